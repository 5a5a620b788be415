/**
 * Tables in words. A game says its position and its moves through `games/<game>/speech.ts`; a game
 * without such a file is read out as it is, by the names its words have for its areas.
 */
import { labelOf, moveLabel, seatFields, seatsIn, shownFields } from "../board/labels";
import type { AnyParts, AnyView, LegalMove } from "./contract";
import { t } from "./words";

export interface Area {
  title: string;
  items: string[];
}

export interface Speech<View = AnyView, Parts = AnyParts> {
  /** Where everything is: areas of the table, what is asked about most often first. */
  position(view: View, names: string[], seat: number | null): Area[];
  /** A move in words; its notation where there are none. */
  move(move: LegalMove<Parts>, view: View): string;
}

const speeches = import.meta.glob("../games/*/speech.ts") as Record<string, () => Promise<{ default: Speech }>>;

export async function loadSpeech(game: string): Promise<Speech> {
  return (await speeches[`../games/${game}/speech.ts`]?.())?.default ?? plainSpeech(game);
}

function plainSpeech(game: string): Speech {
  const said = (fields: [string, unknown][]) => fields.map(([field, value]) => `${labelOf(game, field)}: ${plain(game, value)}`);
  return {
    position(view, names) {
      const players: Area[] = seatsIn(view).map((seat, place) => ({ title: names[place] ?? "", items: said(seatFields(seat)) }));
      return [{ title: t("page-words-table"), items: said(shownFields(view)) }, ...players];
    },
    move: (move) => moveLabel(game, move),
  };
}

function plain(game: string, value: unknown): string {
  if (value === true) return t("page-yes");
  if (value === false) return t("page-no");
  if (Array.isArray(value)) return value.map((item) => plain(game, item)).join(", ") || t("page-none");
  if (value === null || typeof value !== "object") return String(value);
  const known = Object.entries(value).filter(([, inner]) => inner !== null);
  return known.map(([field, inner]) => `${labelOf(game, field)}: ${plain(game, inner)}`).join("; ");
}
