/** Pixels of a share picture: what Open Graph's readers ask for (specification, section 9). */
export const PICTURE = { width: 1200, height: 630 } as const;
/** Where words begin. */
export const MARGIN = 64;
/** Where the art begins that stands on the right. */
export const ART_LEFT = 616;

/**
 * A share picture before it is painted, plain enough to be handed to another thread.
 *
 * `{ shapes: '<circle cx="600" cy="315" r="80"/>', words: { type: "div", props: { children: ["Kia ora"] } } }`
 */
export type Drawing = {
  /** SVG inside a box of `PICTURE`; text in it is not painted. */
  shapes: string;
  /** Over the shapes: boxes and text, laid out as flex boxes are. */
  words: WordBox;
};

/** A React element without React: its children are boxes or text. */
export type WordBox = {
  type: string;
  props: { style?: Readonly<Record<string, string | number>>; children: (WordBox | string)[] };
};

/** Faces that words may name in `fontFamily`; the second of each has the letters with macrons. */
export const FACES = {
  display: "Niho Display, Niho Display Extended",
  text: "Niho Text, Niho Text Extended",
} as const;

/** The style of headlines and figures. */
export const DISPLAY = { fontFamily: FACES.display, fontWeight: 700 } as const;

/** Paints drawings and keeps what it painted. */
export type Pictures = {
  /** Equal drawings have equal names; it serves as an entity tag. */
  nameOf: (drawing: Drawing) => string;
  /** The drawing as a PNG, painted once however many ask; null when too many others wait to be painted. */
  paint: (drawing: Drawing) => Promise<Uint8Array | null>;
};
