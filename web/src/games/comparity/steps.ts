/** What a step tells, as far as the board shows it. Nothing else on the board knows the keys of its lines. */
import type { Script } from "../../board/stage.svelte";
import type { Line } from "../../lib/contract";
import { duration } from "../../lib/motion.svelte";
import type { View } from "./types";

/** How long a step is looked at before the next one may come, by what it tells. */
const LOOK: Record<string, number> = {
  "comparity-log-checks": 500,
  "comparity-log-opened": 1000,
  "comparity-log-violation-beside": 2400,
  "comparity-log-violation-above": 2400,
  "comparity-log-no-violation": 1800,
  "comparity-log-drew": 600,
  "comparity-log-gave": 600,
  "comparity-log-swapped": 900,
  "comparity-log-rearranged": 1200,
  "comparity-log-discarded": 900,
};

/** A check is worth a longer look than a card laid. */
export const script: Script<View> = {
  look: ({ lines }) => duration(Math.max(0, ...lines.map(({ key }) => LOOK[key] ?? 0))),
  most: 8,
};

export type Tone = "bad" | "good" | "loud";

const TONES: Record<string, Tone> = {
  "comparity-log-violation-beside": "bad", "comparity-log-violation-above": "bad", "comparity-log-penalty": "bad",
  "comparity-log-no-violation": "good", "comparity-log-won": "good",
  "comparity-log-duet": "loud", "comparity-log-trio": "loud", "comparity-log-extra-due": "loud",
};
/** What begins something new. */
const BEGINNINGS = ["comparity-log-played", "comparity-log-checks"];

/** How a check came out and what a card has started; the frame tells everything else. */
export interface News {
  tone: Tone;
  line: Line;
}

export function newsIn(lines: Line[]): News[] {
  return lines.flatMap((line) => {
    const tone = TONES[line.key];
    return tone ? [{ tone, line }] : [];
  });
}

export function beginsAnew(lines: Line[]): boolean {
  return lines.some(({ key }) => BEGINNINGS.includes(key));
}
