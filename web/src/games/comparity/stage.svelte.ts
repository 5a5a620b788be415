/**
 * The show: what happens in a check is worth a longer look than a card laid, so some steps are held
 * back until the one before has been seen. Nothing can be chosen while the stage is behind. Whoever
 * leafs through a replay sees every moment at once.
 */
import type { Line } from "../../lib/contract";
import { duration } from "../../lib/motion.svelte";
import type { View } from "./types";

export interface Step {
  view: View;
  lines: Line[];
}

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
const MANY = 8;

export class Stage {
  step = $state.raw<Step>({} as Step);
  behind = $state(false);
  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step) {
    this.step = first;
  }

  show(step: Step, live: boolean): void {
    if (!live) {
      this.close();
      this.waiting = [];
      this.behind = false;
      this.step = step;
      return;
    }
    const latest = this.waiting.at(-1) ?? this.step;
    if (step.lines === latest.lines) {
      // The same moment once more, as the table knows it now.
      if (this.waiting.length) this.waiting[this.waiting.length - 1] = step;
      else if (step.view !== latest.view) this.step = step;
      return;
    }
    this.waiting.push(step);
    // Who was away for long is not made to wait for everything.
    if (this.waiting.length > MANY) this.waiting = [step];
    if (!this.behind) this.next();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next = (): void => {
    const step = this.waiting.shift();
    this.behind = step !== undefined;
    if (!step) return;
    this.step = step;
    const look = duration(Math.max(0, ...step.lines.map(({ key }) => LOOK[key] ?? 0)));
    if (look === 0) return this.next();
    this.timer = setTimeout(this.next, look);
  };
}
