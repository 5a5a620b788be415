/** The moments people play for, as steps tell of them. Nothing else on the board knows the keys of lines. */
import type { Line } from "../../lib/contract";
import { duration } from "../../lib/motion.svelte";
import type { Script } from "../../board/stage.svelte";
import type { Counts, View } from "./types";

type Kind = "noble" | "city" | "conquers" | "shield" | "last-round" | "last-round-city";

const KINDS: Record<string, Kind> = {
  "splendor-log-noble": "noble",
  "splendor-log-city": "city",
  "splendor-log-conquers": "conquers",
  "splendor-log-shield": "shield",
  "splendor-log-last-round": "last-round",
  "splendor-log-last-round-city": "last-round-city",
};
const TIME = 1900;
/** Shields are many: they are seen in passing. */
const GLANCE = 1300;

/** Something worth a show of its own. */
export interface Scene {
  kind: Kind;
  line: Line;
  seat: number;
  /** How long it is shown, in ms, and whether the table waits meanwhile. */
  time: number;
  holds: boolean;
  /** Where the card lies that is conquered. */
  place: string;
  /** What the noble wants. */
  need: Counts;
}

export function scenesOf(lines: Line[]): Scene[] {
  return lines.flatMap((line) => {
    const kind = KINDS[line.key];
    if (!kind) return [];
    const isGlance = kind === "shield";
    return [{ kind, line, seat: seatIn(line), time: isGlance ? GLANCE : TIME, holds: !isGlance, place: String(line.args.place), need: countsIn(line.args.noble) }];
  });
}

/** The table waits for its shows, one after another; where nothing moves, nobody waits. */
export const script: Script<View> = {
  look: ({ lines }, fresh) => (fresh ? duration(scenesOf(lines).reduce((time, scene) => time + (scene.holds ? scene.time : 0), 0)) : 0),
  most: 8,
};

function seatIn({ args: { player } }: Line): number {
  return player !== null && typeof player === "object" && "seat" in player ? (player as { seat: number }).seat : 0;
}

/** What a noble asks for, said by splendor-count-…, as counts. */
function countsIn(asked: unknown): Counts {
  const lines = (Array.isArray(asked) ? asked : []) as Line[];
  return Object.fromEntries(lines.map(({ key, args }) => [key.slice("splendor-count-".length), Number(args.count)]));
}
