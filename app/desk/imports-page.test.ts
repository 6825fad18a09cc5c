import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite } from "#tests/support/site.ts";

test("before the first import the page says so, and leads to one", async () => {
  const site = await openSite({ samples: 1 });
  const aroha = await signInAtDesk(site);
  const page = await aroha.page("/desk/imports");
  expect(page.html).toContain("Nothing has been imported yet.");
  expect(page.document.querySelector('main a[href="/desk/imports/new"]')?.textContent).toBe("Import a file");
  expect(await faultsOfHtml(page.html)).toEqual([]);
});
