/** Who sits at the table being shown; the frame says it, and boards show their faces. */
import type { SeatBrief } from "./api";
import { seatMarks, seatNames } from "./names";
import type { Expression } from "./portraits";

let seats = $state.raw<SeatBrief[]>([]);
const names = $derived(seatNames(seats));
const marks = $derived(seatMarks(seats));

let faces = $state.raw<Expression[]>([]);

/** How the characters look just now, by seat. */
export function showFaces(fresh: Expression[]): void {
  faces = fresh;
}

export function seatPeople(fresh: SeatBrief[]): void {
  seats = fresh;
}

/** A seat with its name, what tells its face apart, and how it looks; before anybody is known, just a numbered one. */
export function seatAt(number: number): { seat: SeatBrief; name: string; mark: string; expression: Expression } {
  const seat = seats[number] ?? { seat: number, kind: "local", name: null, level: null, character: null };
  return { seat, name: names[number] ?? "", mark: marks[number] ?? String(number + 1), expression: faces[number] ?? "neutral" };
}
