import type { Page } from "playwright-core";

/**
 * Keeps back what the page asks for at an address, a glob. `isAsked` when it has asked; `letGo` ends when the answer
 * has come, unless the page has broken it off, and whatever it does to the page is done.
 */
export async function holdBack(
  page: Page,
  address: string,
): Promise<{ isAsked: Promise<unknown>; letGo: () => Promise<void> }> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await opened;
    await route.continue().catch(() => {}); // The page has broken it off.
  });
  const asked = page.waitForRequest(address);
  const broken = page
    .waitForEvent("requestfailed", { predicate: async (request) => request === (await asked), timeout: 0 })
    .catch(() => {}); // The page is closed.
  const answered = asked.then(async (request) => (await request.response())?.finished());
  return {
    isAsked: asked,
    async letGo() {
      open();
      await Promise.race([answered, broken]);
      await page.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      });
    },
  };
}
