/** Short marks for players, so that a colour is never the only sign of whose card lies there. */
export function marksOf(names: string[]): string[] {
  const firsts = names.map((name) => [...name][0] ?? "");
  const withLast = names.map((name, seat) => (alone(firsts, seat) ? firsts[seat]! : firsts[seat]! + ([...name].at(-1) ?? "")));
  return withLast.map((mark, seat) => (alone(withLast, seat) ? mark : `${firsts[seat]}${seat + 1}`));
}

function alone(marks: string[], seat: number): boolean {
  return marks.every((mark, other) => other === seat || mark !== marks[seat]);
}
