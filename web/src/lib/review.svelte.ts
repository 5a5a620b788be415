/** The analysis of a finished game: asked for until it is done, and told in words. */
import * as api from "./api";
import { loadSpeech, type Speech } from "./spoken";
import { figure, say, t } from "./words";

/** How often the server is asked whether it is done, in ms. */
const PATIENCE = 2000;

export const percent = (chance: number) => figure(chance, { style: "percent", maximumFractionDigits: 0 });

export class Review {
  found = $state.raw<api.Analysis | null>(null);
  /** Why there is no analysis, in a sentence. */
  problem = $state("");
  private speech: Speech | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private id: string,
    private game: string,
  ) {
    void this.ask();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Fetch everything it shows at once; an answer that comes too late is ignored. */
  async ask(): Promise<void> {
    this.problem = "";
    try {
      this.speech ??= await loadSpeech(this.game);
      const found = await api.analysis(this.id);
      if (!this.stopped) this.found = found;
    } catch (problem) {
      if (!this.stopped) this.problem = problem instanceof Error ? problem.message : String(problem);
      return;
    }
    if (!this.isDone && !this.stopped) this.timer = setTimeout(() => void this.ask(), PATIENCE);
  }

  get isDone(): boolean {
    return this.found?.status === "done";
  }

  get moments(): api.Moment[] {
    return this.found?.moments ?? [];
  }

  get turningPoints(): api.Moment[] {
    return this.moments.filter((moment) => this.found?.turning_points.includes(moment.number));
  }

  /** The moves that could have been better. */
  get missed(): api.Moment[] {
    return this.moments.filter((moment) => moment.better);
  }

  /** The better move in words, what it would have brought and changed; nothing if the move was fine. */
  better(moment: api.Moment | undefined): string {
    const better = moment?.better;
    if (!better || !this.speech) return "";
    const move = this.speech.move({ text: better.move, parts: better.parts }, better.view);
    const said = t("page-better", { move, chance: percent(better.chance), played: percent(better.chance_played) });
    return better.why ? `${said}. ${say(better.why)}` : said;
  }
}
