import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { fillEveryTable, HOW } from "#tests/support/backup.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { TEST_KEYS, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { sampleOf } from "#tests/support/suite.ts";
import { backUp } from "./backups/backup.ts";
import { BackupRefused } from "./backups/backup-seal.ts";
import { restore } from "./backups/restore.ts";
import type { Database } from "./database.ts";
import { openEnvelopeEncryption } from "./envelope-encryption.ts";
import { findSubmission } from "./requests/submissions.ts";
import { sealAnew, wrappedUnder } from "./seal-anew.ts";
import { findSiteKeys, replacedSecrets, sealingWith, turnToSecret } from "./site-keys.ts";

const NEW_SECRET = "a newer secret for tests, of more than 32 characters";
const NOW = new Date("2026-11-28T05:00:00Z");

const under = (...secrets: string[]) => openEnvelopeEncryption(() => secrets, randomBytes);
const BOTH = under(NEW_SECRET, TEST_SECRET);
const NEW_ALONE = under(NEW_SECRET);
/** More keys than are wrapped in one transaction, so that it can be killed between two. */
const MANY = 600;
const FEW = 20;

eachDatabase("A replaced secret", (open) => {
  async function openFilled(count = FEW): Promise<Database> {
    const database = await open();
    await fillEveryTable(database, count);
    return database;
  }

  test("leaves nothing behind: the new one alone opens everything, with the links and hashes from before", async () => {
    const database = await openFilled(MANY);
    const before = await readAll(database, SEALING.encryption);
    const { sealed, unopened } = (await sealAnew(database, BOTH, NOW))!;
    expect(sealed).toBeGreaterThan(MANY);
    expect(unopened).toBe(0);
    expect([...(await wrappedUnder(database.read)).keys()]).toEqual(NEW_ALONE.marks());
    expect(await readAll(database, NEW_ALONE)).toEqual(before);
    const { keyedHash } = sealingWith(NEW_ALONE, (await findSiteKeys(database.read))!);
    expect([keyedHash("email ana"), keyedHash("link", "links")]).toEqual([
      SEALING.keyedHash("email ana"),
      SEALING.keyedHash("link", "links"),
    ]);
    expect(await replacedSecrets(database.read)).toEqual([{ mark: SEALING.encryption.marks()[0], at: NOW }]);
  });

  test.each(sampleOf([1, 2, 4, 7], 2))(
    "killed in transaction %i loses nothing, and the next run does the rest",
    async (at) => {
      const database = await openFilled(MANY);
      const before = await readAll(database, SEALING.encryption);
      await expect(sealAnew(killedIn(database, at), BOTH, NOW)).rejects.toThrow("killed");
      expect(await readAll(database, BOTH)).toEqual(before);
      expect((await sealAnew(database, BOTH, NOW))!.unopened).toBe(0);
      expect(await readAll(database, NEW_ALONE)).toEqual(before);
      expect(await replacedSecrets(database.read)).toHaveLength(1);
    },
  );

  test("isn’t turned back by a process that was started with the old environment", async () => {
    const database = await openFilled();
    await sealAnew(database, BOTH, NOW);
    const late = under(TEST_SECRET, NEW_SECRET);
    expect(await database.transact((tx) => turnToSecret(tx, late, NOW))).toBe(false);
    expect(await sealAnew(database, late, NOW)).toBe(null);
    expect([...(await wrappedUnder(database.read)).keys()]).toEqual(NEW_ALONE.marks());
  });

  test("brings back no record that is erased meanwhile, and leaves what no secret opens", async () => {
    const database = await openFilled();
    await database.transact((tx) =>
      tx.updateTable("record_keys").set({ wrapped_key: "00000000.x" }).where("name", "=", "NIHO-1").execute(),
    );
    const erasing: Database = {
      ...database,
      transact: (work) =>
        database.transact(async (tx) => {
          await tx.deleteFrom("record_keys").where("name", "=", "NIHO-2").execute();
          return work(tx);
        }),
    };
    expect((await sealAnew(erasing, BOTH, NOW))!.unopened).toBe(1);
    const left = await database.read
      .selectFrom("record_keys")
      .selectAll()
      .where("name", "in", ["NIHO-1", "NIHO-2"])
      .execute();
    expect(left).toEqual([{ name: "NIHO-1", wrapped_key: "00000000.x" }]);
  });

  test("still opens a backup from before, which the new one alone does not", async () => {
    const database = await openFilled();
    const before = await readAll(database, SEALING.encryption);
    const file = join(newFolder(), "niho.backup");
    await backUp(database, file, HOW);
    await sealAnew(database, BOTH, NOW);
    const alone = { secret: NEW_SECRET, replace: true, now: NOW };
    await expect(restore(database, file, alone)).rejects.toThrow(BackupRefused);
    await restore(database, file, { ...alone, oldSecrets: [TEST_SECRET] });
    expect(await findSiteKeys(database.read)).toEqual(TEST_KEYS);
    await sealAnew(database, BOTH, NOW);
    expect(await readAll(database, NEW_ALONE)).toEqual(before);
  });
});

/** Ends in its transaction of that number, which is rolled back, as when the process is killed. */
function killedIn(database: Database, number: number): Database {
  let count = 0;
  return {
    ...database,
    transact: (work) =>
      database.transact(async (tx) => {
        const result = await work(tx);
        if (++count === number) throw new Error("killed");
        return result;
      }),
  };
}

async function readAll(database: Database, encryption: typeof BOTH): Promise<unknown[]> {
  const references = await database.read
    .selectFrom("submissions")
    .select("reference")
    .where("fields", "<>", "")
    .orderBy("reference")
    .execute();
  expect(references.length).toBeGreaterThanOrEqual(FEW);
  const fields: unknown[] = [];
  // One after the other: hundreds at once would wait for a connection longer than a busy machine gives them.
  for (const { reference } of references)
    fields.push((await findSubmission(database.read, encryption, reference))!.fields);
  return fields;
}
