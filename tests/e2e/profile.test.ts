import { expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";

const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

test("On a phone a profile shows the number to call and the opening hours before prices and reviews", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/dentists/1`);
  const main = page.getByRole("main");
  const read = [
    main.getByText(/^\(09\)/),
    main.getByRole("heading", { name: "Opening hours" }),
    main.getByRole("heading", { name: "Services and prices" }),
    main.getByRole("heading", { name: "Reviews" }),
  ];
  const tops = await Promise.all(read.map(async (one) => (await one.first().boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await context.close();
});
