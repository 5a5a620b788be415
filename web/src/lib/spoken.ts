/**
 * Tables in words. A game says its position and its moves through `src/spoken/<game>.ts`; a game
 * without such a file is read out as it is, by the names of its areas where the catalogue has them.
 */
import type { LegalMove } from "./contract";
import { knows, t } from "./words";

export interface Area {
  title: string;
  items: string[];
}

export interface Speech {
  /** Where everything is: areas of the table, what is asked about most often first. */
  position(view: any, names: string[], seat: number | null): Area[];
  /** A move in words; its notation where there are none. */
  move(move: LegalMove, view: any): string;
}

const speeches = import.meta.glob("../spoken/*.ts") as Record<string, () => Promise<{ default: Speech }>>;

export async function loadSpeech(game: string): Promise<Speech> {
  return (await speeches[`../spoken/${game}.ts`]?.())?.default ?? plainSpeech(game);
}

/** Fields of every view that the frame says itself. */
const SAID_ELSEWHERE = new Set(["game", "viewer", "players", "options", "acting", "awaited"]);

function plainSpeech(game: string): Speech {
  const word = (key: string) => {
    const found = [`${game}-area-${key}`, `${game}-label-${key}`].find(knows);
    return found ? t(found) : key.replaceAll("_", " ");
  };
  return {
    position(view, names) {
      const areas: Area[] = [];
      const table: string[] = [];
      for (const [key, value] of Object.entries(view ?? {})) {
        if (SAID_ELSEWHERE.has(key)) continue;
        if (key === "seats" && Array.isArray(value))
          value.forEach((seat, place) => areas.push({ title: names[place] ?? "", items: said(seat, word, new Set(["seat"])) }));
        else table.push(...said({ [key]: value }, word));
      }
      return [{ title: t("page-words-table"), items: table }, ...areas];
    },
    move: ({ text }) => text,
  };
}

function said(value: unknown, word: (key: string) => string, skip = new Set<string>()): string[] {
  return Object.entries(value as object)
    .filter(([key, inner]) => !skip.has(key) && inner !== null)
    .map(([key, inner]) => `${word(key)}: ${plain(inner, word)}`);
}

function plain(value: unknown, word: (key: string) => string): string {
  if (value === true) return t("page-yes");
  if (value === false) return t("page-no");
  if (Array.isArray(value)) return value.map((item) => plain(item, word)).join(", ") || t("page-none");
  if (value !== null && typeof value === "object") return said(value, word).join("; ");
  return String(value);
}
