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

  const listeners: Record<string, (event: any) => void> = {
    pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && soon(HOVER),
    pointerleave: away,
    pointerdown: (event: PointerEvent) => {
      away();
      pressed = false;
      if (event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      soon(PRESS);
    },
    pointermove: (event: PointerEvent) => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) away();
    },
    pointerup: away,
    pointercancel: away,
    focus: () => node.matches(":focus-visible") && soon(REST),
    blur: away,
    keydown: away,
    contextmenu: (event: Event) => pressed && event.preventDefault(),
    // The tap that ends a long press has looked, not chosen.
    click: (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, { capture: name === "click" });

  return {
    update(fresh: Card | ZoneCard) {
      card = fresh;
      if (shown) lens.card = fresh;
    },
    destroy() {
      away();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener, { capture: name === "click" });
    },
  };
}
