import { expect, test } from "vitest";
import { insertStart, startSession } from "#database/desk/desk-sessions.ts";
import { readConfig } from "#server/config.ts";
import { eachDesk } from "#tests/support/desk.ts";

eachDesk("The desk, by commands,", (desk) => {
  test("has a link printed that works under the name that was given, says who is in, and ends sessions", async () => {
    await (await desk.open()).close();
    const printed = await desk.niho("desk", "--for", "aroha");
    expect(printed.stdout).toMatch(/^http:\/\/localhost:3000\/desk\/start\?token=[0-9a-f]{64}\n$/);
    const database = await desk.open();
    try {
      const rows = await database.read.selectFrom("desk_sessions").selectAll().execute();
      expect(rows).toMatchObject([{ kind: "start", who: "Aroha", address_hash: "", ended_at: null }]);
      expect(printed.stdout).not.toContain(rows[0]!.token_hash);
    } finally {
      await database.close();
    }
    expect((await desk.niho("desk", "--list")).stderr).toBe("No one is signed in.\n");
    expect((await desk.niho("desk", "--end", "Aroha")).stdout).toBe("Ended 0 sessions.\n");
    expect((await desk.niho("desk", "--list", "--end")).status).toBe(2);
    expect((await desk.niho("desk", "--for", "<b>")).status).toBe(2);
    const audit = await desk.niho("audit", "--who", "command line", "--format", "json");
    expect(audit.stdout.match(/"command":"desk (?:link|end)"/g)).toHaveLength(2);
  });

  test("is left by everyone when a backup is restored, which holds no session", async () => {
    const database = await desk.open();
    const now = new Date();
    const session = { start: "a".repeat(64), session: "b".repeat(64), now };
    try {
      await database.transact(async (tx) => {
        await insertStart(tx, { token: session.start, who: "Aroha", addressHash: "", now });
        await startSession(tx, session);
      });
    } finally {
      await database.close();
    }
    expect((await desk.niho("desk", "--list")).stdout).toMatch(/^Aroha /m);
    const backup = desk.pathOf("desk.backup");
    expect((await desk.niho("backup", backup)).status).toBe(0);
    expect((await desk.niho("restore", backup, "--replace")).status).toBe(0);
    expect((await desk.niho("desk", "--list")).stderr).toBe("No one is signed in.\n");
  });
});

test("the names and addresses of those who may have a link mailed are read, and each is there once", () => {
  expect(readConfig({ DESK_EMAILS: "Aroha <aroha@niho.example>, mere@niho.example" }).deskMembers).toEqual([
    { who: "Aroha", email: "aroha@niho.example" },
    { who: "Mere", email: "mere@niho.example" },
  ]);
  for (const wrong of ["aroha", "<a@b.nz>", "A <a@b.nz>, A <c@b.nz>", "A <a@b.nz>, B <a@b.nz>"])
    expect(() => readConfig({ DESK_EMAILS: wrong })).toThrow(/^DESK_EMAILS /);
});
