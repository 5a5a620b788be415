/** The view of Comparity, and its moves taken apart, as the server sends them. */

export type Mode = "height" | "year";

/** A landmark: its closed side, and its open side once everybody has seen it. */
export interface Card {
  card: string;
  kind: string;
  approximate: boolean;
  open: boolean;
  height: number | null;
  year: number | null;
}

/** Columns to the right, lines upwards. */
export interface Cell {
  x: number;
  y: number;
}

export interface ZoneCard extends Card, Cell {
  by: number | null;
}

export interface View {
  players: number;
  options: { mode: Mode; pile_top_visible: "on" | "off" } & Record<string, unknown>;
  phase: string;
  turn: number;
  reaction: "none" | "duet" | "trio";
  acting: number[];
  played: string | null;
  check: { by: number; card: string; neighbour: string | null; violations: number; misplaced: string[] } | null;
  obtaining: { seat: number; owed: number } | null;
  zone: ZoneCard[];
  violations: [string, string][];
  discarded: Card[];
  pile: number;
  pile_top: Card | null;
  box: number;
  seats: { seat: number; row: Card[] }[];
}

export type Parts =
  | ({ kind: "lay"; card: string } & Cell)
  | { kind: "draw" }
  | { kind: "check"; card: string }
  | { kind: "open"; card: string | null }
  | { kind: "give"; card: string }
  | { kind: "discard"; card: string }
  | { kind: "repair"; moves: ({ card: string } & Cell)[] };

export interface Move {
  text: string;
  parts: Parts;
}

/** What stands between two neighbours: a promise, a proven order, a violation, or a promise about to be made. */
export type Bond = "claimed" | "proven" | "broken" | "asked";

/** Did a finger do it? It cannot hover, so it looks first and confirms. */
export type Means = "mouse" | "touch" | "keys";
