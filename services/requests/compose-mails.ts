import { answeringSchedule } from "#content/identity.ts";
import type { Link } from "#database/links.ts";
import { openListingLink } from "#database/practices/listing-links.ts";
import { findPractice } from "#database/practices/practices.ts";
import { reviewOfRequest } from "#database/practices/reviews.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import type { EventDetail, Mail, Request } from "#domain/requests/requests.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Acting } from "../services.ts";
import { weekAddress } from "../listings/listing-link.ts";
import { firstFree } from "../practices/next-free.ts";
import { canBeRung, isInReach, isRungByUs, linkAddress } from "./links.ts";
import { isReviewed } from "./may-review.ts";
import { practicesToCall } from "./next-practice.ts";
import { overlappingTimes } from "./overlaps.ts";
import { aboutPracticeId, isPracticeInReach } from "./record.ts";
import { composeMail } from "./request-emails.ts";

/** A mail that is ready, and when it is to go out. */
export type ReadyMail = { message: Message; mail: Mail };

/** Whom mails were enqueued to. */
export type Told = NonNullable<EventDetail["told"]>;

/**
 * Composes the mails of an event, which is the last of the record. If the practice cannot be written to, for example
 * because it was taken off since, its mails have no address: the outbox keeps them for our staff, who ring. `changed`, which
 * tells the patient that it was told, is left out. The mails say by `told` whom they go to.
 */
export async function composeMails(
  services: Acting,
  record: Omit<RequestRecord, "listing" | "toCall" | "desk" | "weRing" | "isPracticeInReach">,
  mails: readonly Mail[],
  links: readonly Link[],
): Promise<{ ready: ReadyMail[]; told: Told }> {
  const toCall = await practicesToCall(services, record);
  const going = await mailsThatGo(services, record, mails, links);
  const told = [...new Set(going.filter(({ isRung }) => !isRung).map(({ mail }) => mail.to))];
  const events = record.events.map((event, index, all) =>
    index === all.length - 1 ? { ...event, detail: { ...event.detail, told } } : event,
  );
  const overlaps = going.some(({ mail }) => mail.name === "chosen")
    ? await overlappingTimes(services.database.read, services, record.reference, record.request)
    : [];
  const freeTimes = await freeTimesInstead(services, record);
  const requestLink = links.find(({ purpose }) => purpose === "request")!;
  const desk = answeringSchedule(services.operator.identity, "bookings");
  const weeks = await weekAddresses(services, record.request, going);
  const ready = going.map(({ mail, practiceId, listing, isRung }) => {
    const practiceLink = links.findLast((link) => link.practiceId !== null && link.practiceId === practiceId);
    const message = composeMail(services, mail, {
      record: {
        ...record,
        events,
        listing,
        toCall,
        desk,
        weRing: isRungByUs(listing, services),
        isPracticeInReach: isPracticeInReach(record.request, listing, links, services),
      },
      requestUrl: linkAddress(services, requestLink),
      practiceUrl: practiceLink ? linkAddress(services, practiceLink) : null,
      weekUrl: mail.to === "practice" && listing ? (weeks.get(listing.id) ?? null) : null,
      practiceEmail: isRung ? "" : (listing?.email ?? ""),
      overlaps,
      freeTimes,
    });
    return { message, mail };
  });
  return { ready, told };
}

/** Gives the week of each practice that a mail goes to and that has a link to its listing, on the day that is agreed or asked for. */
async function weekAddresses(
  services: Acting,
  { appointment, wish }: Request,
  going: readonly Going[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (const { mail, listing } of going) {
    if (mail.to !== "practice" || !listing?.hasJoined || found.has(listing.id)) continue;
    const link = await openListingLink(services.database.read, listing.id, mail.dueAt);
    const spoken = mail.appointment ?? appointment;
    const day = spoken ? newZealandDay(spoken.at) : wish.day;
    if (link) found.set(listing.id, `${weekAddress(services, link)}&day=${day}`);
  }
  return found;
}

/** Where a practice cancels a time that showed as free and was not: their next free times. */
async function freeTimesInstead(
  { practices }: Acting,
  { request, events }: Pick<RequestRecord, "request" | "events">,
): Promise<readonly Date[]> {
  const { event, detail, at } = events.at(-1) ?? {};
  const practiceId = aboutPracticeId(request);
  if (event !== "gaveUp" || !detail?.isCalendarWrong || practiceId === null) return [];
  return firstFree(await practices.now(), practiceId, at!)?.times.slice(0, MOST_INSTEAD) ?? [];
}

const MOST_INSTEAD = 3;

type Going = {
  mail: Mail;
  practiceId: number | null;
  listing: Practice | null;
  /** No email reaches the practice, so our staff ring. */
  isRung: boolean;
};

/** Those that can be sent, or what takes their place, with the listing of the practice that each is about. */
async function mailsThatGo(
  services: Acting,
  { reference, request }: Pick<RequestRecord, "reference" | "request">,
  mails: readonly Mail[],
  links: readonly Link[],
): Promise<Going[]> {
  const listings = new Map<number, Practice | null>();
  const going: Going[] = [];
  for (const wanted of mails) {
    const practiceId = wanted.practice?.id ?? aboutPracticeId(request);
    if (practiceId !== null && !listings.has(practiceId))
      listings.set(practiceId, (await findPractice(services.database.read, practiceId)) ?? null);
    const listing = practiceId === null ? null : listings.get(practiceId)!;
    if (wanted.name === "review" && !(await asksForReview(services, reference, listing))) continue;
    const about = { practiceId, listing, isRung: false };
    if (isInReach(listing, links, services)) {
      going.push({ ...about, mail: wanted });
      continue;
    }
    if (isToldByPhone(wanted) && canBeRung(listing, services))
      going.push({ ...about, mail: wanted, isRung: true });
    const mail = fallbackMail(wanted, mails);
    if (mail) going.push({ ...about, mail });
  }
  return going;
}

/** Nobody is asked how a visit was that they have reviewed by then: the page takes a review as soon as the visit is over. */
async function asksForReview(
  services: Acting,
  reference: string,
  listing: Practice | null,
): Promise<boolean> {
  if (!isReviewed(listing, services)) return false;
  return (await reviewOfRequest(services.database.read, services, reference)) === undefined;
}

/** What a practice has to know. The others bring a link, which is of no use on the phone, or what they did themselves. */
function isToldByPhone({ to, name }: Mail): boolean {
  return to === "practice" && !["request", "readdressed", "confirmed", "gave-up", "bounced"].includes(name);
}

/**
 * What the patient is asked to tell a practice that we cannot. Null where it is no more than news to it; of a cancelled
 * appointment the mail `cancelled` asks that itself, and of an agreed one the mail `confirmed`.
 */
function fallbackMail(mail: Mail, beside: readonly Mail[]): Mail | null {
  if (mail.name === "changed") return null;
  if (mail.to !== "practice") return mail;
  if (beside.some(({ to, name }) => to === "sender" && name === "confirmed")) return null;
  return mail.name === "chosen" || mail.name === "booked"
    ? { ...mail, to: "sender", name: "call", topic: "sender", calendar: null }
    : null;
}
