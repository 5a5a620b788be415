/**
 * Pieces travel from where they were to where they are.
 *
 * Boards mark what travels: `data-piece` names a thing wherever it lies, `data-home` a place that
 * things come from and go to, `data-origin` the home of a piece that was not on the board before.
 * `data-layer="0"` marks a part of the board that lies above the others while a piece flies to it.
 */
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const APART = 70;
const LONGEST_WAIT = 420;
const FAR = 60;
const SMALLEST = 0.25;

/** A piece before the board changed: its box, its picture, and the layer it lay in. */
export interface Seen {
  box: DOMRect;
  picture: HTMLElement;
  layer: Element | null;
  layerBox: DOMRect | undefined;
}

export interface Snapshot {
  pieces: Map<string, Seen>;
  homes: Map<string, DOMRect>;
}

/** Where everything lies before the board changes. */
export function remember(board: HTMLElement): Snapshot {
  const pieces = new Map<string, Seen>();
  for (const element of piecesOn(board)) {
    const box = element.getBoundingClientRect();
    const layer = element.closest("[data-layer]");
    if (box.width) pieces.set(element.dataset.piece!, { box, picture: likenessOf(element), layer, layerBox: layer?.getBoundingClientRect() });
  }
  return { pieces, homes: homesOn(board) };
}

/** The homes that can be seen, by name. */
export function homesOn(board: HTMLElement): Map<string, DOMRect> {
  const homes = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-home]")) {
    const box = element.getBoundingClientRect();
    if (box.width && box.height) homes.set(element.dataset.home!, box);
  }
  return homes;
}

/** Start every piece from where it was; `leave` says what happens to those that are gone. */
export function setOff(board: HTMLElement, before: Snapshot, ms: number, leave: (piece: string, seen: Seen) => void): void {
  if (!ms || !before.pieces.size) return;
  const homes = homesOn(board);
  const here = new Set<string>();
  let travellers = 0;
  for (const element of piecesOn(board)) {
    const piece = element.dataset.piece!;
    here.add(piece);
    const from = departure(element, before.pieces.get(piece)) ?? homes.get(element.dataset.origin ?? "");
    const to = element.getBoundingClientRect();
    if (!from || !to.width || !hasMoved(from, to)) continue;
    const isFar = Math.hypot(from.x - to.x, from.y - to.y) > FAR;
    const flight = glide(element, from, to, ms, isFar ? Math.min(travellers++ * APART, LONGEST_WAIT) : 0);
    if (isFar) raise(element, flight);
  }
  for (const [piece, seen] of before.pieces) if (!here.has(piece)) leave(piece, seen);
}

/** A picture that crosses the sky over the board. */
export interface Flight {
  picture: HTMLElement;
  from: DOMRect;
  /** Where it goes; without a destination it fades. */
  to: DOMRect | null;
  /** The size the picture is drawn in; that of `from`, unless another is given. */
  size?: { width: number; height: number };
  /** What it turns into; hidden until it arrives. */
  landing?: HTMLElement | null;
  ms: number;
  /** How many others set off before it. */
  turn?: number;
}

export function fly(sky: HTMLElement, { picture, from, to, size = from, landing, ms, turn = 0 }: Flight): void {
  const delay = turn * APART;
  Object.assign(picture.style, {
    position: "fixed", margin: "0", translate: "none", transformOrigin: "0 0",
    left: "0", top: "0", width: `${size.width}px`, height: `${size.height}px`,
  });
  for (const part of picture.querySelectorAll<SVGElement>(":scope > svg")) Object.assign(part.style, { width: "100%", height: "100%" });
  sky.append(picture);
  const flight = picture.animate(
    [{ transform: placed(from, size), opacity: 1 }, { transform: placed(to ?? from, size), opacity: to ? 1 : 0 }],
    { duration: ms, delay, easing: EASE, fill: "both" },
  );
  landing?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms, delay, fill: "backwards" });
  flight.onfinish = flight.oncancel = () => picture.remove();
}

/** A copy of something on the board, outside the board. */
export function likenessOf(element: Element): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "data-home", "data-origin", "data-stop"]) picture.removeAttribute(name);
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

function piecesOn(board: HTMLElement): NodeListOf<HTMLElement> {
  return board.querySelectorAll<HTMLElement>("[data-piece]");
}

/** Where a piece sets off from; what moved only because its layer did stays at rest. */
function departure(element: HTMLElement, seen: Seen | undefined): DOMRect | undefined {
  if (!seen?.layerBox || seen.layer !== element.closest("[data-layer]")) return seen?.box;
  const now = seen.layer!.getBoundingClientRect();
  return new DOMRect(seen.box.x + now.x - seen.layerBox.x, seen.box.y + now.y - seen.layerBox.y, seen.box.width, seen.box.height);
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1 || Math.abs(from.width - to.width) > 1;
}

/** The piece itself moves, from another box to its own. */
function glide(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): Animation {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const over = { transformOrigin: "0 0", zIndex: 9 };
  return element.animate([{ transform: start, ...over }, { transform: "none", ...over }], { duration, delay, easing: EASE, fill: "backwards" });
}

/** While a piece flies, the layer it flies to lies above the others. */
function raise(element: HTMLElement, flight: Animation): void {
  const layer = element.closest<HTMLElement>("[data-layer]");
  if (!layer) return;
  layer.dataset.layer = String(Number(layer.dataset.layer) + 1);
  const land = () => (layer.dataset.layer = String(Number(layer.dataset.layer) - 1));
  flight.finished.then(land, land);
}

/** The transform that puts a picture of this size into the middle of a box, as large as fits there. */
function placed(box: DOMRect, size: { width: number; height: number }): string {
  const scale = Math.max(SMALLEST, Math.min(box.width / size.width, box.height / size.height));
  const left = box.x + (box.width - size.width * scale) / 2;
  const top = box.y + (box.height - size.height * scale) / 2;
  return `translate(${left}px, ${top}px) scale(${scale})`;
}
