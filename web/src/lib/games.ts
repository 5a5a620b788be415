/** What games bring for the page in `games/<game>/`: a board and a cover. A game without them gets the generic ones. */
import type { Component } from "svelte";
import type { BoardProps } from "./contract";

type Lazy<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;

const boards = import.meta.glob("../games/*/Board.svelte") as Record<string, Lazy<BoardProps & Record<string, unknown>>>;
const covers = import.meta.glob("../games/*/Cover.svelte") as Record<string, Lazy<Record<string, never>>>;

export async function loadBoard(game: string): Promise<Component<BoardProps & Record<string, unknown>> | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null;
}

export async function loadCover(game: string): Promise<Component<Record<string, never>> | null> {
  return (await covers[`../games/${game}/Cover.svelte`]?.())?.default ?? null;
}
