import type { AskedTime, DayPart } from "./day-parts.ts";
import type { Schedule } from "../hours/opening-hours.ts";

/**
 * A request for an appointment, and what may become of it. The status says whose turn it is:
 * `received` ours, `sent` the practice's, `asked` the patient's, `confirmed` no one's until the day, `closed` over.
 * Beside it stands the agreed appointment, which stands until another is agreed.
 */
export type Request = {
  /** Rises with every move; a form says which version it was shown with. */
  version: number;
  status: Status;
  receivedAt: Date;
  /** Who has it; null in `received`, and while the patient is asked whether another may. */
  practice: RequestPractice | null;
  /** Agreed, and standing until another is. */
  appointment: Appointment | null;
  /** Only in `asked`. */
  question: Question | null;
  /** As asked for now: the form's day and time until the patient changes them. */
  wish: Wish;
  urgency: "routine" | "urgent" | "emergency";
  /** Id of the practice that the patient chose on the form. */
  chosen: number | null;
  /** Another practice may have it: none was chosen, or the patient said yes. */
  mayGoElsewhere: boolean;
  tried: readonly Tried[];
  /** How many appointments there have been, this one included. */
  appointmentsMade: number;
  /** When the practice that has it first opened it. */
  openedAt: Date | null;
  clocks: Clocks;
  /** What the clock has noted of this version, each once. */
  struck: readonly Reminder[];
  /** Whether the patient wants to hear when an earlier time frees up, and when they could come; null: they don’t. */
  earlier: EarlierWish | null;
  /** What the practice said of the day itself; null until it has. */
  came: boolean | null;
  /** The instant of closing, while it is closed. */
  closedAt: Date | null;
  outcome: Outcome | null;
};

export type Status = "received" | "sent" | "asked" | "confirmed" | "closed";

/** As they were when the request was sent: the listing may change or go. */
export type RequestPractice = {
  id: number;
  name: string;
  phone: string;
  /** Whose holidays its business days leave out: `AUK`. */
  holidayRegion: string;
};

export type Appointment = {
  at: Date;
  minutes: number;
  /** The dentist, or empty. */
  with: string;
  /** What the practice wrote for the patient, or empty. */
  words: string;
  /** Counts the appointments of this request from 1: each has a UID of its own in calendars. */
  number: number;
  /** Counts the changes of this one from 0: `SEQUENCE` of RFC 5545. */
  sequence: number;
  /** A mail has put it into the practice’s own calendar, so each change of it goes there too. */
  isInTheirCalendar?: true;
};

export type Question =
  /**
   * `remindAt`: when the patient is reminded of choosing. `words`: what the practice wrote with the times, if anything.
   * `minutes`: how long each is; absent in older questions that took the place of no agreed time, and then it’s as
   * usual. `with`: the colleague whose times they are.
   */
  | {
      kind: "times";
      offers: readonly Date[];
      until: Date;
      remindAt: Date;
      words?: string;
      minutes?: number;
      with?: string;
    }
  | { kind: "elsewhere"; until: Date };

/** `day` as `2026-12-02`. */
export type Wish = AskedTime & { day: string; words: string };

/** Said without a day: `Friday afternoons`. The day that stands keeps counting for the clock. */
export type WishInWords = { words: string };

/** That a patient wants an earlier time than the agreed one. */
export type EarlierWish = {
  /** When they said so: the longest wait is told first. */
  since: Date;
  /** Days of the week, Monday as 0; empty: any. */
  days: readonly number[];
  part: DayPart | "any";
  /** The earlier time that they were told of last, until they take it, keep theirs or have another. */
  found: FoundTime | null;
};

/** An earlier time that is free for one patient. `freed` names what became free: its first cell (`freed-times.ts`). */
export type FoundTime = { at: Date; minutes: number; freed: number };

export type Tried = {
  practice: number;
  why: "declined" | "silent" | "undelivered" | "gave up" | "taken back";
  /** The reason of a practice that declined. */
  reason: DeclineReason | null;
};

export type Clocks = {
  /** When the clock sends it to a practice by itself. */
  sendAt: Date | null;
  /** Our own people find a practice until then. */
  matchBy: Date | null;
  passUpBy: Date | null;
  answerBy: Date | null;
  /** When the clock takes it from a practice that is silent. */
  backAt: Date | null;
};

export type Reminder = "late" | "passed-up" | "nudge" | "choose-again" | "unreached" | "bounced";

export type Outcome = "attended" | "missed" | "cancelled" | "unplaced" | "expired" | "not-serious";

/** Which answers a practice has when it cannot; the pages have the words. */
export const DECLINE_REASONS = [
  "full",
  "no-new-patients",
  "not-offered",
  "specialist",
  "not-real",
  "other",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** `desk`: our own people, by the command line. */
export type Actor = "sender" | "practice" | "desk" | "clock";

/** What a patient or a practice does. The clock acts by `tick`, our own people by `decideAtDesk`. */
export type Act =
  | { by: "sender"; do: "choose"; choice: number }
  | { by: "sender"; do: "keep" }
  | { by: "sender"; do: "change"; wish: Wish | WishInWords }
  | { by: "sender"; do: "agreed"; at: Date; minutes: number }
  /** Takes a free time of the practice that has the request, instead of an agreed time where one stands. */
  | { by: "sender"; do: "book"; at: Date; minutes: number }
  | { by: "sender"; do: "elsewhere"; isAllowed: boolean }
  /** Wants to hear when an earlier time frees up; null: no longer. */
  | { by: "sender"; do: "earlier"; wish: Pick<EarlierWish, "days" | "part"> | null }
  | { by: "sender"; do: "cancel"; words: string }
  | { by: "practice"; do: "open" }
  /** Also moves an agreed appointment. `both`: beside another that they have then, as they have said. */
  | { by: "practice"; do: "confirm"; at: Date; minutes: number; with: string; words: string; both?: true }
  /**
   * An agreed appointment cannot be kept, or times that it offered are no longer available. `away`: nobody is there then,
   * so an agreed time is given up also while a change of it is talked about; it names the kept time.
   */
  | {
      by: "practice";
      do: "offer";
      offers: readonly Date[];
      minutes: number;
      words: string;
      isCalendarWrong?: true;
      away?: string;
      with?: string;
    }
  /** While an appointment stands: the change is declined. Times that it offered no longer stand. */
  | { by: "practice"; do: "decline"; reason: DeclineReason; words: string; away?: string }
  /** `isCalendarWrong`: a free time of theirs was none, here and where an agreed time is given up for offers. */
  | { by: "practice"; do: "giveUp"; words: string; isCalendarWrong?: true; away?: string }
  /** They have told the patient by phone what no email could. */
  | { by: "practice"; do: "told" }
  | { by: "practice"; do: "report"; came: boolean };

export type EventName =
  | "sent"
  | "tookBack"
  | "confirmed"
  | "offered"
  | "declined"
  | "gaveUp"
  | "chose"
  | "kept"
  | "changed"
  | "agreed"
  | "booked"
  | "askedEarlier"
  | "foundEarlier"
  | "allowed"
  | "refused"
  | "cancelled"
  | "closed"
  | "lapsed"
  | "expired"
  | "passed"
  | "reported"
  | "opened"
  | "nudged"
  | "late"
  | "unreached"
  | "rang"
  | "bounced"
  | "readdressed"
  | "reopened";

/** What an event says beside its name; instants are ISO 8601. */
export type EventDetail = {
  /** `holidayRegion` only where its clocks aren’t those of the rest: it says by which the times of this event are. */
  practice?: { id: number; name: string; holidayRegion?: string };
  /** The agreed time: with `offered` it is given up for other times, with `declined` it stays. */
  at?: string;
  minutes?: number;
  with?: string;
  offers?: readonly string[];
  /** Set for `offered`, `declined` and `gaveUp`: the times that the practice offered before, and that no longer stand. */
  withdrawn?: readonly string[];
  reason?: DeclineReason;
  why?: Tried["why"];
  /** Why this practice was chosen, in words. */
  reasons?: readonly string[];
  came?: boolean;
  /** The practice gives up a booked time because it showed as free and it wasn’t. */
  isCalendarWrong?: true;
  /** The away for which a practice gave up an agreed time, or took back what it had offered: the id of a kept time. */
  away?: string;
  /** Set for `askedEarlier`: whether they want to hear of earlier times from then on. */
  wantsEarlier?: boolean;
  /** Set for `changed`; absent where words alone say when. */
  wish?: Wish;
  words?: string;
  /** Set for `sent`: what our staff wrote to the practice with it. */
  note?: string;
  /** Our staff recorded what a patient or a practice had said by phone. */
  by?: "phone";
  /** Whom it was mailed to: the mails that were enqueued with it. Absent in events from before this was noted. */
  told?: readonly Mail["to"][];
  /** Set for `rang`: who was told by phone what no email could, by our staff or by the practice. */
  rang?: "sender" | "practice";
};

/**
 * Mails that wait are deleted by topic when a later event makes them untrue. `appointment` are those that put an
 * appointment into a calendar: only a later change of it takes their place. `invitation` goes out by day alone, retries
 * included. `final` is true whatever comes later.
 */
export type Topic = "sender" | "appointment" | "practice" | "reminder" | "invitation" | "final";

export type SenderMail =
  | "received"
  | "passed"
  | "times"
  | "confirmed"
  | "declined"
  | "off"
  | "back"
  | "kept"
  | "changed"
  | "cancelled"
  | "call"
  | "ended"
  | "reopened"
  | "choose-again"
  | "reminder"
  | "earlier"
  | "missed"
  | "review";

/** To our own people: `unplaced`, where no person finds a practice, says that none was found. */
export type OurMail = "late" | "passed-up" | "unplaced";

export type PracticeMail =
  | "request"
  | "nudge"
  | "change"
  | "chosen"
  | "booked"
  | "confirmed"
  | "bounced"
  | "off"
  | "gave-up"
  | "readdressed";

/** A mail as data: `services/requests/` has its words. */
export type Mail = (
  | { to: "sender"; name: SenderMail }
  | { to: "practice"; name: PracticeMail }
  | { to: "ours"; name: OurMail }
) & {
  topic: Topic;
  /** The version of the request after the event: part of the Message-ID, so that no mail exists twice. */
  version: number;
  /** The practice it goes to or speaks of, also when it has just lost the request. */
  practice: RequestPractice | null;
  /** The appointment it speaks of; of a cancelled one the sequence is the next. */
  appointment: Appointment | null;
  /** The calendar part that it carries about `appointment`. */
  calendar: "request" | "cancel" | null;
  dueAt: Date;
  /** Given up when it could not be sent by then. */
  notAfter: Date | null;
};

/** What an act comes to. */
export type Decision =
  /** `version` has risen. */
  | ({ kind: "moved" } & Happening)
  /** Noted without a new version: forms that are open stay valid. */
  | ({ kind: "noted" } & Happening)
  /** The clock tries again later: no event. */
  | { kind: "postponed"; request: Request }
  /** It is so already, or it is not due. */
  | { kind: "nothing" }
  /** `offer`: which of the offered times it is about, where it is about one. */
  | { kind: "refused"; problem: ActProblem; offer?: Date };

export type Happening = {
  event: EventName;
  actor: Actor;
  detail: EventDetail;
  /** As it is afterwards. */
  request: Request;
  mails: readonly Mail[];
  /** Waiting mails of these topics are deleted first. */
  cancels: readonly Topic[];
};

/** Why an act is refused; the pages have the words. */
export type ActProblem =
  /** Not possible in this state. */
  | "not-now"
  | "time-past"
  /** More than 13 months ahead. */
  | "time-too-far"
  /** Not between 6am and 10pm, or not on five minutes. */
  | "time-of-day"
  /** An offer must be two hours ahead. */
  | "offer-too-soon"
  /** None, more than three, or the same twice. */
  | "offers"
  /** An offer can be chosen until an hour before it. */
  | "choice-over"
  /** A free time is gone: someone was quicker, or it cannot be booked any more. */
  | "time-taken"
  /** What stands behind a free time isn't known just now, so that it can only be asked for. */
  | "unconfirmed"
  /** The practice has another appointment then, and has not said that it means both. */
  | "another-then"
  | "nothing-different"
  /** Within two hours of the appointment: call the practice. */
  | "call-instead"
  /** Not before its start. */
  | "not-yet";

/** Where and when a decision is made. */
export type Circumstances = {
  now: Date;
  /** When our own people read requests. */
  desk: Schedule;
  /** `direct`: no person between patient and practice. `desk`: our people send each request on. */
  routing: "direct" | "desk";
};
