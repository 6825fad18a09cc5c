import { type Link, linksAbout } from "#database/links.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { StoredRequest } from "#database/requests/requests.ts";
import { answeringSchedule } from "#content/identity.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Circumstances, Request } from "#domain/requests/requests.ts";
import type { Acting, Services, Showing } from "../services.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { isInReach, isRungByUs } from "./links.ts";
import { practicesToCall } from "./next-practice.ts";

/** A stored request with the listing of the practice that it is about, and those to call where it has found none. */
export async function requestRecord(
  services: Acting,
  { reference, eraseOn, request, isUnpressed, fields, events }: StoredRequest,
): Promise<RequestRecord> {
  const practiceId = aboutPracticeId(request);
  const listing = practiceId === null ? undefined : await findPractice(services.database.read, practiceId);
  const toCall = await practicesToCall(services, { request, fields });
  const desk = answeringSchedule(services.operator.identity, "bookings");
  const weRing = isRungByUs(listing, services);
  const links = await linksAbout(services.database.read, reference);
  return {
    reference,
    eraseOn,
    request,
    isUnpressed,
    fields,
    events,
    listing: listing ?? null,
    toCall,
    desk,
    weRing,
    isPracticeInReach: isPracticeInReach(request, listing, links, services),
  };
}

/** No email reaches a practice that is listed no longer, has left or has no address, nor one whose mailbox has refused the last. */
export function isPracticeInReach(
  { practice, struck }: Request,
  listing: Practice | null | undefined,
  links: readonly Link[],
  services: Pick<Services, "mailGoesToFolder">,
): boolean {
  if (practice === null) return true;
  return !struck.includes("unreached") && isInReach(listing, links, services);
}

/** The practice that a request is about: the one that has it, else the one that had it last, else the chosen one. */
export function aboutPracticeId({ practice, tried, chosen }: Request): number | null {
  return practice?.id ?? tried.at(-1)?.practice ?? chosen;
}

/** Now, with the hours of our own people and the way that requests take. */
export function currentCircumstances({ now, routing, operator }: Showing): Circumstances {
  return { now: now(), desk: answeringSchedule(operator.identity, "bookings"), routing };
}
