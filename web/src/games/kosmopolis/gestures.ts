/** What fingers and pointers do with cards: look closer, and carry. */
import type { Card } from "./view";

const LOOK_AFTER = 450;
const CARRY_FROM = 8;

/** Show cards enlarged beside an element; null to stop. */
export type Enlarge = (cards: Card[] | null, beside?: Element) => void;

interface Look {
  cards: Card[];
  enlarge: Enlarge;
}

/** Hovering or pressing long enlarges the cards; a long press is no tap. */
export function look(element: HTMLElement, options: Look) {
  let given = options;
  let timer = 0;
  let shown = false;

  const stop = () => {
    clearTimeout(timer);
    if (shown) given.enlarge(null);
    shown = false;
  };
  const begin = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!given.cards.length) return;
      shown = true;
      given.enlarge(given.cards, element);
    }, LOOK_AFTER);
  };
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && begin();
  const down = (event: PointerEvent) => (event.pointerType === "mouse" ? stop() : begin());
  const click = (event: MouseEvent) => {
    if (!shown) return stop();
    event.stopImmediatePropagation();
    event.preventDefault();
    stop();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    clearTimeout(timer);
    if (shown) setTimeout(stop, 50); // after the click this press would have been
  };
  const menu = (event: Event) => shown && event.preventDefault();

  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointerleave", stop);
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", stop);
  element.addEventListener("contextmenu", menu);
  element.addEventListener("click", click, true);
  return {
    update: (fresh: Look) => void (given = fresh),
    destroy: stop,
  };
}

interface Carry {
  /** May it be carried now? */
  can: boolean;
  /** Picked up. */
  lift(): void;
  /** Let go over a `data-drop`, or elsewhere; says whether it lands there. */
  drop(place: string | null): boolean;
}

/** Carry an element with a finger or the mouse. */
export function carry(element: HTMLElement, options: Carry) {
  let given = options;
  let start: { x: number; y: number; pointer: number } | null = null;
  let lifted = false;
  let over: Element | null = null;

  const placeUnder = (event: PointerEvent) =>
    document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches("[data-drop]")) ?? null;
  const mark = (fresh: Element | null) => {
    if (over !== fresh) over?.removeAttribute("data-under");
    over = fresh;
    over?.setAttribute("data-under", "");
  };
  const settle = () => {
    element.style.translate = "";
    element.removeAttribute("data-carried");
  };
  const down = (event: PointerEvent) => {
    if (!given.can || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    element.setPointerCapture(event.pointerId); // however fast it is pulled away
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!lifted) {
      if (Math.hypot(dx, dy) < CARRY_FROM) return;
      lifted = true;
      element.setAttribute("data-carried", "");
      given.lift();
    }
    element.style.translate = `${dx}px ${dy}px`;
    mark(placeUnder(event));
  };
  const end = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    start = null;
    if (!lifted) return;
    const place = event.type === "pointerup" ? (placeUnder(event)?.getAttribute("data-drop") ?? null) : null;
    mark(null);
    // It stays where it was dropped until the table answers, and sets off from there.
    if (given.drop(place)) setTimeout(settle, 700);
    else settle();
  };
  const click = (event: MouseEvent) => {
    if (!lifted) return;
    lifted = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
  element.addEventListener("click", click, true);
  return { update: (fresh: Carry) => void (given = fresh) };
}
