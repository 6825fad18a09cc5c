import { expect, test } from "vitest";
import { findFreeTimes, keepFreeTimes } from "#database/free-times/free-times.ts";
import { pauseFreeTimes } from "#database/settings.ts";
import { FREE_TIMES_UNSTATED } from "#domain/free-times/free-times-form.ts";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import { eachDesk } from "#tests/support/desk.ts";

const ALWAYS: FreeTimesRules = {
  ...FREE_TIMES_UNSTATED,
  weekly: Array.from({ length: 7 }, () => [{ from: 480, to: 1020 }]),
  visits: { checkup: { minutes: 30, for: "all" }, clean: { minutes: 45, for: "all" } },
};

const LIST = "id,name,town,email\n1,One,Nelson,front@one.nz\n2,Two,Nelson,front@two.nz\n";

eachDesk("Free times", ({ niho, file, open }) => {
  test("end when their practice leaves or is merged away, and begin unstated when it joins again", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho("practice", "join", "10001", "10002");
    const database = await open();
    const state = async (id: number) => (await findFreeTimes(database.read, id))?.state;
    for (const id of [10_001, 10_002])
      await database.transact((tx) => keepFreeTimes(tx, id, { state: "on", rules: FREE_TIMES_UNSTATED }));
    await niho("practice", "merge", "10001", "10002");
    expect([await state(10_001), await state(10_002)]).toEqual(["on", undefined]);
    await niho("practice", "leave", "10001", "--yes");
    await niho("practice", "join", "10001");
    expect(await state(10_001)).toBeUndefined();
    await database.close();
  });

  test("are listed, shown and switched off by the operator, and its appointments stay held", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    await niho("practice", "join", "10001");
    expect((await niho("free-times", "list")).stderr).toContain(
      "No practice has said when patients can book.",
    );
    expect((await niho("free-times", "show", "10001")).stderr).toContain(
      "hasn’t said when patients can book",
    );
    const database = await open();
    await database.transact((tx) => keepFreeTimes(tx, 10_001, { state: "on", rules: ALWAYS }));
    const listed = JSON.parse((await niho("free-times", "list", "--format", "json")).stdout) as object;
    expect(listed).toMatchObject({ id: 10_001, state: "on", calendar: "none" });
    const shown = await niho("free-times", "show", "10001", "--service", "Teeth Cleaning");
    expect(shown.stdout).toMatch(/Patients +book at once/);
    expect(shown.stdout).toMatch(/Next, cleaning +\w{3} \d+ \w{3}, \d/);
    expect((await niho("free-times", "show", "10001", "--service", "Juggling")).status).toBe(2);
    expect((await niho("free-times", "off", "10001")).status).toBe(0);
    expect(await findFreeTimes(database.read, 10_001)).toMatchObject({
      state: "off",
      version: 2,
      rules: ALWAYS,
    });
    expect((await niho("audit", "--about", "10001")).stdout).toContain("free-times off");
    await database.close();
  });

  test("that are held by nobody are found by check and doctor, and released by check --repair", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    expect((await niho("free-times", "check")).stdout).toBe("Held times match the requests.\n");
    const database = await open();
    const cell = Math.floor(Date.now() / 300_000) + 100;
    const held = { practice_id: 10_001, cell, layer: 0, holder: "x", until: null };
    await database.transact((tx) => tx.insertInto("held_times").values(held).execute());
    expect(await niho("free-times", "check")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("times are held for 1 request that isn’t open"),
    });
    expect((await niho("doctor")).stdout).toContain("1 differs from what the requests say");
    expect((await niho("free-times", "check", "--repair")).stdout).toContain("Corrected.");
    expect((await niho("free-times", "check")).status).toBe(0);
    await database.close();
  });

  test("are asked for after a restore, which doctor says, until the operator resumes", async () => {
    await niho("import", file("list.csv", LIST), "--source", "list");
    const database = await open();
    await database.transact(pauseFreeTimes);
    expect((await niho("doctor")).stdout).toContain("paused since the restore: patients ask for times");
    expect((await niho("free-times", "resume")).stdout).toContain("can book free times again");
    expect((await niho("free-times", "resume")).stdout).toContain("Nothing was changed");
    expect((await niho("doctor")).stdout).toMatch(/Free times +patients book at 0 practices, and ask at 0/);
    await database.close();
  });
});
