import { expect, test } from "vitest";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite } from "#tests/support/site.ts";

test("a file is sent by an ordinary form, with what someone says of it", async () => {
  const site = await openSite({ samples: 1 });
  const aroha = await signInAtDesk(site);
  const page = await aroha.page("/desk/imports/new");
  const form = page.document.querySelector('form[enctype="multipart/form-data"]')!;
  const names = [...form.querySelectorAll("input, select")].map((field) => field.getAttribute("name"));
  expect(names).toEqual(["file", "source", "newSource", "asOf", "isComplete"]);
  expect(await faultsOfHtml(page.html)).toEqual([]);
});
