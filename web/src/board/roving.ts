/**
 * A whole board by keyboard: Tab goes from area to area (`data-zone`), arrows go to the nearest stop
 * in their direction, Home to the first stop of the area that glows, End to its last.
 */
const AHEAD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const GLOWS = ".can, [data-main]";

export interface Roving {
  /** What the keys stop at. */
  stops?: string;
}

/** Makes a board rove; the board itself may be its only area. */
export function roving({ stops: selector = "[data-stop]" }: Roving = {}): (board: HTMLElement) => () => void {
  return (board) => {
    const stops = (inside: HTMLElement) =>
      [...inside.querySelectorAll<HTMLElement>(selector)].filter((node) => node.offsetParent !== null && !node.hasAttribute("disabled"));
    const zones = () => (board.matches("[data-zone]") ? [board] : [...board.querySelectorAll<HTMLElement>("[data-zone]")]);

    /** One stop of every area can be reached with Tab. */
    function arrange(): void {
      for (const zone of zones()) {
        const inside = stops(zone);
        const current =
          inside.find((node) => node === document.activeElement) ??
          inside.find((node) => node.matches(GLOWS)) ??
          inside.find((node) => node.dataset.current) ??
          inside[0];
        for (const node of inside) {
          node.tabIndex = node === current ? 0 : -1;
          if (node !== current) delete node.dataset.current;
        }
      }
    }

    function move(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.target instanceof HTMLInputElement) return;
      const next = nextStop(event.key, event.target as HTMLElement);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }

    function nextStop(key: string, from: HTMLElement): HTMLElement | undefined {
      const here = from.closest<HTMLElement>(selector);
      const ahead = here && AHEAD[key];
      if (ahead) return nearest(here, stops(board), ahead);
      if (key !== "Home" && key !== "End") return undefined;
      const area = stops(from.closest<HTMLElement>("[data-zone]") ?? board);
      return key === "End" ? area.at(-1) : (area.find((node) => node.matches(GLOWS)) ?? area[0]);
    }

    function focused(event: FocusEvent): void {
      const here = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (!here) return;
      here.dataset.current = "yes";
      arrange();
    }

    // Classes too: what glows is where Tab leads. Once a frame, however much changes.
    let frame = 0;
    const watcher = new MutationObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        arrange();
      });
    });
    watcher.observe(board, { childList: true, subtree: true, attributeFilter: ["class", "disabled"] });
    board.addEventListener("keydown", move);
    board.addEventListener("focusin", focused);
    arrange();
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      board.removeEventListener("keydown", move);
      board.removeEventListener("focusin", focused);
    };
  };
}

function nearest(here: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const from = centre(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const node of all) {
    if (node === here) continue;
    const to = centre(node);
    const forward = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (forward < 5 || aside > forward * 3 + 40) continue;
    const distance = forward + aside * 2;
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}

function centre(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
