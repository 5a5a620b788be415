/** The names of a game's things, from its own words, for boards and speech that know no game. */
import type { AnyView, Argument, LegalMove } from "../lib/contract";
import { knows, t } from "../lib/words";

/** Fields of every view that the frame shows itself. */
const SAID_ELSEWHERE = new Set(["game", "viewer", "players", "options", "acting", "awaited", "seats"]);

/** The game's word for a field of a view, else the field's name. */
export function labelOf(game: string, field: string): string {
  const word = field.replaceAll("_", "-");
  const key = [`${game}-area-${word}`, `${game}-label-${word}`].find(knows);
  const plain = field.replaceAll("_", " ");
  return key ? t(key) : plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** A move in the words of the game (`<game>-move-<kind>`), else its notation. */
export function moveLabel(game: string, { text, parts }: LegalMove): string {
  const key = `${game}-move-${String(parts?.kind).replaceAll("_", "-")}`;
  return knows(key) ? t(key, parts as Record<string, Argument>) : text;
}

/** The fields of a view to show. */
export function shownFields(view: object | null): [string, unknown][] {
  return Object.entries(view ?? {}).filter(([field, value]) => !SAID_ELSEWHERE.has(field) && value !== null);
}

/** The players of a view, by seat. */
export function seatsIn(view: AnyView | null): object[] {
  return Array.isArray(view?.seats) ? view.seats : [];
}

/** The fields of a player to show. */
export function seatFields(seat: object): [string, unknown][] {
  return Object.entries(seat).filter(([field, value]) => field !== "seat" && value !== null);
}
