/**
 * The whole table by keyboard: Tab goes from area to area (`data-zone`), arrows go to the nearest
 * thing in their direction (`data-stop`).
 */
const AHEAD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function roving(root: HTMLElement): () => void {
  const stops = (inside: HTMLElement = root) =>
    [...inside.querySelectorAll<HTMLElement>("[data-stop]")].filter((node) => node.offsetParent !== null && !node.hasAttribute("disabled"));

  /** One stop of every area can be reached with Tab. */
  function arrange(): void {
    for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) {
      const inside = stops(zone);
      const current =
        inside.find((node) => node === document.activeElement) ??
        inside.find((node) => node.matches(".can, [data-main]")) ??
        inside.find((node) => node.dataset.current) ??
        inside[0];
      for (const node of inside) {
        node.tabIndex = node === current ? 0 : -1;
        if (node !== current) delete node.dataset.current;
      }
    }
  }

  function move(event: KeyboardEvent): void {
    const ahead = AHEAD[event.key];
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (!ahead || !here || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = nearest(here, stops(), ahead);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function focused(event: FocusEvent): void {
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
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
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["class", "disabled"] });
  root.addEventListener("keydown", move);
  root.addEventListener("focusin", focused);
  arrange();
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    root.removeEventListener("keydown", move);
    root.removeEventListener("focusin", focused);
  };
}

function nearest(here: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const from = centre(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of all) {
    if (node === here) continue;
    const to = centre(node);
    const forward = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (forward < 6 || aside > forward * 3 + 40) continue;
    const distance = forward + aside * 2;
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}

function centre(node: HTMLElement): { x: number; y: number } {
  const rect = node.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
