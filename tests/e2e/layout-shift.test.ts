import { expect, test } from "vitest";
import { site } from "../support/shared-site.ts";
import { newcomer, open } from "../support/tabs.ts";
import { sampleOf } from "../support/suite.ts";
import { everyTemplate } from "../support/templates.ts";

test.each(sampleOf(everyTemplate(), 4))(
  "Nothing on $state ($path) moves while it loads and is read to its end on a phone",
  async ({ path }) => {
    const { page } = await newcomer({ device: "phone" });
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(shiftsSoFar, SEEN)).toEqual([]);
  },
);

const NELSON = "/directory?location=nelson&service=invisalign&view=list";

test.each([
  { device: "phone", path: "/practice/request?token=0", watched: ".footer", parts: ".footer *" },
  { device: "desktop", path: "/practice/request?token=0", watched: ".footer", parts: ".footer *" },
  { device: "phone", path: "/blog/dental-costs-nz-2025", watched: ".article > *", parts: ".article > *" },
  { device: "phone", path: "/data", watched: ".menu", parts: ".menu *" },
  { device: "desktop", path: "/data", watched: ".header a, .header button", parts: ".header *" },
  { device: "desktop", path: "/", watched: ".figures *", parts: ".figures *, section:has(> .figures) ~ *" },
  {
    device: "desktop",
    path: "/emergency?place=nelson",
    watched: ".emergency-services-head *",
    parts: ".emergency-services-head *, .emergency-services-head ~ *",
  },
  { device: "desktop", path: NELSON, watched: ".practice-row *", parts: ".practice-row *" },
] as const)("$watched of $path stays where it is on a $device while the rest arrives", async (one) => {
  const { page } = await open(one.path, one);
  expect(await page.evaluate(movedWhenShorter, one)).toEqual([]);
});

/**
 * In the browser: takes the parts of a page away, the last first, as if they had not arrived yet, and gives what then
 * stands elsewhere. Both are selectors.
 */
function movedWhenShorter({ watched, parts }: { watched: string; parts: string }): string[] {
  const topOf = (one: Element) => one.getBoundingClientRect().top;
  const tops = new Map([...document.querySelectorAll(watched)].map((one) => [one, topOf(one)]));
  const moved = tops.size === 0 ? [`There is no ${watched}`] : [];
  for (const part of [...document.querySelectorAll(parts)].toReversed()) {
    part.remove();
    for (const [one, top] of tops) {
      const isShown = one.checkVisibility({ visibilityProperty: true });
      if (isShown && topOf(one) !== top)
        moved.push(`${one.className} without ${part.getAttribute("class") ?? part.localName}`);
    }
  }
  return moved;
}

/** What no one sees: Lighthouse calls it 0.000. */
const SEEN = 0.001;

/**
 * In the browser, once two more frames are drawn: what moved so that a person could see it, and how far. What the
 * browser puts down to "recent input" counts as well: nobody touches anything here, and it calls the first sizing of a
 * phone's window that.
 */
async function shiftsSoFar(seen: number): Promise<string[]> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: "layout-shift",
    buffered: true,
  });
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return shifts
    .filter(({ value }) => value >= seen)
    .map(({ value, sources }) => `${value} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
}
