/** The view and the moves of Splendor as the server declares them. */
import type { LegalMove } from "../../lib/contract";
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type View = Schemas["splendor.View"];
export type Face = Schemas["splendor.Face"];
export type FaceUp = Schemas["splendor.FaceUp"];
export type KnownReserved = Schemas["splendor.ReservedCard"];
export type Reserved = Schemas["splendor.HiddenCard"] | KnownReserved;
export type Noble = Schemas["splendor.Noble"];
export type City = Schemas["splendor.City"];
export type Post = Schemas["splendor.Post"];
export type Parts = Schemas["splendor.Parts"];
/** A move of some kinds. */
export type Move<Name extends Parts["kind"] = Parts["kind"]> = LegalMove<Extract<Parts, { kind: Name }>>;
export type Player = Schemas["splendor.SeatView"];
/** How many of each kind; kinds without any are left out. */
export type Counts = Schemas["splendor.Counts"];
/** What a card means for the one looking; null for spectators. */
export type Meaning = Pick<FaceUp, "price" | "missing" | "affordable">;
export type Kind = keyof Counts;
export type Colour = NonNullable<Face["bonus"]>;
export type Ability = NonNullable<Face["ability"]>;

export const COLOURS = ["white", "blue", "green", "red", "black"] as const satisfies Colour[];
export const KINDS = [...COLOURS, "gold"] as const satisfies Kind[];

/** The letters of the notation; each gem carries its own. */
export const LETTERS: Record<Kind, string> = { white: "W", blue: "U", green: "G", red: "R", black: "K", gold: "*" };

export function isKnown(card: Reserved): card is KnownReserved {
  return !card.hidden;
}

export function sum(counts: Counts | null | undefined): number {
  return Object.values(counts ?? {}).reduce((total, n) => total + n, 0);
}
