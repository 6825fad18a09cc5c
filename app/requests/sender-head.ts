import type { RequestRecord } from "#domain/request-record.ts";
import { isOver } from "#content/requests/appointment-day.ts";
import { areOfferedInstead, givenUpFor, hasTakenBack } from "#content/requests/event-words.ts";
import { lateWords } from "#content/requests/awaited.ts";
import { chosenToCome } from "#services/requests/mail-facts.ts";
import { isLost } from "#services/requests/nearby.ts";
import { callWords, toldWords } from "#services/requests/told-words.ts";
import { NO_PRACTICE_FITS } from "#services/requests/received-words.ts";
import { byWords, dayWords, timeWords } from "#content/requests/when.ts";
import { declineTold, NO_LONGER_STAND } from "#content/requests/words.ts";

type Head = { title: string; lede: string };

/** The heading and the sentence below it: what is so now, whose turn it is, and until when. */
export function headOf(record: RequestRecord, now: Date): Head {
  const { status, question, appointment } = record.request;
  if (status === "closed") return closedHead(record);
  if (question?.kind === "elsewhere") return elsewhereHead(record, question.until);
  if (question?.kind === "times") return timesHead(record, question);
  if (status === "confirmed" && appointment) return confirmedHead(record, appointment.at, now);
  return status === "sent" ? sentHead(record, now) : receivedHead(record);
}

function elsewhereHead(record: RequestRecord, until: Date): Head {
  const { title, words } = lostWords(record);
  return {
    title,
    lede: `${words} May we ask another practice? Answer by ${byWords(until)}. If you don’t, your request will end then.`,
  };
}

function timesHead(record: RequestRecord, { offers, until }: { offers: readonly Date[]; until: Date }): Head {
  const { appointment } = record.request;
  const stands = appointment
    ? ` Until you do, you still have your appointment on ${timeWords(appointment.at)}.`
    : "";
  const lost = givenUpFor(record.events);
  const isInstead = areOfferedInstead(record.events);
  return {
    title: lost ? `Your appointment on ${dayWords(lost)} will not take place` : "Choose a time",
    lede: `${nameOf(record)} ${lost ? "cannot keep it, and " : ""}offers you ${offers.length > 1 ? "these times" : "this time"}${lost ? " instead" : ""}. ${isInstead ? `${NO_LONGER_STAND} ` : ""}Choose by ${byWords(until)}. A time can be chosen until an hour before it.${stands}`,
  };
}

function confirmedHead(record: RequestRecord, at: Date, now: Date): Head {
  const { request } = record;
  if (isOver(request, now)) return overHead(record);
  return {
    title: `Your appointment: ${timeWords(at)}`,
    lede: [`At ${nameOf(record)}.`, callWords(record, "and ask whether they expect you")].join(" ").trim(),
  };
}

function sentHead(record: RequestRecord, now: Date): Head {
  const { appointment } = record.request;
  const name = nameOf(record);
  const answer = answerWords(record, now);
  if (appointment) {
    return {
      title: `You still have your appointment: ${timeWords(appointment.at)}`,
      lede: `You asked ${name} for another time. ${answer}`,
    };
  }
  return {
    title: `${name} has your request`,
    lede: `It is not a confirmed appointment yet. ${answer} They’ll confirm a time here, or call, text or email you.`,
  };
}

function answerWords(record: RequestRecord, now: Date): string {
  const { answerBy } = record.request.clocks;
  if (answerBy === null) return "";
  return answerBy <= now
    ? `They haven’t replied yet: they had until ${byWords(answerBy)}. You can call them.`
    : `They have until ${byWords(answerBy)} to reply.${lateWords(record)}`;
}

function receivedHead(record: RequestRecord): Head {
  const { request } = record;
  const { matchBy } = request.clocks;
  const by = matchBy ? ` by ${byWords(matchBy)}` : "";
  const chosen = chosenToCome(record);
  if (record.events.some(({ event, version }) => event === "reopened" && version === request.version)) {
    return {
      title: "We’ve taken up your request again",
      lede: `It is not a confirmed appointment yet. Our staff are looking for a practice for you${by && `,${by}`}. We’ll email you either way.`,
    };
  }
  if (chosen) {
    return {
      title: "We have your request",
      lede: `It is not a confirmed appointment yet. We’ll pass it on to ${chosen}${by}, and email you when they have it.${lateWords(record)}`,
    };
  }
  if (isLost(request)) {
    const { title, words } = lostWords(record);
    return {
      title,
      lede: `${words} We’re looking for another practice${by && ` and should have found one${by}`}. We’ll email you whether one has your request.`,
    };
  }
  return {
    title: "We have your request",
    lede: matchBy
      ? `It is not a confirmed appointment yet. We should have found a practice for you${by}, and will email you when they have your request.${lateWords(record)}`
      : NO_PRACTICE_FITS,
  };
}

function closedHead(record: RequestRecord): Head {
  const { request } = record;
  const { outcome } = request;
  switch (outcome) {
    case "cancelled":
      return {
        title: "You have cancelled",
        lede:
          callWords(record, "and tell them that you’ve cancelled") ||
          `There is nothing more to do. ${toldWords(record, nameOf(record))}`.trim(),
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

function overHead(record: RequestRecord): Head {
  const { appointment } = record.request;
  return {
    title: "Your appointment is over",
    lede: appointment ? `It was on ${timeWords(appointment.at)} at ${nameOf(record)}.` : "",
  };
}

/** Why the last practice does not have it any more. */
function lostWords(record: RequestRecord): { title: string; words: string } {
  const { request, events } = record;
  const name = nameOf(record);
  const last = request.tried.at(-1);
  switch (last?.why) {
    case "silent":
      return { title: `${name} has not answered`, words: "We are sorry. You can call them yourself." };
    case "undelivered":
      return {
        title: `We could not reach ${name}`,
        words:
          "We could not reach them by email, so they do not have your request. You can call them yourself.",
      };
    case "taken back":
      return {
        title: `${name} no longer has your request`,
        words: `Our staff have taken your request back from ${name}, so that another practice can see you.`,
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

/** Of the practice that has the request, or had it last. */
export function nameOf({ request, listing, events }: RequestRecord): string {
  const lastSaid = events.findLast(({ detail }) => detail.practice)?.detail.practice?.name;
  return request.practice?.name ?? lastSaid ?? listing?.name ?? "The practice";
}
