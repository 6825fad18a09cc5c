import type { Page } from "playwright-core";

/** Our fonts that a page has loaded; the system's, which it takes until then, are left out. */
export function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const loaded = [...(await document.fonts.ready)].filter(({ status }) => status === "loaded");
    const families = loaded.map(({ family }) => family.replaceAll('"', ""));
    return ["Niho Display", "Niho Text"].filter((family) => families.includes(family));
  });
}
