/** What this browser has met: games it learned or played, and what was explained to it. */
const kept = (name: string) => new Set<string>(JSON.parse(localStorage.getItem(name) ?? "[]"));

let known = $state.raw(kept("known games"));
let played = $state.raw(kept("played games"));
let explained = $state.raw(kept("explained"));

function added(name: string, set: Set<string>, what: string): Set<string> {
  const fresh = new Set(set).add(what);
  localStorage.setItem(name, JSON.stringify([...fresh]));
  return fresh;
}

/** Was the game learned or played? Somebody new is offered the lesson, once. */
export function knowsGame(game: string): boolean {
  return known.has(game);
}

export function knowGame(game: string): void {
  known = added("known games", known, game);
}

/** Was a real game begun? The first one is against newcomers. */
export function hasPlayed(game: string): boolean {
  return played.has(game);
}

export function playsGame(game: string): void {
  played = added("played games", played, game);
}

/** Was this explained before? The key is that of the explanation. */
export function wasExplained(key: string): boolean {
  return explained.has(key);
}

export function explain(key: string): void {
  explained = added("explained", explained, key);
}
