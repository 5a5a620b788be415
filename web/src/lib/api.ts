/** The server's API as functions. Errors are `Refusal`s: one sentence, in the person's language. */
import type { AnyParts, AnyView, Line } from "./contract";
import type { components } from "./schema";
import { fetchText, request, SITE, stream } from "./transport";
import { language, say } from "./words";

// What the server tells: generated from its schema by `npm run types` -------------------------------

type Schemas = components["schemas"];

/** The schema calls lines and whatever is a game's own just objects; here they are what they are. */
type Spoken<T> = T extends Schemas["LineOut"]
  ? Line
  : T extends (infer Item)[]
    ? Spoken<Item>[]
    : T extends object
      ? { [Key in keyof T]: Key extends "view" ? AnyView : Key extends "parts" ? AnyParts : Key extends "options" ? Own<T[Key]> : Spoken<T[Key]> }
      : T;
type Own<T> = T extends unknown[] ? Spoken<T> : Record<string, unknown>;

export type Me = Schemas["Me"];
export type Brief = Schemas["Brief"];
export type Lobby = Schemas["Lobby"];
export type SeatBrief = Schemas["BriefSeat"];
export type SeatInfo = Schemas["SeatOut"];
export type Clock = Schemas["ClockOut"];
/** The schema does not say that there are always two numbers: the fewest players and the most. */
export type GameInfo = Omit<Schemas["GameOut"], "players"> & { players: [number, number] };
export type Games = Omit<Schemas["Games"], "games"> & { games: GameInfo[] };
export type GameOption = Schemas["OptionOut"];
export type Analysis = Spoken<Schemas["AnalysisOut"]>;
export type Moment = Spoken<Schemas["MomentOut"]>;
export type ChatLine = Schemas["ChatEvent"];
export type Table = Spoken<Schemas["Snapshot"]>;
export type Play = Spoken<Schemas["Play"]>;
export type PlayEvent = Spoken<Schemas["PlayEvent"]>;
export type Remark = Spoken<Schemas["RemarkOut"]>;
export type Told = Spoken<Schemas["LogEntry"]>;
export type Result = Spoken<Schemas["ResultOut"]>;
export type Hint = Spoken<Schemas["HintOut"]>;
export type Shown = Spoken<Schemas["ReplayOut"]>;
export type LessonBrief = Schemas["LessonBrief"];
export type Lesson = Spoken<Schemas["LessonOut"]>;
export type Puzzles = Schemas["PuzzlesOut"];
export type Puzzle = Spoken<Schemas["PuzzleOut"]>;
export type Tried = Spoken<Schemas["TriedOut"]>;
export type PuzzleAnswer = NonNullable<Tried["answer"]>;
export type DayMap = Spoken<Schemas["MapOut"]>;
export type OwnPlay = Spoken<Schemas["OwnPlayOut"]>;
export type OwnGame = OwnPlay["games"][number];
export type Seen = Spoken<Schemas["MomentSeen"]>;

// What a person wishes --------------------------------------------------------------------------

export type ClockWish = { kind: "none" } | { kind: "move"; seconds: number; reserve: number } | { kind: "days"; days: number };

export interface SeatWish {
  kind: "me" | "open" | "bot" | "local";
  level?: string;
  character?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatWish[];
  visibility: "public" | "link";
  clock: ClockWish;
  absent: "wait" | "bot" | "vote";
  pace_ms: number;
}

// Asking ---------------------------------------------------------------------------------------

/** The server said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly line: Line,
    readonly status: number,
    text: string,
    readonly table: Table | null = null,
  ) {
    super(text);
  }
}

/** Nobody answered: the connection or the server is gone. */
export const UNREACHABLE: Line = { key: "page-unreachable", args: {} };

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await request(path, init);
  } catch {
    throw new Refusal(UNREACHABLE, 0, say(UNREACHABLE));
  }
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  const body = await answer.json().catch(() => null);
  const error = body?.error;
  if (!error) return new Refusal(UNREACHABLE, answer.status, say(UNREACHABLE));
  const line: Line = { key: error.key, args: error.args ?? {} };
  return new Refusal(line, answer.status, error.text ?? say(line), body.table ?? null);
}

function send<T>(method: string, path: string, body: unknown = {}, key?: string): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json", "Accept-Language": language() };
  if (key) headers["Idempotency-Key"] = key;
  return ask<T>(path, { method, headers, body: JSON.stringify(body) });
}

/** A key for something that must happen once, however often it is sent. */
export function onceKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const at = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;
const through = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const me = () => ask<Me>("/me");
export const changeMe = (fresh: { name?: string; language?: string }) => send<Me>("PATCH", "/me", fresh);
export const games = () => ask<Games>("/games");
export const lobby = (game: string | undefined, page: number) => ask<Lobby>(`/tables?${new URLSearchParams({ ...(game && { game }), page: String(page) })}`);
export const rules = async (game: string, tongue: string) => {
  const answer = await fetchText(`/rules/${game}/${tongue}`);
  return answer.ok ? answer.text() : "";
};
/** A sentence of a lesson: without a server it comes as a line, and is put into words here. */
const worded = (text: string): string => (SITE ? say(JSON.parse(text) as Line) : text);
export const lessons = async (game: string, tongue: string) =>
  (await ask<LessonBrief[]>(`/lessons/${encodeURIComponent(game)}/${tongue}`)).map((lesson) => ({ ...lesson, title: worded(lesson.title) }));
/** The moment of a lesson that follows what the learner did; "" is reading on. */
export const lesson = async (game: string, name: string, did: string[], tongue: string): Promise<Lesson> => {
  const told = await send<Lesson>("POST", `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, { did, language: tongue });
  return {
    ...told,
    title: worded(told.title),
    said: worded(told.said),
    answer: told.answer && worded(told.answer),
    point: told.point.map(({ part, words }) => ({ part, words: worded(words) })),
    names: told.names.map((name, seat) => (seat ? worded(name) : name)),
  };
};
export const puzzles = () => ask<Puzzles>("/puzzles");
const puzzlePath = (game: string, name: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
export const puzzle = (game: string, name: string) => ask<Puzzle>(puzzlePath(game, name));
/** Try a move; without one, be told the answer. */
export const tryPuzzle = (game: string, name: string, move: string | null) => send<Tried>("POST", puzzlePath(game, name), { move });
export const dayMap = () => ask<DayMap>("/puzzles/map");
export const layLandmark = (number: number, { x, y }: { x: number; y: number }) => send<DayMap>("POST", "/puzzles/map", { number, x, y });
/** What your matches say about your play. */
export const ownPlay = () => ask<OwnPlay>("/me/play");
export const training = () => ask<DayMap>("/puzzles/training");
export const layTraining = (number: number, { x, y }: { x: number; y: number }) => send<DayMap>("POST", "/puzzles/training", { number, x, y });
/** Make a puzzle of one of your moves, by its number. */
export const makePuzzle = (id: string, move: number) => send<{ game: string; name: string }>("POST", at(id, "/puzzle"), { at: move });
export const setUp = (wish: TableWish) => send<Table>("POST", "/tables", wish, onceKey());
export const table = (id: string, seat: number | null = null) => ask<Table>(at(id, through(seat)));
export const sit = (id: string, wish: { seat?: number; name?: string; invite?: string }) => send<Table>("POST", at(id, "/sit"), wish);
export const tableAction = (id: string, action: "leave" | "close" | "rematch" | "back") => send<Table>("POST", at(id, `/${action}`));
export const start = (id: string, fill: string) => send<Table>("POST", at(id, "/start"), { fill });
export const addNonce = (id: string, nonce: string) => send<Table>("POST", at(id, "/nonce"), { nonce });
export const move = (id: string, seat: number, text: string, seq: number, key: string) =>
  send<{ seq: number }>("POST", at(id, "/moves"), { seat, move: text, seq }, key);
export const undo = (id: string, seat: number, seq: number) => send<Table>("POST", at(id, "/undo"), { seat, seq }, onceKey());
export const answerUndo = (id: string, seat: number, agree: boolean) => send<Table>("POST", at(id, "/undo/answer"), { seat, agree });
export const moment = (id: string, seq: number, seat: number | null) => ask<Seen>(at(id, `/moment?seq=${seq}${seat === null ? "" : `&seat=${seat}`}`));
export const hint = (id: string, seat: number) => ask<Hint>(at(id, `/hint?seat=${seat}`));
export const whyNot = (id: string, seat: number, text: string) => send<{ why: Line | null }>("POST", at(id, "/why-not"), { seat, move: text });
export const chat = (id: string, text: string) => send<unknown>("POST", at(id, "/chat"), { text }, onceKey());
export const mute = (id: string, person: string, muted: boolean) => send<unknown>("POST", at(id, "/mute"), { person, muted });
export const voteForBot = (id: string, seat: number) => send<Table>("POST", at(id, "/vote"), { seat });
export const replay = (id: string, moment: number, eyes: number | "all") => ask<Shown>(at(id, `/replay?at=${moment}&seat=${eyes}`));
export const analysis = (id: string) => ask<Analysis>(at(id, "/analysis"));
export const proof = (id: string) => ask<Record<string, unknown>>(at(id, "/proof"));
export const recordPath = (id: string) => `/api${at(id, "/record")}`;
export const proofPath = (id: string) => `/api${at(id, "/proof")}`;
export const events = (id: string, seat: number | null, after: number) => stream(at(id, `/events?after=${after}${seat === null ? "" : `&seat=${seat}`}`));
export const keepRecord = (text: string) =>
  ask<{ id: string }>("/records", { method: "POST", headers: { "Content-Type": "text/plain", "Accept-Language": language() }, body: text });
