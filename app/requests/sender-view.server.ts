import { placeBySlug } from "#content/places.ts";
import { directionsToPractice } from "#domain/directions.ts";
import { formatDay, formatInstant, newZealandDay } from "#domain/nz-time.ts";
import { changesEnd, choiceEnds, lastDayOf } from "#domain/promises.ts";
import type { Request } from "#domain/requests.ts";
import { bookHref, practicePath } from "../links.ts";
import { localityOf } from "../ui/practice-card-of.ts";
import type { RequestRecord } from "./act.server.ts";
import { APPOINTMENT_FILE_PATH, REQUEST_PATH, REVIEW_PATH } from "./addresses.ts";
import { hasBegun, isOver, isToBeReminded } from "./appointment-day.ts";
import { areOfferedInstead, eventWords, givenUpFor, hasTakenBack, wishedTime } from "./event-words.ts";
import { doneWords, type Posted } from "./form-state.ts";
import { mayReview } from "./may-review.ts";
import { chosenToCome } from "./mail-facts.ts";
import { isLost, nearbyHref } from "./nearby.ts";
import { addressOf } from "./sender-facts.ts";
import { type ShownField, shownFields } from "./shown-fields.ts";
import { withToken } from "../forms/token-page.ts";
import type { Services } from "../services.ts";
import { byWords, dayWords, timeWords } from "./when.ts";
import { declineTold, NO_LONGER_STAND, sentenceOf } from "./words.ts";

/** All that the patient's page shows. Nothing of it says who they are, unless they pressed "Show". */
export type SenderView = ReturnType<typeof senderView>;

export type TimelineItem = { text: string; when: string };

/** How a page was asked for. */
export type Asking = {
  token: string;
  posted: Posted | null;
  /** "Show everything I sent" was pressed. */
  isShown: boolean;
  /** Of the address after an act. */
  done: string | null;
  now: Date;
  reviews: Services["reviews"];
};

export function senderView(record: RequestRecord, { token, posted, isShown, done, now, reviews }: Asking) {
  const { request, listing, reference } = record;
  const isPast = request.status === "closed" || isOver(request, now);
  const isOpen = !isPast && !hasBegun(request, now);
  const hasPractice = request.practice !== null;
  const wasTried = request.tried.length > 0;
  return {
    path: REQUEST_PATH,
    token,
    reference,
    version: request.version,
    posted,
    done: doneWords(record, done, "sender"),
    ...headOf(record, now),
    isOver: isPast,
    review: mayReview(record, { now, reviews }) ? withToken(REVIEW_PATH, token) : null,
    urgency: request.urgency,
    practice: hasPractice || wasTried ? practiceView(record) : null,
    appointment: isPast ? null : appointmentView(record, { token, isShown, now }),
    whyThisOne: hasPractice ? reasonsOf(record) : null,
    toCall: record.toCall.map((one) => ({
      ...one,
      path: practicePath(one),
      where: localityOf(one, placeBySlug(one.place)),
      reasons: sentenceOf(one.reasons),
    })),
    isSample: listing?.isSample ?? false,
    offers: offersView(request, now),
    offersWords: request.question?.kind === "times" ? wroteView(request.question.words, isShown) : null,
    asksElsewhere: request.question?.kind === "elsewhere" ? nameOf(record) : null,
    wish: request.status === "confirmed" ? null : (wishedTime(record) ?? "another time"),
    may: {
      change: isOpen && request.question?.kind !== "times" && !isSoon(request, now),
      agree: hasPractice && (request.status === "sent" || request.status === "asked"),
      cancel: isOpen,
    },
    /** The practice's number, when it is too late for a form. */
    callInstead: isOpen && isSoon(request, now),
    days: { first: newZealandDay(now), last: lastDayOf(now) },
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

/** The heading and the sentence below it: what is so now, whose turn it is, and until when. */
function headOf(record: RequestRecord, now: Date): { title: string; lede: string } {
  const { request } = record;
  const { status, question, appointment, clocks } = request;
  const name = nameOf(record);
  if (status === "closed") return closedHead(record);
  if (question?.kind === "elsewhere") {
    const { title, words } = lostWords(record, name);
    return {
      title,
      lede: `${words} May we ask another practice? Answer by ${byWords(question.until)}. If you do not, your request ends then.`,
    };
  }
  if (question?.kind === "times") {
    const stands = appointment
      ? ` Until you do, you still have your appointment on ${timeWords(appointment.at)}.`
      : "";
    const lost = givenUpFor(record.events);
    const isInstead = areOfferedInstead(record.events);
    return {
      title: lost ? `Your appointment on ${dayWords(lost)} will not take place` : "Choose a time",
      lede: `${name} ${lost ? "cannot keep it, and " : ""}offers you ${question.offers.length > 1 ? "these times" : "this time"}${lost ? " instead" : ""}. ${isInstead ? `${NO_LONGER_STAND} ` : ""}Choose by ${byWords(question.until)}. A time can be chosen until an hour before it.${stands}`,
    };
  }
  if (status === "confirmed" && appointment) {
    if (isOver(request, now)) return overHead(record);
    const isUnreached = request.struck.includes("unreached");
    return {
      title: `Your appointment: ${timeWords(appointment.at)}`,
      lede: isUnreached
        ? `At ${name}. Our email to them was refused, so they may not know of it. Please call and ask whether they expect you.`
        : `At ${name}.`,
    };
  }
  const isLate = clocks.answerBy !== null && clocks.answerBy <= now;
  const answer = clocks.answerBy
    ? isLate
      ? `They have not answered yet. We expected it by ${byWords(clocks.answerBy)}. You can call them.`
      : `They answer by ${byWords(clocks.answerBy)}.`
    : "";
  if (status === "sent" && appointment) {
    return {
      title: `You still have your appointment: ${timeWords(appointment.at)}`,
      lede: `You asked ${name} for another time. ${answer}`,
    };
  }
  if (status === "sent") {
    return {
      title: `${name} has your request`,
      lede: `It is not a confirmed appointment yet. ${answer} They confirm a time here, or call, text or email you.`,
    };
  }
  const chosen = chosenToCome(record);
  if (chosen) {
    const by = clocks.matchBy ? ` by ${byWords(clocks.matchBy)}` : "";
    return {
      title: "We have your request",
      lede: `It is not a confirmed appointment yet. We pass it on to ${chosen}${by}, and email you when they have it.`,
    };
  }
  if (isLost(request)) {
    const { title, words } = lostWords(record, name);
    const by = clocks.matchBy ? ` by ${byWords(clocks.matchBy)}` : "";
    return {
      title,
      lede: `${words} We look for another practice${by}, and email you whether one has your request.`,
    };
  }
  return {
    title: "We have your request",
    lede: clocks.matchBy
      ? `It is not a confirmed appointment yet. We find a practice for you by ${byWords(clocks.matchBy)}, and email you when it has your request.`
      : "It is not a confirmed appointment yet. We look for a practice that fits, and email you whether one has your request.",
  };
}

function closedHead(record: RequestRecord): { title: string; lede: string } {
  const { request } = record;
  const { outcome } = request;
  switch (outcome) {
    case "cancelled":
      return {
        title: "You have cancelled",
        lede: request.struck.includes("unreached")
          ? `Our email to ${nameOf(record)} was refused, so they may still expect you. Please call and tell them.`
          : `There is nothing more to do.${request.practice ? ` ${request.practice.name} gets an email.` : ""}`,
      };
    case "attended":
      return overHead(record);
    case "missed":
      return {
        title: "Your appointment is over",
        lede: `${nameOf(record)} says that you did not come. Is that wrong? Reply to our email, and we put it right.`,
      };
    default:
      return {
        title: "Your request has ended",
        lede: "It ended without an appointment. We are sorry. No practice will contact you about it any more. To see a dentist, call a practice yourself.",
      };
  }
}

function overHead(record: RequestRecord): { title: string; lede: string } {
  const { appointment } = record.request;
  return {
    title: "Your appointment is over",
    lede: appointment ? `It was on ${timeWords(appointment.at)} at ${nameOf(record)}.` : "",
  };
}

/** Why the last practice does not have it any more. */
function lostWords(
  { request: { tried }, events }: RequestRecord,
  name: string,
): { title: string; words: string } {
  const last = tried.at(-1);
  switch (last?.why) {
    case "silent":
      return { title: `${name} has not answered`, words: "We are sorry. You can call it yourself." };
    case "undelivered":
      return {
        title: `We could not reach ${name}`,
        words: "Our email did not arrive, so it does not have your request. You can call it yourself.",
      };
    case "gave up":
      return { title: `${name} has cancelled your appointment`, words: "We are sorry." };
    default:
      return {
        title: `${name} cannot see you`,
        words: `${declineTold(last?.reason ?? undefined)}${hasTakenBack(events) ? ` ${NO_LONGER_STAND}` : ""}`,
      };
  }
}

/** What spoke for the practice that has it, where the patient did not choose it. */
function reasonsOf({ events }: RequestRecord): string | null {
  const reasons = events.findLast(({ event }) => event === "sent")?.detail.reasons;
  return sentenceOf(reasons ?? []) || null;
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

function nameOf({ request, listing, events }: RequestRecord): string {
  const lastSaid = events.findLast(({ detail }) => detail.practice)?.detail.practice?.name;
  return request.practice?.name ?? lastSaid ?? listing?.name ?? "The practice";
}

function practiceView(record: RequestRecord) {
  const { request, listing } = record;
  return {
    name: nameOf(record),
    phone: request.practice?.phone ?? listing?.phone ?? "",
    address: listing ? addressOf(listing) : null,
    path: listing ? practicePath(listing) : null,
    directions:
      listing && !listing.isSample ? directionsToPractice(listing, placeBySlug(listing.place).name) : null,
  };
}

function appointmentView(
  record: RequestRecord,
  { token, isShown, now }: Pick<Asking, "token" | "isShown" | "now">,
) {
  const { appointment } = record.request;
  if (!appointment) return null;
  return {
    when: formatInstant(appointment.at),
    short: timeWords(appointment.at),
    minutes: appointment.minutes,
    with: appointment.with,
    wrote: wroteView(appointment.words, isShown),
    /** Null once it has begun. */
    file: hasBegun(record.request, now) ? null : withToken(APPOINTMENT_FILE_PATH, token),
    isToBeReminded: isToBeReminded(record, now),
  };
}

/** The times to choose from. One that is less than an hour away can no longer be chosen. */
function offersView({ question }: Request, now: Date) {
  if (question?.kind !== "times") return [];
  return question.offers.map((offer, index) => ({
    value: String(index + 1),
    label: timeWords(offer),
    isOver: choiceEnds(offer) < now,
  }));
}

/** Within two hours of the appointment a form may be read too late. */
function isSoon({ appointment, status }: Request, now: Date): boolean {
  if (!appointment || status === "closed") return false;
  return changesEnd(appointment.at) < now;
}

function timeline(record: RequestRecord): TimelineItem[] {
  const told = record.events.flatMap((event, index, all) => {
    const text = eventWords(event, "sender", all.slice(0, index));
    return text ? [{ text, when: timeWords(event.at) }] : [];
  });
  return [
    { text: "You sent your request", when: timeWords(record.request.receivedAt) },
    ...told,
  ].toReversed();
}
