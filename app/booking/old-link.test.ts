import { expect, test } from "vitest";
import { formValues } from "#tests/support/form.ts";
import { openEmptySite } from "#tests/support/forms.ts";
import { listPractices, makePractice } from "#tests/support/practice.ts";
import type { TestSite } from "#tests/support/site.ts";

const GONE = "The practice in that link is no longer listed. This form is for any practice nearby.";

test("who follows a link to a practice that is not listed, or was withdrawn, reads that they ask another", async () => {
  const site = await openEmptySite();
  await listPractices(
    site,
    [1, 2].map((id) => makePractice({ id, isSample: false })),
  );
  expect(await mainOf(site, "/book?practice=1")).not.toContain(GONE);
  await site.database.transact((tx) =>
    tx
      .updateTable("practices")
      .set({ withdrawn_on: "2026-11-20", withdrawn_why: "closed" })
      .where("id", "=", 1)
      .execute(),
  );
  for (const id of ["1", "99999", "12-harbour"])
    expect(await mainOf(site, `/book?practice=${id}`)).toContain(GONE);
  expect(formValues(await site.page("/book?practice=99999"))).not.toHaveProperty("practice");
});

test("who comes without such a link reads nothing of one", async () => {
  const site = await openEmptySite();
  for (const path of ["/book", "/book?practice=", "/book?location=Nelson"])
    expect(await mainOf(site, path)).not.toContain(GONE);
});

async function mainOf(site: TestSite, path: string): Promise<string> {
  return (await site.page(path)).document.querySelector("main")!.textContent;
}
