/** The view and the moves of Comparity as the server declares them. */
import type { LegalMove } from "../../lib/contract";
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type View = Schemas["comparity.View"];
export type Card = Schemas["comparity.Card"];
export type ZoneCard = Schemas["comparity.ZoneCard"];
export type Mode = View["options"]["mode"];

/** Columns to the right, lines upwards. */
export type Cell = Pick<ZoneCard, "x" | "y">;

export type Parts = Schemas["comparity.Parts"];
export type Move = LegalMove<Parts>;

/** What stands between two neighbours: a promise, a proven order, a violation, or a promise about to be made. */
export type Bond = "claimed" | "proven" | "broken" | "asked";

/** Did a finger do it? It cannot hover, so it looks first and confirms. */
export type Means = "mouse" | "touch" | "keys";
