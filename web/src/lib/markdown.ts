/** The little Markdown that our rules are written in, as blocks a component can draw. */

export type Block =
  | { kind: "heading"; level: number; id: string; text: Span[] }
  | { kind: "paragraph"; text: Span[] }
  | List
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

export interface List {
  kind: "list";
  ordered: boolean;
  items: Item[];
}

export interface Item {
  text: Span[];
  inner: Block[];
}

export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

const SPAN = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*?)\*/g;
const MARKER = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

/** The source without one of its sections, by the mark in its heading. */
export function withoutSection(source: string, id: string): string {
  return source.split(/^(?=## )/m).filter((part) => !part.split("\n", 1)[0]!.endsWith(`{#${id}}`)).join("");
}

/** A comment before a list names an option, and by its values what each item is for. */
const VARIANTS = /^<!-- by (\w+): (.*) -->$/;

/** Where the items of a list describe the values of an option, what this table plays comes first. */
export function blocks(source: string, options: Record<string, unknown> = {}): Block[] {
  return read(source.split("\n"), options);
}

function read(lines: string[], options: Record<string, unknown> = {}): Block[] {
  const found: Block[] = [];
  let at = 0;
  let first = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const variants = VARIANTS.exec(line);
    if (variants) {
      first = variants[2]!.split(" ").indexOf(String(options[variants[1]!]));
      at += 1;
    } else if (!line.trim()) at += 1;
    else if (line.startsWith("```")) {
      const end = lines.findIndex((other, place) => place > at && other.startsWith("```"));
      found.push({ kind: "code", text: lines.slice(at + 1, end).join("\n") });
      at = end + 1;
    } else if (line.startsWith("#")) {
      found.push(heading(line));
      at += 1;
    } else if (line.startsWith("|")) {
      const end = past(lines, at, (other) => other.startsWith("|"));
      found.push(grid(lines.slice(at, end)));
      at = end;
    } else if (MARKER.test(line)) {
      const end = past(lines, at, (other, place) => MARKER.test(other) || /^\s+\S/.test(other) || gapInList(lines, place));
      found.push(startingWith(list(lines.slice(at, end)), first));
      first = 0;
      at = end;
    } else {
      const end = past(lines, at, (other) => other.trim() !== "" && !/^(#|\||```)/.test(other) && !MARKER.test(other));
      found.push({ kind: "paragraph", text: spans(lines.slice(at, end).join(" ")) });
      at = end;
    }
  }
  return found;
}

function past(lines: string[], from: number, belongs: (line: string, place: number) => boolean): number {
  let end = from + 1;
  while (end < lines.length && belongs(lines[end] ?? "", end)) end += 1;
  return end;
}

/** An empty line inside a list: the next one goes on with it. */
function gapInList(lines: string[], place: number): boolean {
  const next = lines[place + 1] ?? "";
  return (lines[place] ?? "").trim() === "" && (MARKER.test(next) || /^\s+\S/.test(next));
}

function heading(line: string): Block {
  const [, marks = "#", title = "", id = ""] = /^(#+)\s+(.*?)\s*(?:\{#([^}]*)\})?$/.exec(line) ?? [];
  return { kind: "heading", level: marks.length, id, text: spans(title) };
}

function grid(lines: string[]): Block {
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line));
  const cells = rows.map((line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim())));
  return { kind: "table", head: cells[0] ?? [], rows: cells.slice(1) };
}

function startingWith(list: List, first: number): List {
  const chosen = list.items[first];
  return chosen ? { ...list, items: [chosen, ...list.items.filter((item) => item !== chosen)] } : list;
}

function list(lines: string[]): List {
  const [, margin = "", first = "-"] = MARKER.exec(lines[0] ?? "") ?? [];
  const items: string[][] = [];
  for (const line of lines) {
    const marker = MARKER.exec(line);
    if (marker && marker[1]?.length === margin.length) items.push([marker[3] ?? ""]);
    else items.at(-1)?.push(line);
  }
  return { kind: "list", ordered: /\d/.test(first), items: items.map(item) };
}

function item(lines: string[]): Item {
  const split = lines.findIndex((line, place) => place > 0 && (MARKER.test(line) || !line.trim()));
  const own = split < 0 ? lines : lines.slice(0, split);
  const rest = split < 0 ? [] : lines.slice(split).map((line) => line.replace(/^ {1,4}/, ""));
  return { text: spans(own.map((line) => line.trim()).join(" ")), inner: read(rest) };
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [, strong, code, em] = match;
    if (strong) found.push(/^`.*`$/.test(strong) ? { kind: "code", text: strong.slice(1, -1) } : { kind: "strong", text: strong });
    else if (code) found.push({ kind: "code", text: code });
    else if (em) found.push({ kind: "em", text: em });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}
