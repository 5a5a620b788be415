/** What happens in a step, as far as the board shows it. */
import type { Script } from "../../board/stage.svelte";
import type { GameEvent, Line } from "../../lib/contract";
import { duration } from "../../lib/motion.svelte";
import type { View } from "./types";

/** How long a step is looked at before the next one may come, by what happens in it. */
const LOOK: Record<string, number> = {
  checks: 500,
  opened: 1000,
  violation: 2400,
  "no-violation": 1800,
  drew: 600,
  gave: 600,
  swapped: 900,
  rearranged: 1200,
  discarded: 900,
};

/** A check is worth a longer look than a card laid. */
export const script: Script<View> = {
  look: ({ events }) => duration(Math.max(0, ...events.map(({ kind }) => LOOK[kind] ?? 0))),
  most: 8,
};

export type Tone = "bad" | "good" | "loud";

const TONES: Record<string, Tone> = {
  violation: "bad", penalty: "bad",
  "no-violation": "good", won: "good",
  duet: "loud", trio: "loud", "extra-due": "loud",
};
/** What begins something new. */
const BEGINNINGS = ["played", "checks"];

/** How a check came out and what a card has started; the frame tells everything else. */
export interface News {
  tone: Tone;
  line: Line;
}

export function newsIn(events: GameEvent[]): News[] {
  return events.flatMap(({ kind, line }) => {
    const tone = TONES[kind];
    return tone && line ? [{ tone, line }] : [];
  });
}

export function beginsAnew(events: GameEvent[]): boolean {
  return events.some(({ kind }) => BEGINNINGS.includes(kind));
}
