/** What the page and its workers say to each other. */

/** To the house. */
export type Ask =
  | { kind: "open"; run: string }
  | { kind: "ask"; number: number; method: string; path: string; key: string; body: string }
  | { kind: "listen"; number: number; path: string }
  | { kind: "unlisten"; number: number };

/** From the house. */
export type Told =
  | { kind: "ready" }
  | { kind: "broken"; problem: string }
  | { kind: "forgetful" }
  | { kind: "answer"; number: number; status: number; body: string }
  | { kind: "event"; number: number; name: string; data: string }
  | { kind: "refused"; number: number };

/** To a thinker, after it was told where its files are; the answer has the same number. */
export interface Work {
  number: number;
  name: string;
  given: Uint8Array;
}
export interface Done<Found = Uint8Array> {
  number: number;
  found?: Found;
  problem?: string;
}

/** To the documentation's runner: where the site's files are, and an example. */
export interface Run {
  run: string;
  number: number;
  code: string;
}
