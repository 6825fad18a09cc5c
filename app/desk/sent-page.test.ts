import { expect, test } from "vitest";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite } from "#tests/support/site.ts";

test("the page after asking for a link says nothing of who works here", async () => {
  const site = await openSite({ samples: 1, deskMembers: [{ who: "Aroha", email: "aroha@niho.example" }] });
  const page = await site.page("/desk/sent");
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await faultsOfHtml(page.html)).toEqual([]);
  expect(page.html).not.toContain("Aroha");
});
