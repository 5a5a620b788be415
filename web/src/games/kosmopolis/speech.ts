/** Kosmopolis in words. */
import type { Area, Speech } from "../../lib/spoken";
import { t } from "../../lib/words";
import { COLOURS, type Parts, type SeatView, type View } from "./view";

const LETTERS: Record<string, string> = { B: "blue", P: "pink", G: "green", Y: "yellow" };

const colour = (name: string) => t(`kosmopolis-${name}`);
const card = (text: string) => t("kosmopolis-card", { colour: LETTERS[text[0] ?? ""] ?? "", value: Number(text[1]) });
const cards = (texts: string[]) => texts.map(card).join(", ") || t("page-none");
const numbers = (values: number[]) => values.join(", ") || t("page-none");
const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
const area = (name: string) => t(`kosmopolis-area-${name}`);

function capital(view: View): Area {
  const limits = view.limits.map((limit) => {
    const said = { colour: colour(limit.colour), limit: limit.known, cards: numbers(view.capital[limit.colour]) };
    if (!limit.unknown_modifiers) return t("kosmopolis-say-limit", said);
    return t("kosmopolis-say-limit-unknown", { ...said, unknown: t("kosmopolis-label-unknown-modifiers", { count: limit.unknown_modifiers }) });
  });
  const modifiers = view.modifiers.map((modifier) => {
    const said = { colour: t(`kosmopolis-on-${modifier.on}`), player: { seat: modifier.by } };
    return modifier.value === null ? t("kosmopolis-say-modifier-hidden", said) : t("kosmopolis-say-modifier", { ...said, value: signed(modifier.value) });
  });
  return { title: area("capital"), items: [...limits, ...modifiers] };
}

/** A place whose cards are known, or known to be so many. */
function held(name: string, known: string[] | null, size: number): string[] {
  if (!size) return [];
  return [known ? `${area(name)}: ${cards(known)}` : t("kosmopolis-say-cards-hidden", { area: area(name), count: size })];
}

function seatArea(seat: SeatView, name: string): Area {
  const city = COLOURS.map((hue, place) => ({ hue, total: seat.totals[place] ?? 0, values: seat.city[hue] }))
    .filter(({ values }) => values.length)
    .map(({ hue, total, values }) => t("kosmopolis-say-column", { colour: colour(hue), total, cards: numbers(values) }));
  return {
    title: name,
    items: [
      ...held("hand", seat.hand, seat.hand_size),
      ...held("pack", seat.pack, seat.pack_size),
      ...held("kept", seat.kept, seat.kept_size),
      ...(city.length ? city : [`${area("city")}: ${t("page-none")}`]),
      `${area("gold")}: ${seat.gold}`,
      ...held("bonus", seat.bonus, seat.bonus_count),
    ],
  };
}

function move({ parts }: { parts: Parts }): string {
  switch (parts.kind) {
    case "draft":
      return t("kosmopolis-say-draft", { cards: cards(parts.cards) });
    case "play": {
      const profession = t(`kosmopolis-profession-${LETTERS[parts.card[0] ?? ""]}`);
      return capitalised(t(`kosmopolis-say-to-${parts.zone}`, { card: card(parts.card), profession }));
    }
    case "agent":
      return t("kosmopolis-say-agent", { colour: t(`kosmopolis-on-${parts.colour}`) });
    case "priest":
      return t("kosmopolis-say-priest", { colour: colour(parts.colour) });
    default:
      return parts.colours.length ? t("kosmopolis-say-pay", { gold: parts.gold, colours: parts.colours.map((name) => t(`kosmopolis-column-${name}`)).join(", ") }) : t("kosmopolis-say-pay-none");
  }
}

const speech: Speech<View, Parts> = {
  position(view, names, seat) {
    const order = view.seats.map((_, place) => place);
    // One's own area first, then the others in turn.
    const turned = seat === null ? order : [...order.slice(seat), ...order.slice(0, seat)];
    return [
      capital(view),
      ...turned.map((place) => seatArea(view.seats[place]!, names[place] ?? "")),
      {
        title: t("page-words-table"),
        items: [t("kosmopolis-label-round", { round: view.round }), `${area("deck")}: ${view.deck}`, `${area("gold")}: ${view.gold_supply}`],
      },
    ];
  },
  move,
};

export default speech;
