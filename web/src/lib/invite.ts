/** Tables set up with one click. */
import * as api from "./api";
import { hasPlayed, playsGame } from "./known.svelte";
import { attempt } from "./notice.svelte";
import { ownEdition } from "./options";
import { go } from "./router.svelte";

/** The default number of players: enough for company, few enough for short waits. */
export function usualPlayers([low, high]: [number, number]): number {
  return Math.min(Math.max(3, low), high);
}

export function usualTable(game: api.GameInfo, seats: api.SeatWish[]): api.TableWish {
  return { game: game.name, players: seats.length, options: ownEdition(game), seats, visibility: "link", clock: { kind: "none" }, absent: "wait", pace_ms: 1000 };
}

/** Set the table up, add this person's word to the deal, and go there. */
export async function setUp(wish: api.TableWish): Promise<void> {
  const table = await attempt(() => api.setUp(wish));
  if (!table) return;
  await addWord(table);
  go(`/table/${table.id}`);
}

/** Everybody adds a random word to the deal before it is made, so that nobody can choose it. */
export async function addWord(table: api.Table): Promise<api.Table | undefined> {
  const word = localStorage.getItem(`word ${table.id}`) ?? api.onceKey();
  localStorage.setItem(`word ${table.id}`, word);
  return attempt(() => api.addNonce(table.id, word));
}

/** One click: you and bots of the usual level, or gentle ones for somebody's first game of this kind. */
export function playNow(game: api.GameInfo): Promise<void> {
  const level = hasPlayed(game.name) ? "regular" : "newcomer";
  playsGame(game.name);
  const bots = Array.from({ length: usualPlayers(game.players) - 1 }, () => ({ kind: "bot" as const, level }));
  return setUp(usualTable(game, [{ kind: "me" }, ...bots]));
}
