/** What a person has chosen for this device. */
import { chooseMotion, motionChoice, type MotionChoice } from "./motion.svelte";

export type Theme = "system" | "light" | "dark";

const kept = (name: string, otherwise: string) => localStorage.getItem(name) ?? otherwise;

let theme = $state(kept("theme", "system") as Theme);
/** Somebody who once chose silence keeps it. */
let volume = $state(Number(kept("volume", localStorage.getItem("sound") === "off" ? "0" : "60")));
let inWords = $state(kept("table", "board") === "words");
let remarks = $state(kept("remarks", "on") === "on");
let help = $state(kept("help", "on") === "on");
let notation = $state(kept("notation", "off") === "on");

export const settings = {
  get theme() {
    return theme;
  },
  set theme(fresh: Theme) {
    theme = fresh;
    localStorage.setItem("theme", fresh);
    dress();
  },
  get motion() {
    return motionChoice();
  },
  set motion(fresh: MotionChoice) {
    chooseMotion(fresh);
    dress();
  },
  /** How loud sounds are, from 0 to 100. */
  get volume() {
    return volume;
  },
  set volume(fresh: number) {
    volume = fresh;
    localStorage.setItem("volume", String(fresh));
  },
  /** The table in words instead of the board. */
  get inWords() {
    return inWords;
  },
  set inWords(fresh: boolean) {
    inWords = fresh;
    localStorage.setItem("table", fresh ? "words" : "board");
  },
  /** Explanations of what happens for the first time, and offers of hints. */
  get help() {
    return help;
  },
  set help(fresh: boolean) {
    help = fresh;
    localStorage.setItem("help", fresh ? "on" : "off");
  },
  /** What the characters say. */
  get remarks() {
    return remarks;
  },
  set remarks(fresh: boolean) {
    remarks = fresh;
    localStorage.setItem("remarks", fresh ? "on" : "off");
  },
  /** Moves as experts write them, beside the words. */
  get notation() {
    return notation;
  },
  set notation(fresh: boolean) {
    notation = fresh;
    localStorage.setItem("notation", fresh ? "on" : "off");
  },
};

/** Put what was chosen on the page, where the style sheets look. */
export function dress(): void {
  const root = document.documentElement;
  for (const [name, value] of [["theme", theme], ["motion", motionChoice()]] as const)
    if (value === "system") delete root.dataset[name];
    else root.dataset[name] = value;
}
