import type { Browser } from "playwright-core";
import { SIZES, visit } from "./browser.ts";

type Look = NonNullable<Parameters<typeof visit>[1]>;
type Visit = Awaited<ReturnType<typeof visit>>;

/**
 * A tab for each look, opened when it is first asked for and used again by all tests of a file: a new one costs 0.2 s of
 * CPU time, more than most pages. For tests that leave nothing in it; its size is right again and its faults are gone.
 *
 *     const tab = tabForEachLook();
 *     const { page } = await tab(here.browser, { device: "phone" });
 */
export function tabForEachLook(): (browser: Browser, look?: Look) => Promise<Visit> {
  const tabs = new Map<string, Promise<Visit>>();
  return async (browser, look = {}) => {
    const name = JSON.stringify(look);
    const tab = await tabs.getOrInsertComputed(name, () => visit(browser, look));
    await tab.page.setViewportSize(SIZES[look.device ?? "desktop"]);
    tab.faults.length = 0;
    return tab;
  };
}
