import { expect, test } from "vitest";
import { readPage } from "#tests/support/site.ts";
import { AT, keep, openWeek, take } from "#tests/support/week.ts";

test("A day on paper has a line for each appointment, kept and free time, and names only after a press", async () => {
  const { site, token } = await openWeek();
  await take(site, 1, AT);
  await keep(site, token, { from: "10:30", to: "11:00", note: "Hemi, crown" });
  const path = `/practice/week/day?token=${token}&day=2026-12-02`;
  const linesOf = (page: Awaited<ReturnType<typeof site.page>>) =>
    [...page.document.querySelectorAll("tbody tr")].map((row) => row.textContent);
  const served = await site.page(path);
  expect(linesOf(served)).toEqual([
    "9am30 min",
    "9:30am30 minGeneral Checkup · Not confirmed yet",
    "10am30 min",
    "10:30am–11amKept: phoned, checkup",
    "11am30 min",
    "11:30am30 min",
  ]);
  const shown = linesOf(await readPage(await site.post(path, { do: "names" }))).join("\n");
  expect(shown).toContain("P1 ");
  expect(shown).toContain("Hemi, crown");
  expect(shown).toContain("021 555 0147");
});
