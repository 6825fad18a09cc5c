import { MINUTE } from "../durations.ts";
import { changesEnd, givesUpAt, inDaytime, settlesAt } from "./promises.ts";
import { appointmentStart } from "./practice-time.ts";
import type { EventName, Reminder, Request } from "./requests.ts";

/** What the clock does by itself. */
type ClockEvent =
  | "send"
  | "late"
  | "passed-up"
  | "nudge"
  | "choose-again"
  | "take back"
  | "lapse"
  | "expire"
  | "pass";

/** When the clock has something to do with a request, and what; null for one that is closed. */
export function nextDue(request: Request): { at: Date; what: ClockEvent } | null {
  return runningClocks(request).toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}

/** Whose turn it is with a request, and by when. Of a confirmed one `due` is the appointment, of a closed one null. */
export function requestTurn(request: Request): {
  whose: "ours" | "practice" | "sender" | "no one";
  due: Date | null;
} {
  const { status, clocks, question } = request;
  if (status === "received") return { whose: "ours", due: clocks.matchBy ?? clocks.sendAt };
  if (status === "sent") return { whose: "practice", due: clocks.answerBy };
  if (status === "asked") return { whose: "sender", due: question!.until };
  return { whose: "no one", due: status === "confirmed" ? appointmentStart(request) : null };
}

/** What the clock does by the name of its event: `nudged`. */
export function clockEventName(what: ClockEvent): EventName {
  return CLOCK_EVENTS[what];
}

const CLOCK_EVENTS = {
  send: "sent",
  late: "late",
  "passed-up": "late",
  nudge: "nudged",
  "choose-again": "nudged",
  "take back": "tookBack",
  lapse: "lapsed",
  expire: "expired",
  pass: "passed",
} as const satisfies Record<ClockEvent, EventName>;

function runningClocks(request: Request): { at: Date; what: ClockEvent }[] {
  const { status, clocks, question, appointment, struck } = request;
  const once = (what: Reminder & ClockEvent, at: Date | null | undefined) =>
    at && !struck.includes(what) ? [{ at, what }] : [];
  const at = (what: ClockEvent, instant: Date | null | undefined) => (instant ? [{ at: instant, what }] : []);
  const start = appointmentStart(request);
  const stands = start && changesEnd(start);
  switch (status) {
    case "received":
      return [
        ...at("send", clocks.sendAt),
        ...at("expire", requestEnd(request)),
        ...once("late", clocks.matchBy),
        ...once("passed-up", clocks.passUpBy),
      ];
    case "sent":
      return [
        ...at(appointment ? "lapse" : "expire", stands ?? requestEnd(request)),
        ...once("nudge", clocks.answerBy),
        ...at(appointment ? "lapse" : "take back", clocks.backAt),
      ];
    case "asked":
      return [
        ...at("lapse", question!.until),
        ...at("lapse", stands),
        ...(question!.kind === "times" ? once("choose-again", remindAt(question!)) : []),
      ];
    case "confirmed":
      return at("pass", settlesAt(new Date(start!.getTime() + appointment!.minutes * MINUTE)));
    default:
      return [];
  }
}

/**
 * When a request without an appointment ends by itself: not while someone has been told that an answer is on its way. A
 * weekend or Christmas may last longer than the days that it is given.
 */
function requestEnd(request: Request): Date {
  const { sendAt, passUpBy, backAt } = request.clocks;
  const instants = [givenUpAt(request), ...[sendAt, passUpBy, backAt].filter((instant) => instant !== null)];
  return new Date(Math.max(...instants.map((instant) => instant.getTime())));
}

/** When a request is given up that no one has taken. */
export function givenUpAt({ wish, urgency }: Request): Date {
  return givesUpAt(wish.day, urgency === "emergency");
}

/** Half-way through the time to choose, by day; not at all where the night leaves no time. */
function remindAt({ remindAt: half, until }: { remindAt: Date; until: Date }): Date | null {
  const at = inDaytime(half);
  return at < until ? at : null;
}
