import type { Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { type Look, open } from "./tabs.ts";

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

/** Opens a page as a new tab would: nothing is chosen yet, and what is chosen goes with the test. */
export async function openToChoose(path: string, look: Look = {}): Promise<Page> {
  const { page } = await open(path, look);
  onTestFinished(() => page.evaluate(() => sessionStorage.clear()));
  return page;
}
