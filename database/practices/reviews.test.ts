import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { HOW } from "#tests/support/backup.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { backUp } from "../backups/backup.ts";
import type { Database } from "../database.ts";
import { eraseSubmissions } from "../erasing.ts";
import { mergePractices, returnMerged } from "./merging.ts";
import { stateFacts } from "./practice-records.ts";
import { hashedText } from "./stated-text.ts";
import { findPractice } from "./practices.ts";
import {
  decideReview,
  findReview,
  insertReview,
  reviewOfRequest,
  takeBackReview,
  waitingReviews,
} from "./reviews.ts";
import { publishedReviews } from "./published-reviews.ts";
import { restore } from "../backups/restore.ts";
import type { Schema } from "../schema.ts";

const NOW = new Date("2026-12-04T00:00:00Z");
const [REQUEST, FIRST, SECOND] = ["NIHO-2222-2222-22", "NIHO-3333-3333-3P", "NIHO-4444-4444-4C"] as const;

/** What a list says of a reviewed practice. */
function state(tx: Transaction<Schema>, externalId = "1", practiceId = 10_001): Promise<void> {
  const facts = hashedText({ name: "Māwhera Dental", place: "greymouth" });
  const statement = { externalId, practiceId, asOf: "2026-11-20", url: "", ...facts };
  return stateFacts(tx, [statement], { source: "list", on: "2026-11-20", importId: null, places: PLACES });
}

function write(tx: Transaction<Schema>, reference: string, practiceId = 10_001): Promise<boolean> {
  const review = {
    practiceId,
    practiceName: "Māwhera Dental",
    visitedOn: "2026-12-02",
    agreedBy: "practice",
    came: "",
    stars: 4,
    answers: { explained: "yes" },
    text: "Kind people.",
    name: "",
    email: "hemi@patient.example",
  } as const;
  const kept = {
    request: practiceId === 10_001 ? REQUEST : "another",
    reference,
    review,
    receivedAt: NOW,
    noticeVersion: "1",
  };
  return insertReview(tx, SEALING, kept);
}

async function publish(tx: Transaction<Schema>, reference: string): Promise<boolean> {
  const review = (await findReview(tx, SEALING, reference))!;
  const decision = { outcome: "published" } as const;
  return decideReview(tx, SEALING, { review, decision, practiceId: review.practiceId, now: NOW });
}

const takeBack = (tx: Transaction<Schema>, reference: string) =>
  takeBackReview(tx, SEALING, { request: REQUEST, reference, today: "2026-12-04" });

/** Does the second while the first has done its work and has not ended yet. */
async function during(
  database: Database,
  first: (tx: Transaction<Schema>) => Promise<unknown>,
  second: (tx: Transaction<Schema>) => Promise<unknown>,
): Promise<void> {
  const worked = Promise.withResolvers<number>();
  const gate = Promise.withResolvers<void>();
  const slow = database.transact(async (tx) => {
    await first(tx);
    worked.resolve(database.kind === "postgres" ? await processOf(tx) : 0);
    await gate.promise;
  });
  const holder = await worked.promise;
  const other = database.transact(second);
  while (database.kind === "postgres" && !(await isWaitedFor(database.read, holder)));
  gate.resolve();
  await Promise.all([slow, other]);
}

async function processOf(tx: Transaction<Schema>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]!.pid;
}

async function isWaitedFor(db: Kysely<Schema>, holder: number): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where ${holder}::int = any(pg_blocking_pids(pid))
  `.execute(db);
  return rows.length > 0;
}

eachDatabase("A review", (open) => {
  async function openReviewed(): Promise<Database> {
    const database = await open();
    await database.transact(state);
    await database.transact((tx) => write(tx, FIRST));
    return database;
  }

  async function shown({ read }: Database) {
    const { rating, reviewCount } = (await findPractice(read, 10_001))!;
    return { rating, reviewCount, reviews: (await publishedReviews(read, 10_001, 9)).length };
  }

  test("that is erased while it is being published is shown and counted nowhere", async () => {
    const database = await openReviewed();
    await during(
      database,
      (tx) => publish(tx, FIRST),
      (tx) => eraseSubmissions(tx, [FIRST], { now: NOW, reason: "asked", ...SEALING }),
    );
    expect(await shown(database)).toEqual({ rating: null, reviewCount: 0, reviews: 0 });
  });

  test("that is taken back while it is being published is shown and counted nowhere", async () => {
    const database = await openReviewed();
    await during(
      database,
      (tx) => publish(tx, FIRST),
      (tx) => takeBack(tx, FIRST),
    );
    expect(await shown(database)).toEqual({ rating: null, reviewCount: 0, reviews: 0 });
  });

  test.each([
    [
      "erased",
      (tx: Transaction<Schema>) => eraseSubmissions(tx, [FIRST], { now: NOW, reason: "asked", ...SEALING }),
    ],
    ["taken back", (tx: Transaction<Schema>) => takeBack(tx, FIRST)],
  ])("that was %s since a backup does not come back with it", async (_, act) => {
    const database = await openReviewed();
    await database.transact((tx) => publish(tx, FIRST));
    const file = join(newFolder(), "niho.backup");
    await backUp(database, file, HOW);
    await database.transact<unknown>(act);
    await restore(database, file, { secret: TEST_SECRET, replace: true, now: NOW });
    expect(await shown(database)).toEqual({ rating: null, reviewCount: 0, reviews: 0 });
    expect(await findReview(database.read, SEALING, FIRST)).toBeUndefined();
  });

  test("stays the only one of its visit when the one before it is taken back twice", async () => {
    const database = await openReviewed();
    await database.transact((tx) => takeBack(tx, FIRST));
    await database.transact((tx) => write(tx, SECOND));
    await database.transact((tx) => takeBack(tx, FIRST));
    expect(await reviewOfRequest(database.read, SEALING, REQUEST)).toMatchObject({ reference: SECOND });
    expect(await waitingReviews(database.read, SEALING)).toHaveLength(1);
  });

  test("the reviews of two listings that are merged are shown and counted on the one that stays, and part with it", async () => {
    const database = await open();
    const around = { places: PLACES, on: "2026-12-04" };
    await database.transact(async (tx) => {
      await state(tx);
      await state(tx, "2", 10_002);
      await write(tx, FIRST);
      await write(tx, SECOND, 10_002);
      await publish(tx, FIRST);
      await publish(tx, SECOND);
    });
    const counts = async () => {
      const rows = await database.read.selectFrom("practices").select("review_count").orderBy("id").execute();
      const onPages = [10_001, 10_002].map((id) => publishedReviews(database.read, id, 10));
      return [rows.map((row) => row.review_count), (await Promise.all(onPages)).map((all) => all.length)];
    };
    await database.transact((tx) => mergePractices(tx, { kept: 10_001, gone: 10_002 }, around));
    expect(await counts()).toEqual([
      [2, 0],
      [2, 0],
    ]);
    await database.transact((tx) => returnMerged(tx, 10_002, around));
    expect(await counts()).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});
