import { PRACTICE_REQUEST_PATH, REQUEST_PATH, REVIEW_PATH } from "#content/requests/addresses.ts";
import { addressesOfOpenRequests, type Link, openRequestsSentTo, linkToken } from "#database/links.ts";
import { findPractice } from "#database/practices/practices.ts";
import { normalizeEmail } from "#domain/email.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Services } from "../services.ts";

/** The whole address of a link: `https://niho.example/request?token=…`. The command line makes it, too. */
export function linkAddress(services: Pick<Services, "keyedHash" | "publicUrl">, link: Link): string {
  const path = link.purpose === "request" ? REQUEST_PATH : PRACTICE_REQUEST_PATH;
  return `${services.publicUrl}${path}?token=${linkToken(services, link)}`;
}

/** Where the patient reviews the visit: `https://niho.example/review?token=…`, with the token of their own page. */
export function reviewAddress(requestUrl: string): string {
  const url = new URL(requestUrl);
  url.pathname = REVIEW_PATH;
  return url.href;
}

type Needed = Pick<Services, "database" | "mailGoesToFolder">;

/**
 * Whether a link goes to the address that the requests of its practice go to now; of a patient's always. It is not so once
 * the practice is listed no longer, or was merged into one with another address, or has another address itself: whatever
 * changed that, the link has ended.
 */
export async function goesToItsAddress(
  { database }: Pick<Services, "database">,
  { practiceId, sentTo }: Pick<Link, "practiceId" | "sentTo">,
): Promise<boolean> {
  if (practiceId === null) return true;
  const listing = await findPractice(database.read, practiceId);
  return sentTo !== "" && addressFor(listing) === sentTo;
}

/** The address that a link of a practice is made for: the one that it has now. Empty where it has none. */
export function addressFor(listing: Pick<Practice, "email"> | null | undefined): string {
  return listing ? normalizeEmail(listing.email) : "";
}

/** An open request whose practice has no link that works, and whether mail can bring it a new one. */
export type WithoutLink = { reference: string; isReachable: boolean };

/**
 * The open requests whose practice has had another address since its link was made, is listed no longer, or has left; of
 * one that no mail reaches those that it has to answer.
 */
export async function requestsWithoutLink(services: Needed): Promise<WithoutLink[]> {
  const { read } = services.database;
  const found: WithoutLink[] = [];
  for (const made of await addressesOfOpenRequests(read)) {
    const listing = await findPractice(read, made.practiceId);
    const address = addressFor(listing);
    if (address !== "" && made.sentTo === address) continue;
    // A practice that has left has no links, and gets no new ones.
    const takesPart = made.sentTo !== null || listing?.hasJoined === true;
    const isReachable = takesPart && listing !== undefined && acceptsEmail(listing, services);
    for (const reference of await openRequestsSentTo(read, made, isReachable ? "all" : "to answer"))
      found.push({ reference, isReachable });
  }
  return found;
}

/**
 * Whether a practice hears by mail of what happens to a request: it is listed, has an address, and takes part or has a link
 * to the request that works. Who has left has neither, so our staff ring instead.
 */
export function isInReach(
  listing: Practice | null | undefined,
  links: readonly Link[],
  services: Pick<Services, "mailGoesToFolder">,
): listing is Practice {
  if (!listing || !acceptsEmail(listing, services)) return false;
  return listing.hasJoined || links.some(({ practiceId }) => practiceId === listing.id);
}

/** Whether our staff can ring a practice that no email reaches. The number of a sample reaches no one: that is for trying out. */
export function canBeRung(
  listing: Practice | null | undefined,
  { mailGoesToFolder }: Pick<Services, "mailGoesToFolder">,
): boolean {
  return mailGoesToFolder || !listing?.isSample;
}

/** Whether someone works at the desk who rings a practice that no email reaches; else the patient is asked to call. */
export function isRungByUs(
  listing: Practice | null | undefined,
  services: Pick<Services, "mailGoesToFolder" | "deskMembers">,
): boolean {
  return services.deskMembers.length > 0 && canBeRung(listing, services);
}

/** Whether mail to a practice makes sense: it has an address, and a sample is written to only while no mail leaves us. */
export function acceptsEmail(
  { email, isSample }: Pick<Practice, "email" | "isSample">,
  { mailGoesToFolder }: Pick<Services, "mailGoesToFolder">,
): boolean {
  return email !== "" && (mailGoesToFolder || !isSample);
}
