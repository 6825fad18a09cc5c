import { expect, test } from "vitest";
import { DAY } from "#domain/durations.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { SEALING } from "#tests/support/sealing.ts";
import type { Database } from "../database.ts";
import { claimFirstMail, deleteOldFirstMails, firstMailsLeftOut } from "./first-mails.ts";

const START = Date.parse("2026-11-20T00:30:00Z");

eachDatabase("first mails to one address", (open) => {
  test("are counted together for every way to write it, and apart from other addresses", async () => {
    const database = await open();
    for (const email of ["hemi@example.nz", "Hemi@EXAMPLE.nz", "hemi@ｅxample.nz", "hemi+a@example.nz"])
      expect(await claimed(database, [0], email)).toEqual([true]);
    expect(await claimed(database, [0, 0], "hemi+b@example.nz")).toEqual([true, false]);
    expect(await claimed(database, [0], "aroha@example.nz")).toEqual([true]);
  });

  test("asked for by many at once are no more", async () => {
    const database = await open();
    const answers = await Promise.all(Array.from({ length: 12 }, () => claimed(database, [0])));
    expect(answers.flat().filter((mayBeSent) => mayBeSent)).toHaveLength(5);
    expect(await firstMailsLeftOut(database.read)).toEqual({ mails: 7, addresses: 1 });
  });

  test("that a clock has dated in the future count for nothing once it is right again", async () => {
    const database = await open();
    await claimed(
      database,
      Array.from({ length: 5 }, () => 30 * DAY),
    );
    expect(await claimed(database, [0])).toEqual([true]);
  });

  test("are forgotten after a week without one, and name no one", async () => {
    const database = await open();
    await claimed(database, [0]);
    const kept = () => database.read.selectFrom("first_mails").selectAll().execute();
    expect(JSON.stringify(await kept())).not.toContain("hemi@");
    const forget = (after: number) =>
      database.transact((tx) => deleteOldFirstMails(tx, new Date(START + after)));
    await forget(7 * DAY - 1);
    expect(await kept()).toHaveLength(1);
    await forget(7 * DAY);
    expect(await kept()).toEqual([]);
    await claimed(database, [60 * DAY]);
    await forget(0);
    expect(await kept(), "dated by a wrong clock").toEqual([]);
  });
});

/** Whether each of the mails, so many milliseconds after the start, may be sent. */
async function claimed(
  database: Database,
  after: readonly number[],
  email = "hemi@example.nz",
): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const span of after) {
    const now = new Date(START + span);
    answers.push(await database.transact((tx) => claimFirstMail(tx, SEALING, email, now)));
  }
  return answers;
}
