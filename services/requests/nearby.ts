import { findPlace } from "#content/places.ts";
import { directoryHref, emergencyHref } from "#content/links.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";

/**
 * Whether the practice that had a request has lost it, and no other has it yet: we look for one, or the patient is asked
 * whether we may. By phone they may be quicker.
 */
export function isLost({ status, question, tried }: Pick<Request, "status" | "question" | "tried">): boolean {
  return question?.kind === "elsewhere" || (status === "received" && tried.length > 0);
}

/**
 * Where to look for a practice by oneself: the nearest first, since the town may have none. In an emergency the page of
 * those who see people the same day.
 */
export function nearbyHref({ fields, request }: Pick<RequestRecord, "fields" | "request">): string {
  const location = typeof fields.location === "string" ? fields.location : "";
  const slug = findPlace(location)?.slug;
  if (request.urgency === "emergency") return emergencyHref(slug);
  return directoryHref(slug ? { near: slug, sort: "distance" } : { location });
}
