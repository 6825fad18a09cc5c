import { findRequest, openRequestsOf } from "#database/requests.ts";
import type { Appointment, Request } from "#domain/requests.ts";
import type { Services } from "../services.ts";

/** Another appointment that a practice has at the same time. */
export type Overlap = { reference: string; at: Date };

/** The other agreed times of its practice that the agreed time of a request overlaps, unless two dentists are named. */
export async function overlapsOf(
  { database, encryption }: Pick<Services, "database" | "encryption">,
  reference: string,
  { practice, appointment }: Pick<Request, "practice" | "appointment">,
): Promise<Overlap[]> {
  if (!practice || !appointment) return [];
  const overlaps: Overlap[] = [];
  for (const other of await openRequestsOf(database.read, practice.id)) {
    if (other.reference === reference) continue;
    const theirs = (await findRequest(database.read, encryption, other.reference))?.request.appointment;
    if (theirs && overlap(appointment, theirs)) overlaps.push({ reference: other.reference, at: theirs.at });
  }
  return overlaps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function overlap(one: Appointment, other: Appointment): boolean {
  if (one.with !== "" && other.with !== "" && one.with !== other.with) return false;
  return one.at < endTime(other) && other.at < endTime(one);
}

function endTime({ at, minutes }: Appointment): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
