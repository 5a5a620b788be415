/**
 * The end of a round is a show: each of its steps stays long enough to be read, however quickly the
 * table feeds them. Everything else is shown as it comes.
 */
import type { Line } from "../../lib/contract";
import type { View } from "./view";

export interface Step {
  view: View;
  lines: Line[];
}

/** The steps of the end of a round, by the first line that tells of them, and their titles. */
const TITLES: Record<string, string> = {
  "kosmopolis-log-leftovers": "kboard-step-leftovers",
  "kosmopolis-log-limit": "kboard-step-limits",
  "kosmopolis-log-limit-modified": "kboard-step-limits",
  "kosmopolis-log-pays": "kboard-step-gold",
  "kosmopolis-log-pays-nothing": "kboard-step-gold",
  "kosmopolis-log-discards": "kboard-step-falls",
  "kosmopolis-log-bonus": "kboard-step-bonus",
  "kosmopolis-log-next-start": "kboard-step-next",
  "kosmopolis-log-end": "kboard-step-end",
};

/** Phases in which nobody decides: such a view is one of several in a row. */
const PASSING = ["reveal", "next_payer", "discard", "bonus", "next_round", "deal"];
const WHILE_PLAYING = ["draft", "pass_packs", "keep_last", "play", "turn_end", "agent", "priest"];

const TO_LOOK = 1000;
const TO_READ = 450;
const LONGEST = 3600;

export interface Scene {
  title: string;
  lines: Line[];
}

export class Stage {
  /** What is to be seen now. */
  now = $state.raw<Step>({} as Step);
  /** The step of a round's end that is told now, or was told last. */
  scene = $state.raw<Scene | null>(null);
  /** Is there more to come that cannot be seen yet? */
  busy = $state(false);

  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step) {
    this.show(first);
    this.busy = false;
    clearTimeout(this.timer);
  }

  take(step: Step): void {
    if (step.view === this.now.view && step.lines === this.now.lines) return;
    if (this.busy) this.waiting.push(step);
    else this.show(step);
  }

  /** Enough seen of this one. */
  next = (): void => {
    clearTimeout(this.timer);
    this.busy = false;
    const step = this.waiting.shift();
    if (step) this.show(step);
  };

  leave(): void {
    clearTimeout(this.timer);
  }

  private show(step: Step): void {
    this.now = step;
    const told = step.lines.filter((line) => line.key in TITLES);
    if (told.length) this.scene = { title: TITLES[told[0]!.key]!, lines: told };
    else if (WHILE_PLAYING.includes(step.view.phase)) this.scene = null;
    const held = told.length > 0 && PASSING.includes(step.view.phase);
    if (!held && !this.waiting.length) return;
    this.busy = true;
    this.timer = setTimeout(this.next, held ? Math.min(TO_LOOK + TO_READ * told.length, LONGEST) : 0);
  }
}

/** Does somebody play just now, so that no show goes on? */
export function isPlaying(view: View): boolean {
  return WHILE_PLAYING.includes(view.phase);
}
