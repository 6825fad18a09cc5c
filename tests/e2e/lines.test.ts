import { expect, test } from "vitest";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { treatmentPath } from "#content/links.ts";
import { EVERY_PAGE } from "../every-page.ts";
import { brokenLines } from "../support/line-ends.ts";
import { open } from "../support/tabs.ts";
import { sampleOf } from "../support/suite.ts";
import { everyTemplate } from "../support/templates.ts";

/** Where lines of text end on a phone. */

const PATHS = new Set([
  ...everyTemplate().map(({ path }) => path),
  ...EVERY_PAGE.map(({ path }) => path).filter((path) => /^\/blog\/[^?]+$/.test(path)),
  ...TREATMENT_PAGES.map(({ slug }) => treatmentPath(slug)),
]);
/** All of them in the full suite, some in the daily one, and two that have had lists with empty lines. */
const LOOKED = new Set(["/", "/about", ...sampleOf([...PATHS], 7)]);

test.each([...LOOKED])(
  "%s, on a phone, ends no line within an X-ray, a date or a number to call, cuts off no words of a control, and has no empty lines in its lists on an iPhone",
  async (path) => {
    const { page } = await open(path, { device: "phone" });
    expect(await page.evaluate(belowTheirMarker)).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenLines(page), `${width} px`).toEqual([]);
    }
    expect(await page.evaluate(cutOff)).toEqual([]);
  },
);

/**
 * In the browser: items whose marker, of no characters (`list-style: ""`), has no line of text to stand on, because they
 * begin with a picture that is a block. WebKit then adds an empty line above: 26 px an item in WebKitGTK 2.50.
 */
function belowTheirMarker(): string[] {
  const first = (parent: Element): Node | undefined => {
    const node = [...parent.childNodes].find((one) =>
      one instanceof Element
        ? getComputedStyle(one).display !== "none" && !/absolute|fixed/.test(getComputedStyle(one).position)
        : one.textContent!.trim() !== "",
    );
    const isBlock = node instanceof HTMLElement && !getComputedStyle(node).display.startsWith("inline");
    return isBlock ? first(node) : node;
  };
  return [...document.querySelectorAll("li")]
    .filter((item) => {
      const { display, listStyleType } = getComputedStyle(item);
      const node = display === "list-item" && listStyleType === '""' ? first(item) : undefined;
      return node instanceof SVGElement && getComputedStyle(node).display === "block";
    })
    .map((item) => item.outerHTML.slice(0, 120));
}

/** In the browser: buttons, cards to choose and placeholders whose words are wider than they are. */
function cutOff(): string[] {
  for (const closed of document.querySelectorAll("details")) closed.open = true;
  const boxes = [
    ...document.querySelectorAll<HTMLElement>("main :is(.btn, .chip, .pick label, .slots label)"),
  ];
  const fields = [...document.querySelectorAll<HTMLInputElement>("main input:placeholder-shown")];
  for (const field of fields) field.value = field.placeholder;
  return [...boxes, ...fields]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((box) => (box instanceof HTMLInputElement ? box.value : box.innerText));
}
