/** The traveller's lens: hovering over a card, pressing it long, or resting on it by keyboard enlarges it. */
import type { Card, ZoneCard } from "./types";

const HOVER = 450;
const PRESS = 450;
const REST = 900;
const SLIP = 8;

export const lens = $state<{ card: Card | ZoneCard | null; box: DOMRect | null }>({ card: null, box: null });

export function openLens(card: Card | ZoneCard, node: Element): void {
  lens.card = card;
  lens.box = node.getBoundingClientRect();
}

export function closeLens(): void {
  lens.card = null;
}

export function looking(node: HTMLElement, given: Card | ZoneCard) {
  let card = given;
  let timer = 0;
  let start: { x: number; y: number } | null = null;
  let pressed = false;
  let shown = false;

  function soon(ms: number) {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      openLens(card, node);
      shown = true;
      pressed = start !== null;
    }, ms);
  }

  function away() {
    clearTimeout(timer);
    start = null;
    if (shown) closeLens();
    shown = false;
  }

  function down(event: PointerEvent) {
    away();
    pressed = false;
    if (event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    soon(PRESS);
  }

  function move(event: PointerEvent) {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) away();
  }

  // The tap that ends a long press has looked, not chosen.
  function click(event: Event) {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && soon(HOVER), { signal });
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("focus", () => node.matches(":focus-visible") && soon(REST), { signal });
  node.addEventListener("contextmenu", (event) => pressed && event.preventDefault(), { signal });
  node.addEventListener("click", click, { signal, capture: true });
  for (const name of ["pointerleave", "pointerup", "pointercancel", "blur", "keydown"]) node.addEventListener(name, away, { signal });

  return {
    update(fresh: Card | ZoneCard) {
      card = fresh;
      if (shown) lens.card = fresh;
    },
    destroy() {
      away();
      listening.abort();
    },
  };
}
