import { insertLink, type Link } from "#database/links.ts";
import { storeFirstState, storeHappening } from "#database/requests.ts";
import type { SubmissionFields } from "#database/submissions.ts";
import { scheduleOf } from "#content/identity.ts";
import { openingStatusAt, type Schedule } from "#domain/opening-hours.ts";
import { arrive, type Arrival, type NextPractice, receivedMail, tick } from "#domain/request-clock.ts";
import type { Circumstances, Happening, Request } from "#domain/requests.ts";
import { requestEraseOn } from "#domain/retention.ts";
import type { FormMails } from "../mails/messages.tsx";
import type { Services } from "../services.ts";
import { composeMails, enqueueReady, linkMadeBy, withTold } from "./carry-out.ts";
import { nextPractice } from "./next-practice.ts";

/** A request that is about to be stored: the first mail, and what else its transaction stores. */
export type Arriving = Pick<FormMails, "first"> &
  Required<Pick<FormMails, "store">> & {
    /** No practice fits it, and no person looks for one: it ends within a minute. */
    isUnplaced: boolean;
    /** As it is stored: with a practice already where it goes straight to one. */
    request: Request;
    /** Is not stored after all: it was a repeat, or something was wrong. */
    release: () => void;
  };

/**
 * Composes what a request causes when it comes in: its state, the link of its sender, and, where it goes straight to a
 * practice, that move with its mail. The mail `received` then says where it went.
 */
export async function requestArrives(
  services: Services,
  reference: string,
  arrival: Arrival,
  fields: SubmissionFields,
): Promise<Arriving> {
  const { encryption } = services;
  const now = arrival.receivedAt;
  const { circumstances, next, release } = await route(services, arrival, fields);
  const first = arrivedAs(arrival, circumstances, next);
  const sent = next.kind === "practice" ? straightTo(first, circumstances, next) : null;
  const request = sent?.request ?? first;
  const links: Link[] = [{ purpose: "request", reference, practiceId: null, madeAt: now, sentTo: "" }];
  const practiceLink = sent && (await linkMadeBy(services, reference, sent, now));
  if (practiceLink) links.push(practiceLink);
  const eraseOn = requestEraseOn([arrival.wish.day]);
  const events = sent ? [{ ...sent, number: 1, version: sent.request.version, at: now }] : [];
  const record = { reference, eraseOn, request, fields, events };
  const mails = [receivedMail(request, now), ...(sent?.mails ?? [])];
  const { ready, told } = await composeMails(services, record, mails, links);
  const [received, ...more] = ready;
  return {
    first: received!.message,
    isUnplaced: next.kind === "none" && circumstances.routing === "direct",
    request,
    release,
    async store(tx) {
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
      for (const one of more) await enqueueReady(tx, services, { ...one, reference, now });
    },
  };
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
  services: Services,
  arrival: Arrival,
  fields: SubmissionFields,
): Promise<{ circumstances: Circumstances; next: NextPractice; release: () => void }> {
  const now = arrival.receivedAt;
  const desk = scheduleOf(services.operator.identity, "bookings");
  const isStraight = services.routing === "direct" || isUrgentAtNight(arrival, desk, now);
  const ofChosen = services.routing === "desk" ? { ...arrival, mayGoElsewhere: false } : arrival;
  const found: NextPractice = isStraight
    ? await nextPractice(services, { ...ofChosen, tried: [] }, fields)
    : { kind: "none" };
  const { next, release } = paced(services, arrival, found);
  const routing = next.kind === "practice" ? "direct" : services.routing;
  return { circumstances: { now, desk, routing }, next, release };
}

/** Later, where the visitor has sent this practice as many as one may. */
function paced(
  { senders, visitor, isLoopback }: Services,
  { urgency, receivedAt }: Arrival,
  found: NextPractice,
): { next: NextPractice; release: () => void } {
  if (found.kind !== "practice") return { next: found, release: () => undefined };
  const isEmergency = urgency === "emergency";
  const asked = { visitor, isLoopback, practice: found.practice.id, isEmergency, now: receivedAt };
  const { at, release } = senders.claim(asked);
  return { next: at > receivedAt ? { kind: "later", at } : found, release };
}

function isUrgentAtNight({ urgency, chosen }: Arrival, desk: Schedule, now: Date): boolean {
  return urgency !== "routine" && chosen !== null && !openingStatusAt(desk, now).isOpen;
}
