/**
 * Things travel from where they were to where they are now.
 *
 * What travels is marked: `data-fly` names a card or tile wherever it lies, `data-home` a place
 * things come from and go to, `data-origin` the home of something that was not seen before.
 */
import { KINDS, type Kind, type View } from "./types";

interface Seen {
  rect: DOMRect;
  picture: HTMLElement;
}

export type Picture = Map<string, Seen>;

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const STAGGER = 70;

/** Where everything lies before the table changes. */
export function remember(root: HTMLElement): Picture {
  const seen: Picture = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = node.getBoundingClientRect();
    if (rect.width) seen.set(node.dataset.fly!, { rect, picture: node.cloneNode(true) as HTMLElement });
  }
  return seen;
}

/** Let everything travel to where it lies now. */
export function travel(root: HTMLElement, sky: HTMLElement, before: Picture, then: View, now: View, ms: number): void {
  if (!ms) return;
  const flying = new Set<string>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = node.dataset.fly!;
    flying.add(key);
    const from = before.get(key)?.rect ?? rectOf(root, node.dataset.origin);
    if (from) glide(node, from, ms);
  }
  for (const [key, seen] of before) if (!flying.has(key)) leave(root, sky, key, seen, now, ms);
  for (const kind of KINDS) moveTokens(root, sky, kind, then, now, ms);
  now.seats.forEach((_, seat) => {
    moveTowers(root, sky, seat, then, now, ms);
    placeShields(root, sky, seat, then, now, ms);
  });
}

function rectOf(root: HTMLElement, home: string | undefined): DOMRect | null {
  const rect = home ? root.querySelector(`[data-home="${home}"]`)?.getBoundingClientRect() : null;
  return rect?.width ? rect : null;
}

function glide(node: HTMLElement, from: DOMRect, ms: number): void {
  const to = node.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.abs(dx) + Math.abs(dy) < 3) return;
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const layer = { transformOrigin: "0 0", zIndex: 9 };
  node.animate([{ transform: start, ...layer }, { transform: "none", ...layer }], { duration: ms, easing: EASE });
}

/** A card that is shown no more as a card of its own: it flies to whoever has it now. */
function leave(root: HTMLElement, sky: HTMLElement, key: string, seen: Seen, now: View, ms: number): void {
  const card = key.startsWith("card:") ? key.slice(5) : "";
  const owner = now.seats.find((player) => player.tableau.some((own) => own.card === card) || player.reserved.some((own) => own.card === card));
  const to = owner && rectOf(root, `seat:${owner.seat}`);
  fly(sky, seen.picture, seen.rect, to ?? null, ms, 0);
}

/** Tokens that changed hands. */
function moveTokens(root: HTMLElement, sky: HTMLElement, kind: Kind, then: View, now: View, ms: number): void {
  const pile = root.querySelector<HTMLElement>(`[data-home="supply:${kind}"]`);
  const gem = pile?.querySelector("svg");
  if (!pile || !gem) return;
  now.seats.forEach((player, seat) => {
    const gained = (player.tokens[kind] ?? 0) - (then.seats[seat]?.tokens[kind] ?? 0);
    const hand = rectOf(root, `seat:${seat}:${kind}`);
    if (!hand || !gained) return;
    const there = gem.getBoundingClientRect();
    const here = new DOMRect(hand.left + hand.width / 2 - 10, hand.top, 20, 20);
    for (let i = 0; i < Math.abs(gained); i++) {
      const picture = document.createElement("span");
      picture.append(gem.cloneNode(true));
      if (gained > 0) fly(sky, picture, there, here, ms, (KINDS.indexOf(kind) + i) * STAGGER);
      else fly(sky, picture, here, there, ms, i * STAGGER);
    }
  });
}

/** Towers that were put, moved or sent home. */
function moveTowers(root: HTMLElement, sky: HTMLElement, seat: number, then: View, now: View, ms: number): void {
  const home = root.querySelector(`[data-home="towers:${seat}"]`);
  const tower = home?.querySelector("svg");
  if (!home || !tower) return;
  const before = towersOf(seat, then);
  const after = towersOf(seat, now);
  const gains: string[] = [];
  const losses: string[] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(place) ?? 0) - (before.get(place) ?? 0);
    for (let i = 0; i < Math.abs(change); i++) (change > 0 ? gains : losses).push(place);
  }
  losses.forEach((place, i) => {
    const to = gains[i];
    if (to === undefined) return;
    const picture = document.createElement("span");
    picture.append(tower.cloneNode(true));
    const where = (slot: string) => (slot === HOME ? home : root.querySelector(`[data-place="${slot}"]`))?.getBoundingClientRect();
    const [from, target] = [where(place), where(to)];
    if (from && target) fly(sky, picture, small(from), small(target), ms, i * STAGGER);
  });
}

const HOME = "home";

/** How many towers of a player stand where. */
function towersOf(seat: number, view: View): Map<string, number> {
  const standing = view.face_up.filter((card) => card.tower_owner === seat).map((card): [string, number] => [card.slot, card.towers]);
  return new Map([...standing, [HOME, view.seats[seat]?.towers ?? 0]]);
}

/** Shields that were laid on a post. */
function placeShields(root: HTMLElement, sky: HTMLElement, seat: number, then: View, now: View, ms: number): void {
  const shield = root.querySelector(`[data-home="shields:${seat}"] svg`);
  for (const post of now.seats[seat]?.shields ?? []) {
    const there = rectOf(root, `post:${post}`);
    if (!shield || !there || then.seats[seat]?.shields.includes(post)) continue;
    const picture = document.createElement("span");
    picture.append(shield.cloneNode(true));
    fly(sky, picture, small(shield.getBoundingClientRect()), small(there), ms, 0);
  }
}

/** A small square in the middle of a place. */
function small(place: DOMRect): DOMRect {
  return new DOMRect(place.left + place.width / 2 - 14, place.top + place.height / 2 - 14, 28, 28);
}

/** A picture in the sky over the table; it fades where it has no place to go. */
function fly(sky: HTMLElement, picture: HTMLElement, from: DOMRect, to: DOMRect | null, ms: number, delay: number): void {
  picture.removeAttribute("data-fly");
  picture.removeAttribute("data-stop");
  Object.assign(picture.style, {
    position: "fixed", margin: "0", translate: "none", transformOrigin: "0 0",
    left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`,
  });
  for (const part of picture.querySelectorAll<SVGElement>(":scope > svg")) Object.assign(part.style, { width: "100%", height: "100%" });
  sky.append(picture);
  const scale = to ? Math.min(1, Math.max(0.25, to.height / from.height)) : 1;
  const end = to
    ? `translate(${to.left + to.width / 2 - from.left - (from.width * scale) / 2}px, ${to.top + to.height / 2 - from.top - (from.height * scale) / 2}px) scale(${scale})`
    : "none";
  const flight = picture.animate(
    [{ transform: "none", opacity: 1 }, { transform: end, opacity: to ? 0.85 : 0 }],
    { duration: ms * 1.15, delay, easing: EASE, fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}
