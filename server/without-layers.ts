import { Features, transform } from "lightningcss";

/** What served styles are written for: the first browsers with `:is()`, `inset` and `gap` for flex (decision 38). */
const BROWSERS = { chrome: 88 << 16, safari: (14 << 16) | (1 << 8) };
const LAYERS: readonly string[] = ["tokens", "base", "layout", "parts", "pages", "modes"];
/** What stands outside all braces, up to and with what ends it: `@layer base{` or `@layer base,parts;`. */
const OPENING = /@layer ([^{;]+?)\s*([{;])\s*/y;

/**
 * Flattens cascade layers: the same rules in the order of their layers, without `@layer`, since browsers before 2022
 * ignore a layer with all that is in it. A rule in a later layer no longer beats one of higher specificity in an earlier
 * layer, unless it says `!important`.
 *
 * `@layer modes{b{top:0}} @layer base{a{top:0}}` becomes `a{top:0}b{top:0}`
 */
export function withoutLayers(sheet: string): string {
  const rules = new Map(LAYERS.map((layer) => [layer, ""]));
  for (let at = 0; at < sheet.length; at = OPENING.lastIndex) {
    OPENING.lastIndex = at;
    const [, layer, sign] = OPENING.exec(sheet) ?? [];
    if (!layer) throw new Error(`A rule is in no layer: ${sheet.slice(at, at + 80)}`);
    if (sign === ";") continue;
    const start = OPENING.lastIndex;
    const end = endOfBlock(sheet, start);
    const before = rules.get(layer);
    if (before === undefined) throw new Error(`No layer is called ${layer}.`);
    rules.set(layer, before + sheet.slice(start, end));
    OPENING.lastIndex = end + 1 + /^\s*/.exec(sheet.slice(end + 1))![0].length;
  }
  const code = Buffer.from([...rules.values()].join(""));
  // No sheet uses light-dark(), and what stands in for it would be in every page.
  return transform({
    filename: "sheet.css",
    code,
    minify: true,
    targets: BROWSERS,
    exclude: Features.LightDark,
  }).code.toString();
}

/** Where the brace is closed that was opened before `start`. */
function endOfBlock(sheet: string, start: number): number {
  let depth = 1;
  for (const { 0: found, index } of sheet.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (found === "{") depth += 1;
    if (found === "}") depth -= 1;
    if (depth === 0) return start + index;
  }
  throw new Error("A layer is not closed.");
}
