import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restore } from "#database/backups/restore.ts";
import { appliedMigrations, MIGRATIONS } from "#database/migrate.ts";
import { findSubmission } from "#database/requests/submissions.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { makeOlder, NEXT } from "#tests/support/older-database.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { readConfig } from "./config.ts";
import { bringUpToDate } from "./upgrade.ts";

eachDatabase("An upgrade", (open) => {
  test("keeps what was there in a backup first, from which the release before goes on", async () => {
    const database = await open();
    await database.transact((tx) => keep(tx, { reference: "NIHO-1", fields: { name: "Hēmi" } }));
    const config = readConfig({ DATA_DIR: newFolder(), APP_SECRET: TEST_SECRET });
    expect(await bringUpToDate(config, database)).toBe(null);
    let kept: string | null = null;
    MIGRATIONS.push(NEXT);
    try {
      kept = await bringUpToDate(config, database);
      expect(await appliedMigrations(database.read)).toContain(NEXT.name);
    } finally {
      MIGRATIONS.pop();
    }
    const [file = "none"] = readdirSync(join(config.dataDir, "backups"));
    expect(file).toMatch(/^niho-.*Z\.before-upgrade\.backup$/);
    expect(kept).toBe(join(config.dataDir, "backups", file));

    // The release before refuses this database, and goes on with the backup.
    await expect(bringUpToDate(config, database)).rejects.toThrow("newer than this program");
    const older = await open();
    const from = join(config.dataDir, "backups", file);
    await restore(older, from, { secret: TEST_SECRET, replace: false, now: new Date() });
    expect(await findSubmission(older.read, SEALING.encryption, "NIHO-1")).toMatchObject({
      fields: { name: "Hēmi" },
    });
  });

  test("changes nothing where that backup can’t be written", async () => {
    const database = await open();
    const config = readConfig({ DATA_DIR: "/dev/null", APP_SECRET: TEST_SECRET });
    MIGRATIONS.push(NEXT);
    try {
      await expect(bringUpToDate(config, database)).rejects.toThrow("ENOTDIR");
    } finally {
      MIGRATIONS.pop();
    }
    expect(await appliedMigrations(database.read)).not.toContain(NEXT.name);
  });

  test("changes nothing where the secret is another one or isn’t there, and says why", async () => {
    const database = await open();
    await database.transact((tx) => keep(tx, { reference: "NIHO-1" }));
    await makeOlder(database);
    for (const secret of [{ APP_SECRET: "another secret, also 32 characters" }, {}]) {
      const config = readConfig({ DATA_DIR: newFolder(), ...secret });
      await expect(bringUpToDate(config, database)).rejects.toThrow("doesn’t open this database");
      expect(readdirSync(config.dataDir)).toEqual([]);
    }
    expect(await appliedMigrations(database.read)).not.toContain(NEXT.name);
  });
});
