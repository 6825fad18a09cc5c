import type { Page } from "playwright-core";

/** What the browser has stored for the site. */
export function storedBy(
  page: Page,
): Promise<{ session: [key: string, value: string][]; local: string[]; cookies: string }> {
  return page.evaluate(() => ({
    session: Object.entries<string>(sessionStorage),
    local: Object.keys(localStorage),
    cookies: document.cookie,
  }));
}
