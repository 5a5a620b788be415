/** Things of the table in words: the names a screen reader says. */
import type { Argument, Line } from "../../lib/contract";
import { t } from "../../lib/words";
import { KINDS, type City, type Counts, type Face, type FaceUp, type Meaning, type Noble, type Post, type Reserved } from "./types";

const pause = ", ";

/** Tokens of each kind with their number, to be put into a sentence. */
export function counted(counts: Counts | null | undefined): Line[] {
  return KINDS.filter((kind) => counts?.[kind]).map((kind) => ({ key: `splendor-count-${kind}`, args: { count: counts?.[kind] ?? 0 } }));
}

export function listed(counts: Counts | null | undefined): string {
  return counted(counts).map((line) => t(line.key, line.args)).join(pause);
}

/** “Blue card, level 2”, or the ability of an Orient card. */
export function titleOf(face: Face): string {
  const args: Record<string, Argument> = { level: face.level };
  if (!face.orient) return t(`sboard-card-${face.bonus}`, args);
  const ability = t("sboard-card-orient", { ...args, ability: { key: `splendor-ability-${face.ability}`, args: {} } });
  return face.bonus ? [ability, t(`splendor-${face.bonus}`)].join(pause) : ability;
}

export function backOf(back: string): string {
  const orient = back.startsWith("orient");
  return t(orient ? "splendor-back-orient" : "splendor-back-base", { level: Number(back.at(-1)) });
}

function meaningOf(face: Face & Meaning): string[] {
  const parts = [];
  if (face.discard) parts.push(t("sboard-costs-cards", { colour: { key: `splendor-${face.discard}`, args: {} } }));
  else if (!face.price) parts.push(t("sboard-costs", { price: counted(face.cost) }));
  else if (Object.keys(face.price).length) parts.push(t("sboard-costs-you", { price: counted(face.price) }));
  else parts.push(t("sboard-costs-nothing"));
  if (face.affordable) parts.push(t("splendor-label-affordable"));
  else if (face.missing && Object.keys(face.missing).length) parts.push(t("splendor-label-missing", { missing: listed(face.missing) }));
  return parts;
}

export function describeCard(face: Face & Meaning, extra: string[] = []): string {
  const parts = [titleOf(face)];
  if (face.points) parts.push(t("sboard-prestige", { points: face.points }));
  return [...parts, ...meaningOf(face), ...extra].join(pause);
}

/** One of your cards on the table: it is already paid for. */
export function describeOwned(face: Face): string {
  return face.points ? [titleOf(face), t("sboard-prestige", { points: face.points })].join(pause) : titleOf(face);
}

export function describeFaceUp(card: FaceUp): string {
  const towers = card.tower_owner === null ? [] : [t("sboard-towers-on", { count: card.towers, player: { seat: card.tower_owner } })];
  return describeCard(card, towers);
}

export function describeReserved(card: Reserved): string {
  if (card.hidden) return t("splendor-label-hidden", { back: backOf(card.back) });
  return describeCard(card as Face & Meaning);
}

export function lacking(missing: Counts | null, more: string[] = []): string[] {
  const parts = [...counted(missing).map((line) => t(line.key, line.args)), ...more];
  return parts.length ? [t("splendor-label-missing", { missing: parts.join(pause) })] : [];
}

function owned(owner: number | null, names: string[]): string[] {
  return owner === null ? [] : [names[owner] ?? ""];
}

export function describeNoble(noble: Noble, names: string[]): string {
  const title = t("sboard-noble", { number: noble.number, points: noble.points });
  return [title, t("sboard-asks", { need: counted(noble.need) }), ...owned(noble.owner, names), ...(noble.visited ? [] : lacking(noble.missing))].join(pause);
}

/** What a city asks for besides bonuses of named colours, as far as it is missing. */
export function lackingOfCity(city: City): string[] {
  const parts = [];
  if (city.any_same_missing) parts.push(t("splendor-label-one-colour", { count: city.any_same_missing }));
  if (city.prestige_missing) parts.push(t("sboard-prestige", { points: city.prestige_missing }));
  return parts;
}

export function describeCity(city: City, names: string[]): string {
  const parts = [t("sboard-city", { number: city.number }), t("sboard-prestige", { points: city.prestige })];
  if (Object.keys(city.need).length) parts.push(t("sboard-asks", { need: counted(city.need) }));
  if (city.any_same) parts.push(t("splendor-label-one-colour", { count: city.any_same }));
  return [...parts, ...owned(city.owner, names), ...(city.owner === null ? lacking(city.missing, lackingOfCity(city)) : [])].join(pause);
}

export function describePost(post: Post, holders: string[]): string {
  const parts = [t("sboard-post", { number: post.number }), t(`splendor-post-${post.number}`), t("sboard-asks", { need: counted(post.need) })];
  if (post.nobles) parts.push(t("sboard-and-noble"));
  if (holders.length) parts.push(t("sboard-held-by", { players: holders }));
  return [...parts, ...lacking(post.missing)].join(pause);
}
