import { holdFor, lockForHolding } from "#database/free-times/held-times.ts";
import {
  countUnpressed,
  lockUnpressed,
  MOST_UNPRESSED,
  noteUnpressed,
  visitorHash,
} from "#database/requests/unpressed.ts";
import { insertLink, type Link } from "#database/links.ts";
import { storeFirstState, storeHappening } from "#database/requests/requests.ts";
import type { SubmissionFields } from "#database/requests/submissions.ts";
import type { Routing } from "#content/asking.ts";
import { answeringSchedule } from "#content/identity.ts";
import { openingStatusAt, type Schedule } from "#domain/hours/opening-hours.ts";
import type { Practice } from "#domain/practices/practice.ts";
import {
  arrive,
  arriveBooked,
  type Arrival,
  type NextPractice,
  receivedMail,
  tick,
} from "#domain/requests/request-clock.ts";
import type { Circumstances, Happening, Mail, Request } from "#domain/requests/requests.ts";
import { requestEraseOn } from "#domain/retention.ts";
import type { FormMails } from "../mails/messages.ts";
import type { Acting, BookingAtOnce, Services } from "../services.ts";
import { sendCode } from "../texts/texts.ts";
import { assertBookable, type Booking, TimeTaken, wantedVisit } from "./book.ts";
import { enqueueReady, linkMadeBy, withTold } from "./carry-out.ts";
import { composeMails } from "./compose-mails.ts";
import { nextPractice, requestPractice } from "./next-practice.ts";

/** Who sends it, and how many they have sent, is known of a post alone. */
type ArrivalServices = Acting & BookingAtOnce & Pick<Services, "senders" | "post">;

/** A request that is about to be stored: the first mail, and what else its transaction stores. */
export type Arriving = Omit<FormMails, "ours"> &
  Required<Pick<FormMails, "store" | "release">> & {
    /** As it is stored: with a practice already where it goes straight to one. */
    request: Request;
    /** Once it is stored: whether a code was texted, to be typed on the request's page. */
    isCodeTexted: () => boolean;
  };

/**
 * Composes what a request causes when it comes in: its state, the link of its sender, and, where it goes straight to a
 * practice, that move with its mail. The mail `received` then says where it went. With a free time of a practice the move
 * is `booked`, and the mail confirms it; `store` throws `TimeTaken` where the time is free no longer, and where this visitor
 * has booked three without pressing anything in our mails.
 */
export async function requestArrives(
  services: ArrivalServices,
  reference: string,
  arrival: Arrival,
  { fields, booking }: { fields: SubmissionFields; booking: ArrivingBooking | null },
): Promise<Arriving> {
  const now = arrival.receivedAt;
  const visitor = visitorHash(services, services.post?.visitor ?? "");
  const { first, sent, mails, isTooMany, ...arriving } = booking
    ? await arrivedBooked(services, arrival, booking)
    : await arrivedAsked(services, arrival, fields);
  const request = sent?.request ?? first;
  const links: Link[] = [{ purpose: "request", reference, practiceId: null, madeAt: now, sentTo: "" }];
  const practiceLink = sent && (await linkMadeBy(services, reference, sent, now));
  if (practiceLink) links.push(practiceLink);
  const eraseOn = requestEraseOn([arrival.wish.day]);
  const events = sent ? [{ ...sent, number: 1, version: sent.request.version, at: now }] : [];
  const isUnpressed = booking !== null;
  const record = { reference, eraseOn, request, isUnpressed, fields, events };
  let isCodeTexted = false;
  const { ready, told } = await composeMails(services, record, mails, links);
  const [received, ...more] = ready;
  return {
    ...arriving,
    first: received!.message,
    ...(booking && { firstTopic: received!.mail.topic }),
    request,
    async store(tx) {
      const { encryption, database } = services;
      await lockForHolding(tx, database.kind, request);
      if (isTooMany) throw new TimeTaken("asked");
      if (booking) {
        await assertBookable(tx, services, heldBooking(booking), { fields, urgency: request.urgency, now });
        if (!booking.isChecked) throw new TimeTaken("asked");
        await lockUnpressed(tx, database.kind, visitor);
        if ((await countUnpressed(tx, visitor)) >= MOST_UNPRESSED) throw new TimeTaken("unpressed");
      }
      const stored = await storeFirstState(tx, encryption, reference, first);
      for (const link of links) await insertLink(tx, services, link);
      if (sent)
        await storeHappening(tx, encryption, {
          reference,
          stored,
          happening: withTold(sent, told),
          eraseOn,
          now,
          contentHash: "",
        });
      if (booking) await noteUnpressed(tx, reference, visitor);
      for (const one of more) await enqueueReady(tx, services, { ...one, reference, now });
      const { kind } = wantedVisit(fields, request.urgency);
      await holdFor(tx, services, { reference, request, kind, now });
      if (fields.textMe === "yes") isCodeTexted = await sendCode(tx, services, { reference, fields, now });
    },
    isCodeTexted: () => isCodeTexted,
  };
}

/** A free time that a form books; `isChecked` as `isCalendarChecked` says. */
export type ArrivingBooking = { practice: Practice; at: Date; minutes: number; isChecked: boolean };

function heldBooking({ practice, at, minutes }: ArrivingBooking): Booking {
  return { practiceId: practice.id, at, minutes };
}

/** What has come of it before anything is stored: its first state, and the move to a practice where there is one. */
type Moving = Pick<Arriving, "ifNotMailed" | "release"> & {
  first: Request;
  sent: Happening | null;
  mails: readonly Mail[];
  /** The visitor has sent this practice as many as one may: nothing more is confirmed at once. */
  isTooMany: boolean;
};

async function arrivedBooked(
  services: ArrivalServices,
  arrival: Arrival,
  booking: ArrivingBooking,
): Promise<Moving> {
  const { routing, operator } = services;
  const desk = answeringSchedule(operator.identity, "bookings");
  const circumstances = { now: arrival.receivedAt, desk, routing };
  const practice = requestPractice(booking.practice);
  const { at, release } = await claimSending(services, arrival, practice.id);
  const isTooMany = at > arrival.receivedAt;
  const { first, booked } = arriveBooked(arrival, circumstances, { ...booking, practice });
  const { mails } = booked;
  const ifNotMailed = new TimeTaken("asked");
  return { first, sent: booked, mails, isTooMany, ifNotMailed, release };
}

async function arrivedAsked(
  services: ArrivalServices,
  arrival: Arrival,
  fields: SubmissionFields,
): Promise<Moving> {
  const { circumstances, next, release } = await route(services, arrival, fields);
  const first = arrivedAs(arrival, circumstances, next);
  const sent = next.kind === "practice" ? straightTo(first, circumstances, next) : null;
  const mails = [receivedMail(sent?.request ?? first, arrival.receivedAt), ...(sent?.mails ?? [])];
  return { first, sent, mails, isTooMany: false, release };
}

/** Whether no practice fits a request, and no person looks for one: it ends within a minute of coming in, or has ended so. */
export function isUnplaced({ status, outcome, clocks, receivedAt }: Request, routing: Routing): boolean {
  const wasDueAtOnce = clocks.sendAt !== null && clocks.sendAt <= receivedAt;
  return outcome === "unplaced" || (routing === "direct" && status === "received" && wasDueAtOnce);
}

/** One that goes to a practice later waits until then. */
function arrivedAs(arrival: Arrival, circumstances: Circumstances, next: NextPractice): Request {
  const request = arrive(arrival, circumstances);
  if (next.kind !== "later" || circumstances.routing === "desk") return request;
  return { ...request, clocks: { ...request.clocks, sendAt: next.at } };
}

/** One mail says that it came in and where it went. */
function straightTo(first: Request, circumstances: Circumstances, next: NextPractice): Happening {
  const sent = tick(first, circumstances, next);
  if (sent.kind !== "moved") throw new RangeError("A request that comes in is sent at once.");
  return { ...sent, mails: sent.mails.filter(({ to }) => to === "practice") };
}

/**
 * Where no person is in between, a request goes straight to a practice. Where our own people send requests on, one that
 * is urgent still does when they are not there, if it is for a practice that can be written to.
 */
async function route(
  services: ArrivalServices,
  arrival: Arrival,
  fields: SubmissionFields,
): Promise<{ circumstances: Circumstances; next: NextPractice; release: () => void }> {
  const now = arrival.receivedAt;
  const desk = answeringSchedule(services.operator.identity, "bookings");
  const isStraight = services.routing === "direct" || isUrgentAtNight(arrival, desk, now);
  const ofChosen = services.routing === "desk" ? { ...arrival, mayGoElsewhere: false } : arrival;
  const found: NextPractice = isStraight
    ? await nextPractice(services, { ...ofChosen, tried: [] }, fields)
    : { kind: "none" };
  const { next, release } = await paced(services, arrival, found);
  const routing = next.kind === "practice" ? "direct" : services.routing;
  return { circumstances: { now, desk, routing }, next, release };
}

/** Later, where the visitor has sent this practice as many as one may. */
async function paced(
  services: ArrivalServices,
  arrival: Arrival,
  found: NextPractice,
): Promise<{ next: NextPractice; release: () => void }> {
  if (found.kind !== "practice") return { next: found, release: () => undefined };
  const { at, release } = await claimSending(services, arrival, found.practice.id);
  return { next: at > arrival.receivedAt ? { kind: "later", at } : found, release };
}

async function claimSending(
  { senders, post }: ArrivalServices,
  { urgency, receivedAt }: Arrival,
  practice: number,
): Promise<{ at: Date; release: () => void }> {
  const isEmergency = urgency === "emergency";
  const sent = { post, practice, isEmergency, now: receivedAt };
  const at = await senders.claim(sent);
  return { at, release: () => void senders.release(sent, at) };
}

function isUrgentAtNight({ urgency, chosen }: Arrival, desk: Schedule, now: Date): boolean {
  return urgency !== "routine" && chosen !== null && !openingStatusAt(desk, now).isOpen;
}
