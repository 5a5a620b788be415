/** Who sits where, as boards show it. */

/** The seats clockwise from the one to the left of `seat`; all of them for a spectator. */
export function around<T>(seats: readonly T[], seat: number | null): T[] {
  return seat === null ? [...seats] : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/**
 * A letter for each player, no two alike, so that colour is never the only sign of whose a thing is.
 * Letters alone: beside a figure they would read as a number or as a card.
 */
export function marksOf(names: string[]): string[] {
  const marks: string[] = names.map(() => "");
  const letters = names.map((name) => [...name.toLocaleUpperCase()].filter((letter) => /\p{L}/u.test(letter)));
  // A first letter belongs to the first who has it; the others take a later letter of their name.
  for (const [seat, own] of letters.entries()) if (own[0] && !marks.includes(own[0])) marks[seat] = own[0];
  for (const [seat, own] of letters.entries()) marks[seat] ||= [...own, ...ALPHABET].find((letter) => !marks.includes(letter))!;
  return marks;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
