/** What the seats of a table are called. */
import type { SeatBrief } from "./api";
import { language, t } from "./words";

/** A person's own name; a bot's level, numbered where there are several of it. */
export function seatName(seat: SeatBrief, all: SeatBrief[]): string {
  if (seat.kind === "open") return t("page-seat-open");
  if (seat.name) return seat.name;
  if (!seat.level) return t("engine-seat", { number: seat.seat + 1 });
  const alike = all.filter((other) => other.kind === "bot" && other.level === seat.level);
  const level = t(`level-${seat.level}`);
  return alike.length > 1 ? t("page-bot-numbered", { level, number: alike.indexOf(seat) + 1 }) : level;
}

export function seatNames(seats: SeatBrief[]): string[] {
  return seats.map((seat) => seatName(seat, seats));
}

/** Who has won, in a sentence. */
export function victory(winners: number[], names: string[]): string {
  const won = winners.map((seat) => names[seat] ?? "");
  return won.length > 1 ? t("page-won-shared", { names: joined(won, language()) }) : t("page-won", { name: won[0] ?? "" });
}

/** Names in a sentence, as the language joins them. */
export function joined(names: string[], tongue: string): string {
  return new Intl.ListFormat(tongue, { type: "conjunction" }).format(names);
}
