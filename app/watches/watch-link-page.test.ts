import { expect, test } from "vitest";
import { DAY } from "#domain/durations.ts";
import { texts } from "#tests/support/form.ts";
import { openListed } from "#tests/support/listing.ts";
import { formValues } from "#tests/support/form.ts";
import { askToHear, NOT_TAKING, watchLinkIn } from "#tests/support/watches.ts";

async function asked() {
  const { site } = await openListed({ newPatients: NOT_TAKING });
  await askToHear(site, "ana@example.co.nz");
  const link = watchLinkIn((await site.mail()).at(-1)!);
  const rows = () => site.database.read.selectFrom("practice_watches").selectAll().execute();
  const heading = async () => texts((await site.page(link)).document, "h1")[0];
  const press = async () => site.post(link, formValues(await site.page(link), "main form"));
  return { site, link, rows, heading, press };
}

test("looking at the link changes nothing; its one button confirms, then it stops the wait and the address is gone", async () => {
  const { site, link, rows, heading, press } = await asked();
  for (const method of ["GET", "HEAD", "GET"]) await site.fetch(link, { method });
  expect((await rows())[0]!.confirmed_at).toBeNull();
  expect(await heading()).toBe("Shall we tell you?");
  expect((await press()).status).toBe(200);
  expect((await rows())[0]!.confirmed_at).toBe(site.clock.now.toISOString());
  expect(await heading()).toBe("We’ll tell you");
  const { document } = await site.page(link);
  expect(texts(document, "main form button")).toEqual(["Stop waiting"]);
  const ended = await press();
  expect([ended.status, await ended.text()]).toEqual([
    200,
    expect.stringContaining("You’ve stopped waiting"),
  ]);
  expect(await rows()).toEqual([]);
  expect((await site.page(link)).status).toBe(404);
});

test("not used within seven days it opens nothing, and confirms nothing", async () => {
  const { site, link, rows } = await asked();
  site.clock.now = new Date(site.clock.now.getTime() + 7 * DAY);
  expect((await site.post(link, { do: "confirm" })).status).toBe(404);
  expect((await rows())[0]!.confirmed_at).toBeNull();
});
