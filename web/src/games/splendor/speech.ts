/** Splendor in words. */
import type { Area, Speech } from "../../lib/spoken";
import { t } from "../../lib/words";
import { isKnown, type City, type Counts, type Face, type FaceUp, type KnownReserved, type Parts, type Player, type View } from "./types";

const area = (name: string) => t(`splendor-area-${name}`);
const colour = (name: string) => t(`splendor-${name}`);
const counts = (tokens: Counts | undefined) =>
  Object.entries(tokens ?? {}).map(([kind, count]) => t(`splendor-count-${kind}`, { count })).join(", ") || t("page-none");
const titled = (name: string, what: string) => `${area(name)}: ${what}`;

function card(shown: Face): string {
  if (!shown.ability) return t(`splendor-card-${shown.bonus}`, { level: shown.level, points: shown.points });
  const ability = t(`splendor-ability-${shown.ability}`);
  return shown.bonus ? t("splendor-card-orient-coloured", { ability, colour: colour(shown.bonus) }) : t("splendor-card-orient", { ability });
}

function back(deck: string): string {
  const level = Number(deck.at(-1));
  return t(deck.startsWith("deck") ? "splendor-back-base" : "splendor-back-orient", { level });
}

/** A card by its name, to be looked at and not to be taken. */
function title(shown: Face): string {
  const args = { level: shown.level };
  const name = shown.ability ? t("sboard-card-orient", { ...args, ability: t(`splendor-ability-${shown.ability}`) }) : t(`sboard-card-${shown.bonus}`, args);
  const notes = [shown.ability && shown.bonus ? colour(shown.bonus) : "", shown.points ? t("sboard-prestige", { points: shown.points }) : ""];
  return [name, ...notes.filter(Boolean)].join(", ");
}

function priced(shown: FaceUp | KnownReserved): string {
  const price = shown.price ?? shown.cost;
  const said = shown.discard
    ? [title(shown), t("sboard-costs-cards", { colour: colour(shown.discard) })].join("; ")
    : Object.keys(price).length
      ? t("splendor-say-card", { card: title(shown), price: counts(price) })
      : t("splendor-say-card-nothing", { card: title(shown) });
  const notes = [
    shown.affordable ? t("splendor-say-can-buy") : "",
    "towers" in shown && shown.towers ? t("splendor-say-towers", { count: shown.towers, player: { seat: shown.tower_owner ?? 0 } }) : "",
  ];
  return [said, ...notes.filter(Boolean)].join("; ");
}

const noble = (view: View, number: number) => view.nobles.find((one) => one.number === number);
const cityNeed = (city: City) =>
  [counts(city.need), city.any_same ? t("splendor-label-one-colour", { count: city.any_same }) : "", `${t("splendor-label-prestige")}: ${city.prestige}`].filter(Boolean).join(", ");

function table(view: View): Area[] {
  const places = view.face_up.map(priced);
  const free = view.nobles.filter((one) => one.owner === null);
  const areas: Area[] = [
    { title: area("supply"), items: [counts(view.supply)] },
    { title: area("face-up"), items: places },
    { title: area("decks"), items: Object.entries(view.decks).map(([deck, count]) => `${back(deck)}: ${count}`) },
  ];
  if (free.length) areas.push({ title: area("nobles"), items: free.map((one) => t("splendor-say-guest", { need: counts(one.need), points: one.points })) });
  if (view.cities.length) areas.push({ title: area("cities"), items: view.cities.filter((city) => city.owner === null).map((city) => t("splendor-say-city", { need: cityNeed(city) })) });
  if (view.posts.length) areas.push({ title: area("posts"), items: view.posts.map((post) => `${post.number}: ${t(`splendor-post-${post.number}`)} (${counts(post.need)}${post.nobles ? `, ${area("nobles")}: ${post.nobles}` : ""})`) });
  return areas;
}

function seatArea(view: View, seat: Player, name: string): Area {
  const items = [
    `${t("splendor-label-prestige")}: ${seat.prestige}`,
    titled("tokens", counts(seat.tokens)),
    titled("bonuses", counts(seat.bonuses)),
    ...seat.reserved.map((held) => titled("reserved", isKnown(held) ? priced(held) : t("splendor-label-hidden", { back: back(held.back) }))),
    ...[...seat.nobles, ...seat.reserved_nobles].map((number) => titled("nobles", counts(noble(view, number)?.need))),
  ];
  if (seat.towers !== null) items.push(titled("towers", String(seat.towers)));
  if (seat.shields.length) items.push(titled("shields", seat.shields.join(", ")));
  if (seat.gold_cards.length) items.push(titled("gold-cards", String(seat.gold_cards.length)));
  return { title: name, items };
}

/** The card at a place of the notation; none where nothing can be seen. */
function cardAt(view: View, place: string): Face | null {
  const own = view.viewer === null ? [] : view.seats[view.viewer]!.reserved;
  return view.face_up.find((shown) => shown.slot === place) ?? own.filter(isKnown).find((held) => held.place === place) ?? null;
}

/** The card at a place as what somebody takes, told apart from others like it by what it costs. */
function taken(view: View, place: string): string {
  const found = cardAt(view, place);
  if (!found) return place;
  return Object.keys(found.cost ?? {}).length ? `${card(found)} (${counts(found.cost)})` : card(found);
}

/** The same by its name. */
function titleAt(view: View, place: string): string {
  const found = cardAt(view, place);
  return found ? title(found) : place;
}

const speech: Speech<View, Parts> = {
  position(view, names, seat) {
    const order = view.seats.map((_, place) => place);
    const turned = seat === null ? order : [...order.slice(seat), ...order.slice(0, seat)];
    return [...turned.map((place) => seatArea(view, view.seats[place]!, names[place] ?? "")), ...table(view)];
  },
  move({ text, parts }, view) {
    const at = (place: string) => ({ card: taken(view, place) });
    switch (parts.kind) {
      case "take":
        return t("splendor-say-take", { tokens: counts(parts.tokens) });
      case "reserve":
        return "deck" in parts ? t("splendor-say-reserve-top", { back: back(parts.deck) }) : t("splendor-say-reserve", at(parts.slot));
      case "buy":
        return t("splendor-say-buy", at(parts.place));
      case "pass":
        return t("splendor-say-pass");
      case "pay":
        return "gold" in parts ? t("splendor-say-pay-gold", { gold: parts.gold, cards: parts.cards }) : t("splendor-say-pay-now");
      case "gold":
        return t("splendor-say-gold-for", { colour: colour(parts.token) });
      case "return":
        return t("splendor-say-return", { colour: colour(parts.token) });
      case "token":
        return t("splendor-say-token", { colour: colour(parts.token) });
      case "pair":
        return t("splendor-say-pair", { colour: t(`splendor-count-${parts.colour}`, { count: parts.value }) });
      case "free":
        return t("splendor-say-free", at(parts.slot));
      case "noble":
      case "reserve_noble":
        return t("splendor-say-noble", { need: counts(noble(view, parts.number)?.need) });
      case "city":
        return t("splendor-say-city", { need: cityNeed(view.cities.find((city) => city.number === parts.number)!) });
      case "tower_put":
        return t("splendor-say-tower-put", at(parts.slot));
      case "tower_move":
        return t("splendor-say-tower-move", { from: titleAt(view, parts.from), to: titleAt(view, parts.to) });
      case "tower_remove":
        return t("splendor-say-tower-remove", { card: titleAt(view, parts.slot) });
      case "conquer":
        return t("splendor-say-conquer");
      case "skip":
        return t("splendor-say-skip");
      default:
        return text;
    }
  },
};

export default speech;
