/**
 * A lesson as it is walked through. The server keeps nothing of it: it is told everything the
 * learner did, and answers with the moment this leads to.
 */
import * as api from "./api";
import type { AnyView, GameEvent, LegalMove } from "./contract";
import { draftPlace } from "./draft.svelte";
import { duration } from "./motion.svelte";
import { attempt, notice } from "./notice.svelte";
import { play as sound } from "./sound";
import { language, say } from "./words";

/** How long a step is looked at, in ms. */
const STEP = 420;
/** What the learner did when there was nothing to do: they read on. */
const GO_ON = "";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class LessonWalk {
  moment = $state.raw<api.Lesson>()!;
  shown = $state.raw<{ view: AnyView; events: GameEvent[] }>()!;
  /** Is an answer on its way, or something that happened still being shown? */
  busy = $state(false);
  /** The answer to a move that the lesson does not expect; it stands in the moment's place. */
  retry = $state<string | null>(null);
  /** The language the moment is told in. */
  tongue = $state(language());
  private did: string[] = [];

  private constructor(
    readonly game: string,
    readonly name: string,
    first: api.Lesson,
  ) {
    this.take(first);
  }

  static async open(game: string, name: string): Promise<LessonWalk> {
    return new LessonWalk(game, name, await api.lesson(game, name, [], language()));
  }

  get legal(): LegalMove[] {
    return this.busy ? [] : (this.moment.play.legal as LegalMove[]);
  }

  /** What is said now: never more than two sentences. */
  get said(): string {
    const { answer, said } = this.moment;
    return this.retry ?? (answer ? `${answer} ${said}` : said);
  }

  goOn(): Promise<void> {
    return this.do(GO_ON);
  }

  act(text: string): Promise<void> {
    return this.do(text);
  }

  /** The same moment in the language that was chosen meanwhile. */
  async retell(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const tongue = language();
    const fresh = await attempt(() => api.lesson(this.game, this.name, this.did, tongue));
    this.tongue = tongue;
    this.retry = null;
    if (fresh) this.moment = fresh;
    this.busy = false;
  }

  private async do(what: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    notice.clear();
    const tongue = language();
    try {
      const fresh = await api.lesson(this.game, this.name, [...this.did, what], tongue);
      this.tongue = tongue;
      if (fresh.goes_on) {
        this.did = [...this.did, what];
        await this.show(fresh);
      } else {
        this.retry = fresh.answer;
        // The board lays down what it held, and offers everything again.
        draftPlace(`lesson ${this.game} ${this.name} ${this.did.length} again`);
        draftPlace(`lesson ${this.game} ${this.name} ${this.did.length}`);
      }
    } catch (problem) {
      sound("no");
      notice.show(problem instanceof api.Refusal ? refusal(problem) : String(problem), "alarm");
    }
    this.busy = false;
  }

  private async show(fresh: api.Lesson): Promise<void> {
    for (const step of fresh.steps) {
      this.shown = { view: step.view, events: step.events as GameEvent[] };
      if (step.lines.length) await pause(duration(STEP));
    }
    this.take(fresh);
  }

  private take(fresh: api.Lesson): void {
    this.moment = fresh;
    this.retry = null;
    draftPlace(`lesson ${this.game} ${this.name} ${this.did.length}`);
    this.shown = { view: fresh.play.view, events: fresh.steps.length ? (this.shown?.events ?? []) : [] };
  }
}

/** As it is said at a table: the reason alone. */
function refusal({ line, message }: api.Refusal): string {
  const reason = line.args.reason;
  return typeof reason === "object" && reason !== null && "key" in reason ? say(reason) : message;
}
