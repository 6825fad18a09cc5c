import type { CDPSession } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { everyTemplate } from "../support/templates.ts";

/** What letters were really drawn with, as the browser's own tools say it. */
const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

describe.each(sampleOf(everyTemplate(), 8))(
  "$state ($path), in a browser that was never here",
  ({ path }) => {
    test("has its headings in our face and its text in the reader's own, and asks for no font", async () => {
      const { page, context, faults } = await visit(here.browser, { device: "phone" });
      const asked: string[] = [];
      page.on("request", (request) => request.resourceType() === "font" && asked.push(request.url()));
      await page.goto(here.site.url + path);
      const tools = await context.newCDPSession(page);
      const { inFace, inText } = await page.evaluate(sortByFace);
      expect(inFace).toContain("H1");
      expect(inText).toBeGreaterThan(2);
      const isPartly = (isOurs: boolean) => (drawn: Drawn) =>
        drawn.fonts.some((font) => font.isOurs === isOurs);
      expect((await fontsOf(tools, "[data-in=face]")).filter(isPartly(false))).toEqual([]);
      expect((await fontsOf(tools, "[data-in=text]")).filter(isPartly(true))).toEqual([]);
      expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);

test("A name with letters that our face lacks has all its others in it", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/search?q=${encodeURIComponent("Dr Šimunović")}`);
  await page.evaluate(() => (document.querySelector("h1")!.textContent = "Dr Šimunović"));
  const devtools = await context.newCDPSession(page);
  // The browser counts letters once it has drawn them.
  await expect
    .poll(async () => {
      const [name] = await fontsOf(devtools, "h1");
      return name?.fonts.map(({ isOurs, letters }) => [isOurs, letters]).toSorted();
    })
    .toEqual([
      [false, 2],
      [true, "Dr imunovi".length],
    ]);
  await context.close();
});

/** In the browser: marks what has only words in it, by the face that our styles give it. */
function sortByFace(): { inFace: string[]; inText: number } {
  const all = [...document.querySelectorAll<HTMLElement>("body *")];
  const words = all.filter(
    (one) => one.checkVisibility() && one.childElementCount === 0 && one.textContent.trim(),
  );
  const isInFace = (one: Element) => getComputedStyle(one).fontFamily.startsWith('"Niho Heading"');
  for (const one of words) one.dataset.in = isInFace(one) ? "face" : "text";
  const inFace = words.filter((one) => one.dataset.in === "face");
  const names = inFace.map((one) => one.closest("h1, h2, h3")?.nodeName ?? one.nodeName);
  return { inFace: [...new Set(names)], inText: words.length - inFace.length };
}

type Drawn = { text: string; fonts: { name: string; isOurs: boolean; letters: number }[] };

/** Of each element that has words of its own: what its letters are drawn with. */
async function fontsOf(tools: CDPSession, selector: string): Promise<Drawn[]> {
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  const { nodeIds } = await tools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const drawn: Drawn[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId });
    if (fonts.length === 0) continue;
    const named = fonts.map(({ familyName, isCustomFont, glyphCount }) => ({
      name: familyName,
      isOurs: isCustomFont,
      letters: glyphCount,
    }));
    const { outerHTML } = await tools.send("DOM.getOuterHTML", { nodeId });
    drawn.push({ text: outerHTML.slice(0, 120), fonts: named });
  }
  return drawn;
}
