import type { Kysely } from "kysely";
import { MINUTE } from "#domain/durations.ts";
import { CELL, occupiedCells } from "#domain/free-times/free-times.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { Keyed } from "../email-hash.ts";
import { freedHolder } from "./freed-times.ts";
import { heldSpans, holderHash, isStillHeld, keptHolder } from "./held-times.ts";
import { type KeptTime, standingKept } from "./kept-times.ts";
import type { Schema } from "../schema.ts";

/** What is held from now on and should not be, or is not held and should be. */
export type HeldFaults = {
  /** References of requests that do not hold what they have. */
  wrong: readonly string[];
  /** Kept times that do not hold what the practice keeps. */
  wrongKept: readonly KeptTime[];
  /** Who holds a time, and is neither such a request nor a kept time. */
  holders: readonly string[];
};

/** Compares what is held from now on with what these requests have, which are all that are open. */
export async function heldFaults(
  db: Kysely<Schema>,
  keyed: Keyed,
  requests: AsyncIterable<{ reference: string; request: Request }>,
  now: Date,
): Promise<HeldFaults> {
  const first = Math.floor(now.getTime() / CELL);
  const rows = await db
    .selectFrom("held_times")
    .select(["practice_id", "cell", "holder"])
    .where("cell", ">=", first)
    .where(isStillHeld(now))
    .execute();
  const byHolder = Map.groupBy(rows, ({ holder }) => holder);
  for (const freed of await db.selectFrom("freed_times").select(["practice_id", "cell"]).execute())
    byHolder.delete(holderHash(keyed, freedHolder({ practiceId: freed.practice_id, cell: freed.cell })));
  const wrong: string[] = [];
  for await (const { reference, request } of requests) {
    const holder = holderHash(keyed, reference);
    const held = byHolder.get(holder) ?? [];
    byHolder.delete(holder);
    if (!isHeldAs(request, held, { first, now })) wrong.push(reference);
  }
  const wrongKept: KeptTime[] = [];
  for (const kept of await standingKept(db, now)) {
    const held = byHolder.get(keptHolder(kept.id)) ?? [];
    byHolder.delete(keptHolder(kept.id));
    const minutes = (kept.to.getTime() - kept.from.getTime()) / MINUTE;
    const spans = [{ at: kept.from, minutes }];
    if (!isHeldBy(kept.practiceId, spans, held, first)) wrongKept.push(kept);
  }
  return { wrong, wrongKept, holders: [...byHolder.keys()] };
}

/** The longest gap after a visit. A practice may have another one by now than when it was agreed. */
const LONGEST_GAP = 30;

function isHeldAs(
  request: Request,
  held: readonly { practice_id: number; cell: number }[],
  { first, now }: { first: number; now: Date },
): boolean {
  const spans = request.practice
    ? heldSpans(request).filter(({ until }) => until === null || until > now.toISOString())
    : [];
  return isHeldBy(request.practice?.id, spans, held, first);
}

/** Whether these cells are all of the spans from the first one on, and no others but those of a gap. */
function isHeldBy(
  practiceId: number | undefined,
  spans: readonly { at: Date; minutes: number }[],
  held: readonly { practice_id: number; cell: number }[],
  first: number,
): boolean {
  const cells = new Set(held.map(({ cell }) => cell));
  const needed = spans.flatMap(({ at, minutes }) => occupiedCells(at, minutes));
  const allowed = new Set(spans.flatMap(({ at, minutes }) => occupiedCells(at, minutes + LONGEST_GAP)));
  return (
    needed.every((cell) => cell < first || cells.has(cell)) &&
    held.every(({ practice_id, cell }) => practice_id === practiceId && allowed.has(cell))
  );
}
