/** Cards that lie elsewhere than before fly there over everything else: the map and the rows clip what is in them. */
import { fly, likenessOf, remember, type Snapshot } from "../../board/flights";
import { pictureOf, symbolOf } from "./pictures";
import type { View } from "./types";

/** Where a card lies, as far as moving there is worth a flight. */
type Spots = Map<string, { home: string; at: string; kind: string }>;

const TOO_MANY = 9;
const SMALL = { width: 44, height: 52 };

function spotsOf(view: View): Spots {
  const spots: Spots = new Map();
  const put = (card: string, kind: string, home: string, at = home) => spots.set(card, { home, at, kind });
  if (view.pile_top) put(view.pile_top.card, view.pile_top.kind, "pile");
  for (const { card, kind } of view.discarded) put(card, kind, "discards");
  for (const { seat, row } of view.seats) for (const { card, kind } of row) put(card, kind, `seat-${seat}`);
  for (const { card, kind, x, y } of view.zone) put(card, kind, "zone", `zone ${x},${y}`);
  return spots;
}

/** Let every card fly whose place has changed since the snapshot. */
export function travel(root: HTMLElement, sky: HTMLElement, before: Snapshot, then: View, now: View, ms: number): void {
  const from = spotsOf(then);
  const moved = [...spotsOf(now)].filter(([card, { at }]) => from.get(card)?.at !== at);
  if (moved.length > TOO_MANY) return;
  const after = remember(root);
  let turn = 0;
  for (const [card, { home, kind }] of moved) {
    // A card nobody knew of came out of the pile.
    const start = before.pieces.get(card)?.box ?? before.homes.get(from.get(card)?.home ?? "pile");
    const area = after.homes.get(home);
    const goal = after.pieces.get(card)?.box ?? area;
    // Nobody follows a card to where it is out of sight.
    if (!start || !goal || !area || home === "pile" || !overlap(goal, area)) continue;
    const landing = after.pieces.has(card) ? root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(card)}"]`) : null;
    const picture = landing ? likenessOf(landing) : likeness(card, kind);
    fly(sky, { picture, from: start, to: goal, size: landing ? goal : SMALL, landing, ms, turn: turn++ });
  }
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
}

/** A small card for areas that show no cards. */
function likeness(card: string, kind: string): HTMLElement {
  const made = document.createElement("div");
  made.className = "likeness";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbolOf(pictureOf(card, kind))}`);
  svg.append(use);
  made.append(svg);
  return made;
}
