/** What Splendor's `view` and `move_parts` write, as far as the table shows it. */

export const COLOURS = ["white", "blue", "green", "red", "black"] as const;
export const KINDS = [...COLOURS, "gold"] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind = (typeof KINDS)[number];

/** The letters of the notation; each gem carries its own. */
export const LETTERS: Record<Kind, string> = { white: "W", blue: "U", green: "G", red: "R", black: "K", gold: "*" };

/** How many of each kind; kinds without any are left out. */
export type Counts = Partial<Record<Kind, number>>;

export type Ability = "gold2" | "pair" | "pair_take1" | "double" | "reserve_noble" | "take2" | "discard2";

/** What is printed on a card; `card` is its short text, which no other card has. */
export interface Face {
  card: string;
  level: number;
  orient: boolean;
  bonus: Colour | null;
  bonus_count: number;
  points: number;
  cost: Counts;
  ability: Ability | null;
  discard: Colour | null;
}

/** What a card means for the one looking; null for spectators. */
export interface Meaning {
  price?: Counts | null;
  missing?: Counts | null;
  affordable?: boolean | null;
}

export interface FaceUp extends Face, Meaning {
  slot: string;
  towers: number;
  tower_owner: number | null;
}

export interface Reserved extends Partial<Face>, Meaning {
  place: string;
  back: string;
  hidden: boolean;
  blind?: boolean;
}

export interface Noble {
  number: number;
  need: Counts;
  missing: Counts | null;
  points: number;
  owner: number | null;
  visited: boolean;
}

export interface City {
  number: number;
  face: string;
  prestige: number;
  need: Counts;
  any_same: number;
  missing: Counts | null;
  any_same_missing: number | null;
  prestige_missing: number | null;
  owner: number | null;
}

export interface Post {
  number: number;
  need: Counts;
  missing: Counts | null;
  nobles: number;
  power: string;
}

export interface Player {
  seat: number;
  prestige: number;
  tokens: Counts;
  token_count: number;
  bonuses: Counts;
  cards: number;
  tableau: Face[];
  reserved: Reserved[];
  nobles: number[];
  reserved_nobles: number[];
  city: number | null;
  towers: number | null;
  shields: number[];
  gold_cards: string[];
}

export interface View {
  players: number;
  options: { modules: string[] };
  phase: string;
  round: number;
  start: number;
  active: number;
  awaited: number[];
  final_round: boolean;
  supply: Counts;
  decks: Record<string, number>;
  face_up: FaceUp[];
  nobles: Noble[];
  cities: City[];
  posts: Post[];
  purchase: { place: string; card: Face; gems: Counts; kept: Counts } | null;
  seats: Player[];
}

export function isKnown(card: Reserved): card is Reserved & Face {
  return !card.hidden;
}

export function sum(counts: Counts | null | undefined): number {
  return Object.values(counts ?? {}).reduce((total, n) => total + n, 0);
}
