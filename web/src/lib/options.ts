/** A table's options while somebody chooses them. */
import type { GameInfo, GameOption } from "./api";
import { knows } from "./words";

/** The options a person is asked about: those with words for all their values. */
export function asked(game: GameInfo): GameOption[] {
  return game.options.filter((option) => {
    if (option.kind === "switch" || option.kind === "number") return true;
    if (option.kind !== "choice" && option.kind !== "several") return false;
    return (option.values ?? []).every((value) => knows(`${game.name}-value-${option.name}-${value}`));
  });
}

/** What an option is: as chosen, else as it follows from another, else its default. */
export function valueOf(game: GameInfo, option: GameOption, chosen: Record<string, unknown>): unknown {
  if (option.name in chosen) return chosen[option.name];
  const leader = game.options.find((other) => other.name === option.follows);
  if (leader && option.presets) return option.presets[String(valueOf(game, leader, chosen))];
  return option.default;
}
