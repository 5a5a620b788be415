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

/** What is told under one title. */
export interface Scene {
  title: string;
  lines: Line[];
}

export class Stage {
  /** What is to be seen now. */
  now = $state.raw<Step>({} as Step);
  /** What is told now of a round's end, or was told last: one step; or all, where nothing moves. */
  scenes = $state.raw<Scene[]>([]);
  /** Is there more to come that cannot be seen yet? */
  busy = $state(false);

  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Step) {
    this.set(first);
  }

  take(step: Step): void {
    if (step.view === this.now.view && step.lines === this.now.lines) return;
    if (!this.busy) this.show(step);
    else if (isSame(step.lines, this.now.lines)) this.now = step;
    else this.waiting.push(step);
  }

  /** Enough seen of this one. */
  next = (): void => {
    clearTimeout(this.timer);
    this.busy = false;
    const step = this.waiting.shift();
    if (step) this.show(step);
  };

  /** Enough read of what came in one piece. */
  close = (): void => {
    this.scenes = [];
  };

  leave(): void {
    clearTimeout(this.timer);
  }

  private show(step: Step): void {
    const isNew = !isSame(step.lines, this.now.lines);
    const scenes = this.set(step);
    const held = isNew && (isPassing(step.view) ? scenes.length === 1 : isFinale(step.view, scenes));
    if (!held && !this.waiting.length) return;
    this.busy = true;
    const lines = held ? scenes.flatMap((scene) => scene.lines).length : 0;
    this.timer = setTimeout(this.next, lines && Math.min(TO_LOOK + TO_READ * lines, LONGEST));
  }

  private set(step: Step): Scene[] {
    this.now = step;
    const scenes = scenesOf(step.lines);
    // What came in one piece stays beside the next draft, to be read at leisure.
    if (scenes.length) this.scenes = scenes;
    else if (isPlaying(step.view) && step.view.phase !== "draft") this.scenes = [];
    return scenes;
  }
}

function scenesOf(lines: Line[]): Scene[] {
  const scenes: Scene[] = [];
  for (const line of lines) {
    const title = TITLES[line.key];
    if (!title) continue;
    const scene = scenes.find((one) => one.title === title);
    if (scene) scene.lines.push(line);
    else scenes.push({ title, lines: [line] });
  }
  return scenes;
}

function isSame(one: Line[], other: Line[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The last bonus cards come with the end itself; where nothing moves, everything else does too. */
function isFinale(view: View, scenes: Scene[]): boolean {
  return view.phase === "end" && [1, 2].includes(scenes.length);
}

/** Does nobody decide here, so that more is to come? */
export function isPassing(view: View): boolean {
  return PASSING.includes(view.phase);
}

/** Does somebody play just now, so that no show goes on? */
export function isPlaying(view: View): boolean {
  return WHILE_PLAYING.includes(view.phase);
}
