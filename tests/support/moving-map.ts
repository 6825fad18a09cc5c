import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished, vi } from "vitest";
import { type Device, visit } from "./browser.ts";
import type { RunningSite } from "./running-site.ts";

/** Switches of a browser that draws streets without a graphics card. */
export const WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
/** The variables of the site whose practices are on it. */
export const SAMPLES = { SAMPLE_PRACTICES: "240" };
/** How many that are. */
export const ALL = 240;

/** A visitor who has the map of a page open: on a phone by hand, on a desk by its address. At the end of the test there are no faults but the `expected`. */
export async function openMap(
  { browser, site }: { browser: Browser; site: Pick<RunningSite, "url"> },
  path: string,
  { expected = [], ...visitor }: { expected?: string[]; device?: Device; dark?: boolean } = {},
) {
  const { page, context, faults } = await visit(browser, visitor);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  onTestFinished(async () => {
    await context.close();
    expect(faults.filter((fault) => !SLOW_PICTURE.test(fault))).toEqual(expected);
  });
  if (visitor.device === "phone") {
    await page.goto(`${site.url}${path}`);
    await page.getByRole("button", { name: "Open the map" }).click();
  } else {
    await page.goto(`${site.url}${path}#map`);
  }
  const panel = page.getByRole("region", { name: "Map of practices" });
  await pinsOf(page).first().waitFor();
  return { page, asked, panel };
}

/** The driver's word where a test takes a picture of what MapLibre has drawn. */
const SLOW_PICTURE =
  /GL Driver Message \(OpenGL, Performance, .*\): GPU stall due to ReadPixels( \(this message .*\))?$/;

/** The map itself, which the arrow keys move. */
export function mapOf(page: Page) {
  return page.getByRole("region", { name: /^Map\. The arrow keys/ });
}

/** The numbered pins, as far as they are in view. */
export function pinsOf(page: Page) {
  return mapOf(page).getByRole("button", { name: /^\d+: / });
}

/** Several practices of other pages of the list. */
export function platesOf(page: Page) {
  return mapOf(page).getByRole("button", { name: /^[\d,]+ more practices: / });
}

/** How many practices the map shows, numbered, on plates and alone, once all of its tiles have come. */
export async function countOnMap(page: Page): Promise<number> {
  await vi.waitFor(
    async () => {
      const coming = await page.evaluate(() => {
        const tiles = [...document.querySelectorAll(".name-tiles .leaflet-tile")];
        const isMoving = document.querySelector(".leaflet-zoom-anim") !== null;
        return tiles.length === 0 || isMoving || tiles.some((tile) => !tile.matches(".leaflet-tile-loaded"));
      });
      expect(coming).toBe(false);
    },
    { timeout: 15_000, interval: 100 },
  );
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>(".live-map-marker button")];
    const shown = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
    const counts = shown.map(({ textContent }) => /^\+([\d,]+)$/.exec(textContent)?.[1]?.replace(",", ""));
    return counts.reduce((sum, count) => sum + Number(count ?? 1), 0);
  });
}
