import type { Locator, Page } from "playwright-core";
import { CHOSEN_KEY, parseIds } from "#kit/ui/comparison/chosen.ts";

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
  // The tray shows what was ticked on an earlier page a moment after the page has come.
  const stored = await page.evaluate((key) => sessionStorage.getItem(key) ?? "", CHOSEN_KEY);
  const already = parseIds(stored).length;
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
