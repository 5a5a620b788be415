/** Which games this browser has played or learned: a newcomer is offered the lesson, once. */
let known = $state.raw<Set<string>>(new Set(JSON.parse(localStorage.getItem("known games") ?? "[]")));

export function knowsGame(game: string): boolean {
  return known.has(game);
}

export function knowGame(game: string): void {
  known = new Set(known).add(game);
  localStorage.setItem("known games", JSON.stringify([...known]));
}
