/** What happens in a step, as far as the board shows it. */
import type { GameEvent, Line } from "../../lib/contract";
import { type Card, cardOf, type Colour, COLOURS, type View } from "./view";

/** The steps of the end of a round, by what tells of them, and their titles. */
const TITLES: Record<string, string> = {
  leftovers: "kboard-step-leftovers",
  limit: "kboard-step-limits",
  pays: "kboard-step-gold",
  discards: "kboard-step-falls",
  bonus: "kboard-step-bonus",
  "next-start": "kboard-step-next",
  end: "kboard-step-end",
};

/** Phases in which nobody decides: such a view is one of several in a row. */
const PASSING = ["reveal", "next_payer", "discard", "bonus", "next_round", "deal"];
const WHILE_PLAYING = ["draft", "pass_packs", "keep_last", "play", "turn_end", "agent", "priest"];

/** Something that happened, and whom and what it concerns. */
export interface Told {
  kind: string;
  line: Line;
  seat: number | null;
  colours: Colour[];
  cards: Card[];
}

/** What is told under one title. */
export interface Scene {
  title: string;
  told: Told[];
}

export function toldIn(events: GameEvent[]): Told[] {
  return events.flatMap(({ kind, line }) => (line ? [{ kind, line, seat: seatIn(line), colours: coloursIn(line), cards: cardsIn(line) }] : []));
}

/** The end of a round in scenes. */
export function scenesOf(events: GameEvent[]): Scene[] {
  const scenes: Scene[] = [];
  for (const told of toldIn(events)) {
    const title = TITLES[told.kind];
    if (!title) continue;
    const scene = scenes.find((one) => one.title === title);
    if (scene) scene.told.push(told);
    else scenes.push({ title, told: [told] });
  }
  return scenes;
}

/** Is this an automatic step, so that more steps follow? */
export function isPassing(view: View): boolean {
  return PASSING.includes(view.phase);
}

/** Is somebody playing now, so that no show is running? */
export function isPlaying(view: View): boolean {
  return WHILE_PLAYING.includes(view.phase);
}

function seatIn(line: Line): number | null {
  const who = line.args.player;
  return who && typeof who === "object" && "seat" in who ? (who.seat as number) : null;
}

/** The colours a line names, as `kosmopolis-of-blue` and so on. */
function coloursIn(line: Line): Colour[] {
  const named = JSON.stringify(line.args.colour ?? line.args.colours ?? null);
  return COLOURS.filter((colour) => named.includes(`-${colour}"`));
}

function cardsIn(line: Line): Card[] {
  return [line.args.card ?? line.args.cards ?? []].flat().flatMap((said) => {
    if (said === null || typeof said !== "object" || !("key" in said)) return [];
    return [cardOf(said.args.colour as Colour, Number(said.args.value))];
  });
}
