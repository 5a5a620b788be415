/** On a small screen: what can be done comes into view as far as there is room for it. */
import { duration } from "../../lib/motion.svelte";

const AIR = 8;

export function bringIntoView(root: HTMLElement): void {
  const [top, bottom] = clearHeight(root);
  const glowing = [...root.querySelectorAll<HTMLElement>(".can, .may, .tray [data-main]")];
  // What lies at hand moves with the window.
  const boxes = glowing.filter((node) => !node.closest(".foot.held, .bar")).map((node) => node.getBoundingClientRect());
  if (!boxes.length) return;
  const [high, low] = [Math.min(...boxes.map((box) => box.top)) - AIR, Math.max(...boxes.map((box) => box.bottom)) + AIR];
  const isSeen = boxes.some((box) => box.top >= top && box.bottom <= bottom);
  if (high >= top && low <= bottom) return;
  if (low - high <= bottom - top) scroll(high < top ? high - top : low - bottom);
  else if (!isSeen) scroll(high - top);
}

/** The part of the window between the question, with a hint below it, and what lies at hand. */
function clearHeight(root: HTMLElement): [number, number] {
  // They stay at the window's edge once the people above them have scrolled away.
  const top = [...document.querySelectorAll<HTMLElement>(".prompt, .banners")].reduce((sum, node) => sum + node.offsetHeight, 0);
  const feet = [...root.querySelectorAll(".foot.held, .bar")].filter((node) => getComputedStyle(node).position === "sticky");
  const lows = feet.map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0);
  const frame = parseFloat(getComputedStyle(document.querySelector(".table") ?? root).paddingBottom) || 0;
  return [top, Math.min(window.innerHeight - frame, ...lows.map((box) => box.top))];
}

function scroll(by: number): void {
  window.scrollBy({ top: by, behavior: duration() ? "smooth" : "auto" });
}
