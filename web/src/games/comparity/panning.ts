/** Fingers, mouse and wheel move the map. A click that ends a movement chooses nothing. */
import { type Camera, clamp } from "./camera.svelte";

const SLIP = 7;

interface Point {
  x: number;
  y: number;
}

export function panning(camera: Camera): (grid: HTMLElement) => () => void {
  return (grid) => {
    const fingers = new Map<number, Point>();
    let began: Point | null = null;
    let moved = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) moved = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      began = fingers.size === 1 ? { x: event.clientX, y: event.clientY } : null;
      if (fingers.size === 2) hold();
    }

    /** From here on it is a movement of the map, not a tap. */
    function hold(): void {
      moved = true;
      grid.classList.add("dragging");
      for (const id of fingers.keys()) grid.setPointerCapture(id);
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      if (!moved && began && Math.hypot(after.x - began.x, after.y - began.y) > SLIP) hold();
      if (!moved) return;
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      if (other) pinch(other, before, after);
      else camera.pan(after.x - before.x, after.y - before.y);
      fingers.set(event.pointerId, after);
    }

    function pinch(other: Point, before: Point, after: Point): void {
      const box = grid.getBoundingClientRect();
      const apart = (finger: Point) => Math.hypot(finger.x - other.x, finger.y - other.y);
      camera.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
      camera.zoom(apart(after) / Math.max(1, apart(before)), (after.x + other.x) / 2 - box.left, (after.y + other.y) / 2 - box.top);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) grid.classList.remove("dragging");
    }

    function swallow(event: MouseEvent): void {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const box = grid.getBoundingClientRect();
      if (event.shiftKey) camera.pan(-event.deltaY - event.deltaX, 0);
      else camera.zoom(Math.exp(-clamp(event.deltaY, -60, 60) * 0.004), event.clientX - box.left, event.clientY - box.top);
    }

    const listening = new AbortController();
    const { signal } = listening;
    grid.addEventListener("pointerdown", down, { signal });
    grid.addEventListener("pointermove", move, { signal });
    grid.addEventListener("pointerup", up, { signal });
    grid.addEventListener("pointercancel", up, { signal });
    grid.addEventListener("click", swallow, { signal, capture: true });
    grid.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listening.abort();
  };
}
