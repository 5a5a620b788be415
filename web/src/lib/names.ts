/** What the seats of a table are called, and who won. */
import type { Result, SeatBrief } from "./api";
import { language, t, type Name } from "./words";

const isPerson = (seat: SeatBrief) => seat.kind === "person" || seat.kind === "local";
const isAlike = (seat: SeatBrief) => (other: SeatBrief) => other.kind === "bot" && other.character === seat.character;

/** A person's own name, or a character's; with a letter where that one sits at the table twice. */
export function seatName(seat: SeatBrief, all: SeatBrief[]): string {
  if (seat.kind === "open") return t("page-seat-open");
  if (seat.name) return seat.name;
  if (!seat.character) return t("engine-seat", { number: seat.seat + 1 });
  const name = t(`character-${seat.character}`);
  const letter = botLetter(seat, all);
  return letter ? t("page-bot-lettered", { name, letter }) : name;
}

/** What sentences call the seats: a character's name can be declined. */
export function seatsCalled(seats: SeatBrief[]): Name[] {
  return seats.map((seat) =>
    seat.kind === "bot" && seat.character && !botLetter(seat, seats) ? { key: `character-${seat.character}`, args: {} } : seatName(seat, seats),
  );
}

export function seatNames(seats: SeatBrief[]): string[] {
  return seats.map((seat) => seatName(seat, seats));
}

const letterAt = (place: number) => t("page-letter", { number: place + 1 });

/** A character who sits at the table twice has one face: a letter tells them apart. */
function botLetter(seat: SeatBrief, all: SeatBrief[]): string {
  const alike = all.filter(isAlike(seat));
  return alike.length > 1 ? letterAt(alike.indexOf(seat)) : "";
}

/** What a face shows beside its colour: nobody else at the table has the same one. */
export function seatMarks(seats: SeatBrief[]): string[] {
  const people = seats.filter(isPerson);
  const bots = seats.filter((seat) => seat.kind === "bot").map((seat) => botLetter(seat, seats));
  return seats.map((seat) => {
    if (seat.kind === "bot") return botLetter(seat, seats);
    return isPerson(seat) ? personMark(seat, people, bots) : "";
  });
}

/** A person's first letter, or two where somebody else or a bot has the same. */
function personMark(seat: SeatBrief, people: SeatBrief[], bots: string[]): string {
  const start = (one: SeatBrief, count: number) => [...seatName(one, people).trim()].slice(0, count).join("").toLocaleUpperCase(language());
  const isAlone = (count: number) => people.every((other) => other === seat || start(other, count) !== start(seat, count));
  if (isAlone(1) && !bots.includes(start(seat, 1))) return start(seat, 1);
  const [first = "", second = ""] = [...seatName(seat, people).trim()];
  return isAlone(2) ? first.toLocaleUpperCase(language()) + second : letterAt(people.indexOf(seat));
}

/** Who has won, in a sentence to the person in seat `you`. */
export function victory(winners: number[], names: string[], you: number | null): string {
  if (winners.length === 1) return t("page-won", { player: { seat: winners[0]! } });
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  return t(others.length < winners.length ? "page-won-with" : "page-won-shared", { names: joined(others, language()) });
}

/** By how many points a seat is behind the winner; nothing where points do not decide. */
export function pointsBehind({ winners, scores }: Result, seat: number): number | null {
  const best = scores[winners[0] ?? 0] ?? 0;
  const isMost = scores.every((score) => score <= best);
  const isLeast = scores.every((score) => score >= best);
  return isMost || isLeast ? Math.abs(best - (scores[seat] ?? 0)) : null;
}

/** Names in a sentence, as the language joins them. */
export function joined(names: string[], tongue: string): string {
  return new Intl.ListFormat(tongue, { type: "conjunction" }).format(names);
}
