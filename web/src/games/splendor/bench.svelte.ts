/**
 * The jeweller's bench: what is half chosen, what may be done, and what a touch means.
 *
 * No rule lives here. What may be done is what `legal` lists; whatever else is tried goes to
 * `refuse`, and the server says why not.
 */
import { getContext, setContext, untrack } from "svelte";
import { movesOf } from "../../board/moves";
import { Stage } from "../../board/stage.svelte";
import type { BoardProps } from "../../lib/contract";
import { draft } from "../../lib/draft.svelte";
import { script } from "./steps";
import { COLOURS, KINDS, LETTERS, type Colour, type Face, type Kind, type Move, type Parts, type Player, type View } from "./types";

const BENCH = Symbol("bench");
const NOTHING: Move[] = [];

/** Something enlarged, and the element it grew from. */
export interface Zoomed {
  what: "card" | "noble" | "city" | "post" | "player";
  id: string;
  from: DOMRect;
}

export function layBench(props: () => BoardProps<View, Parts>): Bench {
  return setContext(BENCH, new Bench(props));
}

export function useBench(): Bench {
  return getContext(BENCH);
}

export class Bench {
  props: () => BoardProps<View, Parts>;
  /** What to show: it waits for shows. */
  stage: Stage<View>;
  // What is half chosen; it shows only while it is asked for.
  /** Gems being gathered, in the order they were touched. */
  #gems = draft<Colour[]>("gems", []);
  /** The card or deck picked up: `2c`, `r1`, `deck2`. */
  #picked = draft<string | null>("picked", null);
  /** Tokens laid aside to be returned. */
  #returned = draft<Kind[]>("returned", []);
  /** Gems that gold replaces in the payment. */
  #swapped = draft<Colour[]>("swapped", []);
  /** Your cards laid aside to pay with. */
  #discarded = draft<string[]>("discarded", []);
  /** The card whose tower is being moved. */
  #lifted = draft<string | null>("lifted", null);
  zoomed = $state<Zoomed | null>(null);
  /** What is in the air: a place, a deck, or `gem`. */
  carried = $state<string | null>(null);
  /** A message of the board about something that is not a move. */
  note = $state("");
  /** Moves of one choice that are still to be sent, and the list the last one was taken from. */
  #queue = $state.raw<string[]>([]);
  #sentFrom: Move[] | null = null;

  constructor(props: () => BoardProps<View, Parts>) {
    this.props = props;
    this.stage = new Stage<View>({ view: props().view, events: props().events }, script);
    $effect.pre(() => {
      const { view, events, showing } = props();
      untrack(() => this.stage.show({ view, events }, showing !== undefined));
    });
    $effect(() => () => this.stage.close());
  }

  // What lies there

  get view(): View {
    return this.stage.now.view;
  }

  get seat(): number | null {
    return this.props().seat;
  }

  get own(): Player | null {
    return this.seat === null ? null : (this.view.seats[this.seat] ?? null);
  }

  has(module: string): boolean {
    return this.view.options.modules.includes(module);
  }

  // What may be done

  /** Nothing, while something is being shown. */
  get legal(): Move[] {
    return this.stage.behind ? NOTHING : this.props().legal;
  }

  texts = $derived.by(() => new Set(this.legal.map((move) => move.text)));
  asked = $derived.by(() => new Set(this.legal.map((move) => move.parts.kind)));

  /** Is this move legal? */
  may(text: string): boolean {
    return this.texts.has(text);
  }

  asks(...kinds: Parts["kind"][]): boolean {
    return kinds.some((kind) => this.asked.has(kind));
  }

  /** The table as it was when you last acted. */
  #since = $state.raw<View | null>(null);

  /** Has this player gained or lost something since? */
  changed(seat: number, what: "tokens" | "bonuses", kind: Kind): boolean {
    const then = this.#since?.seats[seat]?.[what];
    return then !== undefined && seat !== this.seat && (then[kind] ?? 0) !== (this.view.seats[seat]?.[what][kind] ?? 0);
  }

  /** Is it the main action of your turn? */
  get choosing(): boolean {
    return this.asks("take", "reserve", "buy", "pass");
  }

  of<Name extends Parts["kind"]>(kind: Name): Move<Name>[] {
    return movesOf(this.legal, kind);
  }

  /** Do it; or hear why not. */
  attempt(text: string): void {
    if (this.may(text)) this.#act(text);
    else this.props().refuse(text);
  }

  /** Play a move. What was put together for it is used up. */
  #act(text: string): void {
    this.clear();
    this.#since = this.view;
    this.props().act(text);
  }

  /** Make the moves of one choice one after another. */
  attemptAll(texts: string[]): void {
    const [first, ...rest] = texts;
    if (first === undefined) return;
    this.#sentFrom = this.legal;
    this.#queue = this.may(first) ? rest : [];
    this.attempt(first);
  }

  /** Go on with a choice of several moves, once the table has answered. */
  goOn(): void {
    const next = this.#queue[0];
    if (next === undefined || this.legal.length === 0 || this.legal === this.#sentFrom) return;
    this.#queue = this.#queue.slice(1);
    this.#sentFrom = this.legal;
    if (this.may(next)) this.#act(next);
    else this.#queue = [];
  }

  // Gems

  get gems(): Colour[] {
    return this.choosing ? this.#gems.value : [];
  }

  takes = $derived.by(() => this.of("take").map((move) => ({ text: move.text, tokens: move.parts.tokens })));

  /** Is there a legal set with at least these gems? */
  #fits(gems: Colour[]): boolean {
    return this.takes.some(({ tokens }) => COLOURS.every((c) => count(gems, c) <= (tokens[c] ?? 0)));
  }

  /** The move that takes exactly the gems gathered. */
  take = $derived.by(() =>
    this.takes.find(({ tokens }) => COLOURS.every((c) => count(this.gems, c) === (tokens[c] ?? 0)))?.text ?? null,
  );

  glowsGem(kind: Kind): boolean {
    if (kind === "gold") return false;
    if (this.asks("token")) return this.may(`token ${LETTERS[kind]}`);
    return this.#fits([...this.gems, kind]) || this.#fits(this.gems.includes(kind) ? [kind, kind] : [kind]);
  }

  touchSupply(kind: Kind): void {
    this.note = "";
    if (this.asks("token")) return this.attempt(`token ${LETTERS[kind]}`);
    if (!this.choosing) return this.props().refuse(`take ${LETTERS[kind]}`);
    this.#picked.value = null;
    if (kind === "gold") this.note = "sboard-gold-note";
    else this.#gather(kind);
  }

  /** Add a gem; those touched first make room if all cannot be taken together. */
  #gather(kind: Colour): void {
    const twice = this.gems.includes(kind);
    const start = twice && !this.#fits([...this.gems, kind]) ? [kind] : this.gems;
    for (let from = 0; from <= start.length; from++) {
      const gems = [...start.slice(from), kind];
      if (this.#fits(gems) && (!twice || count(gems, kind) === 2)) {
        this.#gems.value = gems;
        return;
      }
    }
    this.props().refuse(`take ${LETTERS[kind].repeat(twice ? 2 : 1)}`);
  }

  putBack(place: number): void {
    this.#gems.value = this.gems.filter((_, i) => i !== place);
  }

  takeGems(): void {
    this.attempt(this.take ?? writeTake(this.gems));
  }

  // Cards and decks

  get picked(): string | null {
    return this.choosing ? this.#picked.value : null;
  }

  pick(place: string | null): void {
    this.note = "";
    this.#gems.value = [];
    this.#picked.value = place;
  }

  /** Something of this place can be done: `can` at once, `may` at a price, or nothing. */
  glowsCard(place: string): "can" | "may" | "" {
    if (this.may(`free ${place}`) || this.may(`buy ${place}`)) return "can";
    if (this.asks("tower_put", "tower_move", "tower_remove")) return this.glowsForTower(place) ? "can" : "";
    return this.may(`reserve ${place}`) ? "may" : "";
  }

  /** A touch on a card, or on a deck; true where it did something. */
  touchCard(place: string): boolean {
    if (this.asks("free")) this.attempt(`free ${place}`);
    else if (this.asks("tower_put", "tower_move", "tower_remove")) this.#touchWithTower(place);
    else if (this.choosing) this.#pickOrBuy(place);
    else if (this.legal.length > 0) this.props().refuse(`buy ${place}`);
    else return false;
    return true;
  }

  /** The first touch picks a card up, the second buys it. */
  #pickOrBuy(place: string): void {
    if (this.picked !== place) this.pick(place);
    else if (this.may(`buy ${place}`)) this.#act(`buy ${place}`);
    else this.pick(null);
  }

  // Towers

  get lifted(): string | null {
    return this.asks("tower_move") ? this.#lifted.value : null;
  }

  /** The cards that one of your towers may be moved from. */
  liftable = $derived.by(() => new Set(this.of("tower_move").map((move) => move.parts.from)));

  glowsForTower(slot: string): boolean {
    if (this.may(`tower remove ${slot}`)) return true;
    if (this.lifted) return this.may(`tower move ${this.lifted} ${slot}`);
    return this.may(`tower put ${slot}`) || (!this.asks("tower_put") && this.of("tower_move").some((m) => m.parts.to === slot));
  }

  #touchWithTower(slot: string): void {
    if (this.may(`tower remove ${slot}`)) this.#act(`tower remove ${slot}`);
    else if (this.lifted && this.lifted !== slot) this.attempt(`tower move ${this.lifted} ${slot}`);
    else if (this.asks("tower_put")) this.attempt(`tower put ${slot}`);
    else if (this.liftable.size === 1 && !this.liftable.has(slot)) this.attempt(`tower move ${[...this.liftable][0]} ${slot}`);
    else this.lift(slot);
  }

  /** A touch on a tower itself. */
  touchTower(slot: string): void {
    if (this.may(`tower remove ${slot}`)) this.#act(`tower remove ${slot}`);
    else this.lift(slot);
  }

  lift(slot: string): void {
    if (this.liftable.has(slot)) this.#lifted.value = this.lifted === slot ? null : slot;
    else this.props().refuse(`tower put ${slot}`);
  }

  // Tiles

  glowsNoble(number: number): boolean {
    return this.may(`noble ${number}`) || this.may(`reserve noble${number}`);
  }

  touchNoble(number: number): boolean {
    if (this.legal.length === 0 || this.choosing) return false;
    this.attempt(this.asks("reserve_noble") ? `reserve noble${number}` : `noble ${number}`);
    return true;
  }

  touchCity(number: number): boolean {
    if (this.legal.length === 0 || this.choosing) return false;
    this.attempt(`city ${number}`);
    return true;
  }

  // Your things

  get returned(): Kind[] {
    return this.asks("return") ? this.#returned.value : [];
  }

  /** How many tokens have to go back: the prompt says so. */
  get toReturn(): number {
    return this.asks("return") ? Number(this.props().prompt.args.count ?? 1) : 0;
  }

  /** Several tokens are sent one after another; the last one must be legal by itself. */
  glowsOwn(kind: Kind): boolean {
    if (this.toReturn < 2) return this.may(`return ${LETTERS[kind]}`);
    return count(this.returned, kind) < (this.own?.tokens[kind] ?? 0);
  }

  layAside(kind: Kind): void {
    if (!this.glowsOwn(kind)) return this.props().refuse(`return ${LETTERS[kind]}`);
    this.#returned.value = [...this.returned, kind].slice(-this.toReturn);
  }

  keep(place: number): void {
    this.#returned.value = this.returned.filter((_, i) => i !== place);
  }

  giveBack(): void {
    this.attemptAll(inOrder(this.returned, KINDS).map((kind) => `return ${LETTERS[kind]}`));
  }

  glowsBonus(colour: Kind): boolean {
    return this.of("pair").some((move) => move.parts.colour === colour);
  }

  pairWith(colour: Kind): void {
    const moves = this.of("pair").filter((move) => move.parts.colour === colour);
    this.attempt(moves.at(-1)?.text ?? `pair ${LETTERS[colour]}`);
  }

  // Paying

  get swapped(): Colour[] {
    return this.asks("gold") ? this.#swapped.value : [];
  }

  /** Gold for a gem, or the gem after all. */
  swap(colour: Colour): void {
    const paid = this.view.purchase?.gems[colour] ?? 0;
    const swapped = count(this.swapped, colour);
    if (swapped >= paid) this.#swapped.value = this.swapped.filter((c) => c !== colour);
    else if (this.may(`gold ${LETTERS[colour]}`)) this.#swapped.value = [...this.swapped, colour];
    else this.props().refuse(`gold ${LETTERS[colour]}`);
  }

  pay(): void {
    this.attemptAll([...inOrder(this.swapped, COLOURS).map((c) => `gold ${LETTERS[c]}`), "pay"]);
  }

  /** The ways to cover the rest with gold tokens and cards, if there is a choice. */
  goldWays = $derived.by(() => this.of("pay").flatMap(({ text, parts }) => ("gold" in parts ? [{ text, gold: parts.gold, cards: parts.cards }] : [])));

  // Your cards as a price

  get discarded(): string[] {
    return this.asks("discard") ? this.#discarded.value : [];
  }

  glowsDiscard(card: Face): boolean {
    return card.bonus !== null && card.bonus === this.view.purchase?.card.discard && this.may(`discard ${classOf(card)}`);
  }

  discard(card: Face): void {
    if (this.discarded.includes(card.card)) this.#discarded.value = this.discarded.filter((other) => other !== card.card);
    else if (this.glowsDiscard(card)) this.#discarded.value = [...this.discarded, card.card];
    else this.props().refuse(`discard ${classOf(card)}`);
  }

  payWithCards(): void {
    const chosen = (this.own?.tableau ?? []).filter((card) => this.discarded.includes(card.card));
    const bagsFirst = [...chosen].sort((a, b) => Number(isBag(b)) - Number(isBag(a)));
    this.attemptAll(bagsFirst.map((card) => `discard ${classOf(card)}`));
  }

  // A hint

  #hinted = $derived.by(() => {
    const parts = this.legal.find((move) => move.text === this.props().hint)?.parts;
    return new Set(parts ? marks(parts) : []);
  });

  /** Does the hint speak of this thing? */
  hints(id: string): boolean {
    return this.#hinted.has(id);
  }

  /** Nothing more can be put together: only the button is left. */
  get complete(): boolean {
    if (this.gems.length) return this.take !== null && !COLOURS.some((colour) => this.#fits([...this.gems, colour]));
    return this.picked !== null || (this.toReturn > 0 && this.returned.length === this.toReturn) || this.discarded.length > 0;
  }

  /** Put everything down that is half chosen. */
  clear(): void {
    this.note = "";
    this.zoomed = null;
    this.#gems.value = [];
    this.#picked.value = null;
    this.#returned.value = [];
    this.#swapped.value = [];
    this.#discarded.value = [];
    this.#lifted.value = null;
  }
}

function count<T>(items: readonly T[], item: T): number {
  return items.filter((other) => other === item).length;
}

function inOrder<T>(items: T[], order: readonly T[]): T[] {
  return order.flatMap((item) => Array<T>(count(items, item)).fill(item));
}

/** The notation of a set of gems: `WUG`, `RR`, `RR+G`. */
function writeTake(gems: Colour[]): string {
  const doubled = COLOURS.find((c) => count(gems, c) > 1);
  if (!doubled) return `take ${inOrder(gems, COLOURS).map((c) => LETTERS[c]).join("")}`;
  const third = gems.find((c) => c !== doubled);
  return `take ${LETTERS[doubled].repeat(2)}${third ? `+${LETTERS[third]}` : ""}`;
}

function isBag(card: Face): boolean {
  return card.ability === "pair" || card.ability === "pair_take1";
}

/** The notation of one of your cards that you pay with. */
function classOf(card: Face): string {
  if (isBag(card)) return card.bonus_count > 1 ? "bag2" : "bag";
  return card.ability === "double" ? "double" : String(card.points);
}

/** What a move touches, and its button. */
function marks(parts: Parts): string[] {
  return [...touched(parts), `button ${parts.kind}`];
}

function touched(parts: Parts): string[] {
  switch (parts.kind) {
    case "take":
      return Object.keys(parts.tokens).map((kind) => `gem ${kind}`);
    case "reserve":
      return ["deck" in parts ? `deck ${parts.deck}` : `card ${parts.slot}`];
    case "buy":
      return [`card ${parts.place}`];
    case "free":
    case "tower_put":
    case "tower_remove":
      return [`card ${parts.slot}`];
    case "tower_move":
      return [`card ${parts.from}`, `card ${parts.to}`];
    case "token":
      return [`gem ${parts.token}`];
    case "return":
      return [`own ${parts.token}`];
    case "gold":
      return [`swap ${parts.token}`];
    case "pair":
      return [`bonus ${parts.colour}`];
    case "city":
      return [`city ${parts.number}`];
    case "noble":
    case "reserve_noble":
      return [`noble ${parts.number}`];
    default:
      return [];
  }
}
