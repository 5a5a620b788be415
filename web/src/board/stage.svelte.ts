/**
 * The stage of a board: what happens is worth a longer look at times than the table gives it, so a
 * step waits until the one before has been seen. Nothing can be chosen while the stage is behind.
 * Someone who leafs through a replay sees every moment at once.
 *
 * Which steps are worth how long a look is the game's to say, in its `steps.ts`.
 */
import type { GameEvent } from "../lib/contract";
import { duration } from "../lib/motion.svelte";

export interface Step<View> {
  view: View;
  events: GameEvent[];
}

export interface Script<View> {
  /** How long a step is looked at before the next one may come, in ms; `fresh` if something new happens. */
  look(step: Step<View>, fresh: boolean): number;
  /** More waiting steps than this are skipped: after a long absence you need not see everything. */
  most?: number;
}

export class Stage<View> {
  /** What to show now. */
  now = $state.raw<Step<View>>()!;
  /** Is there more to come, or something still being looked at? */
  behind = $state(false);
  #waiting: Step<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #script: Script<View>;

  constructor(first: Step<View>, script: Script<View>) {
    this.#script = script;
    this.now = first;
    script.look(first, false);
  }

  /** Take in a step from the table. */
  show(step: Step<View>, live: boolean): void {
    const latest = this.#waiting.at(-1) ?? this.now;
    if (step.view === latest.view && step.events === latest.events) return;
    if (!live) return this.#leaf(step);
    if (isSameMoment(step, latest)) return this.#amend(step);
    this.#waiting.push(step);
    if (this.#waiting.length > (this.#script.most ?? Infinity)) this.#waiting = [step];
    if (!this.behind) this.next();
  }

  /** Skip the rest of this one. */
  next = (): void => {
    clearTimeout(this.#timer);
    const step = this.#waiting.shift();
    this.behind = step !== undefined;
    if (!step) return;
    const look = this.#set(step);
    if (look > 0) this.#timer = setTimeout(this.next, look);
    else this.next();
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  #set(step: Step<View>): number {
    const fresh = !isSame(step.events, this.now.events);
    this.now = step;
    return this.#script.look(step, fresh);
  }

  /** The same moment once more, as the table knows it now. */
  #amend(step: Step<View>): void {
    if (this.#waiting.length) this.#waiting[this.#waiting.length - 1] = step;
    else this.#set(step);
  }

  #leaf(step: Step<View>): void {
    this.close();
    this.#waiting = [];
    this.behind = false;
    this.#set(step);
  }
}

/** Where nothing moves all that a move brings is told together, and so again with each of its steps. */
function isSameMoment(one: Step<unknown>, other: Step<unknown>): boolean {
  return one.events === other.events || (duration() === 0 && isSame(one.events, other.events));
}

function isSame(one: GameEvent[], other: GameEvent[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
