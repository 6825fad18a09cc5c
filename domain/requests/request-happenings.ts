import {
  answerClocks,
  choiceEnds,
  elsewhereEnds,
  lastBookableDay,
  matchClocks,
  questionEnds,
  reminderTimes,
  standsFrom,
} from "./promises.ts";
import { zoneOfRegion } from "../hours/practice-clock.ts";
import { newZealandClock, newZealandDay, newZealandInstant, newZealandMinute, ZONE } from "../nz-time.ts";
import { appointmentStart, type PracticeClock, practiceInstant, practiceNow } from "./practice-time.ts";
import type {
  ActProblem,
  Actor,
  Appointment,
  Circumstances,
  Clocks,
  Decision,
  EventDetail,
  EventName,
  Happening,
  Mail,
  Outcome,
  Question,
  Request,
  RequestPractice,
  Topic,
  Tried,
  Wish,
} from "./requests.ts";

/** No clock runs. */
export const NO_CLOCKS: Clocks = {
  sendAt: null,
  matchBy: null,
  passUpBy: null,
  answerBy: null,
  backAt: null,
};

/** What every move makes untrue: state mails that were not sent yet. */
const STATE_MAILS: readonly Topic[] = ["sender", "practice", "invitation"];
const APPOINTMENT_MAILS: readonly Topic[] = ["appointment", "reminder"];

export type Moved = Extract<Decision, { kind: "moved" }>;

/** A move that is being put together: what happens, and what changes. */
type Draft = {
  event: EventName;
  actor: Actor;
  detail?: EventDetail;
  changes: Partial<Request>;
  mails?: readonly MailDraft[];
  /** What a move takes back beside the state mails. */
  cancels?: readonly Topic[];
};

type MailDraft = Pick<Mail, "to" | "name" | "topic"> &
  Partial<Pick<Mail, "practice" | "appointment" | "calendar" | "dueAt" | "notAfter">>;

/** The next version. Clocks that have struck and the question belong to the last one. */
export function moved(before: Request, { now }: Circumstances, draft: Draft): Moved {
  const request: Request = {
    ...before,
    question: null,
    struck: [],
    earlier: before.earlier && { ...before.earlier, found: null },
    ...draft.changes,
    version: before.version + 1,
  };
  const cancels = [...STATE_MAILS, ...(draft.cancels ?? [])];
  return { kind: "moved", ...happening(request, now, draft), cancels };
}

/** Keeps the version. */
export function noted(before: Request, { now }: Circumstances, draft: Draft): Decision {
  return {
    kind: "noted",
    ...happening({ ...before, ...draft.changes }, now, draft),
    cancels: draft.cancels ?? [],
  };
}

function happening(
  request: Request,
  now: Date,
  { event, actor, detail = {}, mails = [] }: Draft,
): Omit<Happening, "cancels"> {
  const complete = mails.map((mail) => requestMail(request, now, mail));
  return { event, actor, detail, request, mails: complete };
}

/** A mail about a request as it is now, due at once. */
export function requestMail(request: Request, now: Date, mail: MailDraft): Mail {
  const { version, practice, appointment } = request;
  return { version, practice, appointment, calendar: null, dueAt: now, notAfter: null, ...mail } as Mail;
}

type Agreement = {
  event: "confirmed" | "chose" | "agreed" | "booked";
  actor: Actor;
  agreed: Pick<Appointment, "at" | "minutes" | "with" | "words">;
  tellsPractice?: boolean;
};

/** An agreed time: the appointment, the mail with its calendar part, and the reminder. */
export function agree(
  before: Request,
  circumstances: Circumstances,
  { event, actor, agreed, tellsPractice = actor === "sender" }: Agreement,
): Moved {
  const { now } = circumstances;
  const last = before.appointment;
  const wasInTheirs = last?.isInTheirCalendar ?? false;
  const isTold = tellsPractice || wasInTheirs;
  const isInTheirs = wasInTheirs || (isTold && event === "confirmed");
  const appointment: Appointment = {
    ...agreed,
    ...(last
      ? { number: last.number, sequence: last.sequence + 1 }
      : { number: before.appointmentsMade + 1, sequence: 0 }),
    ...(isInTheirs && { isInTheirCalendar: true }),
  };
  const reminder = reminderTimes(practiceInstant(before.practice, agreed.at), now);
  return moved(before, circumstances, {
    event,
    actor,
    detail: {
      // Where the practice gets the request with it.
      ...(before.version === 0 || actor === "desk" ? { practice: inEvent(before.practice!) } : {}),
      at: agreed.at.toISOString(),
      minutes: agreed.minutes,
      ...(agreed.with && { with: agreed.with }),
      ...(agreed.words && { words: agreed.words }),
    },
    changes: {
      status: "confirmed",
      appointment,
      appointmentsMade: appointment.number,
      clocks: NO_CLOCKS,
      came: null,
    },
    mails: [
      { to: "sender", name: "confirmed", topic: "appointment", appointment, calendar: "request" },
      ...(reminder ? [{ to: "sender", name: "reminder", topic: "reminder", ...reminder } as const] : []),
      ...(isTold
        ? [{ to: "practice", name: PRACTICE_MAIL[event], ...inTheirCalendar(appointment) } as const]
        : []),
    ],
    cancels: APPOINTMENT_MAILS,
  });
}

/** How a practice is told of an agreed time. */
const PRACTICE_MAIL = {
  confirmed: "confirmed",
  chose: "chosen",
  agreed: "chosen",
  booked: "booked",
} as const;

/** What a calendar got, only a later change of it takes the place of. */
function inTheirCalendar({ isInTheirCalendar }: Appointment): Pick<Mail, "topic" | "calendar"> {
  return isInTheirCalendar
    ? { topic: "appointment", calendar: "request" }
    : { topic: "practice", calendar: null };
}

/** A practice as an event names it. */
function inEvent({ id, name, holidayRegion }: RequestPractice): NonNullable<EventDetail["practice"]> {
  return { id, name, ...(zoneOfRegion(holidayRegion) !== ZONE && { holidayRegion }) };
}

/** The agreed time stands: a change of it is over. */
export function keep(before: Request, circumstances: Circumstances, draft: Omit<Draft, "changes">): Decision {
  return moved(before, circumstances, { ...draft, changes: { status: "confirmed", clocks: NO_CLOCKS } });
}

/** The request goes to a practice. */
export function sendTo(
  before: Request,
  circumstances: Circumstances,
  {
    practice,
    reasons,
    actor = "clock",
    note = "",
  }: { practice: RequestPractice; reasons: readonly string[]; actor?: "clock" | "desk"; note?: string },
): Moved {
  return moved(before, circumstances, {
    event: "sent",
    actor,
    detail: {
      practice: inEvent(practice),
      ...(reasons.length > 0 && { reasons }),
      ...(note !== "" && { note }),
    },
    changes: {
      status: "sent",
      practice,
      openedAt: null,
      clocks: { ...NO_CLOCKS, ...practiceClocks({ ...before, practice }, circumstances) },
    },
    mails: [
      { to: "sender", name: "passed", topic: "sender" },
      { to: "practice", name: "request", topic: "practice" },
    ],
  });
}

/**
 * When the practice must answer, and when the clock takes the request back. While a time is agreed, neither is later
 * than the instant from which that one stands (`standsFrom`).
 */
export function practiceClocks(
  request: Pick<Request, "urgency" | "appointment"> & { practice: RequestPractice },
  { now, desk }: Circumstances,
): Pick<Clocks, "answerBy" | "backAt"> {
  const { urgency, appointment } = request;
  const { holidayRegion } = request.practice;
  const clocks = answerClocks(now, { isEmergency: urgency === "emergency", desk, holidayRegion });
  if (!appointment) return clocks;
  const end = standsFrom(practiceInstant(request.practice, appointment.at), now);
  return { answerBy: earlier(clocks.answerBy, end), backAt: earlier(clocks.backAt, end) };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** The practice no longer has it: back to us where another may have it, else the patient is asked whether one may. */
export function lose(
  before: Request,
  circumstances: Circumstances,
  { tried, ...draft }: Omit<Draft, "changes"> & { tried: Tried },
): Moved {
  const changes: Partial<Request> = {
    ...waiting(before, circumstances),
    practice: null,
    appointment: null,
    openedAt: null,
    tried: [...before.tried, tried],
    wish: wishAfter(before),
  };
  const mails = (draft.mails ?? []).map((mail) => ({ practice: before.practice, ...mail }));
  const cancels = before.appointment ? APPOINTMENT_MAILS : [];
  return moved(before, circumstances, { ...draft, mails, changes, cancels });
}

/** Received again, or the patient is asked whether another practice may have it. */
function waiting(before: Request, circumstances: Circumstances): Partial<Request> {
  if (before.mayGoElsewhere) return received(circumstances);
  const question = elsewhereQuestion({ ...before, wish: wishAfter(before) }, circumstances);
  return { status: "asked", question, clocks: NO_CLOCKS };
}

/** Asks the patient whether another practice may have the request, while a yes can help with the time asked for. */
export function elsewhereQuestion(
  request: Pick<Request, "urgency" | "wish" | "practice">,
  { now, desk }: Circumstances,
): Question {
  const isEmergency = request.urgency === "emergency";
  return { kind: "elsewhere", until: elsewhereEnds(now, { isEmergency, desk, wishedAt: wishedAt(request) }) };
}

/** The instant that a patient asks for; null beside words, where a time may be one of several that suit. */
export function wishedAt({
  wish: { day, time, words },
  practice,
}: Pick<Request, "wish" | "practice">): Date | null {
  const kept = words === "" ? newZealandInstant(`${day}T${time}`, "start") : undefined;
  return kept ? practiceInstant(practice, kept) : null;
}

/** It is with us: the clock sends it on at once, or our own people do in time. */
export function received({ now, desk, routing }: Circumstances): Pick<Request, "status" | "clocks"> {
  const clocks = routing === "direct" ? { sendAt: now } : matchClocks(now, desk);
  return { status: "received", clocks: { ...NO_CLOCKS, ...clocks } };
}

/**
 * Asks the patient to choose an offer. The question ends with its term, an hour before the last offer, or when an agreed
 * time stands (`standsFrom`): whichever comes first.
 */
export function offersQuestion(
  request: Pick<Request, "urgency" | "appointment" | "practice">,
  { now, desk }: Circumstances,
  offers: readonly Date[],
): Extract<Question, { kind: "times" }> {
  const { urgency, practice } = request;
  const ends = questionEnds(now, { isEmergency: urgency === "emergency", desk }).getTime();
  const last = new Date(Math.max(...offers.map((offer) => practiceInstant(practice, offer).getTime())));
  const start = appointmentStart(request);
  const stands = start ? standsFrom(start, now).getTime() : Infinity;
  const until = Math.min(ends, choiceEnds(last).getTime(), stands);
  return { kind: "times", offers, until: new Date(until), remindAt: new Date((now.getTime() + until) / 2) };
}

/** An appointment that is given up is what the patient wishes from then on: the request waits from its day. */
export function wishAfter({ wish, appointment }: Request): Request["wish"] {
  if (!appointment || newZealandDay(appointment.at) < wish.day) return wish;
  return { day: newZealandDay(appointment.at), time: newZealandClock(appointment.at), words: wish.words };
}

/** The end. The practice that had it, if any, is told. */
export function close(
  before: Request,
  circumstances: Circumstances,
  { outcome, ...draft }: Omit<Draft, "changes"> & { outcome: Outcome },
): Moved {
  const { now } = circumstances;
  const isKept = outcome === "attended" || outcome === "missed";
  const changes: Partial<Request> = { status: "closed", outcome, closedAt: now, clocks: NO_CLOCKS };
  if (!isKept) changes.appointment = null;
  return moved(before, circumstances, { ...draft, changes, cancels: APPOINTMENT_MAILS });
}

/** The calendar part that takes an appointment out of a calendar: with the next sequence (RFC 5546, 3.2.5). */
export function calendarCancellation(
  appointment: Appointment,
): Pick<Mail, "appointment" | "calendar" | "topic"> {
  return {
    appointment: { ...appointment, sequence: appointment.sequence + 1 },
    calendar: "cancel",
    topic: "final",
  };
}

/** It is so already. */
export const NOTHING: Decision = { kind: "nothing" };

/** The act cannot be done now: nothing moves, and who acted is told why. */
export function refused(problem: ActProblem): Decision {
  return { kind: "refused", problem };
}

/** What a practice hears that no longer has the request. */
export const OFF = { to: "practice", name: "off", topic: "final" } as const;

/** Tells them of an appointment that they no longer have, also for their calendar where it is in there. */
export function offWith(appointment: Appointment | null): MailDraft {
  return { ...OFF, appointment, calendar: appointment?.isInTheirCalendar ? "cancel" : null };
}

/** What takes an appointment out of a practice’s calendar that they have given up themselves. */
export function outOfTheirCalendar(appointment: Appointment): MailDraft[] {
  return appointment.isInTheirCalendar ? [{ ...offWith(appointment), name: "gave-up" }] : [];
}

/** Whether a wish can still be asked for, by the clocks of the practice: until its time, of a part of the day until the last of it. */
export function wishProblem(
  { day, time }: Pick<Wish, "day" | "time">,
  practice: PracticeClock,
  now: Date,
): "time-past" | "time-too-far" | null {
  if (`${day} ${time}` <= newZealandMinute(practiceNow(practice, now))) return "time-past";
  return day > lastBookableDay(now) ? "time-too-far" : null;
}
