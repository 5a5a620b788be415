/** With a mouse, cards and gems can be dragged to the own side of the table. */
const FAR = 10;

/** `drop` is told what was dragged where. */
export function draggable(drop: (what: HTMLElement, where: HTMLElement) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let what: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let start = { x: 0, y: 0 };
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      what = (event.target as HTMLElement).closest<HTMLElement>("[data-place], [data-gem], [data-drag]");
      start = { x: event.clientX, y: event.clientY };
      dragged = false;
    }

    function move(event: PointerEvent): void {
      if (!what) return;
      if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      if (!ghost) {
        const rect = what.getBoundingClientRect();
        ghost = what.cloneNode(true) as HTMLElement;
        Object.assign(ghost.style, { position: "fixed", left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`, pointerEvents: "none", zIndex: "60", opacity: "0.9", transition: "none" });
        for (const name of ["data-stop", "data-fly", "data-home", "data-place"]) ghost.removeAttribute(name);
        what.parentElement?.append(ghost);
        root.dataset.dragging = "yes";
      }
      ghost.style.translate = `${event.clientX - start.x}px ${event.clientY - start.y}px`;
    }

    function up(event: PointerEvent): void {
      if (what && ghost) {
        dragged = true;
        const where = document.elementsFromPoint(event.clientX, event.clientY).map((node) => node.closest<HTMLElement>("[data-drop], [data-place]")).find((node) => node && node !== what);
        if (where) drop(what, where);
      }
      end();
    }

    function end(): void {
      ghost?.remove();
      ghost = what = null;
      delete root.dataset.dragging;
    }

    // The click that ends a drag is no touch of its own.
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    }

    root.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", end);
    root.addEventListener("click", click, true);
    const native = (event: Event) => event.preventDefault();
    root.addEventListener("dragstart", native);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
      root.removeEventListener("click", click, true);
      root.removeEventListener("dragstart", native);
    };
  };
}
