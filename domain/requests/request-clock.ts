import { anyEarlierTime } from "./earlier.ts";
import { changesEnd, inDaytime } from "./promises.ts";
import { appointmentStart, hasBegun, practiceInstant } from "./practice-time.ts";
import { givenUpAt, nextDue } from "./request-due.ts";
import {
  agree,
  close,
  keep,
  lose,
  NO_CLOCKS,
  practiceClocks,
  requestMail,
  type Moved,
  noted,
  NOTHING,
  OFF,
  received,
  sendTo,
} from "./request-happenings.ts";
import { isAllowed } from "./request-table.ts";
import type { Circumstances, Decision, FoundTime, Mail, Request, RequestPractice, Wish } from "./requests.ts";

/** At most this many practices get a request, one after the other, while no person chooses them. */
const MOST_TRIED = 3;

/** Which practice gets a request that goes on without a person in between. */
export type NextPractice =
  /** `reasons`: what speaks for it, in words; none where the patient chose it. */
  | { kind: "practice"; practice: RequestPractice; reasons: readonly string[] }
  /** All that fit have had as many requests as they may have now. */
  | { kind: "later"; at: Date }
  | { kind: "none" };

/** Our mail with which a practice has a request, where the mail server did not take it at once. */
export type DelayedMail = {
  /** It is null while it still waits. */
  sentAt: Date | null;
};

/** A request as the form sends it. */
export type Arrival = {
  receivedAt: Date;
  wish: Wish;
  urgency: Request["urgency"];
  /** Id of the practice that was chosen. */
  chosen: number | null;
  mayGoElsewhere: boolean;
  /** The patient wants to hear when an earlier time frees up. */
  wantsEarlier?: boolean;
};

/** A request that has just come in: `received`, version 0. */
export function arrive({ wantsEarlier, ...arrival }: Arrival, circumstances: Circumstances): Request {
  return {
    ...arrival,
    ...received(circumstances),
    earlier: wantsEarlier ? anyEarlierTime(arrival.receivedAt) : null,
    version: 0,
    practice: null,
    appointment: null,
    question: null,
    tried: [],
    appointmentsMade: 0,
    openedAt: null,
    struck: [],
    came: null,
    closedAt: null,
    outcome: null,
  };
}

/** A request that comes in with a free time of a practice: it has an agreed time from the beginning. */
export function arriveBooked(
  arrival: Arrival,
  circumstances: Circumstances,
  { practice, at, minutes }: { practice: RequestPractice; at: Date; minutes: number },
): { first: Request; booked: Moved } {
  const first = arrive(arrival, circumstances);
  const agreed = { at, minutes, with: "", words: "" };
  const booked = agree({ ...first, practice }, circumstances, { event: "booked", actor: "sender", agreed });
  return { first, booked };
}

/** The mail that says to the sender that a request has come in. */
export function receivedMail(request: Request, now: Date): Mail {
  return requestMail(request, now, { to: "sender", name: "received", topic: "sender" });
}

/** Whether `tick` needs to know which practice is next. */
export function needsPractice(request: Request, { now, routing }: Circumstances): boolean {
  const due = nextDue(request);
  return routing === "direct" && due?.what === "send" && due.at <= now;
}

/** Whether a term of the practice that has it is over, so that `tick` needs to know whether our mail to them was delayed. */
export function isTermOver(request: Request, { now }: Circumstances): boolean {
  const due = nextDue(request);
  return request.status === "sent" && due !== null && due.at <= now;
}

/** How many more practices may get it without a person in between. */
export function mayTryMore({ tried }: Pick<Request, "tried">): boolean {
  return tried.length < MOST_TRIED;
}

/**
 * The first thing that is due at this instant; `nothing` when none is. Repeated until then, it does the same events in
 * the same order whether the clock looked each minute or after days.
 */
export function tick(
  request: Request,
  circumstances: Circumstances,
  next?: NextPractice,
  delayed?: DelayedMail,
): Decision {
  const due = nextDue(request);
  if (!due || due.at > circumstances.now) return { kind: "nothing" };
  switch (due.what) {
    case "send":
      return send(request, circumstances, next);
    case "late":
    case "passed-up":
      return late(request, circumstances, due.what);
    case "nudge":
      // A practice isn’t reminded of a request that it hasn’t got yet.
      if (delayed?.sentAt === null)
        return { kind: "postponed", request: { ...request, struck: [...request.struck, "nudge"] } };
      return nudge(request, circumstances, { to: "practice", name: "nudge", topic: "practice" });
    case "choose-again":
      return nudge(request, circumstances, { to: "sender", name: "choose-again", topic: "invitation" });
    case "take back":
      return endOfTerms(request, circumstances, delayed);
    case "lapse":
      return lapse(request, circumstances);
    case "expire":
      return expire(request, circumstances, delayed);
    default:
      return pass(request, circumstances);
  }
}

/**
 * The mail that tells the practice what has happened last was refused for good: the practice does not know. A request, or
 * a change of it without an agreed time, goes back at once. Of a change of an agreed time, or of a time that the patient
 * has chosen or cancelled, our staff ring the practice, and the patient is told so. Nothing lapses until someone has rung.
 */
export function undelivered(request: Request, circumstances: Circumstances): Decision {
  const { status, appointment, practice } = request;
  if (status !== "sent" || appointment) return unreached(request, circumstances);
  return takeBack(request, circumstances, { practice: practice!.id, why: "undelivered" });
}

/** The practice may expect the patient at no time, or at one that was cancelled. Noted once for each version. */
function unreached(request: Request, circumstances: Circumstances): Decision {
  const { status, outcome, appointment, struck } = request;
  const isCancelled = outcome === "cancelled" && request.practice !== null;
  const isChange = status === "sent" && appointment !== null;
  if ((status !== "confirmed" && !isCancelled && !isChange) || struck.includes("unreached")) return NOTHING;
  return noted(request, circumstances, {
    event: "unreached",
    actor: "clock",
    changes: {
      struck: [...struck, "unreached"],
      ...(isChange && { clocks: { ...NO_CLOCKS, backAt: changesEnd(appointmentStart(request)!) } }),
    },
    mails: [{ to: "sender", name: "call", topic: "sender", notAfter: appointmentStart(request) }],
  });
}

/**
 * Our staff have rung one side and told them what no email could: `practice` or `sender`. A practice that was told of a
 * change has its time to answer from then on.
 */
export function rang(request: Request, circumstances: Circumstances, whom: "practice" | "sender"): Decision {
  const { status, appointment, practice } = request;
  const isToAnswer = whom === "practice" && status === "sent" && appointment && practice;
  return noted(request, circumstances, {
    event: "rang",
    actor: "desk",
    detail: { rang: whom },
    changes: isToAnswer
      ? { clocks: { ...NO_CLOCKS, ...practiceClocks({ ...request, practice }, circumstances) } }
      : {},
  });
}

/** The mail that tells the patient of the agreed time was refused for good: the practice has their phone number. Noted once for each version. */
export function bounced(request: Request, circumstances: Circumstances): Decision {
  const { struck } = request;
  const isKnown = !isAllowed("bounced", "clock", request) || struck.includes("bounced");
  if (isKnown || hasBegun(request, circumstances.now)) return { kind: "nothing" };
  return noted(request, circumstances, {
    event: "bounced",
    actor: "clock",
    changes: { struck: [...struck, "bounced"] },
    mails: [{ to: "practice", name: "bounced", topic: "practice", notAfter: appointmentStart(request) }],
  });
}

/** The requests of the practice go to another address now: a mail brings the new link there. */
export function readdressed(request: Request, circumstances: Circumstances): Decision {
  if (!isAllowed("readdressed", "clock", request)) return { kind: "nothing" };
  return noted(request, circumstances, {
    event: "readdressed",
    actor: "clock",
    changes: {},
    mails: [{ to: "practice", name: "readdressed", topic: "final" }],
    cancels: ["practice"],
  });
}

/** An earlier time has become free, and we tell the patient, who asked us to. */
export function foundEarlier(request: Request, circumstances: Circumstances, found: FoundTime): Decision {
  const { earlier, appointment, practice } = request;
  if (!earlier || !isAllowed("foundEarlier", "clock", request) || appointment!.at <= found.at) return NOTHING;
  return noted(request, circumstances, {
    event: "foundEarlier",
    actor: "clock",
    detail: { at: found.at.toISOString() },
    changes: { earlier: { ...earlier, found } },
    mails: [
      {
        to: "sender",
        name: "earlier",
        topic: "invitation",
        notAfter: changesEnd(practiceInstant(practice, found.at)),
      },
    ],
    cancels: ["invitation"],
  });
}

function send(request: Request, circumstances: Circumstances, next: NextPractice | undefined): Decision {
  if (circumstances.routing === "desk") {
    const { clocks } = received(circumstances);
    return { kind: "postponed", request: { ...request, clocks } };
  }
  if (!next) throw new RangeError("Which practice is next has not been asked.");
  if (next.kind === "practice") return sendTo(request, circumstances, next);
  if (next.kind === "later" && givenUpAt(request) <= circumstances.now) return expire(request, circumstances);
  if (next.kind === "later")
    return { kind: "postponed", request: { ...request, clocks: { ...request.clocks, sendAt: next.at } } };
  const { chosen, mayGoElsewhere } = request;
  if (chosen !== null && !mayGoElsewhere)
    return takeBack(request, circumstances, { practice: chosen, why: "undelivered" });
  return close(request, circumstances, {
    event: "closed",
    actor: "clock",
    outcome: "unplaced",
    mails: [
      { to: "sender", name: "ended", topic: "sender" },
      { to: "ours", name: "unplaced", topic: "final" },
    ],
  });
}

function late(request: Request, circumstances: Circumstances, name: "late" | "passed-up"): Decision {
  return noted(request, circumstances, {
    event: "late",
    actor: "clock",
    changes: { struck: [...request.struck, name] },
    mails: [{ to: "ours", name, topic: "sender" }],
  });
}

function nudge(
  request: Request,
  circumstances: Circumstances,
  mail: Pick<Mail, "to" | "name" | "topic"> & { name: "nudge" | "choose-again" },
): Decision {
  return noted(request, circumstances, {
    event: "nudged",
    actor: "clock",
    changes: { struck: [...request.struck, mail.name] },
    // After days without a clock it may be night.
    mails: [mail.to === "sender" ? { ...mail, dueAt: inDaytime(circumstances.now) } : mail],
  });
}

/**
 * The practice didn’t reply in time. That is no silence where our own mail was late: if it still waits, it counts as refused,
 * and if it went only after they should have replied, their time begins when it went.
 */
function endOfTerms(request: Request, circumstances: Circumstances, delayed?: DelayedMail): Decision {
  const practice = request.practice!;
  const sentAt = delayed?.sentAt;
  if (sentAt === null) return undelivered(request, circumstances);
  if (!sentAt || sentAt <= request.clocks.answerBy!)
    return takeBack(request, circumstances, { practice: practice.id, why: "silent" });
  const anew = practiceClocks({ ...request, practice }, { ...circumstances, now: sentAt });
  return { kind: "postponed", request: { ...request, struck: [], clocks: { ...NO_CLOCKS, ...anew } } };
}

/** We tell a practice that was silent; of those that no mail reaches, who has opened it. */
function takeBack(
  request: Request,
  circumstances: Circumstances,
  { practice, why }: { practice: number; why: "silent" | "undelivered" },
): Decision {
  return lose(request, circumstances, {
    event: "tookBack",
    actor: "clock",
    detail: { why },
    tried: { practice, why, reason: null },
    mails: [
      { to: "sender", name: "back", topic: "sender" },
      ...(why === "silent" || request.openedAt ? [OFF] : []),
    ],
  });
}

function lapse(request: Request, circumstances: Circumstances): Decision {
  const { appointment, question, practice } = request;
  const { now } = circumstances;
  if (appointment) {
    const byDay = inDaytime(now);
    return stand(request, circumstances, byDay < appointmentStart(request)! ? byDay : now);
  }
  return close(request, circumstances, {
    event: "lapsed",
    actor: "clock",
    outcome: question!.kind === "times" ? "expired" : "unplaced",
    mails: [
      { to: "sender", name: "ended", topic: "sender", dueAt: inDaytime(now) },
      ...(practice ? [OFF] : []),
    ],
  });
}

/** The agreed time stands, and the patient hears of it while it is ahead. */
function stand(request: Request, circumstances: Circumstances, dueAt: Date): Decision {
  const { at } = request.appointment!;
  return keep(request, circumstances, {
    event: "lapsed",
    actor: "clock",
    detail: { at: at.toISOString() },
    mails: [{ to: "sender", name: "kept", topic: "sender", dueAt, notAfter: appointmentStart(request) }],
  });
}

function expire(request: Request, circumstances: Circumstances, delayed?: DelayedMail): Decision {
  return close(request, circumstances, {
    event: "expired",
    actor: "clock",
    outcome: "expired",
    mails: [
      { to: "sender", name: "ended", topic: "sender", dueAt: inDaytime(circumstances.now) },
      ...(request.practice && delayed?.sentAt !== null ? [OFF] : []),
    ],
  });
}

function pass(request: Request, circumstances: Circumstances): Decision {
  const isMissed = request.came === false;
  return close(request, circumstances, {
    event: "passed",
    actor: "clock",
    detail: { at: request.appointment!.at.toISOString() },
    outcome: isMissed ? "missed" : "attended",
    mails: [
      {
        to: "sender",
        name: isMissed ? "missed" : "review",
        topic: "invitation",
        dueAt: inDaytime(circumstances.now),
      },
    ],
  });
}
