/** The five cuts, drawn in a square of 32: the outline, where light falls, where it does not, the edges. */
import type { Colour } from "./types";

export interface Cut {
  body: string;
  light: string;
  dark: string;
  edges: string;
  /** Where the letter stands. */
  base: number;
}

export const CUTS: Record<Colour, Cut> = {
  // a brilliant from the side
  white: {
    body: "M8 4h16l7 9-15 17L1 13z",
    light: "M8 4h8l-4 9H1zM16 30 12 13h8z",
    dark: "M24 4l7 9H20zM20 13h11L16 30z",
    edges: "M1 13h30M8 4l4 9 4-9 4 9 4-9M12 13l4 17 4-17",
    base: 18.5,
  },
  // a pear
  blue: {
    body: "M16 1c3 7 11 11 11 19a11 10.5 0 0 1-22 0C5 12 13 8 16 1z",
    light: "M16 1c-3 7-11 11-11 19h6l5-8z",
    dark: "M27 20a11 10.5 0 0 1-11 10.5V26l5-6z",
    edges: "M16 1v11l-5 8 5 6 5-6-5-8M5 20h6M21 20h6M16 26v4.5",
    base: 24,
  },
  // an emerald cut
  green: {
    body: "M9 1.5h14l5 5v19l-5 5H9l-5-5v-19z",
    light: "M9 1.5h14l-3 6h-8L9 10v12l-5 3.5v-19z",
    dark: "M28 6.5v19l-5 5H9l3-6h8l3-2.5V10z",
    edges:
      "M12 7.5h8l3 2.5v12l-3 2.5h-8L9 22V10zM9 1.5l3 6M23 1.5l-3 6M4 6.5 9 10M28 6.5 23 10M4 25.5 9 22M28 25.5 23 22M9 30.5l3-6M23 30.5l-3-6",
    base: 21,
  },
  // a hexagon
  red: {
    body: "M16 1l13 7.5v15L16 31 3 23.5v-15z",
    light: "M16 1v7l-6.5 4L3 8.5zM3 8.5l6.5 3.5v8L3 23.5z",
    dark: "M29 23.5 16 31v-7l6.5-4zM29 8.5v15L22.5 20v-8z",
    edges: "M16 8l6.5 4v8L16 24l-6.5-4v-8zM16 1v7M29 8.5 22.5 12M29 23.5 22.5 20M16 31v-7M3 23.5 9.5 20M3 8.5 9.5 12",
    base: 21,
  },
  // a trillion
  black: {
    body: "M16 1.5c6 7 11 15 14.5 24.5Q16 33 1.5 26C5 16.5 10 8.5 16 1.5z",
    light: "M16 1.5 11 15.5 1.5 26C5 16.5 10 8.5 16 1.5z",
    dark: "M30.5 26Q16 33 1.5 26L16 23z",
    edges: "M16 1.5 11 15.5l5 7.5 5-7.5zM11 15.5 1.5 26 16 23l14.5 3L21 15.5M16 23v6.5",
    base: 24,
  },
};
