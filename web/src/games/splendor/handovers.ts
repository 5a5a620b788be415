/** What flies as it changes hands: cards no longer shown, tokens, towers and shields. */
import { fly, homesOn, type Seen, setOff, type Snapshot } from "../../board/flights";
import { KINDS, type Kind, type View } from "./types";

/** Let everything travel to where it lies now. */
export function travel(root: HTMLElement, sky: HTMLElement, before: Snapshot, then: View, now: View, ms: number): void {
  if (!ms) return;
  setOff(root, before, ms, (piece, seen) => leave(root, sky, piece, seen, now, ms));
  for (const kind of KINDS) moveTokens(root, sky, kind, then, now, ms);
  now.seats.forEach((_, seat) => {
    moveTowers(root, sky, seat, then, now, ms);
    placeShields(root, sky, seat, then, now, ms);
  });
}

/** A card that is no longer shown by itself flies to the player who has it now. */
function leave(root: HTMLElement, sky: HTMLElement, piece: string, { box, picture }: Seen, now: View, ms: number): void {
  const card = piece.startsWith("card:") ? piece.slice(5) : "";
  const owner = now.seats.find((player) => [...player.tableau, ...player.reserved].some((own) => "card" in own && own.card === card));
  fly(sky, { picture, from: box, to: (owner && homesOn(root).get(`seat:${owner.seat}`)) ?? null, ms });
}

/** Tokens that changed hands. */
function moveTokens(root: HTMLElement, sky: HTMLElement, kind: Kind, then: View, now: View, ms: number): void {
  const pile = root.querySelector<HTMLElement>(`[data-home="supply:${kind}"]`);
  const gem = pile?.querySelector("svg");
  if (!pile || !gem) return;
  const homes = homesOn(root);
  now.seats.forEach((player, seat) => {
    const gained = (player.tokens[kind] ?? 0) - (then.seats[seat]?.tokens[kind] ?? 0);
    const hand = homes.get(`seat:${seat}:${kind}`);
    if (!hand || !gained) return;
    const there = gem.getBoundingClientRect();
    const here = new DOMRect(hand.left + hand.width / 2 - 10, hand.top, 20, 20);
    for (let i = 0; i < Math.abs(gained); i++) {
      const picture = pictureOf(gem);
      if (gained > 0) fly(sky, { picture, from: there, to: here, ms, turn: KINDS.indexOf(kind) + i });
      else fly(sky, { picture, from: here, to: there, ms, turn: i });
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
    const where = (slot: string) => (slot === HOME ? home : root.querySelector(`[data-place="${slot}"]`))?.getBoundingClientRect();
    const [from, target] = [where(place), where(to)];
    if (from && target) fly(sky, { picture: pictureOf(tower), from: small(from), to: small(target), ms, turn: i });
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
  const homes = homesOn(root);
  for (const post of now.seats[seat]?.shields ?? []) {
    const there = homes.get(`post:${post}`);
    if (!shield || !there || then.seats[seat]?.shields.includes(post)) continue;
    fly(sky, { picture: pictureOf(shield), from: small(shield.getBoundingClientRect()), to: small(there), ms });
  }
}

/** A small square in the middle of a place. */
function small(place: DOMRect): DOMRect {
  return new DOMRect(place.left + place.width / 2 - 14, place.top + place.height / 2 - 14, 28, 28);
}

function pictureOf(drawing: Element): HTMLElement {
  const picture = document.createElement("span");
  picture.append(drawing.cloneNode(true));
  return picture;
}
