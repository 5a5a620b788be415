/** Who sits at the table being shown; the frame says it, and boards show their faces. */
import type { SeatBrief } from "./api";
import { seatMarks, seatNames } from "./names";

let seats = $state.raw<SeatBrief[]>([]);
const names = $derived(seatNames(seats));
const marks = $derived(seatMarks(seats));

export function seatPeople(fresh: SeatBrief[]): void {
  seats = fresh;
}

/** A seat with its name and what tells its face apart; before anybody is known, just a numbered one. */
export function seatAt(number: number): { seat: SeatBrief; name: string; mark: string } {
  const seat = seats[number] ?? { seat: number, kind: "local", name: null, level: null };
  return { seat, name: names[number] ?? "", mark: marks[number] ?? String(number + 1) };
}
