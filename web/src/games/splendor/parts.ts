/** Where a lesson finds the parts of the table. */
export default function find(kind: string, name: string): string {
  const places: Record<string, string> = {
    market: ".market",
    supply: ".supply",
    pile: `[data-gem="${name}"]`,
    card: `[data-place="${name}"]`,
    bonus: `[data-bonus="${name}"]`,
    reserved: ".mine .reserved",
    tokens: ".bar .stock, .own .stock",
    points: ".bar .prestige, .bar",
    noble: `[data-piece="noble:${name}"]`,
    city: `[data-piece="city:${name}"]`,
    post: `.posts li:nth-child(${name}) .post`,
  };
  return places[kind] ?? "";
}
