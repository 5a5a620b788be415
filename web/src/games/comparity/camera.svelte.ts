/** The window on the map: how wide a column is in it, and which point of the map is in its middle. */
import type { Cell } from "./types";

/** How much higher than wide a cell is. */
export const STEEP = 1.16;
/** The smallest column that can be chosen by hand, and the largest, in pixels. */
const SMALLEST = 34;
const LARGEST = 250;
/** What of the window belongs to the scales at its edges and to the buttons, in pixels. */
const EDGE = { left: 22, right: 50, top: 6, bottom: 20 };
/** Half a cell, and a little room. */
const REACH = 0.55;

export interface Look {
  u: number;
  x: number;
  y: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** The look chosen by hand. */
  #own = $state.raw<Look | null>(null);
  #cells: () => Cell[];
  #matters: () => Cell | undefined;

  /** `cells` are taken, `matters` is the one that everybody looks at. */
  constructor(cells: () => Cell[], matters: () => Cell | undefined) {
    this.#cells = cells;
    this.#matters = matters;
  }

  /** The cells taken and one more on each side. */
  bounds = $derived.by(() => {
    const cells = this.#cells();
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    return { left: Math.min(...xs) - 1, right: Math.max(...xs) + 1, bottom: Math.min(...ys) - 1, top: Math.max(...ys) + 1 };
  });
  columns = $derived.by(() => range(this.bounds.left, this.bounds.right));
  lines = $derived.by(() => range(this.bounds.bottom, this.bounds.top));

  /** The part of the window in which nothing lies over the map. */
  #clear = $derived.by(() => ({
    width: Math.max(1, this.width - EDGE.left - EDGE.right),
    height: Math.max(1, this.height - EDGE.top - EDGE.bottom),
  }));

  /** Every cell at once. */
  #whole = $derived.by((): Look => {
    const { left, right, bottom, top } = this.bounds;
    return {
      u: Math.min(this.#clear.width / this.columns.length, this.#clear.height / (this.lines.length * STEEP), LARGEST),
      x: (left + right) / 2,
      y: (bottom + top) / 2,
    };
  });

  /** As much as can be shown with readable names: all, or what lies around the card that matters. */
  #fitted = $derived.by((): Look => {
    const narrow = this.width < 560;
    const u = clamp(this.#whole.u, narrow ? 76 : 80, narrow ? 124 : 136);
    return { u, ...this.#within(u, this.#matters() ?? this.#whole) };
  });

  now = $derived.by(() => this.#own ?? this.#fitted);

  /** Where the cell 0,0 lies in the window. */
  shift = $derived.by(() => ({
    x: EDGE.left + this.#clear.width / 2 - this.now.x * this.now.u,
    y: EDGE.top + this.#clear.height / 2 + this.now.y * this.now.u * STEEP,
  }));

  /** The point nearest to `focus` that shows no more than needed of what lies beyond the map. */
  #within(u: number, focus: Cell): Cell {
    const stray = {
      x: Math.max(0, this.columns.length - this.#clear.width / u) / 2,
      y: Math.max(0, this.lines.length - this.#clear.height / (u * STEEP)) / 2,
    };
    const { x, y } = this.#whole;
    return { x: clamp(focus.x, x - stray.x, x + stray.x), y: clamp(focus.y, y - stray.y, y + stray.y) };
  }

  #look(to: Look): void {
    const { left, right, bottom, top } = this.bounds;
    this.#own = { u: this.#allowed(to.u), x: clamp(to.x, left, right), y: clamp(to.y, bottom, top) };
  }

  /** A width of columns that may be chosen: the whole zone can always be seen. */
  #allowed(u: number): number {
    return clamp(u, Math.min(SMALLEST, this.#whole.u), LARGEST);
  }

  pan(dx: number, dy: number): void {
    const { u, x, y } = this.now;
    this.#look({ u, x: x - dx / u, y: y + dy / (u * STEEP) });
  }

  /** Zoom; the point of the window (px, py) stays where it is. */
  zoom(factor: number, px = EDGE.left + this.#clear.width / 2, py = EDGE.top + this.#clear.height / 2): void {
    const { u: before, x, y } = this.now;
    const u = this.#allowed(before * factor);
    const away = { x: px - EDGE.left - this.#clear.width / 2, y: py - EDGE.top - this.#clear.height / 2 };
    this.#look({ u, x: x + away.x / before - away.x / u, y: y - away.y / (before * STEEP) + away.y / (u * STEEP) });
  }

  /** Everything at once; asked again, as large as can be read. */
  fit(): void {
    const isAll = this.#own !== null && Math.abs(this.#own.u - this.#whole.u) < 0.5;
    if (isAll || this.#fitted.u <= this.#whole.u) this.#own = null;
    else this.#look(this.#whole);
  }

  /** Bring cells into sight, as near to the present look as can be. */
  reveal(...cells: Cell[]): void {
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min(this.#clear.width / (right - left + 2 * REACH), this.#clear.height / ((high - low + 2 * REACH) * STEEP));
    const u = Math.min(this.now.u, fits);
    const room = { x: this.#clear.width / u / 2 - REACH, y: this.#clear.height / (u * STEEP) / 2 - REACH };
    const x = clamp(this.now.x, right - room.x, left + room.x);
    const y = clamp(this.now.y, high - room.y, low + room.y);
    if (u !== this.now.u || x !== this.now.x || y !== this.now.y) this.#look({ u, x, y });
  }

  /** Plays and checks come into view even after you moved the map; you may look away again. */
  follow(): void {
    const cell = this.#matters();
    if (cell && this.#own) this.reveal(cell);
  }

  /** The cell at a point of the window. */
  cellAt(px: number, py: number): Cell {
    return { x: Math.round((px - this.shift.x) / this.now.u), y: Math.round(-(py - this.shift.y) / (this.now.u * STEEP)) };
  }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
