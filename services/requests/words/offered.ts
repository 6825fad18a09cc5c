import { newZealandTime } from "#domain/nz-time.ts";
import type { RequestEvent, RequestRecord } from "#domain/requests/request-record.ts";
import { type PracticeClock, practiceInstant } from "#domain/requests/practice-time.ts";
import { choiceEnds } from "#domain/requests/promises.ts";
import type { Question } from "#domain/requests/requests.ts";
import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { byWords, dayWords } from "#content/requests/when.ts";
import { NO_LONGER_STAND } from "#content/requests/request-words.ts";
import {
  type AboutMail,
  shownTime,
  calendarNote,
  fromPractice,
  type Head,
  mailPracticeName,
  mailTime,
  ofTime,
  practiceFacts,
  practiceName,
  type Said,
  type SenderWords,
  tookBackTimes,
  wordsOfPractice,
  wrongCalendarWords,
} from "./facts.ts";
import { changeButton } from "./told.ts";

type Times = Extract<Question, { kind: "times" }>;

/** A practice offers times, and the patient is reminded to choose one. */
export const OFFERED = {
  lines: {
    offered: {
      theirs: (event) => {
        const { practice, reader, clock, detail } = event;
        const times = (detail.offers ?? []).map((offer) => shownTime(offer, clock)).join(" or ");
        const offered = `${practice} ${tookBackTimes(event)}offered ${times}`;
        if (!detail.at) return offered;
        return reader === "practice"
          ? `${offered} instead of ${shownTime(detail.at, clock)}`
          : `Your appointment${ofTime(detail.at, clock)}, won’t go ahead: ${offered} instead`;
      },
      ours: ({ practice, clock, detail }) =>
        `${practice} offered ${(detail.offers ?? []).map((offer) => shownTime(offer, clock)).join(" or ")}`,
    },
  },
  done: { sender: {}, practice: { offered: "Sent." } },
  patientTold: { offered: "We’ve emailed the patient your times." },
  toSender: {
    times: offeredTimes,
    "choose-again": (about) => ({
      ...offeredTimes(about),
      subject: `Please choose a time for your appointment, ${about.record.reference}`,
      heading: "Please choose a time",
    }),
  },
} satisfies Said;

function offeredTimes(about: AboutMail): SenderWords {
  const { record } = about;
  const { question, appointment } = record.request;
  const times = question?.kind === "times" ? question : null;
  const lost = givenUpFor(record.events);
  const isInstead = areOfferedInstead(record.events);
  const choose = isInstead ? "Choose again" : "Choose a time";
  return {
    subject: lost
      ? `Your appointment on ${dayWords(lost)} won’t go ahead: choose another time`
      : `${choose}${isInstead ? ": other times" : ""} for your appointment, ${record.reference}`,
    heading: lost ? "Your appointment won’t go ahead" : choose,
    opening: [
      ...(lost
        ? [
            wrongCalendarWords(
              mailPracticeName(about),
              givenUpBy(record.events),
              clockOf(about.mail.practice),
            ) ??
              `${mailPracticeName(about)} can’t see you on ${dayWords(lost)} at ${newZealandTime(lost)}${clockOf(about.mail.practice)}, so your appointment won’t go ahead. We’re sorry.`,
          ]
        : []),
      `${lost ? "The practice" : mailPracticeName(about)} offers you ${times && times.offers.length > 1 ? "these times" : "this time"}${isInstead ? ` now. ${NO_LONGER_STAND}` : "."} Use “Choose a time” below, or ask for another there.`,
      ...(appointment
        ? [`Until you choose, you still have your appointment on ${mailTime(about, appointment.at)}.`]
        : []),
    ],
    facts: [
      ...(times?.offers ?? []).map((offer, index, all) => ({
        name: all.length > 1 ? `Time ${index + 1}` : "Time",
        value: mailTime(about, offer),
      })),
      ...(times?.with ? [{ name: "With", value: times.with }] : []),
      ...practiceFacts(about),
      ...(times?.words ? [fromPractice(times.words)] : wordsOfPractice(about)),
      ...(times ? [{ name: "Choose by", value: byWords(times.until) }] : []),
    ],
    next: times
      ? [
          untilAnHourBefore(record.request.practice, times).trim(),
          appointment ? "" : "If we don’t hear from you by then, your request will end.",
        ].filter(Boolean)
      : [],
    closing: calendarNote(about),
    button: "Choose a time",
    ...(appointment && { also: changeButton(record) }),
  };
}

/** The patient's page, while they have times to choose from. */
export function offeredHead(record: RequestRecord, { offers, until, with: who }: Times): Head {
  const { appointment, practice } = record.request;
  const stands = appointment
    ? ` Until you do, you still have your appointment on ${practiceTime(practice, appointment.at)}.`
    : "";
  const lost = givenUpFor(record.events);
  const wrong = wrongCalendarWords(practiceName(record), givenUpBy(record.events), clockOf(practice));
  const isInstead = areOfferedInstead(record.events);
  return {
    title: lost ? `Your appointment on ${dayWords(lost)} won’t go ahead` : "Choose a time",
    lede: `${wrong ? `${wrong} They` : practiceName(record)} ${lost && !wrong ? "can’t keep it, and " : ""}${wrong ? "offer" : "offers"} you ${offers.length > 1 ? "these times" : "this time"}${who ? ` with ${who}` : ""}${lost ? " instead" : ""}. ${isInstead ? `${NO_LONGER_STAND} ` : ""}Choose by ${byWords(until)}.${untilAnHourBefore(practice, { offers, until })}${stands}`,
  };
}

/** Says that a time can be chosen until an hour before it begins, where that comes before the day to choose by. */
function untilAnHourBefore(
  practice: PracticeClock,
  { offers, until }: Pick<Times, "offers" | "until">,
): string {
  const isSooner = offers.some((offer) => choiceEnds(practiceInstant(practice, offer)) < until);
  return isSooner ? " You can choose a time up to an hour before it." : "";
}

/** The practice's page, while the patient has times to choose from. */
export function offeredPracticeHead(
  { request: { appointment, practice } }: Pick<RequestRecord, "request">,
  { offers, until }: Times,
): Head {
  const stands = appointment
    ? ` Until then, you keep your appointment with them on ${practiceTime(practice, appointment.at)}.`
    : "";
  return {
    title: `You offered ${offers.length > 1 ? `${offers.length} times` : "a time"}`,
    lede: `${offers.map((offer) => practiceTime(practice, offer)).join(" or ")}. The patient has until ${byWords(until)} to choose. Please keep ${offers.length > 1 ? "them" : "it"} free until then, or tell them here that you can’t.${stands}`,
  };
}

/** The agreed time that a practice gave up for the times that it has offered last; null where it gave up none. */
function givenUpFor(events: readonly RequestEvent[]): Date | null {
  const instant = givenUpBy(events)?.detail.at;
  return instant ? new Date(instant) : null;
}

/** The first offer of those that take each other’s place. */
function givenUpBy(events: readonly RequestEvent[]): RequestEvent | undefined {
  return events.findLast(
    ({ event, detail }) => event === "offered" && (!detail.withdrawn || detail.at !== undefined),
  );
}

/** Whether the times that are offered now take the place of others, which the patient may have read. */
function areOfferedInstead(events: readonly RequestEvent[]): boolean {
  return events.findLast(({ event }) => event === "offered")?.detail.withdrawn !== undefined;
}
