/** The moments people play for, as they happen in steps. */
import type { Script } from "../../board/stage.svelte";
import type { GameEvent, Line } from "../../lib/contract";
import { duration } from "../../lib/motion.svelte";
import type { Counts, View } from "./types";

const KINDS = ["noble", "city", "conquers", "shield", "last-round"];
const TIME = 1900;
/** Shields are many: they are seen in passing. */
const GLANCE = 1300;

/** Something worth a separate show. */
export interface Scene {
  kind: string;
  line: Line;
  seat: number;
  /** How long it is shown, in ms, and whether the table waits meanwhile. */
  time: number;
  holds: boolean;
  /** Where the conquered card lies. */
  place: string;
  /** What the noble wants. */
  need: Counts;
}

export function scenesOf(events: GameEvent[]): Scene[] {
  return events.flatMap(({ kind, line, facts }) => {
    if (!KINDS.includes(kind) || !line) return [];
    const isGlance = kind === "shield";
    return [{ kind, line, seat: Number(facts.seat), time: isGlance ? GLANCE : TIME, holds: !isGlance, place: String(facts.slot), need: (facts.need ?? {}) as Counts }];
  });
}

/** The table waits for its shows, one after another; where nothing moves, nobody waits. */
export const script: Script<View> = {
  look: ({ events }, fresh) => (fresh ? duration(scenesOf(events).reduce((time, scene) => time + (scene.holds ? scene.time : 0), 0)) : 0),
  most: 8,
};
