import type { CDPSession } from "playwright-core";
import { expect, test } from "vitest";
import { site } from "../support/shared-site.ts";
import { newcomer, open } from "../support/tabs.ts";
import { sampleOf } from "../support/suite.ts";
import { everyTemplate } from "../support/templates.ts";

/** What letters were really drawn with, as the browser's own tools say it. */

test.each(sampleOf(everyTemplate(), 5))(
  "$state ($path) has its headings in our face and its text in the reader's own, and asks for no font, in a browser that was never here",
  async ({ path }) => {
    const { page, context } = await newcomer({ device: "phone" });
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && asked.push(request.url()));
    await page.goto(site.url + path);
    const tools = await context.newCDPSession(page);
    const { inFace, inText } = await page.evaluate(sortByFace);
    expect(inFace).toContain("H1");
    expect(inText).toBeGreaterThan(2);
    const isPartly = (isOurs: boolean) => (drawn: Drawn) =>
      drawn.fonts.some((font) => font.isOurs === isOurs);
    expect((await fontsOf(tools, "[data-in=face]")).filter(isPartly(false))).toEqual([]);
    expect((await fontsOf(tools, "[data-in=text]")).filter(isPartly(true))).toEqual([]);
    expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([]);
  },
);

test("A name with letters that our face lacks has all its others in it", async () => {
  const { page, context } = await open(`/search?q=${encodeURIComponent("Dr Šimunović")}`);
  await page.evaluate(() => (document.querySelector("h1")!.textContent = "Dr Šimunović"));
  const tools = await context.newCDPSession(page);
  // The browser counts letters once it has drawn them.
  await expect
    .poll(async () => {
      const [name] = await fontsOf(tools, "h1");
      return name?.fonts.map(({ isOurs, letters }) => [isOurs, letters]).toSorted();
    })
    .toEqual([
      [false, 2],
      [true, "Dr imunovi".length],
    ]);
});

/** In the browser: marks what has only words in it, by the face that our styles give it. */
function sortByFace(): { inFace: string[]; inText: number } {
  const all = [...document.querySelectorAll<HTMLElement>("body *")];
  const isShown = (one: Element) => one.checkVisibility();
  const words = all.filter(
    (one) => isShown(one) && ![...one.children].some(isShown) && one.textContent.trim(),
  );
  const isInFace = (one: Element) => getComputedStyle(one).fontFamily.startsWith('"Niho Heading"');
  for (const one of words) one.dataset.in = isInFace(one) ? "face" : "text";
  const inFace = words.filter((one) => one.dataset.in === "face");
  const names = inFace.map((one) => one.closest("h1, h2, h3")?.nodeName ?? one.nodeName);
  return { inFace: [...new Set(names)], inText: words.length - inFace.length };
}

type Drawn = { text: string; fonts: { name: string; isOurs: boolean; letters: number }[] };

/** Reads of each element that has words of its own what its letters are drawn with. */
async function fontsOf(tools: CDPSession, selector: string): Promise<Drawn[]> {
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  const { nodeIds } = await tools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const [{ fonts }, { outerHTML }] = await Promise.all([
        tools.send("CSS.getPlatformFontsForNode", { nodeId }),
        tools.send("DOM.getOuterHTML", { nodeId }),
      ]);
      return {
        text: outerHTML.slice(0, 120),
        fonts: fonts.map(({ familyName, isCustomFont, glyphCount }) => ({
          name: familyName,
          isOurs: isCustomFont,
          letters: glyphCount,
        })),
      };
    }),
  );
  return drawn.filter(({ fonts }) => fonts.length > 0);
}
