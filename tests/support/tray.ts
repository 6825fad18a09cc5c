import type { BrowserContext, Locator, Page } from "playwright-core";

/** In the browser. On a phone the window grows with what sticks out of the page; the document does not. */
export function sideways(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

export function controls(page: Page): Locator {
  return page.locator("[data-compare]");
}

export function tray(page: Page): Locator {
  return page.getByRole("region", { name: "Dentists to compare" });
}

/** Ticks the first so many on the page, and gives their names. */
export async function tick(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  const already = await tray(page).getByRole("listitem").count();
  for (let at = 0; at < count; at++) {
    names.push(await nameOf(controls(page).nth(at)));
    await controls(page).nth(at).click();
    await tray(page)
      .getByText(`${already + at + 1} of 4 to compare`)
      .first()
      .waitFor({ state: "attached" });
  }
  return names;
}

export function nameOf(control: Locator): Promise<string> {
  return control.evaluate(
    (one) =>
      one.ariaLabel?.replace(/^Compare /, "") ??
      one.closest("label")!.querySelector("span")!.textContent.trim(),
  );
}

export function isTicked(control: Locator): Promise<boolean> {
  return control.evaluate((one) =>
    one instanceof HTMLInputElement
      ? one.checked
      : one.role === "button" && one.getAttribute("aria-pressed") === "true",
  );
}

export function listed(page: Page): Promise<string[]> {
  return tray(page)
    .locator("li")
    .evaluateAll((items) => items.map((item) => item.firstChild!.textContent!));
}

/** Leads a tab to an address as a new tab would open it: nothing is chosen yet. */
export async function openWithNothingChosen<Visitor extends { page: Page; context: BrowserContext }>(
  visitor: Visitor,
  address: string,
): Promise<Visitor> {
  const { page, context } = visitor;
  context.setDefaultTimeout(4_000);
  if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  return visitor;
}
