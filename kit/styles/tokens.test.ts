import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [lightCss = "", darkCss = ""] = css.split("prefers-color-scheme: dark");
const light = colours(lightCss);
const dark = { ...light, ...colours(darkCss.split("@media")[0] ?? "") };

/** Text on the grounds that it stands on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const TEXT: Record<string, readonly string[]> = {
  ink: ["paper", "surface", "sunken", "sea", "land", "harbour-tint", "red-tint", "green-tint"],
  "ink-2": ["paper", "surface", "sunken", "sea", "harbour-tint", "red-tint", "green-tint"],
  "ink-3": ["paper", "surface", "sunken", "sea", "red-tint"],
  link: ["paper", "surface", "sunken", "sea", "harbour-tint", "red-tint", "green-tint"],
  "link-hover": ["paper", "surface", "harbour-tint"],
  "on-harbour": ["harbour", "harbour-hover", "harbour-active"],
  "on-red": ["red", "red-hover", "red-active"],
  error: ["paper", "surface"],
  "red-text": ["paper", "surface", "red-tint", "sea"],
  green: ["paper", "surface", "sunken", "green-tint", "sea"],
  "on-foot": ["foot"],
  "on-foot-2": ["foot"],
  water: ["paper", "surface", "sea", "sea-2"],
};

/** Edges and marks that carry meaning: 3 to 1 (1.4.11). */
const MARKS: Record<string, readonly string[]> = {
  "line-strong": ["paper", "surface", "sea"],
  harbour: ["paper", "surface", "sea"],
  dot: ["land", "sea", "locator"],
  coast: ["land", "sea"],
  "kowhai-edge": ["surface", "paper"],
  focus: ["paper", "surface", "sea"],
};

test.each([
  ["light", light],
  ["dark", dark],
])("in the %s every text can be read on every ground it stands on", (_, tokens) => {
  expect(tooFaint(tokens, TEXT, 4.5)).toEqual([]);
});

test.each([
  ["light", light],
  ["dark", dark],
])("in the %s every edge and mark that says something stands out", (_, tokens) => {
  expect(tooFaint(tokens, MARKS, 3)).toEqual([]);
});

test("no token is used that is not defined", () => {
  const defined = new Set([...css.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name));
  const used = [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

function tooFaint(tokens: Colours, pairs: Record<string, readonly string[]>, least: number): string[] {
  return Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(tokens[front]!, tokens[ground]!) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

type Colours = Record<string, string>;

function colours(text: string): Colours {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]),
  );
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2.x defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
