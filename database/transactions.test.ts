import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { keep, SEALING } from "#tests/support/sealing.ts";
import type { Database } from "./database.ts";
import { findSubmission } from "./requests/submissions.ts";

const { encryption } = SEALING;

eachDatabase("transactions", (open) => {
  function remember(
    database: Database,
    reference: string,
    before: () => Promise<void> = async () => undefined,
  ) {
    return database.transact(async (tx) => {
      await keep(tx, { reference });
      await before();
    });
  }

  test("a transaction that fails leaves nothing behind, and the next one works", async () => {
    const database = await open();
    const failing = remember(database, "NIHO-1", async () => {
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await findSubmission(database.read, encryption, "NIHO-1")).toBeUndefined();
    await remember(database, "NIHO-2");
    expect(await findSubmission(database.read, encryption, "NIHO-2")).toMatchObject({ reference: "NIHO-2" });
  });

  test("reading neither waits for an open transaction nor sees what it has not finished", async () => {
    const database = await open();
    let seen: unknown = "nothing was read";
    await remember(database, "NIHO-1", async () => {
      seen = await findSubmission(database.read, encryption, "NIHO-1");
    });
    expect(seen).toBeUndefined();
    expect(await findSubmission(database.read, encryption, "NIHO-1")).toBeDefined();
  });

  test("a hundred transactions begun at once all finish", async () => {
    const database = await open();
    const references = Array.from({ length: 100 }, (_, index) => `NIHO-${index}`);
    await Promise.all(references.map((reference) => remember(database, reference)));
    for (const reference of references)
      expect(await findSubmission(database.read, encryption, reference)).toBeDefined();
  });

  test("closing waits for the transactions that have begun", async () => {
    const database = await open();
    const gate = Promise.withResolvers<void>();
    const remembered = remember(database, "NIHO-1", () => gate.promise);
    const closed = database.close();
    gate.resolve();
    await Promise.all([remembered, closed]);
    await expect(findSubmission(database.read, encryption, "NIHO-1")).rejects.toThrow(
      /not open|destroyed|after calling end/,
    );
  });

  test("a key to something that is not there cannot be committed", async () => {
    const database = await open();
    const dangling = database.transact((tx) =>
      tx
        .insertInto("submission_keys")
        .values({ key: "k", reference: "NIHO-0", content_hash: "h", expires_at: "2026-11-21T00:00:00.000Z" })
        .execute(),
    );
    await expect(dangling).rejects.toThrow(/constraint/i);
  });

  test("two transactions that wait for each other both finish in the end", async () => {
    const database = await open();
    await remember(database, "NIHO-1");
    await remember(database, "NIHO-2");
    const bothHaveOne = meetingOf(database.kind === "postgres" ? 2 : 1);
    const touch = (first: string, second: string) =>
      database.transact(async (tx) => {
        for (const reference of [first, second]) {
          await sql`update submissions set notice_version = 'touched' where reference = ${reference}`.execute(
            tx,
          );
          await bothHaveOne();
        }
      });
    await Promise.all([touch("NIHO-1", "NIHO-2"), touch("NIHO-2", "NIHO-1")]);
    expect(await findSubmission(database.read, encryption, "NIHO-2")).toMatchObject({
      noticeVersion: "touched",
    });
  });
});

/** Lets nobody go on until `count` have come; afterwards it holds up nobody. */
function meetingOf(count: number): () => Promise<void> {
  const all = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    if (++come >= count) all.resolve();
    return all.promise;
  };
}
