/** What has left the game crumbles where it stood. */
import type { Seen } from "../../board/flights";

export function crumble(board: HTMLElement, { box, picture }: Seen, duration: number): void {
  if (picture.dataset.falls === undefined) return;
  const home = board.getBoundingClientRect();
  Object.assign(picture.style, {
    position: "absolute",
    left: `${box.x - home.x}px`,
    top: `${box.y - home.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "40",
  });
  // Where the measures of its parts hold.
  (board.querySelector("[data-ruins]") ?? board).append(picture);
  const tilt = (Math.random() - 0.5) * 40;
  picture
    .animate(
      [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: `translate(${tilt}px, 90px) rotate(${tilt}deg)` },
      ],
      { duration: duration * 2.5, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)", fill: "forwards" },
    )
    .finished.finally(() => picture.remove());
}
