/**
 * The traveller's table: what is seen, what is half chosen, what may be done, and what a touch means.
 *
 * No rule lives here. What may be done is what `legal` lists; whatever else is tried goes to
 * `refuse`, and the server says why not.
 */
import { getContext, setContext, untrack } from "svelte";
import { around } from "../../board/seats";
import { Stage } from "../../board/stage.svelte";
import type { BoardProps } from "../../lib/contract";
import { draft } from "../../lib/draft.svelte";
import { Camera } from "./camera.svelte";
import { cellKey, cellsOf, choicesOf } from "./choices";
import { script } from "./steps";
import type { Card, Cell, Means, Mode, Move, Parts, View, ZoneCard } from "./types";

const BENCH = Symbol("bench");
const NOTHING: Move[] = [];

export function layBench(props: () => BoardProps<View, Parts>): Bench {
  return setContext(BENCH, new Bench(props));
}

export function useBench(): Bench {
  return getContext(BENCH);
}

/** The neighbour of a cell: on which side, and which way that is. */
export interface Neighbour {
  side: "left" | "right" | "above" | "below";
  dx: number;
  dy: number;
  card: ZoneCard;
}

const SIDES = [
  { dx: -1, dy: 0, side: "left" },
  { dx: 1, dy: 0, side: "right" },
  { dx: 0, dy: 1, side: "above" },
  { dx: 0, dy: -1, side: "below" },
] as const;

export class Bench {
  props: () => BoardProps<View, Parts>;
  /** What to show: it waits for a check. */
  stage: Stage<View>;
  camera: Camera;
  root = $state<HTMLElement>();

  // What is being put together: a card for a cell, or a card to check
  #choosing = draft<string | null>("card", null);
  #aim = $state.raw<Cell | null>(null);
  /** A tapped cell: only the confirmation is missing. */
  settled = $state.raw<Cell | null>(null);
  #checking = $state<string | null>(null);
  /** Which rearrangement is looked at. */
  repairAt = $state(0);
  /** A card in the air, under the finger or the mouse. */
  carried = $state.raw<{ card: Card; x: number; y: number } | null>(null);
  /** All cards of a row or of the discards, looked at. */
  sheet = $state.raw<{ title: string; cards: Card[] } | null>(null);

  constructor(props: () => BoardProps<View, Parts>) {
    this.props = props;
    this.stage = new Stage<View>({ view: props().view, events: props().events }, script);
    this.camera = new Camera(() => this.view.zone, () => this.matters);
    $effect.pre(() => {
      const { view, events, showing } = props();
      // A replay has no question that could wait.
      untrack(() => this.stage.show({ view, events }, showing !== undefined));
    });
    $effect(() => () => this.stage.close());
    // A new decision begins with empty hands.
    $effect.pre(() => {
      void this.legal;
      untrack(() => {
        this.settled = null;
        this.#checking = null;
        this.repairAt = 0;
      });
    });
  }

  // What lies there

  get view(): View {
    return this.stage.now.view;
  }

  get seat(): number | null {
    return this.props().seat;
  }

  get mode(): Mode {
    return this.view.options.mode;
  }

  get names(): string[] {
    return this.props().names;
  }

  mine = $derived.by((): Card[] => (this.seat === null ? [] : (this.view.seats[this.seat]?.row ?? [])));
  others = $derived.by(() => around(this.view.seats, this.seat));
  cards = $derived.by(() => new Map(this.view.zone.map((card) => [cellKey(card), card])));
  wrong = $derived.by(() => new Set(this.view.violations.flat()));

  /** The card that everybody looks at: of a check that goes on, or the last one laid. */
  matters = $derived.by(() =>
    [this.view.check?.neighbour, this.view.check?.card, this.view.played]
      .map((name) => this.view.zone.find(({ card }) => card === name))
      .find((card) => card !== undefined),
  );

  isActing(seat: number): boolean {
    return !this.props().over && this.view.acting.includes(seat);
  }

  /** How many cards somebody is still owed. */
  owedTo(seat: number): number {
    return this.view.obtaining?.seat === seat ? this.view.obtaining.owed : 0;
  }

  neighbours(cell: Cell): Neighbour[] {
    return SIDES.flatMap(({ dx, dy, side }) => {
      const card = this.cards.get(cellKey({ x: cell.x + dx, y: cell.y + dy }));
      return card ? [{ side, dx, dy, card }] : [];
    });
  }

  // What may be done

  /** Nothing, while something is being shown. */
  get legal(): Move[] {
    return this.stage.behind ? NOTHING : (this.props().legal as Move[]);
  }

  choices = $derived.by(() => choicesOf(this.legal));
  chosen = $derived.by(() => this.mine.find(({ card }) => card === this.#choosing.value && this.choices.lay.has(card)) ?? null);
  picked = $derived.by(() => this.view.zone.find(({ card }) => card === this.#checking && this.choices.check.has(card)) ?? null);
  /** Cells a card may be laid into now. */
  free = $derived.by(() => (this.chosen ? new Set(this.choices.lay.get(this.chosen.card)?.keys()) : cellsOf(this.choices.lay)));
  /** The cell looked at for the chosen card. */
  target = $derived.by(() => this.settled ?? this.#aim);
  /** Is the cell chosen, and only the confirmation missing? */
  ready = $derived.by(() => this.settled !== null && this.free.has(cellKey(this.settled)));
  /** The cards a card laid into the target would touch. */
  touching = $derived.by(() => (this.target && !this.cards.has(cellKey(this.target)) ? this.neighbours(this.target) : []));
  touched = $derived.by(() => new Set(this.touching.map(({ card }) => card.card)));
  /** The neighbours that a card would have to follow and to precede; null while no free cell is looked at. */
  claims = $derived.by(() => {
    if (!this.target || !this.free.has(cellKey(this.target))) return null;
    const on = (...sides: string[]) => this.touching.filter(({ side }) => sides.includes(side)).map(({ card }) => card);
    return { below: on("left", "below"), above: on("right", "above") };
  });
  /** Cards of the zone that may be chosen now. */
  inviting = $derived.by(
    () => new Set([...(this.chosen ? [] : this.choices.check.keys()), ...this.choices.open.keys(), ...this.choices.discard.keys()]),
  );
  /** Cards of your row that may be chosen now. */
  canPick = $derived.by(() => new Set([...this.choices.lay.keys(), ...this.choices.give.keys()]));
  repair = $derived.by(() => this.choices.repairs[this.repairAt] ?? null);

  // A hint

  hinted = $derived.by(() => this.legal.find(({ text }) => text === this.props().hint)?.parts ?? null);
  #hintsOwn = $derived.by(() => this.hinted?.kind === "lay" || this.hinted?.kind === "give");
  #hintedCard = $derived.by(() => (this.hinted && "card" in this.hinted ? this.hinted.card : null));
  hintedOwn = $derived.by(() => (this.#hintsOwn ? this.#hintedCard : null));
  hintedInZone = $derived.by(() => (this.#hintsOwn ? null : this.#hintedCard));
  hintedCell = $derived.by(() => (this.hinted?.kind === "lay" ? cellKey(this.hinted) : null));
  /** The cells of the map that the hint speaks of. */
  hintedCells = $derived.by((): Cell[] => {
    if (!this.hinted) return [];
    if (this.hinted.kind === "lay") return [this.hinted];
    if (this.hinted.kind === "repair") return this.hinted.moves;
    return this.view.zone.filter(({ card }) => card === this.hintedInZone);
  });

  // What a touch means

  #act(text: string): void {
    this.#choosing.value = null;
    this.settled = null;
    this.#aim = null;
    this.#checking = null;
    this.props().act(text);
  }

  cancel(): void {
    const back = this.chosen?.card;
    this.#choosing.value = null;
    this.settled = null;
    this.#checking = null;
    this.#aim = null;
    if (this.#hasFocus(".zone")) this.focusRow(back);
  }

  get isHalfDone(): boolean {
    return this.chosen !== null || this.settled !== null || this.#checking !== null;
  }

  /** A button disappears once it has acted; keep the focus near it. */
  press(text: string): void {
    const wasOnButton = this.#hasFocus(".deed");
    this.#act(text);
    if (wasOnButton) this.focusRow();
  }

  lay(card: Card, cell: Cell): void {
    const text = this.choices.lay.get(card.card)?.get(cellKey(cell));
    if (text === undefined) this.props().refuse(`${card.card} ${cellKey(cell)}`);
    else this.#act(text);
  }

  laySettled(): void {
    if (this.chosen && this.settled) this.lay(this.chosen, this.settled);
  }

  pickOwn(card: Card, means: Means): void {
    const given = this.choices.give.get(card.card);
    if (given !== undefined) return this.#act(given);
    if (!this.choices.lay.has(card.card)) return this.props().refuse(`${card.card} 0,0`);
    this.#checking = null;
    this.#choosing.value = this.#choosing.value === card.card ? null : card.card;
    if (this.#choosing.value && means === "keys") this.focusMap();
  }

  pickCell(cell: Cell, means: Means): void {
    this.#checking = null;
    const name = cellKey(cell);
    if (!this.choices.lay.size) return;
    const { chosen } = this;
    const isSecond = this.settled !== null && cellKey(this.settled) === name;
    // A finger cannot hover: it looks first, and confirms.
    if (chosen && (means !== "touch" || isSecond)) return this.lay(chosen, cell);
    if (chosen && !this.free.has(name)) return this.props().refuse(`${chosen.card} ${name}`);
    this.settled = this.free.has(name) ? cell : null;
    this.#aim = this.settled;
    if (means === "keys" && this.settled) this.focusRow();
  }

  pickZone(card: ZoneCard): void {
    const text = this.choices.open.get(card.card) ?? this.choices.discard.get(card.card);
    if (text !== undefined) return this.#act(text);
    if (this.chosen) return this.props().refuse(`${this.chosen.card} ${cellKey(card)}`);
    const check = this.choices.check.get(card.card);
    // A second click on the same card confirms.
    if (check !== undefined && this.#checking === card.card) return this.#act(check);
    if (check !== undefined) {
      this.settled = null;
      this.#checking = card.card;
    } else if (this.legal.length) this.props().refuse(`${this.#verb} ${card.card}`);
  }

  /** What a click on a card of the zone would mean now, for the server to refuse. */
  get #verb(): string {
    const { open, openNone, discard } = this.choices;
    return open.size || openNone ? "open" : discard.size ? "discard" : "check";
  }

  draw(): void {
    if (this.choices.draw !== null) this.#act(this.choices.draw);
    else if (this.seat !== null && !this.props().over) this.props().refuse("draw");
  }

  /** Somebody looks at a cell for the chosen card. */
  aimAt(cell: Cell | null): void {
    if (!this.carried) this.#aim = cell;
  }

  // A card in the air

  drag(card: Card, x: number, y: number): void {
    if (!this.carried) {
      this.#choosing.value = card.card;
      this.#checking = null;
      this.settled = null;
    }
    this.carried = { card, x, y };
    const cell = this.#cellUnder(x, y);
    this.#aim = cell && this.free.has(cellKey(cell)) ? cell : null;
  }

  drop(card: Card, at: { x: number; y: number } | null): void {
    this.carried = null;
    const cell = at && this.#cellUnder(at.x, at.y);
    if (cell) this.lay(card, cell);
    else this.#choosing.value = null;
    this.#aim = null;
  }

  /** The cell at a point of the screen; null outside the map. */
  #cellUnder(x: number, y: number): Cell | null {
    const box = this.root?.querySelector(".viewport")?.getBoundingClientRect();
    if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    return this.camera.cellAt(x - box.left, y - box.top);
  }

  // The keyboard

  #hasFocus(part: string): boolean {
    return document.activeElement?.closest(part) !== null && (this.root?.contains(document.activeElement) ?? false);
  }

  #focus(...wishes: string[]): void {
    const found = wishes.map((wish) => this.root?.querySelector<HTMLElement>(wish)).find((one) => one);
    found?.focus({ preventScroll: found.matches("[data-cell]") });
  }

  /** Move the focus to a card of your row, or back to where it was in the row. */
  focusRow(card?: string): void {
    this.#focus(`.row [data-piece="${CSS.escape(card ?? "")}"]`, ".row [data-current]", ".row button");
  }

  /** Focus where it was on the map; with a card chosen, the free cell nearest to that. */
  focusMap(): void {
    const here = this.root?.querySelector<HTMLElement>(".cell[data-current]")?.dataset.cell ?? "0,0";
    const goal = this.chosen ? [...this.free].sort((one, other) => apart(one, here) - apart(other, here))[0] : here;
    this.#focus(`[data-cell="${goal ?? here}"]`, ".cell");
  }
}

function apart(one: string, other: string): number {
  const [x = 0, y = 0] = one.split(",").map(Number);
  const [toX = 0, toY = 0] = other.split(",").map(Number);
  return Math.hypot(x - toX, y - toY);
}
