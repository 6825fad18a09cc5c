import { expect, test } from "vitest";
import { openEmptySite } from "#tests/support/forms.ts";

test("without a token there is nothing, and no robot lists it", async () => {
  const site = await openEmptySite();
  const page = await site.page("/request");
  expect([page.status, page.headers.get("x-robots-tag")]).toEqual([404, "noindex, nofollow"]);
});
