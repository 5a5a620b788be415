/**
 * A choice of several steps that outlives a reload.
 *
 * A board keeps its half-made choice in `draft("payment", …)` instead of `$state(…)`: the value is
 * kept for this browser tab, and forgotten as soon as the table moves on. `draftPlace` is set by the
 * frame: one place for each table, seat and sequence number.
 */
let place = $state("");

/** Called by the frame whenever the decision changes; drafts of other decisions are dropped. */
export function draftPlace(fresh: string): void {
  if (fresh === place) return;
  place = fresh;
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith("draft ") && !key.startsWith(`draft ${fresh} `)) sessionStorage.removeItem(key);
}

/** A value that is there again after a reload. Write to `.value`; it starts over with each decision. */
export function draft<T>(name: string, start: T): { value: T } {
  let value = $derived(read<T>(`draft ${place} ${name}`, start));
  return {
    get value() {
      return value;
    },
    set value(fresh: T) {
      sessionStorage.setItem(`draft ${place} ${name}`, JSON.stringify(fresh));
      value = fresh;
    },
  };
}

function read<T>(key: string, start: T): T {
  const kept = sessionStorage.getItem(key);
  return kept === null ? start : (JSON.parse(kept) as T);
}
