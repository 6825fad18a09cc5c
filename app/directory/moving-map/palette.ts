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

/** Colours of the page's design tokens, by name. */
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

/** The current values, light or dark. */
export function readPalette(): Palette {
  const tokens = getComputedStyle(document.documentElement);
  const entries = NAMES.map((name) => [name, tokens.getPropertyValue(`--${name}`).trim()]);
  return Object.fromEntries(entries) as Palette;
}

/** Calls when the visitor switches between light and dark, until `signal` is aborted. */
export function onPaletteChange(callback: () => void, signal: AbortSignal): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", callback, { signal });
}
