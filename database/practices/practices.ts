import { type Kysely, sql, type Transaction } from "kysely";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import type { Place } from "#domain/finding/places.ts";
import type { Practice, PracticeListing, Review } from "#domain/practices/practice.ts";
import type { Described } from "#domain/practices/same-practice.ts";
import { insertInBatches } from "../batches.ts";
import { countOf } from "../counting.ts";
import type { Database } from "../database.ts";
import { fromPractice, fromProfile, fromReview, toListing, toPractice } from "./practice-rows.ts";
import type { Schema } from "../schema.ts";
import { BY_ITSELF, MERGED, type Removed, removalByOperator } from "./withdrawn.ts";

/**
 * One listed practice with all that its own page shows; undefined when there is none with this id. The id of one that was
 * merged gives the practice that it became, under that one’s id.
 */
export async function findPractice(db: Kysely<Schema>, id: number): Promise<Practice | undefined> {
  if (!isPracticeId(id)) return undefined;
  const row = await withProfiles(db).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  if (row.merged_into !== null) return findPractice(db, row.merged_into);
  return row.withdrawn_on === null ? toPractice(row) : undefined;
}

/** The practice that one was merged into, and what that was merged into: where it was not, itself. */
export async function standingId(db: Kysely<Schema>, id: number): Promise<number> {
  const row = await db.selectFrom("practices").select("merged_into").where("id", "=", id).executeTakeFirst();
  return typeof row?.merged_into === "number" ? standingId(db, row.merged_into) : id;
}

/** Whether a practice is listed. After a merge the practice that stayed counts. */
export async function isListed(db: Kysely<Schema>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("practices")
    .select("withdrawn_on")
    .where("id", "=", await standingId(db, id))
    .executeTakeFirst();
  return row?.withdrawn_on === null;
}

/** A practice, all that were merged into it, and into those. */
export async function idsMergedInto(db: Kysely<Schema>, id: number): Promise<number[]> {
  const rows = await db.selectFrom("practices").select("id").where("merged_into", "=", id).execute();
  const ids = [id];
  for (const further of rows) ids.push(...(await idsMergedInto(db, further.id)));
  return ids;
}

/** Anyone else who changes this practice waits for the end of the transaction. SQLite has one writer as it is. */
export async function lockPractice(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  id: number,
): Promise<void> {
  if (kind === "sqlite") return;
  await tx.selectFrom("practices").select("id").where("id", "=", id).forUpdate().execute();
}

export async function countPractices(db: Kysely<Schema>): Promise<number> {
  return countOf(db.selectFrom("practices").where("withdrawn_on", "is", null));
}

/** Counts how many of those that are listed have joined and have an address: requests go to them at once. */
export async function countJoined(db: Kysely<Schema>): Promise<number> {
  return countOf(
    db
      .selectFrom("practices")
      .where("withdrawn_on", "is", null)
      .where("has_joined", "=", 1)
      .where("email", "!=", ""),
  );
}

/** Listed practices that have joined, and miss something for it: at most so many ids of each. */
export async function joinedMissing(
  db: Kysely<Schema>,
  limit: number,
): Promise<{ withoutEmail: number[]; withoutTreatments: number[] }> {
  const joined = db
    .selectFrom("practices")
    .select("id")
    .where("withdrawn_on", "is", null)
    .where("has_joined", "=", 1)
    .where("is_sample", "=", 0)
    .orderBy("id")
    .limit(limit);
  const withoutEmail = await joined.where("email", "=", "").execute();
  const withoutTreatments = await joined
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("practice_services")
            .select("service")
            .whereRef("practice_services.practice_id", "=", "practices.id"),
        ),
      ),
    )
    .execute();
  return {
    withoutEmail: withoutEmail.map(({ id }) => id),
    withoutTreatments: withoutTreatments.map(({ id }) => id),
  };
}

/** Those of these ids that there are, in no order. At most a few hundred. */
export async function listingsById(db: Kysely<Schema>, ids: readonly number[]): Promise<PracticeListing[]> {
  const rows = await withProfiles(db).where("id", "in", ids).execute();
  return rows.map(toListing);
}

/** Those of these ids that there are, whole, in the order of the ids. At most a few hundred. */
export async function practicesById(db: Kysely<Schema>, ids: readonly number[]): Promise<Practice[]> {
  // PostgreSQL does not know an empty list.
  if (ids.length === 0) return [];
  const rows = await withProfiles(db).where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toPractice);
}

export async function hasPractices(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom("practices").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Whether any practice is not made up, listed or not. */
export async function hasRealPractices(db: Kysely<Schema>): Promise<boolean> {
  const real = db.selectFrom("practices").select("id").where("is_sample", "=", 0).limit(1);
  return (await real.executeTakeFirst()) !== undefined;
}

export async function samplesCount(db: Kysely<Schema>): Promise<number> {
  return countOf(db.selectFrom("practices").where("is_sample", "=", 1));
}

/** A practice that is listed, or that an operator took off. */
export type KnownPractice = { id: number; removed: Removed | null };

/** What tells practices apart that are listed, or that an operator took off, without samples: about 300 bytes each. */
export async function describedPractices(
  db: Kysely<Schema>,
  { samplesToo = false } = {},
): Promise<[practice: KnownPractice, described: Described][]> {
  const rows = await db
    .selectFrom("practices")
    .select(["id", "name", "place", "address", "phone", "latitude", "longitude", "position"])
    .select(["withdrawn_on", "withdrawn_why"])
    .where((eb) =>
      eb.or([eb("withdrawn_on", "is", null), eb("withdrawn_why", "not in", [...BY_ITSELF, MERGED])]),
    )
    .$if(!samplesToo, (query) => query.where("is_sample", "=", 0))
    .execute();
  return rows.map(({ id, latitude, longitude, position, withdrawn_on, withdrawn_why, ...described }) => [
    { id, removed: removalByOperator({ withdrawn_on, withdrawn_why }) },
    { ...described, position: position === "exact" ? { latitude, longitude } : null },
  ]);
}

/** Every practice in the order of ids, a few hundred in memory at a time: for lists and exports. */
export async function* eachPractice(
  db: Kysely<Schema>,
  { place }: { place?: string | undefined } = {},
): AsyncGenerator<Practice, void, undefined> {
  const batch = 200;
  for (let after = 0; ;) {
    const rows = await withProfiles(db)
      .where("id", ">", after)
      .where("withdrawn_on", "is", null)
      .$if(place !== undefined, (query) => query.where("place", "=", place!))
      .orderBy("id")
      .limit(batch)
      .execute();
    yield* rows.map(toPractice);
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

/**
 * Adds practices with their reviews, a thousand at a time, so that any number can be given as they are made.
 * `places` are all that the practices name; an unknown one throws.
 */
export async function insertPractices(
  tx: Transaction<Schema>,
  entries: Iterable<PracticeEntry>,
  places: readonly Place[],
): Promise<void> {
  const placeOf = new Map(places.map((place) => [place.slug, place]));
  let some: PracticeEntry[] = [];
  for (const entry of entries) {
    some.push(entry);
    if (some.length < AT_ONCE) continue;
    await insertSome(tx, some, placeOf);
    some = [];
  }
  await insertSome(tx, some, placeOf);
}

/**
 * Writes what is known of practices that are here already over what was known before, and lists them again. Ratings and
 * reviews stay. At most a few hundred.
 */
export async function replacePractices(
  tx: Transaction<Schema>,
  practices: readonly Practice[],
  places: readonly Place[],
): Promise<void> {
  if (practices.length === 0) return;
  const placeOf = new Map(places.map((place) => [place.slug, place]));
  const ids = practices.map(({ id }) => id);
  const before = new Map((await listingsById(tx, ids)).map((listing) => [listing.id, listing]));
  for (const table of LISTS) await tx.deleteFrom(table).where("practice_id", "in", ids).execute();
  for (const stated of practices) {
    const { rating, reviewCount, ratingCounts } = before.get(stated.id)!;
    const practice = { ...stated, rating, reviewCount, ratingCounts };
    const { id, ...columns } = fromPractice(practice, placeOf.get(practice.place)!);
    const listed = { ...columns, withdrawn_on: null, withdrawn_why: "" };
    await tx.updateTable("practices").set(listed).where("id", "=", id).execute();
    const { practice_id, ...profile } = fromProfile(practice);
    await tx.updateTable("practice_profiles").set(profile).where("practice_id", "=", practice_id).execute();
  }
  await insertLists(tx, practices);
}

const LISTS = ["practice_services", "practice_languages", "practice_funding", "practice_scopes"] as const;

async function insertLists(tx: Transaction<Schema>, practices: readonly Practice[]): Promise<void> {
  await insertInBatches(tx, "practice_services", practices.flatMap(serviceRows));
  await insertInBatches(tx, "practice_languages", practices.flatMap(languageRows));
  await insertInBatches(tx, "practice_funding", practices.flatMap(fundingRows));
  await insertInBatches(tx, "practice_scopes", practices.flatMap(scopeRows));
}

/**
 * Call before a bulk insert: PostgreSQL defers the foreign keys to the commit, which with a million practices outlasts
 * the query timeout. This makes it check them row by row.
 */
export async function checkImmediately(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  if (kind === "postgres") await sql`set constraints all immediate`.execute(tx);
}

/** `freeTimes`: its patients book at once by these rules. */
export type PracticeEntry = { practice: Practice; reviews: readonly Review[]; freeTimes?: FreeTimesRules };

const AT_ONCE = 1_000;

async function insertSome(
  tx: Transaction<Schema>,
  entries: readonly PracticeEntry[],
  placeOf: ReadonlyMap<string, Place>,
): Promise<void> {
  const rows = entries.map(({ practice }) => {
    const place = placeOf.get(practice.place);
    if (!place)
      throw new Error(`Practice ${practice.id} is in a place that is not listed: ${practice.place}`);
    return fromPractice(practice, place);
  });
  const practices = entries.map((entry) => entry.practice);
  await insertInBatches(tx, "practices", rows);
  await insertInBatches(tx, "practice_profiles", practices.map(fromProfile));
  await insertLists(tx, practices);
  await insertInBatches(
    tx,
    "free_times",
    entries.flatMap(({ practice: { id }, freeTimes }) =>
      freeTimes ? [{ practice_id: id, state: "on" as const, rules: JSON.stringify(freeTimes) }] : [],
    ),
  );
  await insertInBatches(
    tx,
    "reviews",
    entries.flatMap((entry) => entry.reviews.map(fromReview)),
  );
}

/**
 * Deletes sample practices with everything that refers to them, and returns how many there were: all, or those that a
 * source knows under an id like this, `desk-day-%`.
 */
export async function removeSamples(tx: Transaction<Schema>, likeId?: string): Promise<number> {
  const known = tx.selectFrom("source_records").select("practice_id");
  const { numDeletedRows } = await tx
    .deleteFrom("practices")
    .where("is_sample", "=", 1)
    .$if(likeId !== undefined, (query) =>
      query.where("id", "in", known.where("external_id", "like", likeId!)),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ids come from addresses: PostgreSQL makes an error of a number that its integers cannot hold. */
function isPracticeId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31;
}

function withProfiles(db: Kysely<Schema>) {
  return db
    .selectFrom("practices")
    .innerJoin("practice_profiles", "practice_profiles.practice_id", "practices.id")
    .selectAll("practices")
    .select(["details", "profile"]);
}

function serviceRows({ id, place, services }: Practice): Schema["practice_services"][] {
  return services.map((service, position) => ({ practice_id: id, service, position, place }));
}

function languageRows({ id, languages }: Practice): Schema["practice_languages"][] {
  return languages.map((language) => ({ practice_id: id, language }));
}

function fundingRows({ id, funding }: Practice): Schema["practice_funding"][] {
  return funding.map((slug) => ({ practice_id: id, funding: slug }));
}

function scopeRows({ id, practitioners }: Practice): Schema["practice_scopes"][] {
  const scopes = new Set(practitioners.map(({ specialistScope }) => specialistScope));
  return [...scopes].flatMap((scope) => (scope === null ? [] : [{ practice_id: id, scope }]));
}

/** The first `limit` listed practices that are no samples, by id: what their address needs, and the day they were checked. */
export async function realPractices(
  db: Kysely<Schema>,
  limit: number,
): Promise<{ id: number; slug: string; checkedOn: string | null }[]> {
  return db
    .selectFrom("practices")
    .select(["id", "slug", "checked_on as checkedOn"])
    .where("is_sample", "=", 0)
    .where("withdrawn_on", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
}
