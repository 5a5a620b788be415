/**
 * A table as it lives: the snapshot, the stream of what happens, and what is being shown of it.
 *
 * What happens is shown step by step and one after another, so `shown` may lag behind `play`, the
 * latest position. Nothing can be done while it does.
 */
import * as api from "./api";
import type { AnyView, GameEvent, LegalMove, Line } from "./contract";
import { draftPlace } from "./draft.svelte";
import { duration } from "./motion.svelte";
import { notice } from "./notice.svelte";
import { play as sound, playStep } from "./sound";
import { settings } from "./settings.svelte";
import type { Stream } from "./transport";
import { say, t } from "./words";

/** How long a step is looked at, in ms: one that tells something, and a silent one; and how many may wait before all are shown so briefly. */
const STEP = 420;
const BRIEFLY = 80;
const MANY = 8;
/** How many lines stay in the place that is read out. */
const RECENT = 12;

interface Shown {
  view: AnyView | null;
  events: GameEvent[];
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class LiveTable {
  table = $state.raw<api.Table>()!;
  play = $state.raw<api.Play | null>(null);
  shown = $state.raw<Shown>({ view: null, events: [] });
  /** What was told last: of a step while it is shown, then of the whole move. A move may be silent. */
  told = $state.raw<Line[]>([]);
  log = $state.raw<api.Told[]>([]);
  chat = $state.raw<api.ChatLine[]>([]);
  /** The people this person has muted, with their names; the server sends none of theirs. */
  muted = $state.raw<Map<string, string>>(new Map(JSON.parse(localStorage.getItem("muted") ?? "[]")));
  /** The number of the last chat line that was in sight; it survives a reload. */
  private read = $state(0);
  /** What a character said last, until it is over. */
  remark = $state.raw<api.Remark | null>(null);
  hint = $state.raw<api.Hint | null>(null);
  hinting = $state(false);
  lost = $state(false);
  /** Is something that happened still being shown? */
  busy = $state(false);
  /** Is a move on its way? */
  sending = $state(false);
  /** What was told lately, for screen readers. */
  spoken = $state.raw<{ number: number; line: Line }[]>([]);
  private stream: Stream | null = null;
  private waiting: api.PlayEvent[] = [];
  private taken = 0;
  private decision = "";
  private hiddenSince = 0;
  /** Earlier moments that were looked at, by sequence number, through the present eyes. */
  private moments = new Map<number, Promise<api.Seen>>();
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: api.Table,
    private seat: number | null,
  ) {
    this.read = Number(localStorage.getItem(`read ${table.id}`));
    this.take(table);
    this.listen();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
  }

  close(): void {
    this.stream?.close();
    clearTimeout(this.retry);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
  }

  get id(): string {
    return this.table.id;
  }

  /** How many lines of others the person has not seen yet. */
  get unread(): number {
    const me = this.table.you.person;
    return this.chat.filter((line) => line.number > this.read && line.from.person !== me && !this.muted.has(line.from.person)).length;
  }

  /** All of the chat is in sight. */
  readChat(): void {
    this.read = Math.max(this.read, this.chat.at(-1)?.number ?? 0);
    localStorage.setItem(`read ${this.id}`, String(this.read));
  }

  /** What can be done now by the seat looked through. */
  get legal(): LegalMove[] {
    return this.busy || this.sending || !this.play ? [] : this.play.legal;
  }

  /** Show a fresh snapshot at once. */
  take(table: api.Table): void {
    this.table = table;
    this.waiting = [];
    this.taken += 1;
    if (!table.play) return;
    this.log = table.play.log;
    this.settle(table.play);
    this.told = this.log.at(-1)?.lines ?? [];
    this.shown = { view: table.play.view, events: table.play.events };
  }

  private settle(play: api.Play): void {
    this.play = play;
    const decision = `${this.id} ${play.seat} ${fingerprint(play.legal)}`;
    if (decision !== this.decision) this.hint = null;
    this.decision = decision;
    draftPlace(decision);
  }

  // The stream ---------------------------------------------------------------------------------

  private listen(): void {
    this.stream?.close();
    const after = this.waiting.at(-1)?.seq ?? this.table.seq;
    const stream = api.events(this.id, this.seat, after);
    stream.onopen = () => (this.lost = false);
    stream.onerror = () => {
      this.lost = true;
      // A browser reconnects by itself only after a broken line, not after a refusal.
      if (stream.readyState === EventSource.CLOSED) this.again();
    };
    stream.addEventListener("table", (event) => this.changed(JSON.parse(event.data)));
    stream.addEventListener("play", (event) => void this.happened(JSON.parse(event.data)));
    stream.addEventListener("chat", (event) => this.heard(JSON.parse(event.data)));
    this.stream = stream;
  }

  private again(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.listen(), 1500);
  }

  /** A page that slept may hold a dead connection without knowing it. */
  private wake = (): void => {
    if (document.hidden) this.hiddenSince = Date.now();
    else if (this.lost || Date.now() - this.hiddenSince > 30_000) this.listen();
  };

  private changed(fresh: Omit<api.Table, "play">): void {
    const began = this.table.status === "waiting" && fresh.status === "playing";
    // The number of the latest entry comes with the entry itself, so that a lost line resumes from there.
    this.table = { ...fresh, play: this.play, seq: this.table.seq };
    if (began) void this.refresh();
  }

  private heard(line: api.ChatLine): void {
    if (this.chat.some((known) => known.number === line.number)) return;
    this.chat = [...this.chat, line].sort((one, other) => one.number - other.number);
    if (line.from.person !== this.table.you.person && Date.now() - line.at < 60_000) sound("chat");
  }

  private async happened(event: api.PlayEvent): Promise<void> {
    const latest = this.waiting.at(-1)?.seq ?? this.table.seq;
    if (event.seq <= latest && event.steps.length) return;
    this.waiting.push(event);
    if (this.busy) return;
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.show(next);
    this.busy = false;
  }

  private async show(event: api.PlayEvent): Promise<void> {
    this.table = { ...this.table, seq: event.seq };
    const taken = this.taken;
    for (const step of event.steps) {
      // Where nothing moves the steps are seen as one, and what they tell is told together.
      const together = duration() ? [step] : event.steps;
      const lines = together.flatMap((each) => each.lines);
      this.shown = { view: step.view ?? event.play.view, events: duration() ? step.events : event.play.events };
      if (lines.length) this.told = lines;
      this.tell(step.lines);
      if (step.lines.length) playStep(step.events.map(({ kind }) => kind));
      const long = step.lines.length > 0 && this.waiting.length <= MANY;
      if (step.lines.length || event.steps.length > 1) await pause(duration(long ? STEP : BRIEFLY));
      // A fresh snapshot came meanwhile, and knows better.
      if (taken !== this.taken) return;
    }
    const { log, log_after: after } = event.play;
    if (event.steps.length && log.length) this.told = log.at(-1)!.lines;
    this.log = [...this.log.filter((told) => told.seq <= after), ...log];
    if (event.undone) this.moments.clear();
    this.settle(event.play);
    this.shown = { view: event.play.view, events: this.shown.events };
    // It is said of one moment: what happens next makes it stale, but not at once.
    if (event.remark || event.mover === this.play?.seat) this.remark = event.remark;
  }

  private tell(lines: Line[]): void {
    const from = (this.spoken.at(-1)?.number ?? 0) + 1;
    this.spoken = [...this.spoken, ...lines.map((line, place) => ({ number: from + place, line }))].slice(-RECENT);
  }

  // What the person does -------------------------------------------------------------------------

  /** Look through another seat, and keep nothing that the last one was told. */
  async lookThrough(seat: number | null): Promise<void> {
    this.seat = seat;
    this.moments.clear();
    this.spoken = [];
    await this.refresh();
  }

  /** An earlier moment of the match, as this seat saw it; nothing if it cannot be fetched. */
  async momentAt(seq: number): Promise<api.Seen | undefined> {
    const seen = this.moments.get(seq) ?? api.moment(this.id, seq, this.seat ?? this.play?.seat ?? null);
    this.moments.set(seq, seen);
    try {
      return await seen;
    } catch (problem) {
      this.moments.delete(seq);
      this.complain(problem);
      return undefined;
    }
  }

  async refresh(): Promise<void> {
    try {
      this.take(await api.table(this.id, this.seat));
      this.listen();
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Play a move; without an answer it is sent again, under the same key, until there is one. */
  async act(text: string): Promise<void> {
    const seat = this.play?.seat;
    if (this.sending || seat === null || seat === undefined) return;
    this.sending = true;
    notice.clear();
    const key = api.onceKey();
    const seq = this.table.seq;
    for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
      try {
        await this.arrived((await api.move(this.id, seat, text, seq, key)).seq);
        break;
      } catch (problem) {
        if (!(problem instanceof api.Refusal) || problem.status !== 0) {
          this.complain(problem);
          break;
        }
        this.lost = true;
        await pause(wait);
      }
    }
    this.sending = false;
  }

  /** Wait until the stream has told of an entry; ask, if it does not. */
  private async arrived(seq: number): Promise<void> {
    for (let waited = 0; this.table.seq < seq && waited < 3000; waited += 30) await pause(30);
    if (this.table.seq < seq) await this.refresh();
  }

  /** Say why something cannot be done. */
  async refuse(text: string): Promise<void> {
    const seat = this.play?.seat;
    if (seat === null || seat === undefined) return notice.show(t("page-only-looking"));
    try {
      const { why } = await api.whyNot(this.id, seat, text);
      if (why) this.say(sayWhy(why));
    } catch (problem) {
      this.complain(problem);
    }
  }

  async askHint(): Promise<void> {
    const seat = this.play?.seat;
    if (this.hinting || seat === null || seat === undefined) return;
    this.hinting = true;
    // Others may answer meanwhile; the advice holds as long as the same is asked.
    const decision = this.decision;
    try {
      const advice = await api.hint(this.id, seat);
      if (this.decision === decision) this.hint = advice;
    } catch (problem) {
      this.complain(problem);
    }
    this.hinting = false;
  }

  /** Anything else that answers with a snapshot. */
  async change(doing: () => Promise<api.Table>): Promise<boolean> {
    try {
      const fresh = await doing();
      this.changed(fresh);
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    }
  }

  async mute(person: string, name: string): Promise<void> {
    this.remember(new Map(this.muted).set(person, name));
    await api.mute(this.id, person, true).catch((problem) => this.complain(problem));
  }

  /** Hear somebody again, and what they said meanwhile. */
  async unmute(person: string): Promise<void> {
    this.remember(new Map([...this.muted].filter(([other]) => other !== person)));
    await api.mute(this.id, person, false).then(() => this.listen(), (problem) => this.complain(problem));
  }

  private remember(muted: Map<string, string>): void {
    this.muted = muted;
    localStorage.setItem("muted", JSON.stringify([...muted]));
  }

  private complain(problem: unknown): void {
    if (problem instanceof api.Refusal && problem.table) this.take(problem.table);
    this.say(problem instanceof api.Refusal ? sayWhy(problem.line, problem.message) : String(problem instanceof Error ? problem.message : problem));
  }

  private say(sentence: string): void {
    sound("no");
    notice.show(sentence, "alarm");
  }
}

/** A refusal as it is said at a table: the reason alone, unless somebody wants to see the notation. */
function sayWhy(line: Line, otherwise = say(line)): string {
  const reason = line.args.reason;
  const isLine = typeof reason === "object" && reason !== null && "key" in reason;
  return line.key === "engine-illegal-move" && isLine && !settings.notation ? say(reason) : otherwise;
}

/** What tells one decision from another, though others may move meanwhile: what can be chosen. */
function fingerprint(legal: LegalMove[]): string {
  let sum = 0;
  for (const { text } of legal) for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) | 0;
  return `${legal.length} ${sum}`;
}
