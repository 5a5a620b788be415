/**
 * Words for people. The catalogues are the Python side's own; `t` and `say` are its `say`.
 *
 * Both read the current language inside Svelte's reactivity: text in a component changes by itself
 * when the language does.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Line } from "./contract";
import { fetchText } from "./transport";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  ru: "Русский",
  pl: "Polski",
  cs: "Čeština",
};

let current = $state("en");
let bundle = $state.raw<FluentBundle | null>(null);
let names = $state.raw<Name[]>([]);
let viewer = $state<number | null>(null);

/** What a seat is called: a person by what they typed, a character by a message. */
export type Name = string | Line;

/** The cases that sentences put names into, as in the Python side's `say`. */
const CASES = ["gen", "dat"];

/** Keys that were asked for and found in no catalogue; the tests look here. */
export const missing = new Set<string>();

/** The language of the page. */
export function language(): string {
  return current;
}

/** The best of our languages for this browser. */
export function preferredLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Fetch a language's catalogues and show the page in it. */
export async function useLanguage(tag: string): Promise<void> {
  const answer = await fetchText(`/words/${tag}`).catch(() => null);
  if (!answer?.ok) throw new Error(t("page-unreachable"));
  const fresh = new FluentBundle(tag, { useIsolating: false });
  fresh.addResource(new FluentResource(await answer.text()));
  bundle = fresh;
  current = tag;
  document.documentElement.lang = tag;
}

/** The names said for seats in lines, and whose seat is "you"; the frame sets both for its table. */
export function nameSeats(seats: Name[], you: number | null): void {
  names = seats;
  viewer = you;
}

/** Does the language have a message for this key? */
export function knows(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The message of a key. */
export function t(key: string, args: Record<string, Argument> = {}): string {
  return say({ key, args });
}

/** A line as a sentence; seats by the table's names, the viewer's own as "you". */
export function say(line: Line): string {
  return sayAs(line, "");
}

/** A piece of a sentence; `seat` or `line` say what it speaks of, if that can be shown. */
export interface Piece {
  text: string;
  seat?: number;
  line?: Line;
}

/** What the sentence being said speaks of, while somebody wants to know; see `sayPieces`. */
let spokenOf: ({ seat: number } | Line)[] | null = null;

/** A line as a sentence in pieces: the players and the things of the game in it, and the words between. */
export function sayPieces(line: Line): Piece[] {
  spokenOf = [];
  const sentence = say(line);
  const found = spokenOf;
  spokenOf = null;
  // Marks that no catalogue has stand around what can be shown: where it begins, which it is, where it ends.
  const pieces = sentence.split(/\uE000(\d+)\uE001([^\uE002]*)\uE002/);
  return pieces.flatMap((text, place): Piece[] => {
    if (place % 3 === 1) return [];
    const what = place % 3 === 2 ? found[Number(pieces[place - 1])] : undefined;
    if (!text) return [];
    return [!what ? { text } : "seat" in what ? { text, seat: what.seat } : { text, line: what }];
  });
}

/** The same text, marked while its sentence is wanted in pieces. */
function marked(what: { seat: number } | Line, tell: () => string): string {
  const list = spokenOf;
  if (!list) return tell();
  // What is within something that is marked belongs to it.
  spokenOf = null;
  const text = tell();
  spokenOf = list;
  return `\uE000${list.push(what) - 1}\uE001${text}\uE002`;
}

/** A line in the form that speaks to the viewer, or else in another one if it has that. */
function sayAs(line: Line, otherwise: string): string {
  const message = bundle?.getMessage(line.key);
  if (!bundle || !message?.value) {
    if (bundle) missing.add(line.key);
    return line.key.replaceAll("-", " ");
  }
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(line.args)) {
    args[name] = said(arg);
    if (isSeat(arg)) for (const form of CASES) args[`${name}-${form}`] = marked(arg, () => nameOf(arg.seat, form));
  }
  return nestQuotes(bundle.formatPattern(message.attributes[formFor(line) || otherwise] ?? message.value, args, []));
}

/** How each language opens and closes a quotation, and one within it. */
const QUOTES: Record<string, string> = { en: "“”‘’", ru: "«»„“", pl: "„”«»", cs: "„“‚‘" };

/** Quotations within a quotation with the language's inner marks, as in the Python side's `say`. */
function nestQuotes(text: string): string {
  const [opening, closing, innerOpening, innerClosing] = QUOTES[current] ?? QUOTES.en!;
  let depth = 0;
  return [...text]
    .map((mark) => {
      if (mark === opening) return ++depth > 1 ? innerOpening : mark;
      if (mark === closing && depth > 0) return depth-- > 1 ? innerClosing : mark;
      return mark;
    })
    .join("");
}

/** Which form of a message speaks to the viewer, as in the Python side's `say`. */
function formFor(line: Line): string {
  const mine = Object.entries(line.args).find(([, arg]) => viewer !== null && isSeat(arg) && arg.seat === viewer);
  return mine === undefined ? "" : mine[0] === "player" ? "you" : `you-${mine[0]}`;
}

/** What a seat is called, in a case if one is named. */
function nameOf(seat: number, form = ""): string {
  const name = names[seat];
  if (name === undefined) return sayAs({ key: "engine-seat", args: { number: seat + 1 } }, form);
  if (typeof name !== "string") return sayAs(name, form);
  return form ? sayAs({ key: "engine-named", args: { name } }, form) : name;
}

function isSeat(arg: Argument): arg is { seat: number } {
  return typeof arg === "object" && arg !== null && "seat" in arg;
}

/** A number as it is written in the page's language. */
export function figure(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(current, options).format(value);
}

function said(arg: Argument): FluentVariable {
  if (Array.isArray(arg)) return arg.map((item) => String(said(item))).join(", ");
  if (arg === null || typeof arg === "boolean") return String(arg);
  if (typeof arg !== "object") return arg;
  if (isSeat(arg)) return marked(arg, () => nameOf(arg.seat));
  // What is part of a sentence may need another form there: “the Western Wall”.
  return marked(arg, () => sayAs(arg, "within"));
}
