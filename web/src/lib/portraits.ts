/**
 * The characters' portraits, drawn from parts on a field of 40 × 40: how each looks, and the four
 * expressions they share. Everything here is our own and constant, so it is safe as markup.
 */
export type Expression = "neutral" | "thinking" | "pleased" | "beaten";

interface Look {
  skin: string;
  hair: string;
  coat: string;
  /** Behind the head, over it, and what else tells somebody apart. */
  back?: keyof typeof BACKS;
  front: keyof typeof FRONTS;
  extras?: (keyof typeof EXTRAS)[];
  /** The colour of the extras that are cloth or metal. */
  trim?: string;
  /** The mouth, where a dark beard would hide it. */
  lips?: string;
}

const LIGHT = "#f6d3b8";
const ROSY = "#efbd9b";
const TAN = "#d59d72";
const BROWN = "#9a6544";

/** Markup with `H` for the hair's colour. */
const BACKS = {
  long: '<path fill="H" d="M9.4 20c0-9.2 4.4-13.4 10.6-13.4S30.6 10.8 30.6 20v10.5c-1.6 1.5-4 1.5-5.1.3V18h-11v12.8c-1.1 1.2-3.5 1.2-5.1-.3z"/>',
  bob: '<path fill="H" d="M9.8 19C9.8 10.3 14 6.8 20 6.8s10.2 3.5 10.2 12.2v5.6c-1.8 1.6-4 1.5-5 .2V18H14.8v6.8c-1 1.3-3.2 1.4-5-.2z"/>',
  bun: '<circle fill="H" cx="20" cy="6.4" r="4.2"/><path fill="H" d="M11 19c-.6-8 3-11 9-11s9.6 3 9 11z"/>',
  curls: '<g fill="H"><circle cx="12" cy="13.5" r="4.4"/><circle cx="16" cy="9.2" r="4.5"/><circle cx="22.5" cy="8.6" r="4.7"/><circle cx="27.6" cy="12.6" r="4.5"/><circle cx="10.8" cy="19" r="3.6"/><circle cx="29.2" cy="18.6" r="3.7"/><circle cx="11.6" cy="24" r="3"/><circle cx="28.6" cy="23.8" r="3"/></g>',
  plaits: '<path fill="H" d="M10.6 19C10.4 10.5 14 7 20 7s9.6 3.5 9.4 12z"/><path fill="none" stroke="H" stroke-width="3.6" stroke-linecap="round" stroke-dasharray="2.6 2.2" d="M10.8 20.5c-1.5 4-1.5 8-.6 12.5M29.2 20.5c1.5 4 1.5 8 .6 12.5"/>',
  none: "",
} as const;

const FRONTS = {
  side: '<path fill="H" d="M11.5 18.2C10.6 11 14.2 8 20 8s9.6 3 8.6 10.2c-.9-3.2-2.5-5-4.2-5.6-4.5 1.6-9.7 1.4-12.9 5.6z"/>',
  fringe: '<path fill="H" d="M11.5 18.2C10.6 11 14.2 8 20 8s9.4 3 8.5 10.2c-.6-1.8-1-2.4-1.6-3.2-4.5.9-9.3.9-13.8 0-.7.8-1.1 1.4-1.6 3.2z"/>',
  middle: '<path fill="H" d="M11.5 18.8C10.4 11 14.2 8 20 8s9.6 3 8.5 10.8c-.8-4-4-6.7-8.5-7.8-4.5 1.1-7.7 3.8-8.5 7.8z"/>',
  tuft: '<path fill="H" d="M11.7 17C11.4 11.5 14.5 8.6 19 8.2c-.6-1 .2-2.4 1.5-2.8-.2 1 .4 1.7 1.3 2.1 4.4.7 7 4 6.6 9.5-1.6-3.4-4-4.6-8-4.6s-7 1.2-8.7 4.6z"/>',
  thin: '<path fill="H" d="M11.4 19c-.8-3-.4-5.6.9-7.4.6 2 .5 4.6-.9 7.4zM28.6 19c.8-3 .4-5.6-.9-7.4-.6 2-.5 4.6.9 7.4zM15 9.9c3-1.6 7-1.6 10 0-3-.5-7-.5-10 0z"/>',
  crop: '<path fill="H" d="M11.8 16.6C11.6 10.8 15 8.2 20 8.2s8.4 2.6 8.2 8.4c-.9-2.3-2-3.3-3.2-3.7-3.2.6-6.8.6-10 0-1.2.4-2.3 1.4-3.2 3.7z"/>',
  swept: '<path fill="H" d="M11.5 18C10.2 10.5 14.5 6.6 21 7.2c5 .5 8.4 3.6 7.5 10.8-.6-2.7-1.6-4.3-3-5.2-2 1.3-5 .6-7-.6-3 .6-5.8 2.3-7 5.8z"/>',
} as const;

/** Markup with `T` for the trim and `H` for the hair. */
const EXTRAS = {
  glasses: '<g fill="#ffffff30" stroke="T" stroke-width="1.1"><circle cx="16.4" cy="19.4" r="3"/><circle cx="23.6" cy="19.4" r="3"/><path fill="none" d="M19.4 19.1q.6-.5 1.2 0"/></g>',
  moustache: '<path fill="H" d="M20 23.2c-1.5-1-4.2-.7-5.2 1.2 1.8.9 4 .9 5.2-.1 1.2 1 3.4 1 5.2.1-1-1.9-3.7-2.2-5.2-1.2z"/>',
  beard: '<path fill="H" d="M11.7 19.5c0 7 3.3 11 8.3 11s8.3-4 8.3-11c-1 2.6-2.3 3.6-4 3.6-1.4-.9-7.2-.9-8.6 0-1.7 0-3-1-4-3.6z"/>',
  cap: '<path fill="T" d="M10.8 14.6C10.8 8.5 15 5.4 20 5.4s9.2 3.1 9.2 9.2c-5.5-1.8-12.9-1.8-18.4 0z"/><path fill="T" d="M10.2 15.8c5-2.8 14.6-2.8 19.6 0l-.5 1.3c-5-2-13.6-2-18.6 0z" opacity=".75"/><circle cx="20" cy="10.6" r="1.5" fill="#fff" opacity=".85"/>',
  toque: '<path fill="#fff" stroke="#d8d2c6" stroke-width=".6" d="M12.2 14.6V11c-3-.6-3.3-5 .2-5.7C13.2 2.4 17.5 1.7 20 3.6c2.5-1.9 6.8-1.2 7.6 1.7 3.5.7 3.2 5.1.2 5.7v3.6c-5-1.3-10.6-1.3-15.6 0z"/>',
  straw: '<path fill="#e7c46c" d="M13.2 11.4C13.5 7 16 4.8 20 4.8s6.5 2.2 6.8 6.6z"/><path fill="T" d="M13 10.2c4.5-1.4 9.5-1.4 14 0l.1 2c-4.7-1.2-9.5-1.2-14.2 0z"/><path fill="#e7c46c" d="M6.5 14.4c3-2.7 8-3.2 13.5-3.2s10.5.5 13.5 3.2c-4-.9-8.5-1.3-13.5-1.3s-9.5.4-13.5 1.3z"/>',
  earrings: '<g fill="T"><circle cx="11.3" cy="23.2" r="1.3"/><circle cx="28.7" cy="23.2" r="1.3"/></g>',
  freckles: '<g fill="#a8613a" opacity=".65"><circle cx="14.8" cy="22.3" r=".5"/><circle cx="16.3" cy="22.9" r=".5"/><circle cx="23.7" cy="22.9" r=".5"/><circle cx="25.2" cy="22.3" r=".5"/></g>',
  scarf: '<path fill="T" d="M13.2 28.2c4 2.4 9.6 2.4 13.6 0l1 3.4c-4.8 2.6-10.8 2.6-15.6 0z"/><path fill="T" d="M23.5 31l3.6-.9 1.6 8h-4z" opacity=".85"/>',
  bow: '<path fill="T" d="M20 32.2l-4.2-2.3v4.6zM20 32.2l4.2-2.3v4.6z"/><circle fill="T" cx="20" cy="32.2" r="1.1"/>',
  collar: '<path fill="#fff" d="M14.8 28.4l5.2 4.2 5.2-4.2 1.6 1.6-4.3 6-2.5-2.4-2.5 2.4-4.3-6z"/>',
  lapels: '<path fill="#fff" d="M17 28.6h6l-3 8z"/><path fill="T" d="M19 31h2l.8 6L20 39l-1.8-2z"/>',
  monocle: '<circle cx="23.6" cy="19.4" r="3.1" fill="#ffffff30" stroke="T" stroke-width="1.1"/><path d="M26.5 20.5q1.5 4 .6 8" fill="none" stroke="T" stroke-width=".7"/>',
  goggles: '<path fill="none" stroke="#3b3f46" stroke-width="1.8" d="M11.6 13.6q8.4-3 16.8 0"/><g fill="#9fd4ee" stroke="T" stroke-width="1"><ellipse cx="16.3" cy="12.1" rx="2.8" ry="2"/><ellipse cx="23.7" cy="12.1" rx="2.8" ry="2"/></g>',
  headscarf: '<path fill="T" d="M10.6 17.2C10 9.8 14 6 20 6s10 3.8 9.4 11.2c-2.4-3.2-5.4-4.6-9.4-4.6s-7 1.4-9.4 4.6z"/><path fill="T" d="M28 15.5c2.6.6 4.2 2.2 4.6 4.6-2-.3-3.8-1.3-5-3z"/>',
  pearls: '<g fill="#fdf7ec" stroke="#c9bfa9" stroke-width=".3"><circle cx="14.4" cy="29.6" r="1"/><circle cx="16.5" cy="31" r="1"/><circle cx="18.8" cy="31.7" r="1"/><circle cx="21.2" cy="31.7" r="1"/><circle cx="23.5" cy="31" r="1"/><circle cx="25.6" cy="29.6" r="1"/></g>',
} as const;

const LOOKS: Record<string, Look> = {
  nina: { skin: LIGHT, hair: "#b5532b", coat: "#3f8f7d", back: "plaits", front: "fringe", extras: ["freckles"], trim: "#3f8f7d" },
  emil: { skin: ROSY, hair: "#5a4031", coat: "#ece4d6", front: "crop", extras: ["toque", "scarf"], trim: "#c8553d" },
  zuzana: { skin: TAN, hair: "#2f2622", coat: "#6d8f3c", back: "bob", front: "middle", extras: ["straw"], trim: "#c8553d" },
  max: { skin: LIGHT, hair: "#d9a441", coat: "#356aa8", front: "tuft", extras: ["freckles", "collar"] },
  klara: { skin: LIGHT, hair: "#7a3b2e", coat: "#2f5d50", back: "bun", front: "side", extras: ["earrings", "bow"], trim: "#e0b04b" },
  oskar: { skin: ROSY, hair: "#4a3a30", coat: "#24406b", front: "crop", extras: ["moustache", "cap", "collar"], trim: "#1d355c" },
  berta: { skin: LIGHT, hair: "#c9c6c2", coat: "#8a4f7d", back: "curls", front: "side", extras: ["glasses", "pearls"], trim: "#6b4a2f" },
  felix: { skin: BROWN, hair: "#1f1a18", coat: "#d98324", front: "swept", extras: ["beard", "scarf"], trim: "#2c6e6a", lips: "#e0a58c" },
  irena: { skin: LIGHT, hair: "#2b2a33", coat: "#3a3f55", back: "bob", front: "fringe", extras: ["glasses", "collar"], trim: "#a32f3b" },
  roman: { skin: TAN, hair: "#6d6a68", coat: "#5b4636", front: "thin", extras: ["monocle", "moustache", "lapels"], trim: "#b88a2d" },
  tamara: { skin: BROWN, hair: "#241b17", coat: "#c24a3a", back: "curls", front: "middle", extras: ["goggles"], trim: "#e0912f" },
  konrad: { skin: LIGHT, hair: "#8d5a34", coat: "#4d6a45", front: "side", extras: ["beard", "glasses", "bow"], trim: "#5a2e2e" },
  olga: { skin: LIGHT, hair: "#d8c08a", coat: "#2d6fa3", back: "long", front: "side", extras: ["scarf"], trim: "#f1ead9" },
  leon: { skin: ROSY, hair: "#b9b5ae", coat: "#1d1f26", back: "bob", front: "swept", extras: ["lapels"], trim: "#1d1f26" },
  adela: { skin: TAN, hair: "#4b3f3a", coat: "#5d3a5a", back: "bun", front: "middle", extras: ["headscarf", "earrings"], trim: "#c9a24a" },
  stefan: { skin: BROWN, hair: "#e3e0da", coat: "#3c5a4f", front: "thin", extras: ["beard", "lapels", "glasses"], trim: "#caa14d" },
};

const INK = "#33231d";

const EYES: Record<Expression, string> = {
  neutral: `<g fill="${INK}"><circle cx="16.4" cy="19.4" r="1.25"/><circle cx="23.6" cy="19.4" r="1.25"/></g>`,
  thinking: `<g fill="${INK}"><circle cx="17" cy="18.6" r="1.2"/><circle cx="24.2" cy="18.6" r="1.2"/></g>`,
  pleased: `<path d="M14.9 19.9q1.5-2 3 0M22.1 19.9q1.5-2 3 0" fill="none" stroke="${INK}" stroke-width="1.3" stroke-linecap="round"/>`,
  beaten: `<path d="M14.9 19q1.5 1.5 3 0M22.1 19q1.5 1.5 3 0" fill="none" stroke="${INK}" stroke-width="1.3" stroke-linecap="round"/>`,
};

const BROWS: Record<Expression, string> = {
  neutral: "M14.6 16.8q1.7-.9 3.4-.2M22 16.6q1.7-.7 3.4.2",
  thinking: "M14.6 16.2q1.7-1.2 3.4-.8M22 16.9q1.7 0 3.4.2",
  pleased: "M14.6 16.1q1.7-1.4 3.4-.4M22 15.7q1.7-1 3.4.4",
  beaten: "M14.5 16.9q1.6-1.4 3.2-1.4M22.3 15.5q1.6 0 3.2 1.4",
};

const MOUTHS: Record<Expression, string> = {
  neutral: `<path d="M17.8 25.3q2.2 1 4.4 0" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linecap="round"/>`,
  thinking: `<path d="M18.6 25.7q1.7-.8 3.2-.1" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linecap="round"/>`,
  pleased: `<path d="M16.9 24.5q3.1 4.2 6.2 0z" fill="#8d2f2f" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/>`,
  beaten: `<path d="M17.9 26.4q2.1-1.6 4.2 0" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linecap="round"/>`,
};

/** Worn over the face; everything else lies below the eyes. */
const OVER = new Set(["glasses", "monocle", "moustache", "cap", "toque", "straw", "goggles", "headscarf"]);

/** A portrait as SVG markup for a field of 40 × 40; empty for somebody who has none. */
export function portrait(character: string, expression: Expression): string {
  const look = LOOKS[character];
  if (!look) return "";
  const { skin, hair, coat, trim = coat } = look;
  const paint = (part: string) => part.replaceAll('"H"', `"${hair}"`).replaceAll('"T"', `"${trim}"`);
  const worn = look.extras ?? [];
  const extras = (over: boolean) => worn.filter((name) => OVER.has(name) === over).map((name) => paint(EXTRAS[name])).join("");
  return [
    paint(BACKS[look.back ?? "none"]),
    `<path fill="${coat}" d="M4.5 42c0-9.4 6.5-13 15.5-13s15.5 3.6 15.5 13z"/>`,
    `<path fill="${skin}" d="M16.8 25h6.4v5.2q-3.2 2.6-6.4 0z"/><path d="M16.8 27.6q3.2 2.4 6.4 0" fill="none" stroke="#00000026" stroke-width="1"/>`,
    `<g fill="${skin}"><circle cx="11.7" cy="20" r="1.9"/><circle cx="28.3" cy="20" r="1.9"/><path d="M11.8 18c0-6 3.4-9 8.2-9s8.2 3 8.2 9c0 6.5-3.2 11.4-8.2 11.4S11.8 24.5 11.8 18z"/></g>`,
    expression === "pleased" ? '<g fill="#e5705a" opacity=".4"><circle cx="14.4" cy="23" r="1.7"/><circle cx="25.6" cy="23" r="1.7"/></g>' : "",
    extras(false),
    EYES[expression],
    look.lips ? MOUTHS[expression].replaceAll(INK, look.lips) : MOUTHS[expression],
    paint(FRONTS[look.front]),
    `<path d="${BROWS[expression]}" fill="none" stroke="${hair}" stroke-width="1.2" stroke-linecap="round" style="filter:brightness(.75)"/>`,
    `<path d="M20 20.6q-.9 1.7.2 2.2" fill="none" stroke="#0000003a" stroke-width=".9" stroke-linecap="round"/>`,
    extras(true),
  ].join("");
}

export const hasPortrait = (character: string | null | undefined): character is string => !!character && character in LOOKS;
