import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { DAY, MINUTE } from "#domain/durations.ts";
import type { FreeTimesRules, HeldCells } from "#domain/free-times/free-times-rules.ts";
import { CELL, occupiedCells, whoseTime } from "#domain/free-times/free-times.ts";
import { USUAL_MINUTES, type VisitKind } from "#domain/free-times/visit-kinds.ts";
import { batchesOf } from "#domain/lists.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { Database } from "../database.ts";
import type { Keyed } from "../email-hash.ts";
import { awaySpans } from "./away-spans.ts";
import { findFreeTimes } from "./free-times.ts";
import { endFreed, type FreedTime, freedHolder, freedTimesAt, noteFreed } from "./freed-times.ts";
import { idsMergedInto, lockPractice, standingId } from "../practices/practices.ts";
import type { Schema } from "../schema.ts";

/**
 * Makes what a request holds equal to what it has now: its appointment with the gap after it, and the times that its
 * practice offers while the patient chooses. Every transaction that stores a state calls it last, so that moving,
 * cancelling, lapsing and ending release a time alike. `lockForHolding` comes before it.
 *
 * What a practice that was merged into another holds stays under its own number, so that parting the two is no work here;
 * everything that is read of either counts both (`idsOfListing`).
 *
 * A practice may hold one time twice, by confirming another patient then; whether a patient may have it is asked before.
 *
 * `isFreed`: the patient gave up the time, so patients who want an earlier one hear of it (`freed-times.ts`) until someone
 * takes it. A time that its practice can’t keep is not free for others.
 */
export async function holdFor(
  tx: Transaction<Schema>,
  keyed: Keyed,
  {
    reference,
    request,
    kind,
    now,
    isFreed = false,
  }: { reference: string; request: Request; kind: VisitKind | null; now: Date; isFreed?: boolean },
): Promise<void> {
  const holder = holderHash(keyed, reference);
  const before = await takeHeld(tx, [holder]);
  const held = await holdNow(tx, keyed, { holder, request, kind, before, now });
  if (!isFreed) return;
  const isKept = new Set(held);
  const freed = before.filter(
    (row) => row.until === null && (row.practice_id !== request.practice?.id || !isKept.has(row.cell)),
  );
  await noteAllFreed(tx, freed, now);
}

/** Gives the cells of the appointment. */
async function holdNow(
  tx: Transaction<Schema>,
  keyed: Keyed,
  {
    holder,
    request,
    kind,
    before,
    now,
  }: {
    holder: string;
    request: Request;
    kind: VisitKind | null;
    before: readonly { practice_id: number; whose: number; cell: number }[];
    now: Date;
  },
): Promise<number[]> {
  const spans = heldSpans(request);
  if (!request.practice || spans.length === 0) return [];
  const practiceId = request.practice.id;
  await tx
    .deleteFrom("held_times")
    .where("practice_id", "=", practiceId)
    .where("until", "<=", now.toISOString())
    .execute();
  const rules = (await findFreeTimes(tx, practiceId))?.rules;
  const gap = rules?.gap ?? 0;
  const whoseOf = await peopleChosen(tx, keyed, practiceId, { rules, now });
  const byPerson = new Map<number, Map<number, string | null>>();
  // Times that a practice offers may overlap each other, or the appointment that they would change.
  for (const { at, minutes, until, name } of spans) {
    const first = occupiedCells(at, minutes)[0];
    const own = before.find((row) => row.practice_id === practiceId && row.cell === first);
    const whose = whoseOf({ at, minutes, kind, name, own: own?.whose ?? null });
    const cells = byPerson.getOrInsertComputed(whose, () => new Map());
    for (const cell of occupiedCells(at, minutes + gap)) if (cells.get(cell) !== null) cells.set(cell, until);
  }
  const agreed: number[] = [];
  for (const [whose, cells] of byPerson) {
    const taken = await layersTaken(tx, practiceId, { whose, cells: [...cells.keys()] });
    const rows = [...cells].map(([cell, until]) => ({
      practice_id: practiceId,
      whose,
      cell,
      layer: lowestFree(taken.get(cell)),
      holder,
      until,
    }));
    await tx.insertInto("held_times").values(rows).execute();
    agreed.push(...rows.flatMap(({ cell, until }) => (until === null ? [cell] : [])));
  }
  await endTaken(tx, keyed, practiceId, { cells: agreed, rules, now });
  return agreed;
}

/**
 * Whose time each visit is put down as: whose it was, else its practice’s own, unless a colleague with hours of their own is
 * named, or is the only one who has time for it.
 */
async function peopleChosen(
  tx: Transaction<Schema>,
  keyed: Keyed,
  practiceId: number,
  { rules, now }: { rules: FreeTimesRules | undefined; now: Date },
): Promise<(visit: VisitToHold) => number> {
  if (!rules?.colleagues) return ({ own }) => own ?? 0;
  const held = await heldCells(tx, keyed, practiceId, { now });
  const away = await awaySpans(tx, practiceId, now);
  return ({ name, own, ...visit }) => {
    const named = rules.colleagues!.find((one) => one.name === name);
    if (own !== null && (!named || named.whose === own)) return own;
    return whoseTime({ rules, held, away }, { ...visit, ...(named && { first: named.whose }) }) ?? own ?? 0;
  };
}

/** `name`: the colleague who is named; `own`: whose time it was put down as before. */
type VisitToHold = { at: Date; minutes: number; kind: VisitKind | null; name: string; own: number | null };

/** When these cells are taken, we tell no one else that they are free. */
async function endTaken(
  tx: Transaction<Schema>,
  keyed: Keyed,
  practiceId: number,
  { cells, rules, now }: { cells: readonly number[]; rules: FreeTimesRules | undefined; now: Date },
): Promise<void> {
  for (const freed of await freedTimesAt(tx, practiceId, cells)) {
    const held = await heldCells(tx, keyed, practiceId, { now, but: [freedHolder(freed)] });
    const isIn = (cell: number) => freed.cell <= cell && cell < freed.cell + freed.cells;
    const isFull = cells.some((cell) => isIn(cell) && (held.get(0)?.get(cell) ?? 0) >= (rules?.atOnce ?? 1));
    if (rules?.colleagues ? (await whoseFreed(tx, { freed, rules, held, now })) !== null : !isFull) continue;
    await endFreed(tx, freed);
    await takeHeld(tx, [holderHash(keyed, freedHolder(freed))]);
  }
}

/** Who could see somebody in a freed time; null: nobody any more. */
async function whoseFreed(
  tx: Transaction<Schema>,
  { freed, rules, held, now }: { freed: FreedTime; rules: FreeTimesRules; held: HeldCells; now: Date },
): Promise<number | null> {
  const away = await awaySpans(tx, freed.practiceId, now);
  const minutes = (freed.cells * CELL) / MINUTE - rules.gap;
  return whoseTime({ rules, held, away }, { at: new Date(freed.cell * CELL), minutes, kind: null });
}

/** Keeps a freed time until then for the people we have just told about it; null: no longer. */
export async function keepFreed(
  tx: Transaction<Schema>,
  keyed: Keyed,
  freed: FreedTime,
  { until, now }: { until: Date | null; now: Date },
): Promise<void> {
  const holder = holderHash(keyed, freedHolder(freed));
  await takeHeld(tx, [holder]);
  if (!until) return;
  const cells = Array.from({ length: freed.cells }, (_, index) => freed.cell + index);
  const rules = (await findFreeTimes(tx, freed.practiceId))?.rules;
  const held = await heldCells(tx, keyed, freed.practiceId, { now });
  const whose = (rules?.colleagues && (await whoseFreed(tx, { freed, rules, held, now }))) ?? 0;
  const taken = await layersTaken(tx, freed.practiceId, { whose, cells });
  const rows = cells.map((cell) => ({
    practice_id: freed.practiceId,
    whose,
    cell,
    layer: lowestFree(taken.get(cell)),
    holder,
    until: until.toISOString(),
  }));
  await tx.insertInto("held_times").values(rows).execute();
}

/**
 * A time that a practice keeps by hand holds one place. Who phoned is a patient like the others, so the gap comes after
 * them. Nobody else is told of it as freed.
 */
export async function holdKept(
  tx: Transaction<Schema>,
  keyed: Keyed,
  {
    id,
    practiceId,
    whose,
    from,
    to,
    isPatient,
    now,
  }: {
    id: string;
    practiceId: number;
    whose: number;
    from: Date;
    to: Date;
    isPatient: boolean;
    now: Date;
  },
): Promise<void> {
  const rules = (await findFreeTimes(tx, practiceId))?.rules;
  const gap = isPatient ? (rules?.gap ?? 0) : 0;
  const cells = occupiedCells(from, (to.getTime() - from.getTime()) / MINUTE + gap);
  const taken = await layersTaken(tx, practiceId, { whose, cells });
  const rows = cells.map((cell) => ({
    practice_id: practiceId,
    whose,
    cell,
    layer: lowestFree(taken.get(cell)),
    holder: keptHolder(id),
    until: null,
  }));
  for (const some of batchesOf(rows, 200)) await tx.insertInto("held_times").values(some).execute();
  await endTaken(tx, keyed, practiceId, { cells, rules, now });
}

/** Kept times hold nothing any more. */
export async function releaseKept(tx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await releaseHolders(tx, ids.map(keptHolder));
}

/** Under what a kept time holds its cells. Nothing of it is anybody’s secret, so it needs no hash. */
export function keptHolder(id: string): string {
  return `${KEPT}${id}`;
}

const KEPT = "kept ";

/** Deletes what these hold, and gives it. */
async function takeHeld(tx: Transaction<Schema>, holders: readonly string[]) {
  return tx
    .deleteFrom("held_times")
    .where("holder", "in", holders)
    .returning(["practice_id", "whose", "cell", "holder", "until"])
    .execute();
}

/** Cells that follow each other were one visit. */
async function noteAllFreed(
  tx: Transaction<Schema>,
  rows: readonly { practice_id: number; cell: number }[],
  now: Date,
): Promise<void> {
  const first = Math.ceil(now.getTime() / CELL);
  const spans: Omit<FreedTime, "round">[] = [];
  for (const { practice_id: practiceId, cell } of rows.toSorted((a, b) => a.cell - b.cell)) {
    if (cell < first) continue;
    const last = spans.at(-1);
    if (last?.practiceId === practiceId && last.cell + last.cells === cell)
      spans[spans.length - 1] = { ...last, cells: last.cells + 1 };
    else spans.push({ practiceId, cell, cells: 1 });
  }
  for (const span of spans) await noteFreed(tx, span, now);
}

/** Nobody else holds a time of this practice until the end of the transaction. It comes first in it. */
export async function lockForHolding(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  { practice, appointment, question }: Request,
): Promise<void> {
  if (practice && (appointment || question?.kind === "times"))
    await lockPractice(tx, kind, await standingId(tx, practice.id));
}

/** All practices that are one listing with this one: it, or what it was merged into, and all that were merged into that. */
export async function idsOfListing(db: Kysely<Schema>, practiceId: number): Promise<number[]> {
  return idsMergedInto(db, await standingId(db, practiceId));
}

/** Frees the times of requests that are erased. */
export async function releaseHeld(
  tx: Transaction<Schema>,
  keyed: Keyed,
  references: readonly string[],
  now: Date,
): Promise<void> {
  if (references.length === 0) return;
  const held = await takeHeld(
    tx,
    references.map((reference) => holderHash(keyed, reference)),
  );
  const rows = held.filter(({ until }) => until === null);
  for (const own of Map.groupBy(rows, ({ holder }) => holder).values()) await noteAllFreed(tx, own, now);
}

/** What was held until yesterday says nothing any more. */
export async function deletePastHeld(tx: Transaction<Schema>, now: Date): Promise<void> {
  await tx
    .deleteFrom("held_times")
    .where("cell", "<", Math.floor((now.getTime() - DAY) / CELL))
    .execute();
}

/**
 * How many patients a practice has in each cell from now on, by whose time it is. `but`: these requests, and freed times
 * that are kept for the people we told, don’t count.
 */
export async function heldCells(
  db: Kysely<Schema>,
  keyed: Keyed,
  practiceId: number,
  { now, but = [] }: { now: Date; but?: readonly string[] },
): Promise<HeldCells> {
  const without = but.map((name) => holderHash(keyed, name));
  const rows = await db
    .selectFrom("held_times")
    .select((eb) => ["whose", "cell", eb.fn.countAll<number | string>().as("count")])
    .where("practice_id", "in", await idsOfListing(db, practiceId))
    .where("cell", ">=", Math.floor((now.getTime() - DAY) / CELL))
    .where(isStillHeld(now))
    .$if(without.length > 0, (query) => query.where("holder", "not in", without))
    .groupBy(["whose", "cell"])
    .execute();
  return countedByPerson(rows);
}

function countedByPerson(
  rows: readonly { whose: number; cell: number; count: number | string }[],
): Map<number, Map<number, number>> {
  const byPerson = new Map<number, Map<number, number>>();
  for (const { whose, cell, count } of rows) {
    const cells = byPerson.getOrInsertComputed(whose, () => new Map());
    cells.set(cell, (cells.get(cell) ?? 0) + Number(count));
  }
  return byPerson;
}

/** Reads them for every listing that has any, by its id. */
export async function heldByPractice(db: Kysely<Schema>, now: Date): Promise<ReadonlyMap<number, HeldCells>> {
  const rows = await db
    .selectFrom("held_times")
    .select((eb) => ["practice_id", "whose", "cell", eb.fn.countAll<number | string>().as("count")])
    .where("cell", ">=", Math.floor(now.getTime() / CELL))
    .where(isStillHeld(now))
    .groupBy(["practice_id", "whose", "cell"])
    .execute();
  const byListing = new Map<number, typeof rows>();
  for (const [id, own] of Map.groupBy(rows, ({ practice_id }) => practice_id)) {
    const standing = await standingId(db, id);
    byListing.set(standing, [...(byListing.get(standing) ?? []), ...own]);
  }
  return new Map([...byListing].map(([id, own]) => [id, countedByPerson(own)]));
}

/** Whose time each of these requests holds, by its reference and the cell; 0 is the practice’s own. Requests that hold nothing are left out. */
export async function whoseHeld(
  db: Kysely<Schema>,
  keyed: Keyed,
  practiceId: number,
  references: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  const byHolder = new Map(references.map((reference) => [holderHash(keyed, reference), reference]));
  const ids = await idsOfListing(db, practiceId);
  const whose = new Map<string, Map<number, number>>();
  for (const some of batchesOf([...byHolder.keys()], 200)) {
    const rows = await db
      .selectFrom("held_times")
      .select(["holder", "whose", "cell"])
      .where("practice_id", "in", ids)
      .where("holder", "in", some)
      .execute();
    for (const row of rows)
      whose.getOrInsertComputed(byHolder.get(row.holder)!, () => new Map()).set(row.cell, row.whose);
  }
  return whose;
}

/** When the appointments of a practice begin that are to come: not what it offers or keeps. */
export async function heldAppointments(
  db: Kysely<Schema>,
  practiceId: number,
  now: Date,
): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom("held_times")
    .select((eb) => ["holder", eb.fn.min<number | string>("cell").as("first")])
    .where("practice_id", "in", await idsOfListing(db, practiceId))
    .where("until", "is", null)
    .where("holder", "not like", `${KEPT}%`)
    .groupBy("holder")
    .execute();
  return rows.map(({ first }) => new Date(Number(first) * CELL)).filter((at) => at > now);
}

/** Whether an appointment, or the gap after it, is in any of these cells of somebody: not only what is offered or kept. */
export async function heldAppointmentsAt(
  db: Kysely<Schema>,
  practiceId: number,
  { whose, cells }: { whose: number; cells: readonly number[] },
): Promise<boolean> {
  const found = await db
    .selectFrom("held_times")
    .select("cell")
    .where("practice_id", "in", await idsOfListing(db, practiceId))
    .where("whose", "=", whose)
    .where("cell", "in", cells)
    .where("until", "is", null)
    .where("holder", "not like", `${KEPT}%`)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Deletes what is held by nobody that we know. */
export async function releaseHolders(tx: Transaction<Schema>, holders: readonly string[]): Promise<void> {
  for (const some of batchesOf(holders, 200))
    await tx.deleteFrom("held_times").where("holder", "in", some).execute();
}

/** The spans that a request holds by its state: the agreed time, and what is offered. */
export function heldSpans({ status, appointment, question }: Request) {
  if (status === "closed") return [];
  const times = question?.kind === "times" ? question : null;
  const minutes = times?.minutes ?? USUAL_MINUTES;
  return [
    ...(appointment
      ? [{ at: appointment.at, minutes: appointment.minutes, until: null, name: appointment.with }]
      : []),
    ...(times?.offers ?? []).map((at) => ({
      at,
      minutes,
      until: times!.until.toISOString(),
      name: times!.with ?? "",
    })),
  ];
}

/** For `where`: an appointment, or a time that is kept for someone until later than now. */
export function isStillHeld(now: Date) {
  return (eb: ExpressionBuilder<Schema, "held_times">) =>
    eb.or([eb("until", "is", null), eb("until", ">", now.toISOString())]);
}

async function layersTaken(
  tx: Transaction<Schema>,
  practiceId: number,
  { whose, cells }: { whose: number; cells: readonly number[] },
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await tx
    .selectFrom("held_times")
    .select(["cell", "layer"])
    .where("practice_id", "=", practiceId)
    .where("whose", "=", whose)
    .where("cell", "in", cells)
    .execute();
  const byCell = Map.groupBy(rows, ({ cell }) => cell);
  return new Map([...byCell].map(([cell, some]) => [cell, new Set(some.map(({ layer }) => layer))]));
}

function lowestFree(taken: ReadonlySet<number> = new Set()): number {
  let layer = 0;
  while (taken.has(layer)) layer++;
  return layer;
}

/** Hashes the reference of a request, or `freedHolder`. */
export function holderHash({ keyedHash }: Keyed, name: string): string {
  return keyedHash(`held ${name}`);
}
