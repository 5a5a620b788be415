/** Hovering with a mouse, or pressing long with a finger, enlarges a thing. */
import type { Bench, Zoomed } from "./bench.svelte";

const HOVER = 550;
const PRESS = 450;
const SLIP = 8;

export function inspect(bench: Bench, what: Zoomed["what"], id: string): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let pressed = false;
    let start = { x: 0, y: 0 };
    const enlarge = () => (bench.zoomed = { what, id, from: node.getBoundingClientRect() });
    const stop = () => {
      window.clearTimeout(timer);
      timer = 0;
    };
    // A card that slid under a resting mouse was not pointed at.
    const point = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP && stop();
      if (!timer && !event.buttons) timer = window.setTimeout(enlarge, HOVER);
    };
    const leave = (event: PointerEvent) => {
      stop();
      if (event.pointerType === "mouse" && bench.zoomed?.id === id) bench.zoomed = null;
    };
    const down = (event: PointerEvent) => {
      stop();
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        pressed = true;
        enlarge();
      }, PRESS);
    };
    // The touch that enlarged a card must not also play it.
    const click = (event: MouseEvent) => {
      // A thing that can do nothing now shows itself instead.
      const idle = what === "card" && node.dataset.place ? bench.legal.length === 0 : !node.matches(".can");
      if (!pressed && idle) enlarge();
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (bench.zoomed?.id === id) bench.zoomed = null;
      else enlarge();
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener("pointermove", point, { signal });
    node.addEventListener("pointerleave", leave, { signal });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointerup", stop, { signal });
    node.addEventListener("pointercancel", stop, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    node.addEventListener("keydown", key, { signal });
    node.addEventListener("contextmenu", menu, { signal });
    return () => {
      stop();
      listening.abort();
    };
  };
}
