/** What the frame and a game's components promise each other. */

/** Something to tell people: a message key, and the arguments of its sentence. */
export interface Line {
  key: string;
  args: Record<string, Argument>;
}

/** A number, a text that is the same in every language, a seat, a line within, or a list of such. */
export type Argument = number | string | boolean | null | { seat: number } | Line | Argument[];

/** Something that happened. Boards go by its kind; the sentence that tells it is for people. */
export interface GameEvent {
  kind: string;
  /** What a board needs to show it. */
  facts: Record<string, unknown>;
  /** Null for what is seen but not told. */
  line: Line | null;
}

/** A move taken apart: its kind, and what it names. A game that declares its moves has a type for them in `schema.ts`. */
export interface AnyParts {
  kind: string;
  [name: string]: unknown;
}

/** One legal move: its notation, and the same taken apart for a screen (the game's `move_parts`). */
export interface LegalMove<Parts = AnyParts> {
  text: string;
  parts: Parts;
}

/** What a viewer may know of a match. A game that declares its view has a type for it in `schema.ts`. */
export type AnyView = Record<string, unknown>;

/** What `web/src/games/<game>/Board.svelte` is given. */
export interface BoardProps<View = AnyView, Parts = AnyParts> {
  /** What the viewer may know, as the game's `view` writes it; fed step by step, so that keyed elements can travel. */
  view: View;
  /** The viewer's seat; null for a spectator, or when everything is revealed. */
  seat: number | null;
  /** The players' names, by seat. */
  names: string[];
  /** What `seat` may do now; empty while steps are being shown, while others act, and in a replay. */
  legal: LegalMove<Parts>[];
  /** Seats that may act now, and those of them whose answer is still missing. */
  acting: number[];
  awaited: number[];
  /** Whose turn it is and what is asked; the frame shows it, a board need not. */
  prompt: Line;
  over: boolean;
  /** Play this move (its notation). */
  act(text: string): void;
  /** Something that cannot be done was tried: the frame asks the server why not, and shows the sentence. */
  refuse(text: string): void;
  /** The notation of a move to highlight. */
  hint: string | null;
  /** What happened in the step being shown. */
  events: GameEvent[];
  /** What a board shows by and by, longer than a step takes; null once it is done. The frame says it, and lets its question and the ending wait. */
  showing?(what: string | null): void;
}
