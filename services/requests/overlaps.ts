import type { Kysely, Transaction } from "kysely";
import { MINUTE } from "#domain/durations.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { awaySpans } from "#database/free-times/away-spans.ts";
import { heldCells, idsOfListing } from "#database/free-times/held-times.ts";
import { findRequest, openRequestsAt } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import { occupiedCells, whoseTime } from "#domain/free-times/free-times.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";
import type { Appointment, Request } from "#domain/requests/requests.ts";
import type { Keeping, Services } from "../services.ts";

/** Another appointment that a practice has at the same time. */
export type Overlap = { reference: string; at: Date };

/** The other agreed times of its practice that the agreed time of a request overlaps, unless two dentists are named. */
export async function overlappingTimes(
  db: Kysely<Schema>,
  { encryption }: Pick<Services, "encryption">,
  reference: string,
  { practice, appointment }: Pick<Request, "practice" | "appointment">,
): Promise<Overlap[]> {
  if (!practice || !appointment) return [];
  const overlaps: Overlap[] = [];
  const ids = await idsOfListing(db, practice.id);
  for (const other of (await Promise.all(ids.map((id) => openRequestsAt(db, id)))).flat()) {
    if (other.reference === reference) continue;
    const theirs = (await findRequest(db, encryption, other.reference))?.request.appointment;
    if (theirs && overlap(appointment, theirs)) overlaps.push({ reference: other.reference, at: theirs.at });
  }
  return overlaps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** A practice confirms a time at which it has another patient, and has not said that it means both. */
export class AnotherThen extends Error {
  override readonly name = "AnotherThen";
}

/**
 * Throws `AnotherThen` where the agreed time of a request would be one patient too many for its practice. Part of the
 * transaction that confirms it, which has locked the practice.
 */
export async function assertNoOtherThen(
  tx: Transaction<Schema>,
  services: Keeping,
  reference: string,
  { request, kind }: { request: Request; kind: VisitKind | null },
): Promise<void> {
  const { id } = request.practice!;
  const { at, minutes, with: who } = request.appointment!;
  const now = services.now();
  const held = await heldCells(tx, services, id, { now, but: [reference] });
  const rules = (await findFreeTimes(tx, id))?.rules;
  const named = rules?.colleagues?.find(({ name }) => name === who);
  const [own, atOnce] = [held.get(named?.whose ?? 0), named ? 1 : (rules?.atOnce ?? 1)];
  if (!occupiedCells(at, minutes).some((cell) => (own?.get(cell) ?? 0) >= atOnce)) return;
  if (rules?.colleagues && !named) {
    const away = await awaySpans(tx, id, now);
    if (whoseTime({ rules, held, away }, { at, minutes, kind }) !== null) return;
  }
  // What is held may be a gap, a time that they offer, or another dentist’s.
  if ((await overlappingTimes(tx, services, reference, request)).length > 0) throw new AnotherThen();
}

function overlap(one: Appointment, other: Appointment): boolean {
  if (one.with !== "" && other.with !== "" && one.with !== other.with) return false;
  return one.at < endTime(other) && other.at < endTime(one);
}

function endTime({ at, minutes }: Appointment): Date {
  return new Date(at.getTime() + minutes * MINUTE);
}
