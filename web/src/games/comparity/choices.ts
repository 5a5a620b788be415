/** The legal moves, by where a person would click for them. Nothing here knows a rule. */
import type { Cell, Move, Parts } from "./types";

export interface Choices {
  /** Laying a card: the moves by card, and within by cell. */
  lay: Map<string, Map<string, string>>;
  /** A move that names a card of the zone or of your row. */
  check: Map<string, string>;
  open: Map<string, string>;
  give: Map<string, string>;
  discard: Map<string, string>;
  draw: string | null;
  openNone: string | null;
  repairs: Repair[];
}

export interface Repair {
  text: string;
  moves: ({ card: string } & Cell)[];
}

export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function choicesOf(legal: Move[]): Choices {
  const choices: Choices = {
    lay: new Map(), check: new Map(), open: new Map(), give: new Map(), discard: new Map(),
    draw: null, openNone: null, repairs: [],
  };
  for (const { text, parts } of legal) sort(choices, text, parts);
  return choices;
}

function sort(choices: Choices, text: string, parts: Parts): void {
  switch (parts.kind) {
    case "lay": {
      const cells = choices.lay.get(parts.card) ?? new Map<string, string>();
      choices.lay.set(parts.card, cells.set(cellKey(parts), text));
      break;
    }
    case "draw":
      choices.draw = text;
      break;
    case "repair":
      choices.repairs.push({ text, moves: parts.moves });
      break;
    case "open":
      if (parts.card === null) choices.openNone = text;
      else choices.open.set(parts.card, text);
      break;
    default:
      choices[parts.kind].set(parts.card, text);
  }
}

/** The cells some card may be laid into. */
export function cellsOf(lay: Choices["lay"]): Set<string> {
  return new Set([...lay.values()].flatMap((cells) => [...cells.keys()]));
}
