import type { Page } from "playwright-core";
import { FONTS_KEY } from "#kit/shell/fonts.ts";

/** What the browser has stored for the site, beside the note that it has our fonts, which comes when it is idle. */
export function storedBy(
  page: Page,
): Promise<{ session: [key: string, value: string][]; local: string[]; cookies: string }> {
  return page.evaluate(
    (fonts) => ({
      session: Object.entries<string>(sessionStorage),
      local: Object.keys(localStorage).filter((key) => key !== fonts),
      cookies: document.cookie,
    }),
    FONTS_KEY,
  );
}
