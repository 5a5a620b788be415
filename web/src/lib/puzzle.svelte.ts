/** A puzzle under way. The server decides about each try, and tells the answer once it is found or asked for. */
import * as api from "./api";
import type { AnyView, GameEvent, LegalMove, Line } from "./contract";
import { draftPlace } from "./draft.svelte";
import { duration } from "./motion.svelte";
import { attempt, notice } from "./notice.svelte";
import { play as sound } from "./sound";
import { loadSpeech, type Speech } from "./spoken";
import { say, t } from "./words";

/** How long a step is looked at, in ms. */
const STEP = 420;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class PuzzlePlay {
  shown = $state.raw<{ view: AnyView; events: GameEvent[] }>()!;
  /** Is an answer on its way, or something that happened still being shown? */
  busy = $state(false);
  tried = $state.raw<api.Tried | null>(null);
  /** How many moves of the line have been shown. */
  followed = $state(0);
  /** Is the position open for another look, once the answer is known? */
  open = $state(true);
  private times = 0;

  private constructor(
    readonly puzzle: api.Puzzle,
    private speech: Speech,
  ) {
    this.restart();
  }

  static async open(game: string, name: string): Promise<PuzzlePlay> {
    const [puzzle, speech] = await Promise.all([api.puzzle(game, name), loadSpeech(game)]);
    return new PuzzlePlay(puzzle, speech);
  }

  get answer(): api.PuzzleAnswer | null {
    return this.tried?.answer ?? null;
  }

  get legal(): LegalMove[] {
    return this.busy || !this.open ? [] : (this.puzzle.play.legal as LegalMove[]);
  }

  /** Is there more of the line to show? */
  get goesOn(): boolean {
    return !this.open && this.answer !== null && this.followed < this.answer.line.length;
  }

  /** A move of the puzzle's position in words. */
  inWords(move: LegalMove): string {
    return this.speech.move(move, this.puzzle.play.view);
  }

  /** What is said above the board. */
  get said(): string {
    if (!this.tried) return t("puzzle-find");
    if (!this.answer) return t("puzzle-wrong");
    if (this.open) return t("puzzle-find");
    return this.tried.right ? t("puzzle-right") : t("puzzle-shown", { move: this.best });
  }

  /** Why the answer is good. */
  get why(): string {
    const { answer } = this;
    if (!answer) return "";
    const other = answer.other ? this.inWords(answer.other as LegalMove) : "";
    const line: Line = { key: answer.why.key, args: { ...answer.why.args, ...(other && { other }) } };
    return say(line);
  }

  private get best(): string {
    const text = this.answer?.moves[0];
    const move = (this.puzzle.play.legal as LegalMove[]).find((one) => one.text === text);
    return move ? this.inWords(move) : (text ?? "");
  }

  async act(text: string): Promise<void> {
    if (this.busy || !this.open) return;
    if (this.answer) return this.tryKnown(text);
    await this.ask(text);
  }

  giveUp(): Promise<void> {
    return this.ask(null);
  }

  /** Show the next move of the line. */
  async follow(): Promise<void> {
    const move = this.answer?.line[this.followed];
    if (this.busy || !move) return;
    this.busy = true;
    this.followed++;
    for (const step of move.steps) {
      this.shown = { view: step.view, events: step.events as GameEvent[] };
      if (step.lines.length) await pause(duration(STEP));
    }
    this.busy = false;
  }

  /** Back to the position, to look at it once more. */
  again(): void {
    this.open = true;
    this.restart();
  }

  private restart(): void {
    this.followed = 0;
    this.shown = { view: this.puzzle.play.view, events: [] };
    this.layDown();
  }

  /** The board lays down what it held, and offers everything again. */
  private layDown(): void {
    draftPlace(`puzzle ${this.puzzle.game} ${this.puzzle.name} ${this.times++}`);
  }

  /** The answer is known already: nobody has to be asked. */
  private async tryKnown(text: string): Promise<void> {
    if (this.answer?.moves.includes(text)) return this.show();
    sound("no");
    this.layDown();
  }

  private async ask(text: string | null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    notice.clear();
    const tried = await attempt(() => api.tryPuzzle(this.puzzle.game, this.puzzle.name, text));
    this.busy = false;
    if (!tried) return;
    this.tried = tried;
    if (tried.answer) return this.show();
    sound("no");
    this.layDown();
  }

  /** The answer is made on the board. */
  private async show(): Promise<void> {
    this.open = false;
    this.followed = 0;
    await this.follow();
  }
}
