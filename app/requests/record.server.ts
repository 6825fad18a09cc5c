import { findPractice } from "#database/practices.ts";
import type { StoredRequest } from "#database/requests.ts";
import type { Services } from "../services.ts";
import type { RequestRecord } from "./act.server.ts";

/** A stored request with the listing of the practice that it is about. */
export async function recordOf(
  { database }: Pick<Services, "database">,
  { reference, eraseOn, request, fields, events }: StoredRequest,
): Promise<RequestRecord> {
  const practiceId = request.practice?.id ?? request.tried.at(-1)?.practice ?? request.chosen ?? undefined;
  const listing = practiceId === undefined ? undefined : await findPractice(database.read, practiceId);
  return { reference, eraseOn, request, fields, events, listing: listing ?? null };
}
