/** Comparity in words. */
import type { Line } from "../../lib/contract";
import type { Area, Speech } from "../../lib/spoken";
import { figure, t } from "../../lib/words";
import { landmark, nameOf, placeOf } from "./landmark";
import type { Card, Mode, Parts, View } from "./types";

const placed = (card: string) => `${nameOf(card)} (${placeOf(card)})`;
const area = (name: string) => t(`comparity-area-${name}`);

function number(card: Card, mode: Mode): string {
  if (mode === "height") return t("comparity-metres", { metres: figure(card.height ?? 0, { maximumFractionDigits: 1 }) });
  const year = card.year ?? 0;
  return t(`comparity-${card.approximate ? "about-" : ""}year${year < 0 ? "-bc" : ""}`, { year: String(Math.abs(year)) });
}

const SIDES: [string, number, number][] = [["left", -1, 0], ["right", 1, 0], ["below", 0, -1], ["above", 0, 1]];

/** What a cell touches. */
function around(view: View, x: number, y: number): string {
  const near = SIDES.flatMap(([side, dx, dy]) => {
    const found = view.zone.find((card) => card.x === x + dx && card.y === y + dy);
    return found ? [t(`comparity-say-${side}`, { card: landmark(found.card) })] : [];
  });
  return near.join(", ");
}

/** The card that lies in a cell now. */
function lying(view: View, x: number, y: number): Line {
  return landmark(view.zone.find((card) => card.x === x && card.y === y)?.card ?? "");
}

function zone(view: View): Area {
  const rows = [...view.zone].sort((one, other) => other.y - one.y || one.x - other.x);
  return {
    title: area("zone"),
    items: rows.map((card) => {
      const said = { card: placed(card.card) };
      const face = card.open ? t("comparity-say-zone-open", { ...said, number: number(card, view.options.mode) }) : t("comparity-say-zone-closed", said);
      return [face, around(view, card.x, card.y)].filter(Boolean).join("; ");
    }),
  };
}

const speech: Speech<View, Parts> = {
  position(view, names, seat) {
    const order = view.seats.map((_, place) => place);
    const turned = seat === null ? order : [...order.slice(seat), ...order.slice(0, seat)];
    const rows = turned.map((place) => ({ title: names[place] ?? "", items: view.seats[place]!.row.map((card) => placed(card.card)) }));
    const pile = [`${area("pile")}: ${view.pile}${view.pile_top ? ` (${nameOf(view.pile_top.card)})` : ""}`, `${area("box")}: ${view.box}`];
    const gone = view.discarded.map((card) => `${area("discarded")}: ${nameOf(card.card)}`);
    return [zone(view), ...rows, { title: t("page-words-table"), items: [...pile, ...gone] }];
  },
  move({ text, parts }, view) {
    switch (parts.kind) {
      case "lay":
        return t("comparity-say-lay", { card: nameOf(parts.card), around: around(view, parts.x, parts.y) });
      case "open":
        return parts.card ? t("comparity-say-open", { card: landmark(parts.card) }) : t("comparity-say-open-none");
      case "draw":
        return t("comparity-say-draw");
      case "check":
      case "give":
      case "discard":
        return t(`comparity-say-${parts.kind}`, { card: landmark(parts.card) });
      case "repair":
        return t("comparity-say-repair", { moves: parts.moves.map((one) => t("comparity-say-repair-move", { card: landmark(one.card), other: lying(view, one.x, one.y) })).join(", ") });
      default:
        return text;
    }
  },
};

export default speech;
