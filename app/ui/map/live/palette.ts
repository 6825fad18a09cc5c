const NAMES = [
  "sea",
  "sea-2",
  "sea-3",
  "sea-4",
  "land",
  "coast",
  "sunken",
  "line",
  "line-strong",
  "dot",
  "dot-ring",
  "ink",
  "ink-2",
  "kowhai",
] as const;

/** Colours of the page's tokens, by name. */
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

/** As they are now: they follow the visitor's choice of light or dark. */
export function readPalette(): Palette {
  const tokens = getComputedStyle(document.documentElement);
  const entries = NAMES.map((name) => [name, tokens.getPropertyValue(`--${name}`).trim()]);
  return Object.fromEntries(entries) as Palette;
}

/** Calls back whenever light becomes dark or the other way round, until the signal says no more. */
export function whenPaletteChanges(tell: () => void, signal: AbortSignal): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tell, { signal });
}
