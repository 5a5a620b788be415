/**
 * One stop for the Tab key, and arrow keys for everything on the board.
 *
 * An arrow goes to the nearest button in its direction; Home goes to the first that glows.
 */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function rove(board: HTMLElement) {
  const buttons = () =>
    [...board.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((one) => one.offsetParent !== null);

  const settle = () => {
    const all = buttons();
    const current = all.find((one) => one === document.activeElement) ?? all.find((one) => one.matches(".can")) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  const keydown = (event: KeyboardEvent) => {
    const here = event.target as HTMLElement;
    // What is told of a round scrolls by the arrows.
    const direction = here.matches("button") ? DIRECTIONS[event.key] : undefined;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = direction
      ? nearest(here, buttons(), direction)
      : event.key === "Home"
        ? buttons().find((one) => one.matches(".can"))
        : undefined;
    if (direction || next) event.preventDefault();
    next?.focus();
  };

  board.addEventListener("keydown", keydown);
  board.addEventListener("focusin", settle);
  const changes = new MutationObserver(settle);
  changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "class"] });
  settle();
  return { destroy: () => changes.disconnect() };
}

function nearest(from: HTMLElement, among: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let shortest = Infinity;
  for (const one of among) {
    if (one === from) continue;
    const there = middle(one);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead < 4) continue;
    const distance = ahead + aside * 2.5;
    if (distance < shortest) [best, shortest] = [one, distance];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
