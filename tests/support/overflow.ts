import type { Page } from "playwright-core";

/** The elements that stick out of the page, and the controls out of which their own words do, so that a failure names them. */
export async function overflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const all = [...document.querySelectorAll("body *")];
    const outside =
      scrollWidth > clientWidth
        ? all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest("svg"))
        : [];
    const cut = all.filter(
      (one) =>
        one.matches("a, button, label, summary") &&
        one.checkVisibility() &&
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1,
    );
    return [...outside, ...cut].slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  });
}
