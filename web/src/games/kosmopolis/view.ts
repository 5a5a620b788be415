/** The view and the moves of Kosmopolis as the server declares them, and the signs its things are told by. */
import type { LegalMove, Line } from "../../lib/contract";
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type View = Schemas["kosmopolis.View"];
export type SeatView = Schemas["kosmopolis.SeatView"];
export type Limit = Schemas["kosmopolis.Limit"];
export type Modifier = Schemas["kosmopolis.Modifier"];
export type Colour = Limit["colour"];

export const COLOURS = ["blue", "pink", "green", "yellow"] as const satisfies Colour[];

/** A card as the notation writes it: a colour's letter and a value. */
export type Card = string;

export type Parts = Schemas["kosmopolis.Parts"];
/** A move of some kinds. */
export type Move<Kind extends Parts["kind"] = Parts["kind"]> = LegalMove<Extract<Parts, { kind: Kind }>>;

const LETTERS: Record<Colour, string> = { blue: "B", pink: "P", green: "G", yellow: "Y" };

/** What is printed on the four modifier cards. */
const MODIFIERS = [4, 2, -1, -3];

export function letterOf(colour: Colour): string {
  return LETTERS[colour];
}

export function colourOf(card: Card): Colour {
  return COLOURS.find((colour) => LETTERS[colour] === card[0]) ?? "blue";
}

export function valueOf(card: Card): number {
  return Number(card.slice(1));
}

/** A card as something to say: by its name, or as what somebody plays or takes. */
export function cardLine(card: Card, key: "kosmopolis-card" | "kosmopolis-taken-card" = "kosmopolis-card"): Line {
  return { key, args: { colour: colourOf(card), value: valueOf(card) } };
}

export function cardOf(colour: Colour, value: number): Card {
  return `${LETTERS[colour]}${value}`;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function largest(values: number[]): number {
  return values.length ? Math.max(...values) : 0;
}

/** Between which numbers a limit lies, by the modifiers whose values the viewer has not seen. */
export function limitRange(view: View, limit: Limit): [number, number] {
  const seen = [...view.modifiers.map((placed) => placed.value), view.looking_at];
  const unseen = MODIFIERS.filter((value) => !seen.includes(value));
  const hidden = limit.unknown_modifiers;
  return [limit.known + sum(unseen.slice(unseen.length - hidden)), limit.known + sum(unseen.slice(0, hidden))];
}

/** A limit in figures: `9`, or `9 ?` with the range it must lie in. */
export interface LimitFigures {
  known: number;
  low: number;
  high: number;
  unsure: boolean;
}

export function limitFigures(view: View, colour: Colour): LimitFigures {
  const limit = view.limits.find((one) => one.colour === colour)!;
  if (!limit.unknown_modifiers) return { known: limit.known, low: limit.known, high: limit.known, unsure: false };
  const [low, high] = limitRange(view, limit);
  return { known: limit.known, low, high, unsure: true };
}
