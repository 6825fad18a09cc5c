import { expect, test } from "vitest";
import { holdBack } from "../support/hold-requests.ts";
import { site } from "../support/shared-site.ts";
import { newcomer, open } from "../support/tabs.ts";

/** A comparison is shared by its address. */

const COMPARISON = "/compare?ids=1,2,3&service=implants";

test("Sharing opens the device’s own sheet with the address of the comparison, whichever way it was come by", async () => {
  const { page } = await newcomer();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (what: ShareData) => Promise.resolve(void (document.documentElement.lang = what.url!)),
    });
  });
  await page.goto(`${site.url}${COMPARISON}&chosen=4`);
  await page.getByRole("link", { name: "Share these three" }).click();
  const shared = `${site.url}/compare?ids=1,2,3&service=implants`;
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(shared);
});

test("Share, pressed twice by someone who saw nothing happen yet, opens the sheet once", async () => {
  const { page } = await newcomer();
  await page.addInitScript(() => {
    const share = () => {
      const { dataset } = document.documentElement;
      dataset.shared = `${dataset.shared ?? ""}once `;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  const file = await holdBack(page, "**/assets/share*.js");
  await page.goto(site.url + COMPARISON);
  const link = page.getByRole("link", { name: "Share these three" });
  for (const _ of [1, 2]) await link.click();
  await file.letGo();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shared)).toBe("once ");
});

test("On a desk the button to share stands beside the title, not between it and the table", async () => {
  const { page } = await open(COMPARISON);
  const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  const button = (await page.getByRole("link", { name: "Share these three" }).boundingBox())!;
  expect(button.y).toBeGreaterThan(title.y - button.height);
  expect(button.y).toBeLessThan(title.y + title.height);
});

test("Where a device has no such sheet, the address is copied or shown, and without scripts the button is a link to the page", async () => {
  const { page } = await open(COMPARISON);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("link", { name: "Share these three" }).click();
  await page
    .getByRole("status")
    .filter({ hasText: /^(Address copied|Copy this address: http)/ })
    .waitFor();
  const { page: plain } = await open(COMPARISON, { script: false });
  const link = plain.getByRole("link", { name: "Share these three" });
  await link.click();
  expect(new URL(plain.url()).search).toBe("?ids=1,2,3&service=implants");
});
