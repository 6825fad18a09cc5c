import { expect, test } from "vitest";
import { open } from "../support/tabs.ts";

/** Names lie beside the dots of a map, and how long they are is known in a browser alone. */

/**
 * The widths at which each page draws the country: the home page from 60 rem on, the directory from 75 rem on. The pins of
 * the directory come first, and leave room for fewer names.
 */
const PAGES = [
  { path: "/", widths: [960, 1280], least: 6 },
  { path: "/directory", widths: [1280, 1600], least: 3 },
];

test.each(PAGES)(
  "On the map of $path no name covers a dot or another name",
  async ({ path, widths, least }) => {
    const { page } = await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { names, covered } = await page.evaluate(() => {
        const boxOf = (one: Element, inset: number) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          // A line of text is taller than its letters.
          const spare = (bottom - top) * inset;
          return { of: one.textContent, left, right, top: top + spare, bottom: bottom - spare };
        };
        const shown = (selector: string) =>
          [...document.querySelectorAll(`.map ${selector}`)].filter((one) => one.checkVisibility());
        const words = shown(".town text, .town-label").map((town) => boxOf(town, 0.22));
        const dots = shown(".dot, .town circle, .pin circle").map((dot) => ({
          ...boxOf(dot, 0),
          of: `the dot of ${dot.parentElement!.textContent}`,
        }));
        const meet = (a: (typeof dots)[number], b: (typeof dots)[number]) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return {
          names: words.length,
          covered: words.flatMap((word, index) =>
            [...dots, ...words.slice(index + 1)]
              .filter((other) => meet(word, other))
              .map((other) => `${word.of} over ${other.of}`),
          ),
        };
      });
      expect(names, `names at ${width} px`).toBeGreaterThanOrEqual(least);
      expect(covered, `at ${width} px`).toEqual([]);
    }
  },
);

test.each(["taupo", "wellington", "christchurch", "auckland"])(
  "On a phone the names on the map of %s stand clear of the scale, the pins and the edge",
  async (town) => {
    const { page } = await open(`/locations/${town}`, { device: "phone" });
    const boxes = (selector: string) =>
      page
        .locator(`.town-map ${selector}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const names = await boxes(":is(.water-name, .suburb-name)");
    const scale = await boxes(":is(.scale, .scale-label)");
    expect([names.length > 0, scale.length]).toEqual([true, 2]);
    const pins = await boxes(".pin-dot");
    const [map] = await boxes("svg");
    expect(names.filter(({ left, right }) => left < map!.left || right > map!.right)).toEqual([]);
    // A line of text is taller than its letters.
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      [...scale, ...pins].some(
        (one) => left < one.right && one.left < right && top + 2 < one.bottom && one.top < bottom - 2,
      );
    expect(names.filter(meets)).toEqual([]);
  },
);
