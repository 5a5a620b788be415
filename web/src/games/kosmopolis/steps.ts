/** What happens in a step, as far as the board shows it. */
import type { GameEvent, Line } from "../../lib/contract";
import type { Card, Colour, View } from "./view";

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

/** Whom and what an event concerns, as the game's `narration.py` writes it. */
interface Facts {
  seat: number | null;
  colours: Colour[];
  cards: Card[];
  /** What a column's cards come to, its limit, how far it is above that, and the modifiers in it. */
  total: number;
  limit: number;
  excess: number;
  modifiers: number[];
  gold: number;
}

const NO_FACTS: Facts = { seat: null, colours: [], cards: [], total: 0, limit: 0, excess: 0, modifiers: [], gold: 0 };

/** Something that happened. */
export interface Told extends Facts {
  kind: string;
  line: Line;
}

/** What is told under one title. */
export interface Scene {
  title: string;
  told: Told[];
}

export function toldIn(events: GameEvent[]): Told[] {
  return events.flatMap(({ kind, line, facts }) => (line ? [{ ...NO_FACTS, ...facts, kind, line }] : []));
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
