/** Sentences with the cards in them set apart, so that they can be drawn. */
import type { Card } from "./view";

const CARD = /\b([BPGY][2-6])\b/;

export function withCards(sentence: string): { text: string; card: Card | null }[] {
  return sentence
    .split(CARD)
    .map((text, at) => ({ text, card: at % 2 ? text : null }))
    .filter((part) => part.text);
}
