/** Whether things move: by the person's choice here, else as their system says. */
export type MotionChoice = "system" | "full" | "none";

const asked = window.matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(asked.matches);
let choice = $state<MotionChoice>((localStorage.getItem("motion") as MotionChoice | null) ?? "system");

asked.addEventListener("change", () => (still = asked.matches));

export function motionChoice(): MotionChoice {
  return choice;
}

export function chooseMotion(fresh: MotionChoice): void {
  choice = fresh;
  localStorage.setItem("motion", fresh);
}

/** Should nothing move? */
export function reduced(): boolean {
  return choice === "none" || (choice === "system" && still);
}

/** The duration of a movement in milliseconds: 0 if nothing should move. */
export function duration(ms = 300): number {
  return reduced() ? 0 : ms;
}
