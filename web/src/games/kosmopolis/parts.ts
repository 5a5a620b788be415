/** Where a lesson finds the parts of the table. */
export default function find(kind: string, name: string): string {
  const places: Record<string, string> = {
    capital: name ? `[data-drop="capital ${name}"]` : ".skyline",
    city: `[data-drop="city ${name}"]`,
    hand: `[data-card="${name}"]`,
    gold: ".dock .coins",
    bonus: ".dock .crown",
  };
  return places[kind] ?? "";
}
