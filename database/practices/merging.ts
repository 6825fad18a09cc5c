import { type Kysely, sql, type Transaction } from "kysely";
import type { Place } from "#domain/finding/places.ts";
import { Refused } from "#domain/refused.ts";
import { DESK, PRACTICE } from "#domain/practices/sources.ts";
import { endFreeTimes } from "../free-times/free-times.ts";
import { nextPracticeId } from "../imports/imports.ts";
import { idsMergedInto } from "./practices.ts";
import { liveRecordsBehind, recordsBehind, restate } from "./practice-records.ts";
import { showReviewsOn } from "./published-reviews.ts";
import type { Schema } from "../schema.ts";
import { isRemoved, MERGED, returnPractice, WITHDRAWN_BY_SOURCE } from "./withdrawn.ts";

/** `on`: today, an ISO date in New Zealand. */
type Around = { places: readonly Place[]; on: string };

/** Whose words stay with a listing when its records move. */
const OWN: readonly string[] = [DESK, PRACTICE];

/**
 * Makes two listings one: what sources say of `gone` they say of `kept` from now on, in later imports too, and the
 * address of `gone` leads to `kept`, which has its reviews, too. Gives how many records moved. `returnMerged` parts them
 * again.
 */
export async function mergePractices(
  tx: Transaction<Schema>,
  { kept, gone, samplesToo = false }: { kept: number; gone: number; samplesToo?: boolean },
  around: Around,
): Promise<number> {
  await refuseMerge(tx, { kept, gone, samplesToo });
  await tx
    .updateTable("practices")
    .set({ withdrawn_on: around.on, withdrawn_why: MERGED, merged_into: kept })
    .where("id", "=", gone)
    .execute();
  await endFreeTimes(tx, gone);
  const { numUpdatedRows } = await tx
    .updateTable("source_records")
    .set((eb) => ({ practice_id: kept, merged_from: eb.fn.coalesce("merged_from", eb.lit(gone)) }))
    .where("practice_id", "=", gone)
    .where("source", "not in", OWN)
    .executeTakeFirstOrThrow();
  await showReviewsOn(tx, kept, await idsMergedInto(tx, gone));
  await restate(tx, [kept], around);
  return Number(numUpdatedRows);
}

async function refuseMerge(
  tx: Transaction<Schema>,
  { kept, gone, samplesToo }: { kept: number; gone: number; samplesToo: boolean },
): Promise<void> {
  if (kept === gone) throw new Refused("A practice can’t be merged with itself.");
  const [stays, goes] = [await standing(tx, kept), await standing(tx, gone)];
  if (stays.withdrawn_on !== null) throw new Refused(`There’s no listed practice ${kept}.`);
  if (!samplesToo && (stays.is_sample === 1 || goes.is_sample === 1))
    throw new Refused("Samples can’t be merged.");
  if (goes.merged_into !== null)
    throw new Refused(`Practice ${gone} was already merged into practice ${goes.merged_into}.`);
  if (isRemoved(goes))
    throw new Refused(`Practice ${gone} was removed. List it again first: practice return ${gone}`);
  if (goes.has_joined === 1 && stays.has_joined === 0)
    throw new Refused(`Practice ${gone} has joined and ${kept} hasn’t. Merge ${kept} into ${gone} instead.`);
  if ((await recordsBehind(tx, [kept])).length === 0)
    throw new Refused(`Practice ${kept} didn’t come from an import. Set a fact first: practice set ${kept}`);
}

/**
 * Parts a merged practice from the one that it was merged into: both are as their own sources say. Gives the id of the
 * one that stayed; null where the practice is not merged.
 */
export async function returnMerged(
  tx: Transaction<Schema>,
  id: number,
  around: Around,
): Promise<number | null> {
  const { merged_into: kept } = await standing(tx, id);
  if (kept === null) return null;
  // Its sources decide now whether it is listed.
  await tx
    .updateTable("practices")
    .set({ withdrawn_why: WITHDRAWN_BY_SOURCE, merged_into: null })
    .where("id", "=", id)
    .execute();
  const from = await idsMergedInto(tx, id);
  // The one that stayed may have been merged into another since, with these records.
  const losing = await tx
    .selectFrom("source_records")
    .select("practice_id")
    .distinct()
    .where("merged_from", "in", from)
    .execute();
  await tx
    .updateTable("source_records")
    .set({ practice_id: id, merged_from: sql<number | null>`nullif(merged_from, ${id})` })
    .where("merged_from", "in", from)
    .execute();
  await showReviewsOn(tx, id, from);
  const ids = [id, ...losing.map(({ practice_id }) => practice_id)];
  await restate(tx, ids, around);
  if ((await recordsBehind(tx, [id])).length === 0) await returnPractice(tx, id);
  return kept;
}

/**
 * Gives a record that was taken for a practice's a practice of its own, in later imports too, and says its id. The
 * practice keeps its address, and needs another record. Merging the two undoes it.
 */
export async function splitRecord(
  tx: Transaction<Schema>,
  id: number,
  { source, externalId }: { source: string; externalId: string },
  around: Around,
): Promise<number> {
  const live = (await liveRecordsBehind(tx, id)).filter((record) => !OWN.includes(record.source));
  if (!live.some((record) => record.source === source && record.externalId === externalId))
    throw new Refused(
      `Practice ${id} has no record ${externalId} from ${source}. To see its records: practice show ${id}`,
    );
  if (live.length === 1)
    throw new Refused(`It’s the only record of practice ${id}, so there’s nothing to split.`);
  const own = await nextPracticeId(tx);
  await tx
    .updateTable("source_records")
    .set({ practice_id: own, merged_from: null })
    .where("source", "=", source)
    .where("external_id", "=", externalId)
    .execute();
  await restate(tx, [id, own], around);
  return own;
}

async function standing(db: Kysely<Schema>, id: number) {
  const row = await db
    .selectFrom("practices")
    .select(["is_sample", "has_joined", "merged_into", "withdrawn_on", "withdrawn_why"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refused(`There’s no practice ${id}.`);
  return row;
}
