/** A table's options: while somebody chooses them, and as they were chosen. */
import type { GameInfo, GameOption } from "./api";
import { knows, language, LANGUAGES, t } from "./words";

type Options = Record<string, unknown>;

/** The options a person is asked about: those with words for all their values. */
export function asked(game: GameInfo): GameOption[] {
  return game.options.filter((option) => {
    if (option.kind === "switch" || option.kind === "number") return true;
    if (option.kind !== "choice" && option.kind !== "several") return false;
    return (option.values ?? []).every((value) => knows(`${game.name}-value-${option.name}-${value}`));
  });
}

/** What changes the game most comes first among its options. */
export function mainOptions(game: GameInfo): GameOption[] {
  return asked(game).slice(0, 1);
}

/** The rest are rulings for those who want to settle them differently. */
export function houseRules(game: GameInfo): GameOption[] {
  return asked(game).slice(1);
}

/** What an option is: as chosen, else as it follows from another, else as it starts. */
export function valueOf(game: GameInfo, option: GameOption, chosen: Options): unknown {
  if (option.name in chosen) return chosen[option.name];
  const leader = game.options.find((other) => other.name === option.follows);
  if (leader && option.presets) return option.presets[String(valueOf(game, leader, chosen))];
  return ownEdition(game)[option.name] ?? option.default;
}

/** Editions go by languages: the one in the page's language is the one that the people here know. */
export function ownEdition(game: GameInfo): Record<string, string> {
  const editions = game.options.filter((option) => option.kind === "choice" && option.values?.every((value) => value in LANGUAGES));
  return Object.fromEntries(editions.map(({ name, values, default: usual }) => [name, values?.includes(language()) ? language() : String(usual)]));
}

/** A value in words. */
export function valueName(game: string, option: string, value: unknown): string {
  const key = (one: unknown) => `${game}-value-${option}-${one}`;
  if (Array.isArray(value)) return value.map((one) => t(key(one))).join(", ") || t("page-none");
  if (typeof value === "boolean") return t(value ? "page-on" : "page-off");
  return knows(key(value)) ? t(key(value)) : String(value);
}
