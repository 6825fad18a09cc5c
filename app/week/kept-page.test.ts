import { expect, test } from "vitest";
import { eachAuditLine } from "#database/desk/audit.ts";
import { pressBeside } from "#tests/support/form.ts";
import { heldRows } from "#tests/support/free-times.ts";
import { keep, openWeek, PRACTICE, saidBy } from "#tests/support/week.ts";

test("A kept time shows its note after a press that stands in the audit and keeps the tick beside it, and is freed with a tick", async () => {
  const { site, token } = await openWeek();
  const id = saidBy(await keep(site, token, { note: "Hemi, crown" }), "kept");
  const path = `/practice/week/kept?token=${token}&id=${id}`;
  const served = await site.page(path);
  expect(served.document.querySelector("h1")!.textContent).toBe("9:30am–10am, Wednesday 2 December");
  expect(served.html).not.toContain("Hemi");
  const shown = await pressBeside(site, served, "Show your note", { sure: "yes" });
  expect(shown.html).toContain("Your note: Hemi, crown");
  expect(shown.document.querySelector("[name=sure]")!.hasAttribute("checked")).toBe(true);
  const looks = (await Array.fromAsync(eachAuditLine(site.database.read))).filter(
    ({ kind }) => kind === "look",
  );
  expect(looks).toMatchObject([{ command: "week names", about: String(PRACTICE), who: "" }]);
  const unsure = await pressBeside(site, shown, "Free this time", { sure: "" });
  expect([unsure.status, unsure.html]).toEqual([422, expect.stringContaining("Your note: Hemi, crown")]);

  expect((await site.post(path, { do: "free", sure: "yes" })).status).toBe(303);
  expect(await heldRows(site, PRACTICE)).toEqual([]);
  const keys = await site.database.read
    .selectFrom("record_keys")
    .select("name")
    .where("name", "like", "kept %")
    .execute();
  expect(keys).toEqual([]);
});

test("A kept time of another practice is none", async () => {
  const { site, token } = await openWeek();
  const id = saidBy(await keep(site, token), "kept");
  await site.database.transact((tx) =>
    tx.updateTable("kept_times").set({ practice_id: 4 }).where("id", "=", id).execute(),
  );
  expect((await site.page(`/practice/week/kept?token=${token}&id=${id}`)).status).toBe(404);
  expect((await site.page(`/practice/week/kept?token=${token}&id=unknown`)).status).toBe(404);
});
