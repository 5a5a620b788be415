/**
 * Which piece on the table is which.
 *
 * A view says only what lies where. To let things travel, every card, coin and modifier gets a
 * number here, and each new view is read as: these pieces stayed, those moved. Cards that are alike
 * are interchangeable, so any reading that fits is as true as another; no number carries a secret.
 */
import type { GameEvent } from "../../lib/contract";
import { type Told, toldIn } from "./steps";
import { COLOURS, type Card, cardOf, colourOf, signed, type View } from "./view";

/** What is printed on a piece; null where the viewer sees its back. */
type Face = Card | null;

export interface Piece {
  id: number;
  face: Face;
}

export type Zones = Record<string, Piece[]>;

const BACK: Face = null;

/** Everything that lies on the table of a view, by zone. */
function facesOf(view: View): Record<string, Face[]> {
  const zones: Record<string, Face[]> = {
    gold: backs(view.gold_supply),
    modifiers: backs(view.modifier_deck),
    looking: view.phase === "agent" ? [view.looking_at === null ? BACK : signed(view.looking_at)] : [],
  };
  for (const colour of COLOURS) {
    zones[`capital ${colour}`] = view.capital[colour].map((value) => cardOf(colour, value));
    zones[`on ${colour}`] = view.modifiers
      .filter((placed) => placed.on === colour)
      .map((placed) => (placed.value === null ? BACK : signed(placed.value)));
  }
  for (const seat of view.seats) {
    const n = seat.seat;
    zones[`hand ${n}`] = seat.hand ?? backs(seat.hand_size);
    zones[`pack ${n}`] = seat.pack ?? backs(seat.pack_size);
    zones[`kept ${n}`] = seat.kept ?? backs(seat.kept_size);
    zones[`bonus ${n}`] = seat.bonus ?? backs(seat.bonus_count);
    zones[`gold ${n}`] = backs(seat.gold);
    for (const colour of COLOURS)
      zones[`city ${n} ${colour}`] = seat.city[colour].map((value) => cardOf(colour, value));
  }
  return zones;
}

function backs(count: number): Face[] {
  return Array<Face>(count).fill(BACK);
}

/** Where something new in a zone may have come from, the likeliest first. */
function sourcesOf(zone: string): string[] {
  const [area, owner, colour] = zone.split(" ");
  switch (area) {
    case "kept":
      return [`pack ${owner}`];
    case "hand":
      return [`kept ${owner}`, `pack ${owner}`];
    case "city":
      return [`hand ${owner}`, `capital ${colour}`];
    case "capital":
      return ["hand "];
    case "bonus":
      return ["capital "];
    case "gold":
      return owner === undefined ? ["gold "] : ["gold"];
    case "looking":
      return ["modifiers"];
    case "on":
      return ["looking", "modifiers"];
    case "modifiers":
      return ["on ", "looking"];
    default:
      return [];
  }
}

/** A keeper of the numbers: give it one view after another. */
export function newTracker(): (view: View, events: GameEvent[]) => Zones {
  let zones: Zones | null = null;
  let viewer: number | null = null;
  let seen = "";
  let last = 0;

  return (view, events) => {
    const table = JSON.stringify(view);
    if (zones && table === seen) return zones; // told again: nothing has moved since
    seen = table;
    if (viewer !== view.viewer) zones = null; // other eyes: nothing travels
    viewer = view.viewer;
    const before = toldMoves(zones ?? {}, view, events);
    zones = follow(before, facesOf(view), () => ++last);
    return zones;
  };
}

/** What the events tell more exactly than a comparison of two views could. */
function toldMoves(zones: Zones, view: View, events: GameEvent[]): Zones {
  const moved: Zones = Object.fromEntries(Object.entries(zones).map(([zone, pieces]) => [zone, [...pieces]]));
  for (const told of toldIn(events)) {
    if (told.kind === "bonus") moveBonusCard(moved, told);
    if (told.kind === "passed") passPacks(moved, view);
  }
  return moved;
}

function moveBonusCard(zones: Zones, { cards: [card], seat }: Told): void {
  if (!card) return;
  const column = zones[`capital ${colourOf(card)}`] ?? [];
  const at = column.findIndex((piece) => piece.face === card);
  if (at >= 0) (zones[`bonus ${seat}`] ??= []).push(...column.splice(at, 1));
}

/** Everybody's kept cards leave the packs, and the packs go on. */
function passPacks(zones: Zones, view: View): void {
  const rest = view.seats.map((seat) => {
    const pack = zones[`pack ${seat.seat}`] ?? [];
    const kept = (zones[`kept ${seat.seat}`] ??= []);
    const wanted = [...(seat.kept ?? backs(seat.kept_size))];
    for (const { face } of kept) wanted.splice(wanted.indexOf(face), 1);
    for (const face of wanted) {
      const piece = take(pack, (one) => one.face === face);
      if (piece) kept.push(piece);
    }
    return pack;
  });
  for (const seat of view.seats) zones[`pack ${(seat.seat + 1) % view.players}`] = rest[seat.seat] ?? [];
}

/** Give every face of the new table a piece of the old one, or a new one. */
function follow(before: Zones, faces: Record<string, Face[]>, fresh: () => number): Zones {
  const free = new Map(Object.entries(before).map(([zone, pieces]) => [zone, [...pieces]]));
  const after: Record<string, (Piece | undefined)[]> = {};
  for (const zone in faces) after[zone] = faces[zone]!.map(() => undefined);

  const fill = (only: (face: Face) => boolean, find: (zone: string, face: Face) => Piece | undefined) => {
    for (const zone in faces)
      faces[zone]!.forEach((face, at) => {
        if (after[zone]![at] || !only(face)) return;
        const piece = find(zone, face);
        if (piece) after[zone]![at] = { id: piece.id, face };
      });
  };
  const known = (face: Face) => face !== BACK;
  const any = () => true;

  fill(known, (zone, face) => take(free.get(zone), (piece) => piece.face === face));
  fill(known, (zone, face) => fromSources(free, zone, (piece) => piece.face === face));
  fill(known, (zone) => fromSources(free, zone, (piece) => piece.face === BACK));
  fill(any, (zone) => take(free.get(zone), (piece) => piece.face === BACK) ?? take(free.get(zone), any));
  fill(any, (zone) => fromSources(free, zone, any));
  fill(any, () => ({ id: fresh(), face: BACK }));
  return after as Zones;
}

function fromSources(free: Map<string, Piece[]>, zone: string, fits: (piece: Piece) => boolean): Piece | undefined {
  for (const source of sourcesOf(zone))
    for (const [name, pieces] of free) {
      if (name !== source && !(source.endsWith(" ") && name.startsWith(source))) continue;
      const piece = take(pieces, fits);
      if (piece) return piece;
    }
  return undefined;
}

function take(pieces: Piece[] | undefined, fits: (piece: Piece) => boolean): Piece | undefined {
  const at = pieces?.findIndex(fits) ?? -1;
  return at < 0 ? undefined : pieces!.splice(at, 1)[0];
}
