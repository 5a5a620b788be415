/**
 * Cards, gems and towers can be dragged, by mouse or finger.
 *
 * A finger that moves up or down scrolls the page, as everywhere. It drags when it moves sideways, when it
 * has rested on the thing before, or where the thing lies in a place that does not scroll.
 */
const FAR = 10;
const REST = 400;

export interface Dragging {
  /** Something has been lifted. */
  lift(what: HTMLElement): void;
  /** It was let go over a place for it. */
  drop(what: HTMLElement, where: HTMLElement): void;
  /** It is no longer in the air. */
  end(): void;
}

/** `sky` holds what is in the air. */
export function draggable(sky: () => HTMLElement, { lift, drop, end }: Dragging): (root: HTMLElement) => () => void {
  return (root) => {
    let what: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let start = { x: 0, y: 0 };
    let rested = 0;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      what = (event.target as HTMLElement).closest<HTMLElement>("[data-place], [data-gem], [data-deck], [data-drag]");
      start = { x: event.clientX, y: event.clientY };
      rested = event.timeStamp + REST;
      dragged = false;
    }

    function isDrag(event: PointerEvent): boolean {
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.hypot(dx, dy) < FAR) return false;
      if (event.pointerType !== "touch" || Math.abs(dx) > Math.abs(dy)) return true;
      return event.timeStamp > rested || getComputedStyle(what!).touchAction === "none";
    }

    function move(event: PointerEvent): void {
      if (!what || !event.isPrimary) return;
      if (!ghost && isDrag(event)) {
        ghost = likeness(what);
        sky().append(ghost);
        lift(what);
      }
      if (ghost) ghost.style.translate = `${event.clientX - start.x}px ${event.clientY - start.y}px`;
    }

    function up(event: PointerEvent): void {
      if (what && ghost) {
        dragged = true;
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const where = under.map((node) => node.closest<HTMLElement>("[data-drop], [data-place]")).find((node) => node && node !== what);
        if (where) drop(what, where);
      }
      stop();
    }

    function stop(): void {
      if (ghost) end();
      ghost?.remove();
      ghost = what = null;
    }

    // Do not scroll while dragging.
    function touch(event: TouchEvent): void {
      if (what && event.cancelable && (ghost || event.timeStamp > rested)) event.preventDefault();
    }

    // The click that ends a drag does not count as a tap.
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    }

    const native = (event: Event) => event.preventDefault();
    root.addEventListener("pointerdown", down);
    root.addEventListener("touchmove", touch, { passive: false });
    root.addEventListener("click", click, true);
    root.addEventListener("dragstart", native);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
    return () => {
      stop();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", touch);
      root.removeEventListener("click", click, true);
      root.removeEventListener("dragstart", native);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
    };
  };
}

/** A picture of the thing, where it lies. */
function likeness(what: HTMLElement): HTMLElement {
  const rect = what.getBoundingClientRect();
  const picture = what.cloneNode(true) as HTMLElement;
  for (const name of ["data-stop", "data-piece", "data-home", "data-place", "data-gem", "data-deck", "data-drag"]) picture.removeAttribute(name);
  Object.assign(picture.style, {
    position: "fixed", left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`,
    zIndex: "60", opacity: "0.92", rotate: "-2deg", transition: "none",
  });
  return picture;
}
