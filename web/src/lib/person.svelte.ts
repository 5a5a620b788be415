/** The person at the screen, and their language. */
import * as api from "./api";
import { LANGUAGES, preferredLanguage, t, useLanguage } from "./words";

let known = $state.raw<api.Me | null>(null);
let offered = $state.raw<api.Games | null>(null);

export const person = {
  get me() {
    return known;
  },
  get games() {
    return offered;
  },
};

/** First words, then who we are: the page can speak even when the server cannot. */
export async function arrive(): Promise<void> {
  const chosen = localStorage.getItem("language");
  const tongue = chosen && chosen in LANGUAGES ? chosen : preferredLanguage();
  await useLanguage(tongue);
  [known, offered] = await Promise.all([api.me(), api.games()]);
  // A browser that plays without a server has nobody else to name its guest.
  if (!known.name) known = await api.changeMe({ name: t("server-guest", { number: String(1000 + Math.floor(Math.random() * 9000)) }) });
  if (known.language !== tongue) known = { ...known, ...(await api.changeMe({ language: tongue })) };
}

export async function refreshMe(): Promise<void> {
  known = await api.me();
}

export async function speak(tongue: string): Promise<void> {
  await useLanguage(tongue);
  localStorage.setItem("language", tongue);
  await api.changeMe({ language: tongue });
}

export async function rename(name: string): Promise<void> {
  known = { ...(known as api.Me), ...(await api.changeMe({ name })) };
}

export function gameInfo(name: string): api.GameInfo | undefined {
  return offered?.games.find((game) => game.name === name);
}
