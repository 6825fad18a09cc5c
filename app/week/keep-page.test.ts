import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#database/backups/backup.ts";
import { restore } from "#database/backups/restore.ts";
import { occupiedCells } from "#domain/free-times/free-times.ts";
import { HOW } from "#tests/support/backup.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { formValues } from "#tests/support/form.ts";
import { heldRows, keepTimes } from "#tests/support/free-times.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { openSite, readPage } from "#tests/support/site.ts";
import { isFullSuite } from "#tests/support/suite.ts";
import { AT, expectHeldRight, keep, openWeek, PRACTICE, saidBy, take } from "#tests/support/week.ts";

const ROUNDS = isFullSuite ? 20 : 2;
const POSTS = isFullSuite ? 40 : 12;

eachDatabase("a start that patients take and its practice keeps", (open) => {
  test(
    `is one of theirs when ${POSTS} want it at once, ${ROUNDS} times, and held once`,
    { timeout: ROUNDS * 30_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { site, token } = await openWeek({ open });
        const answers = await Promise.all(
          Array.from({ length: POSTS }, (_, who) =>
            who % 2 === 0
              ? take(site, who)
              : keep(site, token, { note: `Caller ${who}`, what: who % 3 === 0 ? "kept" : "phoned" }),
          ),
        );
        const had = answers.filter(({ status }) => status === 303);
        expect([had.length, answers.every(({ status }) => [303, 409, 422].includes(status))]).toEqual([
          1,
          true,
        ]);
        const rows = await heldRows(site, PRACTICE);
        expect(rows).toEqual(occupiedCells(new Date(AT), 30).map((cell) => ({ cell, layer: 0 })));
        await expectHeldRight(site);
      }
    },
  );

  test("pressed twice is kept once; freed, a patient can book it, and then it can’t be kept", async () => {
    const { site, token } = await openWeek({ open });
    const [first, again] = [await keep(site, token), await keep(site, token)];
    expect([first.status, first.headers.get("Location")]).toEqual([303, again.headers.get("Location")]);
    expect((await take(site, 1)).status).toBe(409);
    await expectHeldRight(site);

    const id = saidBy(first, "kept");
    const freed = await site.post(`/practice/week?token=${token}&day=2026-12-02`, { do: "free", id });
    expect(freed.status).toBe(303);
    expect(await heldRows(site, PRACTICE)).toEqual([]);
    expect((await take(site, 2)).status).toBe(303);

    const refused = await readPage(await keep(site, token, { note: "Hemi, crown" }));
    expect(refused.status).toBe(422);
    expect(refused.document.querySelector(".error-summary")!.textContent).toContain(
      "Someone has just booked 9:30am, or a time that overlaps it. The next free time is 10am",
    );
    const field = (name: string) => refused.document.querySelector(`[name="${name}"]`)!.getAttribute("value");
    expect([field("from"), field("to"), field("note")]).toEqual(["09:30", "10:00", "Hemi, crown"]);
    await expectHeldRight(site);
  });

  test("is held twice by two forms that say the same where two patients fit, and once by a form that is sent twice", async () => {
    const { site, token } = await openWeek({ open });
    await keepTimes(site, PRACTICE, { atOnce: 2 });
    const path = `/practice/week/keep?token=${token}&at=${AT}`;
    const form = async () => ({
      ...formValues(await site.page(path), "form:has([name=what])"),
      what: "kept",
    });
    const [first, second] = [await form(), await form()];
    const [one, again] = [await keep(site, token, first), await keep(site, token, first)];
    const other = await keep(site, token, second);
    expect([one, again, other].map(({ status }) => status)).toEqual([303, 303, 303]);
    const id = saidBy(one, "kept");
    expect([saidBy(again, "kept") === id, saidBy(other, "kept") === id]).toEqual([true, false]);
    const both = occupiedCells(new Date(AT), 30).flatMap((cell) => [0, 1].map((layer) => ({ cell, layer })));
    expect(await heldRows(site, PRACTICE)).toEqual(both);
    expect((await take(site, 1)).status).toBe(409);

    await site.post(`/practice/week/kept?token=${token}&id=${id}`, { do: "free", sure: "yes" });
    expect(await heldRows(site, PRACTICE)).toHaveLength(both.length / 2);
    expect((await keep(site, token, first)).status).toBe(303);
    expect(await heldRows(site, PRACTICE)).toEqual(both);
    await expectHeldRight(site);
  });

  test("is still kept once a backup is restored, with its note, and can be freed there", async () => {
    const { site, token } = await openWeek({ open });
    const id = saidBy(await keep(site, token, { note: "Hemi, crown" }), "kept");
    const file = join(newFolder(), "niho.backup");
    await backUp(site.database, file, { ...HOW, now: site.clock.now });
    const other = await open();
    await restore(other, file, { ...HOW, now: site.clock.now, replace: false });
    const again = await openSite({ samples: 0, open: async () => other });
    await expectHeldRight(again);
    expect((await keep(again, token, { note: "Someone else" })).status).toBe(422);
    const path = `/practice/week/kept?token=${token}&id=${id}`;
    expect((await readPage(await again.post(path, { do: "names" }))).html).toContain("Hemi, crown");
    expect((await again.post(path, { do: "free", sure: "yes" })).status).toBe(303);
    expect(await heldRows(again, PRACTICE)).toEqual([]);
  });
});

test("A form that comes back as it was served keeps nothing and frees nothing", async () => {
  const { site, token } = await openWeek();
  const served = await site.page(`/practice/week/keep?token=${token}&at=${AT}`);
  expect(served.status).toBe(200);
  expect((await keep(site, token, { what: "" })).status).toBe(422);
  expect(await heldRows(site, PRACTICE)).toEqual([]);
  const id = saidBy(await keep(site, token), "kept");
  expect((await site.post(`/practice/week/kept?token=${token}&id=${id}`, { do: "free" })).status).toBe(422);
  expect(await heldRows(site, PRACTICE)).toHaveLength(6);
});

test("Who phoned for a longer visit gets its length, where the end was left as it was", async () => {
  const { site, token } = await openWeek();
  await keep(site, token, { visit: "clean", "to-shown": "10:00" });
  expect(await heldRows(site, PRACTICE)).toHaveLength(12);
});
