/** Where a lesson finds the parts of the table. */
export default function find(kind: string, name: string): string {
  const places: Record<string, string> = {
    laid: `.laid[data-piece="${name}"]`,
    row: `.row [data-piece="${name}"]`,
    cell: `[data-cell="${name}"]`,
    pile: '[data-home="pile"]',
    rival: ".opponent",
  };
  return places[kind] ?? "";
}
