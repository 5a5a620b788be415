/** Who sits where, as boards show it. */

/** The seats clockwise from the one to the left of `seat`; all of them for a spectator. */
export function around<T>(seats: readonly T[], seat: number | null): T[] {
  return seat === null ? [...seats] : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}
