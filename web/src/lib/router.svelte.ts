/** Where the person is: the address, taken apart. A site of files alone has its addresses behind a #: it may lie anywhere. */
import { request, SITE } from "./transport";

const here = () => (SITE ? new URL(location.hash.slice(1) || "/", location.origin) : location);

let path = $state(here().pathname);
let query = $state.raw(new URLSearchParams(here().search));

addEventListener("popstate", read);

function read(): void {
  path = here().pathname;
  query = new URLSearchParams(here().search);
}

export const route = {
  /** The address's parts: ["table", "a1b2"]. */
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
  get query(): URLSearchParams {
    return query;
  },
};

/** The address of a place in the page, for a link. */
export const address = (to: string): string => (SITE ? `#${to}` : to);

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address(to));
  read();
  scrollTo(0, 0);
}

/** For the body: a click on a link of ours changes the address without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (SITE && link.hasAttribute("download")) {
    event.preventDefault();
    return void save(link.pathname.slice("/api".length), link.download);
  }
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const to = SITE ? link.hash.slice(1) : link.pathname + link.search;
  if (SITE ? !to.startsWith("/") : to.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(to);
}

/** Save what no server could send as a file. */
async function save(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await request(path)).blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
