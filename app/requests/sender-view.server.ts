import { clockNoteOf, clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { placeBySlug } from "#content/places.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import { directionsToPractice } from "#domain/finding/directions.ts";
import { formatDay, formatInstant, newZealandTime } from "#domain/nz-time.ts";
import { hasBegun, practiceInstant, practiceToday } from "#domain/requests/practice-time.ts";
import { choiceEnds, isTooLateToChange, lastBookableDay } from "#domain/requests/promises.ts";
import type { Request } from "#domain/requests/requests.ts";
import { bookHref, practicePath } from "#content/links.ts";
import { isEmergency, practiceToCallNow } from "#content/requests/call-now.ts";
import { practiceLocality } from "#kit/ui/practice-card-of.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { APPOINTMENT_FILE_PATH, REQUEST_PATH, REVIEW_PATH } from "#content/requests/addresses.ts";
import { isOver, isToBeReminded } from "#content/requests/appointment-day.ts";
import { ownWish } from "#content/requests/wish-words.ts";
import type { Asking } from "#kit/token-pages/link-page.server.ts";
import type { OpenedRequest } from "#services/requests/act.ts";
import { mayReview } from "#services/requests/may-review.ts";
import { isLost, nearbyHref } from "#services/requests/nearby.ts";
import { practiceAddress, practiceName } from "#services/requests/words/facts.ts";
import { askedFor, preferredTime } from "#services/requests/words/received.ts";
import { doneWords, eventLine, senderHead } from "#services/requests/words/words-of-events.ts";
import { type ShownField, shownFields } from "#content/requests/shown-fields.ts";
import { withToken } from "#domain/token-address.ts";
import { datedTime, shortDay, shortTime, timeWords } from "#content/requests/when.ts";
import { ITS_ME } from "./text-acts.ts";
import { textsDone } from "./texts.server.ts";
import { reasonsSentence } from "#content/requests/request-words.ts";

const ITS_ME_DONE = "Thank you. The practice can see that it’s really you.";

/** All that the patient's page shows. Nothing of it says who they are or what they wrote, unless they pressed "Show". */
export type SenderView = ReturnType<typeof senderView>;

export type TimelineItem = { text: string; when: string };

/** `isShown` adds what they sent and what practices wrote to them. */
export function senderView(
  record: RequestRecord & Pick<OpenedRequest, "freeTimes" | "texts">,
  { token, posted, isShown, done, now, reviews }: Asking,
) {
  const { request, listing, reference } = record;
  const isPast = request.status === "closed" || isOver(request, now);
  const isOpen = !isPast && !hasBegun(request, now);
  const hasPractice = request.practice !== null;
  const isByCall = isOpen && mustCall(record);
  const mayWrite = isOpen && !isByCall;
  return {
    path: REQUEST_PATH,
    token,
    reference,
    version: request.version,
    posted,
    done: (done === ITS_ME ? ITS_ME_DONE : textsDone(done)) ?? doneWords(record, done, "sender"),
    ...senderHead(record, now),
    isOver: isPast,
    review: mayReview(record, { now, reviews }) ? withToken(REVIEW_PATH, token) : null,
    urgency: request.urgency,
    /** Who to call before anything else, in an emergency that has no agreed time yet. */
    callFirst:
      !isPast && !request.appointment && isEmergency(record) ? { practice: practiceToCallNow(record) } : null,
    practice: isPracticeShown(request) ? shownPractice(record) : null,
    /** Whose clocks the times go by, above forms and after the words of a button; null and empty on the usual ones. */
    clock: clockNoteOf(request.practice),
    clockWords: clockOf(request.practice),
    appointment: isPast ? null : appointmentView(record, { token, isShown, now }),
    whyThisOne: hasPractice ? matchReasons(record) : null,
    toCall: record.toCall.map((one) => ({
      ...one,
      path: practicePath(one),
      where: practiceLocality(one, placeBySlug(one.place)),
      reasons: reasonsSentence(one.reasons),
    })),
    isSample: listing?.isSample ?? false,
    offers: isByCall ? [] : offersView(record, now),
    earlier: earlierView(record, now),
    /** An appointment whose patient hasn’t said yet that it’s them. */
    asksIfItsThem: isOpen && record.isUnpressed && request.appointment !== null,
    freeDays: (isByCall ? [] : (record.freeTimes?.days ?? [])).map(({ day, times, rest }) => ({
      label: shortDay(day),
      times: times.map(toTake),
      more: rest.map(toTake),
    })),
    offersWords: request.question?.kind === "times" ? wroteView(request.question.words, isShown) : null,
    asksElsewhere: request.question?.kind === "elsewhere" ? practiceName(record) : null,
    /** As the first mail said it, chosen from lists; what was typed is shown after a press. */
    asked: [{ name: "Reference", value: reference }, ...askedNow(record)],
    may: {
      wishEarlier: mayWrite && hasPractice && !isSoon(request, now),
      change: mayWrite && request.question?.kind !== "times" && !isSoon(request, now),
      agree: hasPractice && (request.status === "sent" || request.status === "asked"),
      cancel: mayWrite,
    },
    /** No email reaches the practice: they would not know of what a form sends, so the page says to call. */
    callToChange: isByCall && !isSoon(request, now),
    /** Too late for a form, though the appointment has not begun: the page says to call. */
    callInstead: isOpen && isSoon(request, now),
    days: { first: practiceToday(request.practice, now), last: lastBookableDay(now) },
    texts: isPast ? null : record.texts,
    events: timeline(record),
    keptUntil: formatDay(record.eraseOn),
    askAgain: bookHref({ practice: request.chosen }),
    nearby: nearbyHref(record),
    /** Who waits for another practice may call one. */
    mayCallInstead: !isPast && isLost(request),
    practicesWrote: wordsOfPractices(record).length > 0,
    shown: isShown ? [...shownFields(record), ...wordsOfPractices(record)] : null,
  };
}

/** Whether they want an earlier time, and the last one we told them about. Null: they want none, and cannot take free times. */
function earlierView({ request, freeTimes }: Parameters<typeof senderView>[0], now: Date) {
  const { earlier, appointment, practice } = request;
  if (!freeTimes && !earlier) return null;
  const found = earlier?.found;
  return {
    isWanted: earlier !== null,
    days: earlier?.days.map(String) ?? [],
    part: earlier?.part ?? "any",
    found:
      found && appointment && practiceInstant(practice, found.at) > now
        ? {
            at: freeTimeInAddress(found.at),
            time: shortTime(found.at) + clockOf(practice),
            own: shortTime(appointment.at) + clockOf(practice),
            isFree: freeTimes?.isFoundFree === true,
          }
        : null,
  };
}

/** A free time as its radio has it. */
function toTake(at: Date) {
  return { value: freeTimeInAddress(at), label: newZealandTime(at) };
}

/** Each thing once: an agreed time, and the practice beside this, are said already. */
function askedNow(record: RequestRecord) {
  const { request, fields } = record;
  const isNamed = request.chosen === null || fields.practiceName === practiceName(record);
  return askedFor(record, {
    ...(isNamed && isPracticeShown(request) && { practice: [] }),
    time: request.status === "confirmed" ? [] : preferredTime(ownWish(record)),
  });
}

function isPracticeShown({ practice, tried }: Request): boolean {
  return practice !== null || tried.length > 0;
}

/** What spoke for the practice that has it, where the patient did not choose it. */
function matchReasons({ events }: RequestRecord): string | null {
  const reasons = events.findLast(({ event }) => event === "sent")?.detail.reasons;
  return reasonsSentence(reasons ?? []) || null;
}

/** What the practice wrote with a time. It may name the patient, so it is shown after a press; until then `text` is null. */
export type Wrote = { text: string | null };

function wroteView(words: string | undefined, isShown: boolean): Wrote | null {
  return words ? { text: isShown ? words : null } : null;
}

/** All that practices wrote for the patient. */
function wordsOfPractices({ events }: RequestRecord): ShownField[] {
  return events.flatMap(({ actor, detail: { words } }) =>
    actor === "practice" && words ? [{ name: "From the practice", value: words }] : [],
  );
}

function shownPractice(record: RequestRecord) {
  const { request, listing } = record;
  return {
    name: practiceName(record),
    phone: request.practice?.phone ?? listing?.phone ?? "",
    address: listing ? practiceAddress(listing) : null,
    path: listing ? practicePath(listing) : null,
    directions:
      listing && !listing.isSample ? directionsToPractice(listing, placeBySlug(listing.place).name) : null,
  };
}

function appointmentView(
  record: RequestRecord,
  { token, isShown, now }: Pick<Asking, "token" | "isShown" | "now">,
) {
  const { appointment, practice } = record.request;
  if (!appointment) return null;
  const clock = clockOf(practice);
  return {
    when: clock ? datedTime(appointment.at) + clock : formatInstant(appointment.at),
    short: practiceTime(practice, appointment.at),
    minutes: appointment.minutes,
    with: appointment.with,
    wrote: wroteView(appointment.words, isShown),
    /** It is null once it has begun. */
    file: hasBegun(record.request, now) ? null : withToken(APPOINTMENT_FILE_PATH, token),
    isToBeReminded: isToBeReminded(record, now),
  };
}

/** The times to choose from. One that is less than an hour away can no longer be chosen. */
function offersView({ request: { question, practice } }: RequestRecord, now: Date) {
  if (question?.kind !== "times") return [];
  return question.offers.map((offer, index) => ({
    value: String(index + 1),
    label: practiceTime(practice, offer),
    isOver: choiceEnds(practiceInstant(practice, offer)) < now,
  }));
}

/** No email brings the practice what the patient does, and they keep a time for them, or have offered some. */
function mustCall({ request, isPracticeInReach }: Parameters<typeof senderView>[0]): boolean {
  return !isPracticeInReach && (request.appointment !== null || request.question?.kind === "times");
}

/** Within two hours of the appointment a form may be read too late. */
function isSoon(request: Request, now: Date): boolean {
  return request.status !== "closed" && isTooLateToChange(request, now);
}

function timeline(record: RequestRecord): TimelineItem[] {
  const told = record.events.flatMap((event, index, all) => {
    const text = eventLine(event, "sender", all.slice(0, index));
    return text ? [{ text, when: timeWords(event.at) }] : [];
  });
  return [
    { text: "You sent your request", when: timeWords(record.request.receivedAt) },
    ...told,
  ].toReversed();
}
