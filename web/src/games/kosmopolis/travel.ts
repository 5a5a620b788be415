/**
 * Pieces travel from where they were to where they are.
 *
 * Elements marked `data-piece` are measured before the page changes and set off from there
 * afterwards: one that is new comes from its origin (`data-from` names a `data-place`), one that is
 * gone falls away (into `data-ruins`, where its measures hold).
 */
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const APART = 70;
const LONGEST_WAIT = 420;

interface Spot {
  box: DOMRect;
  element: HTMLElement;
  /** The part of the board it lies in, and where that was. */
  layer: Element | null;
  home: DOMRect | undefined;
}

export type Spots = Map<string, Spot>;

export function spotsIn(board: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const layer = element.closest("[data-layer]");
    spots.set(element.dataset.piece!, { box: element.getBoundingClientRect(), element, layer, home: layer?.getBoundingClientRect() });
  }
  return spots;
}

/** Let everything set off that is elsewhere than it was. */
export function setOff(board: HTMLElement, before: Spots, duration: number): void {
  if (!duration || !before.size) return;
  let travellers = 0;
  const stays = new Set<string>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    stays.add(element.dataset.piece!);
    const from = departure(element, before.get(element.dataset.piece!)) ?? origin(board, element);
    const to = element.getBoundingClientRect();
    if (!from || !to.width || !hasMoved(from, to)) continue;
    const far = Math.hypot(from.x - to.x, from.y - to.y) > 60;
    const delay = far ? Math.min(travellers++ * APART, LONGEST_WAIT) : 0;
    const flight = element.animate(
      [
        {
          transformOrigin: "0 0",
          transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`,
          zIndex: 1,
        },
        { transformOrigin: "0 0", transform: "none", zIndex: 1 },
      ],
      { duration, delay, easing: EASE, fill: "backwards" },
    );
    if (far) above(element, flight);
  }
  for (const [id, spot] of before) if (!stays.has(id)) fallAway(board, spot, duration);
}

/** Where a piece sets off from; what moved only because its part of the board did, stays at rest. */
function departure(element: HTMLElement, spot: Spot | undefined): DOMRect | undefined {
  if (!spot?.home || spot.layer !== element.closest("[data-layer]")) return spot?.box;
  const home = spot.layer!.getBoundingClientRect();
  return new DOMRect(spot.box.x + home.x - spot.home.x, spot.box.y + home.y - spot.home.y, spot.box.width, spot.box.height);
}

/** While something flies, the part of the board it flies to lies above the others. */
function above(element: HTMLElement, flight: Animation): void {
  const layer = element.closest<HTMLElement>("[data-layer]");
  if (!layer) return;
  layer.dataset.layer = String(Number(layer.dataset.layer) + 1);
  const land = () => (layer.dataset.layer = String(Number(layer.dataset.layer) - 1));
  flight.finished.then(land, land);
}

function origin(board: HTMLElement, element: HTMLElement): DOMRect | undefined {
  const place = element.dataset.from;
  return place ? board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() : undefined;
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1 || Math.abs(from.width - to.width) > 1;
}

/** What has left the game crumbles where it stood. */
function fallAway(board: HTMLElement, spot: Spot, duration: number): void {
  if (!spot.box.width || spot.element.dataset.falls === undefined) return;
  const ghost = spot.element.cloneNode(true) as HTMLElement;
  const home = board.getBoundingClientRect();
  ghost.removeAttribute("data-piece");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${spot.box.x - home.x}px`,
    top: `${spot.box.y - home.y}px`,
    width: `${spot.box.width}px`,
    height: `${spot.box.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "40",
  });
  (board.querySelector("[data-ruins]") ?? board).append(ghost);
  const tilt = (Math.random() - 0.5) * 40;
  ghost
    .animate(
      [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: `translate(${tilt}px, 90px) rotate(${tilt}deg)` },
      ],
      { duration: duration * 2.5, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)", fill: "forwards" },
    )
    .finished.finally(() => ghost.remove());
}
