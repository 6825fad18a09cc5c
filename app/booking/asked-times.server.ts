import { findPractice } from "#database/practices/practices.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { findPracticeTimes, type PracticeTimes } from "#services/free-times/practice-times.ts";
import type { Services } from "#services/services.ts";
import type { AskedPractice } from "./practice.server.ts";

/** The listing of the practice that is asked, and its free times where it has said any. */
export type AskedTimes = { listing: Practice; times: PracticeTimes | null };

/** Returns null where none is chosen, no request can reach it, or it cannot be looked up now: then a time is asked for. */
export async function findAskedTimes(
  services: Services,
  practice: Pick<AskedPractice, "id" | "call"> | null,
): Promise<AskedTimes | null> {
  if (!practice || practice.call !== undefined) return null;
  const { read } = services.database;
  try {
    const listing = await findPractice(read, Number(practice.id));
    if (!listing) return null;
    return { listing, times: await findPracticeTimes(read, services, listing, { now: services.now() }) };
  } catch (error) {
    services.log({ event: "lookup failed", of: "practice", error });
    return null;
  }
}
