/**
 * What a lesson points at. A game says in `games/<game>/parts.ts` where on its board a part of the
 * table is; what is pointed at is marked with `data-pointed` and brought into sight.
 */
type Parts = (kind: string, name: string) => string;

const known = import.meta.glob("../games/*/parts.ts") as Record<string, () => Promise<{ default: Parts }>>;

async function loadParts(game: string): Promise<Parts> {
  return (await known[`../games/${game}/parts.ts`]?.())?.default ?? (() => "");
}

/** Point at parts of a board for as long as they are pointed at. */
export function pointing(game: string, parts: string[]): (board: HTMLElement) => () => void {
  return (board) => {
    let over = false;
    let watch: MutationObserver | undefined;
    void loadParts(game).then((find) => {
      if (over) return;
      const selectors = parts.map((part) => find(...split(part))).filter(Boolean);
      if (!selectors.length) return;
      const mark = () => {
        const there = selectors.map((selector) => board.querySelector<HTMLElement>(selector));
        for (const element of board.querySelectorAll<HTMLElement>("[data-pointed]"))
          if (!there.includes(element)) delete element.dataset.pointed;
        for (const element of there) if (element) element.dataset.pointed = "";
        return there[0];
      };
      mark()?.scrollIntoView({ block: "nearest", inline: "nearest" });
      // Boards draw things anew.
      watch = new MutationObserver(mark);
      watch.observe(board, { childList: true, subtree: true });
    });
    return () => {
      over = true;
      watch?.disconnect();
      for (const element of board.querySelectorAll<HTMLElement>("[data-pointed]")) delete element.dataset.pointed;
    };
  };
}

function split(part: string): [string, string] {
  const space = part.indexOf(" ");
  return space < 0 ? [part, ""] : [part.slice(0, space), part.slice(space + 1)];
}
