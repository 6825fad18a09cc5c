import { HOUR } from "../durations.ts";
import { gatheredAt, timeProblem } from "./promises.ts";
import { hasBegun, practiceInstant } from "./practice-time.ts";
import {
  agree,
  calendarCancellation,
  close,
  keep,
  lose,
  moved,
  NO_CLOCKS,
  noted,
  NOTHING,
  offersQuestion,
  outOfTheirCalendar,
  refused,
  wishAfter,
} from "./request-happenings.ts";
import type { Act, Circumstances, Decision, EventDetail, Request } from "./requests.ts";

/** How long a practice may say whether the patient came, and see the request. */
export const AFTERWARDS = 14 * 24 * HOUR;

/** What an act of the practice comes to, where the table allows it. */
export function ofPractice(
  request: Request,
  act: Act & { by: "practice" },
  circumstances: Circumstances,
): Decision {
  switch (act.do) {
    case "open":
      return request.openedAt
        ? NOTHING
        : noted(request, circumstances, {
            event: "opened",
            actor: "practice",
            changes: { openedAt: circumstances.now },
          });
    case "confirm":
      return confirm(request, act, circumstances);
    case "offer":
      return offer(request, act, circumstances);
    case "decline":
      return decline(request, act, circumstances);
    case "giveUp":
      return giveUp(request, act, circumstances);
    case "told":
      return toldByPhone(request, circumstances);
    default:
      return report(request, act.came, circumstances);
  }
}

function confirm(
  request: Request,
  { at, minutes, with: who, words }: Act & { do: "confirm" },
  circumstances: Circumstances,
): Decision {
  const { status, appointment } = request;
  if (status === "confirmed" && hasBegun(request, circumstances.now)) return refused("not-now");
  const problem = timeProblem(at, request.practice, circumstances.now);
  if (problem) return refused(problem);
  const isSame =
    appointment?.at.getTime() === at.getTime() &&
    appointment.minutes === minutes &&
    appointment.with === who &&
    appointment.words === words;
  if (status === "confirmed" && isSame) return refused("nothing-different");
  const agreed = { at, minutes, with: who, words };
  // A press that nobody meant, as from a mail that was only glanced at, is seen by this.
  const tellsPractice = request.openedAt === null;
  return agree(request, circumstances, { event: "confirmed", actor: "practice", agreed, tellsPractice });
}

function offer(
  request: Request,
  { offers: typed, minutes, words, isCalendarWrong, away, with: who = "" }: Act & { do: "offer" },
  circumstances: Circumstances,
): Decision {
  const { now } = circumstances;
  const offers = typed.toSorted((a, b) => a.getTime() - b.getTime());
  const { status, appointment, practice } = request;
  const isGivenUp = status === "confirmed" || (away !== undefined && appointment !== null);
  if (isGivenUp && hasBegun(request, now)) return refused("not-now");
  const isDistinct = new Set(offers.map((at) => at.getTime())).size === offers.length;
  if (offers.length < 1 || offers.length > 3 || !isDistinct) return refused("offers");
  for (const at of offers) {
    const isTooSoon = practiceInstant(practice, at).getTime() - now.getTime() < 2 * HOUR;
    const problem = timeProblem(at, practice, now) ?? (isTooSoon ? "offer-too-soon" : null);
    if (problem) return { kind: "refused", problem, offer: at };
  }
  if (!isGivenUp && isSameOffer(request, offers, { words, who })) return refused("nothing-different");
  // The patient has a mail with the first offer, which the page says no longer stands.
  const isAnother = request.question?.kind === "times";
  const standing = isGivenUp ? null : appointment;
  return moved(request, circumstances, {
    event: "offered",
    actor: "practice",
    detail: {
      offers: offers.map((at) => at.toISOString()),
      ...withdrawnBy(request),
      ...(isGivenUp && { at: appointment!.at.toISOString() }),
      ...(isGivenUp && isCalendarWrong && { isCalendarWrong }),
      ...(away && { away }),
      ...(words && { words }),
    },
    changes: {
      status: "asked",
      question: {
        ...offersQuestion({ ...request, appointment: standing }, circumstances, offers),
        minutes,
        ...(words && { words }),
        ...(who && { with: who }),
      },
      clocks: NO_CLOCKS,
      ...(isGivenUp && { appointment: null, wish: wishAfter(request) }),
    },
    mails: [
      {
        to: "sender",
        name: "times",
        topic: "sender",
        ...(isGivenUp && calendarCancellation(appointment!)),
        ...(isAnother && !isGivenUp && { dueAt: gatheredAt(now) }),
      },
      ...(isGivenUp ? outOfTheirCalendar(appointment!) : []),
    ],
    cancels: isGivenUp ? ["appointment", "reminder"] : [],
  });
}

/** What is offered already, with the same words and colleague. */
function isSameOffer(
  { question }: Request,
  offers: readonly Date[],
  { words, who }: { words: string; who: string },
): boolean {
  if (question?.kind !== "times" || (question.words ?? "") !== words) return false;
  if ((question.with ?? "") !== who) return false;
  return question.offers.map(Number).join() === offers.map(Number).join();
}

/** The times that the patient could choose from until now. */
function withdrawnBy({ question }: Request): Pick<EventDetail, "withdrawn"> {
  return question?.kind === "times" ? { withdrawn: question.offers.map((at) => at.toISOString()) } : {};
}

function decline(
  request: Request,
  { reason, words, away }: Act & { do: "decline" },
  circumstances: Circumstances,
): Decision {
  const detail = { reason, ...withdrawnBy(request), ...(away && { away }), ...(words && { words }) };
  const draft = { event: "declined", actor: "practice", detail } as const;
  if (request.appointment)
    return keep(request, circumstances, {
      ...draft,
      detail: { ...detail, at: request.appointment.at.toISOString() },
      mails: [{ to: "sender", name: "kept", topic: "sender" }],
    });
  if (reason === "not-real" && circumstances.routing === "direct")
    return close(request, circumstances, { ...draft, outcome: "not-serious" });
  return lose(request, circumstances, {
    ...draft,
    tried: { practice: request.practice!.id, why: "declined", reason },
    mails: [{ to: "sender", name: "declined", topic: "sender" }],
  });
}

function giveUp(
  request: Request,
  { words, isCalendarWrong, away }: Act & { do: "giveUp" },
  circumstances: Circumstances,
): Decision {
  const { appointment, practice } = request;
  if (hasBegun(request, circumstances.now)) return refused("not-now");
  return lose(request, circumstances, {
    event: "gaveUp",
    actor: "practice",
    detail: {
      at: appointment!.at.toISOString(),
      ...withdrawnBy(request),
      ...(isCalendarWrong && { isCalendarWrong }),
      ...(away && { away }),
      ...(words && { words }),
    },
    tried: { practice: practice!.id, why: "gave up", reason: null },
    mails: [
      { to: "sender", name: "off", ...calendarCancellation(appointment!) },
      ...outOfTheirCalendar(appointment!),
    ],
  });
}

/** The patient was told by phone of what is so now. */
function toldByPhone(request: Request, circumstances: Circumstances): Decision {
  return noted(request, circumstances, {
    event: "rang",
    actor: "practice",
    detail: { rang: "sender" },
    changes: {},
  });
}

/** On the day it is noted; after the end it is the outcome. */
function report(request: Request, came: boolean, circumstances: Circumstances): Decision {
  const { status, appointment, outcome, closedAt } = request;
  const { now } = circumstances;
  if (!appointment) return refused("not-now");
  if (!hasBegun(request, now)) return refused("not-yet");
  if (request.came === came) return NOTHING;
  const draft = { event: "reported", actor: "practice", detail: { came } } as const;
  if (status === "confirmed") return noted(request, circumstances, { ...draft, changes: { came } });
  if (now.getTime() >= closedAt!.getTime() + AFTERWARDS) return refused("not-now");
  const told =
    came || outcome === "missed" ? [] : [{ to: "sender", name: "missed", topic: "invitation" } as const];
  const after = moved(request, circumstances, {
    ...draft,
    changes: { came, outcome: came ? "attended" : "missed" },
    mails: told,
  });
  // The invitation to review the visit, which may still wait, is as true as before.
  return came && outcome === "attended" ? { ...after, cancels: [] } : after;
}
