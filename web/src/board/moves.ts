/** Legal moves by their kind. */
import type { LegalMove } from "../lib/contract";

/** The moves of some kinds among those that are legal, with the types of their parts. */
export function movesOf<Parts extends { kind: string }, Kind extends Parts["kind"]>(legal: LegalMove<Parts>[], ...kinds: Kind[]): LegalMove<Extract<Parts, { kind: Kind }>>[] {
  return legal.filter(({ parts }) => kinds.some((kind) => kind === parts.kind)) as LegalMove<Extract<Parts, { kind: Kind }>>[];
}
