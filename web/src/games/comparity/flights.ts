/**
 * Cards travel: from where they lay to where they lie now, wherever both are on the table.
 *
 * A card is found by `data-card`, the things it may lie in by `data-spot` (a seat, the pile, the
 * discards): an area that shows no single cards still is a place to fly to.
 */
import { symbolOf, pictureOf } from "./pictures";
import type { View } from "./types";

/** Where a card lies, as far as moving there is worth a flight. */
export type Spots = Map<string, { spot: string; at: string; kind: string }>;

export function spotsOf(view: View): Spots {
  const spots: Spots = new Map();
  const put = (card: string, kind: string, spot: string, at = spot) => spots.set(card, { spot, at, kind });
  if (view.pile_top) put(view.pile_top.card, view.pile_top.kind, "pile");
  for (const { card, kind } of view.discarded) put(card, kind, "discards");
  for (const { seat, row } of view.seats) for (const { card, kind } of row) put(card, kind, `seat-${seat}`);
  for (const { card, kind, x, y } of view.zone) put(card, kind, "zone", `zone ${x},${y}`);
  return spots;
}

export interface Snapshot {
  cards: Map<string, DOMRect>;
  spots: Map<string, DOMRect>;
}

function seen(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : null;
}

export function snapshot(root: Element): Snapshot {
  const taken: Snapshot = { cards: new Map(), spots: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = seen(element);
    if (box) taken.cards.set(element.dataset.card!, box);
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const box = seen(element);
    if (box) taken.spots.set(element.dataset.spot!, box);
  }
  return taken;
}

const GAP = 90;

/** Let every card fly whose place has changed since the snapshot. */
export function fly(layer: HTMLElement, root: Element, was: Snapshot, from: Spots, to: Spots, ms: number): void {
  const now = snapshot(root);
  let turn = 0;
  for (const [card, { spot, at, kind }] of to) {
    const before = from.get(card);
    if (before?.at === at) continue;
    // A card nobody knew of came out of the pile.
    const start = was.cards.get(card) ?? was.spots.get(before?.spot ?? "pile");
    const area = now.spots.get(spot);
    const goal = now.cards.get(card) ?? area;
    if (!start || !goal || !area || spot === "pile") continue;
    // Nobody follows a card to where it is out of sight.
    const inSight = goal.right > area.left && goal.left < area.right && goal.bottom > area.top && goal.top < area.bottom;
    if (!inSight) continue;
    const landing = now.cards.has(card) ? root.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`) : null;
    launch(layer, { card, kind, start, goal, landing }, ms, turn++ * GAP);
  }
}

interface Flight {
  card: string;
  kind: string;
  start: DOMRect;
  goal: DOMRect;
  landing: HTMLElement | null;
}

function launch(layer: HTMLElement, { card, kind, start, goal, landing }: Flight, ms: number, delay: number): void {
  const flyer = landing ? (landing.cloneNode(true) as HTMLElement) : likeness(card, kind);
  const home = layer.getBoundingClientRect();
  const size = landing ? goal : new DOMRect(0, 0, 44, 52);
  flyer.removeAttribute("data-card");
  flyer.classList.add("flyer");
  Object.assign(flyer.style, { width: `${size.width}px`, height: `${size.height}px` });
  layer.append(flyer);
  const place = (box: DOMRect) =>
    `translate(${box.x + box.width / 2 - home.x - size.width / 2}px, ${box.y + box.height / 2 - home.y - size.height / 2}px) ` +
    `scale(${Math.min(box.width, box.height * 0.84) / Math.min(size.width, size.height * 0.84)})`;
  const flight = flyer.animate(
    [{ transform: place(start) }, { transform: place(goal) }],
    { duration: ms, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" },
  );
  landing?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms, delay, fill: "backwards" });
  const land = () => flyer.remove();
  flight.finished.then(land, land);
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
