/** Landmarks in words. */
import type { Line } from "../../lib/contract";
import { figure, say, t } from "../../lib/words";
import type { Card, Mode } from "./types";

/** A landmark as part of a sentence: there English says “the”. */
export function landmark(card: string): Line {
  return { key: `landmark-${card.replaceAll("_", "-")}`, args: {} };
}

export function nameOf(card: string): string {
  return say(landmark(card));
}

export function placeOf(card: string): string {
  return t(`landmark-place-${card.replaceAll("_", "-")}`);
}

/** A number of a card, as the log tells it; empty while nobody knows it. */
export function numberOf(card: Card, which: Mode): string {
  if (which === "height") return card.height === null ? "" : t("comparity-metres", { metres: card.height });
  if (card.year === null) return "";
  const key = card.approximate ? "comparity-about-year" : "comparity-year";
  return t(card.year > 0 ? key : `${key}-bc`, { year: String(Math.abs(card.year)) });
}

/** The same where there is little room: without unit, and with signs for words. */
export function shortNumberOf(card: Card, which: Mode): string {
  if (which === "height") return card.height === null ? "" : figure(card.height);
  if (card.year === null) return "";
  return `${card.approximate ? "≈" : ""}${card.year < 0 ? "−" : ""}${Math.abs(card.year)}`;
}

/** All that a card shows, for those who hear it. */
export function describe(card: Card, mode: Mode): string {
  const parts = [nameOf(card.card), placeOf(card.card)];
  const number = numberOf(card, mode);
  if (!card.open) parts.push(t("comparity-label-closed"));
  // A closed card has a number where everything is revealed.
  parts.push(number);
  if (card.open) parts.push(numberOf(card, mode === "height" ? "year" : "height"));
  else if (!number && mode === "year" && card.approximate) parts.push(t("comparity-label-approximate"));
  return parts.filter(Boolean).join(", ");
}
