/** What games bring for the page in `games/<game>/`: a board, a cover and chips. A game without them gets the generic ones. */
import type { Component } from "svelte";
import type { BoardProps, Line } from "./contract";

type Lazy<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;

const boards = import.meta.glob("../games/*/Board.svelte") as Record<string, Lazy<BoardProps & Record<string, unknown>>>;
const covers = import.meta.glob("../games/*/Cover.svelte") as Record<string, Lazy<Record<string, never>>>;

/** Something of the game within a sentence: how it looks there, around the words for it. */
export type ChipProps = { line: Line; text: string };
const chips = import.meta.glob("../games/*/Chip.svelte") as Record<string, Lazy<ChipProps>>;

export async function loadBoard(game: string): Promise<Component<BoardProps & Record<string, unknown>> | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null;
}

export async function loadCover(game: string): Promise<Component<Record<string, never>> | null> {
  return (await covers[`../games/${game}/Cover.svelte`]?.())?.default ?? null;
}

export async function loadChip(game: string): Promise<Component<ChipProps> | null> {
  return (await chips[`../games/${game}/Chip.svelte`]?.())?.default ?? null;
}
