import { findPractice } from "#database/practices.ts";
import type { StoredRequest } from "#database/requests.ts";
import type { Request } from "#domain/requests.ts";
import type { Services } from "../services.ts";
import type { RequestRecord } from "./act.server.ts";

/** A stored request with the listing of the practice that it is about. */
export async function recordOf(
  { database }: Pick<Services, "database">,
  { reference, eraseOn, request, fields, events }: StoredRequest,
): Promise<RequestRecord> {
  const practiceId = practiceIdOf(request);
  const listing = practiceId === null ? undefined : await findPractice(database.read, practiceId);
  return { reference, eraseOn, request, fields, events, listing: listing ?? null };
}

/** The practice that a request is about: the one that has it, else the one that had it last, else the chosen one. */
export function practiceIdOf({ practice, tried, chosen }: Request): number | null {
  return practice?.id ?? tried.at(-1)?.practice ?? chosen;
}
