import type { Actor, EventName, Request } from "./requests.ts";

/** A status, and whether an appointment stands (`+`) or what is asked. */
export type State =
  | "received"
  | "sent"
  | "sent+"
  | "asked times"
  | "asked times+"
  | "asked elsewhere"
  | "confirmed"
  | "closed";

/** One line of the table of what may happen: everything that `decide` and `tick` do is in one of them. */
export type Move = {
  event: EventName;
  by: readonly Actor[];
  from: readonly State[];
  to: readonly State[];
  /** `sender confirmed`; with `+` the calendar part that it carries. */
  mails: readonly string[];
  /** Changes neither version nor status. */
  isQuiet?: true;
  /** In words, for docs/requests.md. */
  when: string;
};

const WITH_PRACTICE = ["sent", "sent+", "asked times", "asked times+"] as const;
/** Where a request goes when a practice has lost it. */
const LOST = ["received", "asked elsewhere"] as const;
const OPEN = ["received", ...WITH_PRACTICE, "asked elsewhere", "confirmed"] as const;

const STATES: readonly State[] = [...OPEN, "closed"];

/** What may happen to a request: `docs/requests.md` is made from it. */
export const MOVES: readonly Move[] = [
  {
    event: "sent",
    by: ["clock", "desk"],
    from: ["received"],
    to: ["sent"],
    mails: ["sender passed", "practice request"],
    when: "The request goes to a practice. What goes there on arrival has the mail received instead of passed. Our staff send it, where we can email, to the chosen practice or, if the patient agrees, to another.",
  },
  {
    event: "tookBack",
    by: ["clock"],
    from: ["sent"],
    to: LOST,
    mails: ["sender back", "practice off"],
    when: "The practice has not replied within a second term, or our mail to them was refused or still waits; then we tell only who has opened it.",
  },
  {
    event: "tookBack",
    by: ["clock"],
    from: ["received"],
    to: ["asked elsewhere"],
    mails: ["sender back"],
    when: "We cannot email the chosen practice, and the patient has not agreed to another.",
  },
  {
    event: "tookBack",
    by: ["desk"],
    from: ["sent", "asked times"],
    to: LOST,
    mails: ["sender back", "practice off"],
    when: "Our staff take it back to find another practice, even where requests otherwise go straight to practices.",
  },
  {
    event: "tookBack",
    by: ["desk"],
    from: ["sent+", "asked times+", "confirmed"],
    to: LOST,
    mails: ["sender off +cancel", "practice off", "practice off +cancel"],
    when: "Our staff take it back, and cancel the agreed time.",
  },
  {
    event: "confirmed",
    by: ["practice"],
    from: [...WITH_PRACTICE, "confirmed"],
    to: ["confirmed"],
    mails: ["sender confirmed +request", "sender reminder", "practice confirmed +request"],
    when: "The practice confirms a time, or moves the agreed one. Who has not opened the request yet gets a mail about it.",
  },
  {
    event: "offered",
    by: ["practice"],
    from: ["sent"],
    to: ["asked times"],
    mails: ["sender times"],
    when: "The practice offers up to three times.",
  },
  {
    event: "offered",
    by: ["practice"],
    from: ["sent+"],
    to: ["asked times+"],
    mails: ["sender times"],
    when: "The practice offers times for the change. The agreed time doesn’t change.",
  },
  {
    event: "offered",
    by: ["practice"],
    from: ["asked times"],
    to: ["asked times"],
    mails: ["sender times"],
    when: "The practice takes back the times they offered, and offers others.",
  },
  {
    event: "offered",
    by: ["practice"],
    from: ["asked times+"],
    to: ["asked times+"],
    mails: ["sender times"],
    when: "The practice takes back the times they offered for the change, and offers others. The agreed time doesn’t change.",
  },
  {
    event: "offered",
    by: ["practice"],
    from: ["confirmed"],
    to: ["asked times"],
    mails: ["sender times +cancel", "practice gave-up +cancel"],
    when: "The practice cannot keep the agreed time and offers others.",
  },
  {
    event: "offered",
    by: ["practice"],
    from: ["sent+", "asked times+"],
    to: ["asked times"],
    mails: ["sender times +cancel", "practice gave-up +cancel"],
    when: "The practice is away at the agreed time, so they give it up, whatever change of it is being talked about, and offer others.",
  },
  {
    event: "declined",
    by: ["practice"],
    from: ["sent", "asked times"],
    to: [...LOST, "closed"],
    mails: ["sender declined"],
    when: "The practice cannot see them, and takes back the times they offered. If they say it is not a real request, it is closed without a mail where our staff do not read requests.",
  },
  {
    event: "declined",
    by: ["practice"],
    from: ["sent+", "asked times+"],
    to: ["confirmed"],
    mails: ["sender kept"],
    when: "The practice declines the change and takes back the times they offered for it. The agreed time doesn’t change.",
  },
  {
    event: "gaveUp",
    by: ["practice"],
    from: ["confirmed", "sent+", "asked times+"],
    to: LOST,
    mails: ["sender off +cancel", "practice gave-up +cancel"],
    when: "The practice cancels the appointment.",
  },
  {
    event: "chose",
    by: ["sender"],
    from: ["asked times", "asked times+"],
    to: ["confirmed"],
    mails: ["sender confirmed +request", "sender reminder", "practice chosen", "practice chosen +request"],
    when: "The patient chooses an offered time.",
  },
  {
    event: "kept",
    by: ["sender"],
    from: ["asked times+"],
    to: ["confirmed"],
    mails: ["practice chosen"],
    when: "The patient keeps the agreed time.",
  },
  {
    event: "kept",
    by: ["sender"],
    from: ["confirmed"],
    to: ["confirmed"],
    mails: [],
    isQuiet: true,
    when: "The patient keeps the agreed time, though we’ve told them of an earlier one.",
  },
  {
    event: "askedEarlier",
    by: ["sender"],
    from: [...WITH_PRACTICE, "confirmed"],
    to: [...WITH_PRACTICE, "confirmed"],
    mails: [],
    isQuiet: true,
    when: "The patient wants to hear when an earlier time frees up, or no longer.",
  },
  {
    event: "foundEarlier",
    by: ["clock"],
    from: ["confirmed"],
    to: ["confirmed"],
    mails: ["sender earlier"],
    isQuiet: true,
    when: "An earlier time has become free, and the patient has asked to be told.",
  },
  {
    event: "changed",
    by: ["sender"],
    from: ["received"],
    to: ["received"],
    mails: [],
    when: "The patient asks for another time.",
  },
  {
    event: "changed",
    by: ["sender"],
    from: ["asked elsewhere"],
    to: ["asked elsewhere"],
    mails: [],
    when: "The patient asks for another time.",
  },
  {
    event: "changed",
    by: ["sender"],
    from: ["sent", "asked times"],
    to: ["sent"],
    mails: ["sender changed", "practice change"],
    when: "The patient asks for another time.",
  },
  {
    event: "changed",
    by: ["sender"],
    from: ["sent+", "asked times+", "confirmed"],
    to: ["sent+"],
    mails: ["sender changed", "practice change"],
    when: "The patient asks for another time, up to two hours before the agreed one, which doesn’t change.",
  },
  {
    event: "agreed",
    by: ["sender"],
    from: WITH_PRACTICE,
    to: ["confirmed"],
    mails: ["sender confirmed +request", "sender reminder", "practice chosen", "practice chosen +request"],
    when: "The patient says that a time was agreed on the phone.",
  },
  {
    event: "agreed",
    by: ["desk"],
    from: ["received", "asked elsewhere"],
    to: ["confirmed"],
    mails: ["sender confirmed +request", "sender reminder", "practice chosen"],
    when: "Our staff have agreed a time with the patient and a practice by phone. A practice without an email address gets no mail.",
  },
  {
    event: "booked",
    by: ["sender"],
    from: ["received"],
    to: ["confirmed"],
    mails: ["sender confirmed +request", "sender reminder", "practice booked"],
    when: "The patient books a free time of a practice with the form that asks for it; never later.",
  },
  {
    event: "booked",
    by: ["sender"],
    from: [...WITH_PRACTICE, "confirmed"],
    to: ["confirmed"],
    mails: ["sender confirmed +request", "sender reminder", "practice booked", "practice booked +request"],
    when: "The patient takes a free time of the practice that has the request, up to two hours before the agreed one.",
  },
  {
    event: "allowed",
    by: ["sender"],
    from: ["asked elsewhere"],
    to: ["received"],
    mails: [],
    when: "The patient says another practice can have the request.",
  },
  {
    event: "refused",
    by: ["sender"],
    from: ["asked elsewhere"],
    to: ["closed"],
    mails: ["sender ended"],
    when: "The patient wants no other practice.",
  },
  {
    event: "cancelled",
    by: ["sender"],
    from: OPEN,
    to: ["closed"],
    mails: ["sender cancelled", "sender cancelled +cancel", "practice off", "practice off +cancel"],
    when: "The patient cancels: with a calendar part where a time was agreed.",
  },
  {
    event: "cancelled",
    by: ["desk"],
    from: ["confirmed"],
    to: ["closed"],
    mails: ["sender cancelled +cancel", "practice off", "practice off +cancel"],
    when: "Our staff free the times that were booked at a practice by people who have pressed nothing.",
  },
  {
    event: "closed",
    by: ["clock"],
    from: ["received"],
    to: ["closed"],
    mails: ["sender ended", "ours unplaced"],
    when: "There is no practice to send it to, or three could not.",
  },
  {
    event: "closed",
    by: ["desk"],
    from: ["received"],
    to: ["closed"],
    mails: ["sender ended"],
    when: "Our staff have found no practice.",
  },
  {
    event: "reopened",
    by: ["desk"],
    from: ["closed"],
    to: ["received"],
    mails: ["sender reopened"],
    when: "Our staff reopen a request that ended without an appointment, and find a practice in time.",
  },
  {
    event: "lapsed",
    by: ["clock"],
    from: ["asked times", "asked elsewhere"],
    to: ["closed"],
    mails: ["sender ended", "practice off"],
    when: "The patient has not answered in time. Whether another practice can have it, they have to say before the time they asked for, if that was two hours ahead when we asked them.",
  },
  {
    event: "lapsed",
    by: ["clock"],
    from: ["sent+", "asked times+"],
    to: ["confirmed"],
    mails: ["sender kept"],
    when: "The change was not agreed in time, the mail about it was refused, or the agreed time is two hours away. It doesn’t change.",
  },
  {
    event: "expired",
    by: ["clock"],
    from: ["received", "sent"],
    to: ["closed"],
    mails: ["sender ended", "practice off"],
    when: "14 days after the day asked for, 3 in an emergency, but not while someone still has time to answer.",
  },
  {
    event: "passed",
    by: ["clock"],
    from: ["confirmed"],
    to: ["closed"],
    mails: ["sender missed", "sender review"],
    when: "A day after the appointment: attended, and asked how it was, or missed where the practice said so.",
  },
  {
    event: "reported",
    by: ["practice"],
    from: ["closed"],
    to: ["closed"],
    mails: ["sender missed"],
    when: "The practice says whether the patient came, up to 14 days after.",
  },
  {
    event: "reported",
    by: ["practice"],
    from: ["confirmed"],
    to: ["confirmed"],
    mails: [],
    isQuiet: true,
    when: "The practice says whether the patient came, on the day.",
  },
  {
    event: "opened",
    by: ["practice"],
    from: [...WITH_PRACTICE, "confirmed"],
    to: [...WITH_PRACTICE, "confirmed"],
    mails: [],
    isQuiet: true,
    when: "The practice opens the request for the first time.",
  },
  {
    event: "nudged",
    by: ["clock"],
    from: WITH_PRACTICE,
    to: WITH_PRACTICE,
    mails: ["practice nudge", "sender choose-again"],
    isQuiet: true,
    when: "The practice should have answered by now, or half of the time to choose is over.",
  },
  {
    event: "late",
    by: ["clock"],
    from: ["received"],
    to: ["received"],
    mails: ["ours late", "ours passed-up"],
    isQuiet: true,
    when: "Our staff should have found a practice by now, or a business day ago.",
  },
  {
    event: "unreached",
    by: ["clock"],
    from: ["sent+", "confirmed", "closed"],
    to: ["sent+", "confirmed", "closed"],
    mails: ["sender call"],
    isQuiet: true,
    when: "No mail tells the practice of the agreed time, of a change of it, or that it is cancelled. Our staff ring them; the patient is told so, and can call. Until someone has rung, the practice has nothing to answer.",
  },
  {
    event: "rang",
    by: ["desk"],
    from: STATES,
    to: STATES,
    mails: [],
    isQuiet: true,
    when: "Our staff have told one side by phone what no email could. A practice that was told of a change has its time to answer from then on.",
  },
  {
    event: "rang",
    by: ["practice"],
    from: [...WITH_PRACTICE, "confirmed"],
    to: [...WITH_PRACTICE, "confirmed"],
    mails: [],
    isQuiet: true,
    when: "The practice has told the patient by phone what no email could.",
  },
  {
    event: "bounced",
    by: ["clock"],
    from: ["confirmed"],
    to: ["confirmed"],
    mails: ["practice bounced"],
    isQuiet: true,
    when: "The mail that tells the patient of the agreed time was refused: the practice is asked to call them.",
  },
  {
    event: "readdressed",
    by: ["clock"],
    from: [...WITH_PRACTICE, "confirmed"],
    to: [...WITH_PRACTICE, "confirmed"],
    mails: ["practice readdressed"],
    isQuiet: true,
    when: "The practice’s requests now go to another address: they get a new link there, and the old ones end.",
  },
];

/** What the table knows a request by: `sent+` is with a practice while an agreed appointment stands. */
export function requestState({ status, appointment, question }: Request): State {
  const standing = appointment ? "+" : "";
  if (status === "sent") return `sent${standing}`;
  if (status !== "asked") return status;
  return question?.kind === "elsewhere" ? "asked elsewhere" : `asked times${standing}`;
}

/** Whether the table has a line for this. */
export function isAllowed(event: EventName, by: Actor, request: Request): boolean {
  const state = requestState(request);
  return MOVES.some((move) => move.event === event && move.by.includes(by) && move.from.includes(state));
}
