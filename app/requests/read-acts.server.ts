import { findDayPart, readAskedTime } from "#domain/requests/day-parts.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import { newZealandInstant, readDay, readTime, WEEKDAYS } from "#domain/nz-time.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { wasBooked } from "#services/requests/words/facts.ts";
import type { Act, FoundTime } from "#domain/requests/requests.ts";
import { type PostedForm, takeFields } from "#kit/forms/read.server.ts";
import type { Problem } from "#domain/form-fields.ts";
import {
  CALENDAR_WRONG,
  DECLINES,
  EARLIER_GONE,
  EARLIER_OTHER,
  lengthsWith,
  OFFERS,
  WHYS,
} from "#content/requests/request-words.ts";

/**
 * What a posted form asks for. Without the one answer that no form has preselected there is a problem, so that a form
 * that a program sends as it was served changes nothing.
 */
export type Reading = { act: Act } | { problems: Problem[] };

/** The values by the contract's names, cleaned. `version` is -1 when it is none. */
export function takeRequestForm(form: PostedForm): {
  values: Values;
  version: number;
} {
  const { values } = takeFields(form, SHAPES);
  return {
    values: { ...values, days: values.days.join() },
    version: /^\d{1,9}$/.test(values.version) ? Number(values.version) : -1,
  };
}

const SHAPES = {
  do: "line",
  version: "line",
  choice: "line",
  at: "line",
  earlier: "line",
  days: "list",
  part: "line",
  elsewhere: "line",
  sure: "line",
  date: "line",
  time: "line",
  words: "text",
  answer: "line",
  minutes: "line",
  with: "line",
  both: "line",
  date1: "line",
  time1: "line",
  date2: "line",
  time2: "line",
  date3: "line",
  time3: "line",
  reason: "line",
  why: "line",
  came: "line",
} as const;

export type Values = Record<keyof typeof SHAPES, string>;

const MOST_WORDS = 500;

/** What a form is read by, beside its values. */
export type ReadAbout = {
  /** The names on the practice’s listing. */
  people: readonly string[];
  /** How long the visit is, where a free time is taken. */
  visitMinutes: number;
  /** How long it is where another time is agreed or offered, unless the form says otherwise. */
  usualMinutes: number;
  /** The earlier time that the patient was told of. */
  found: FoundTime | null;
  /** The answers of a practice that say why, too. */
  withReason: readonly string[];
};

type ReadSender = Pick<ReadAbout, "visitMinutes" | "usualMinutes" | "found">;
type ReadAnswer = Pick<ReadAbout, "people" | "usualMinutes">;
type Read = (values: Values, about: ReadSender) => Reading;

/** A form of the sender's page. */
export function readSenderAct(values: Values, about: ReadSender): Reading {
  const read = SENDER_ACTS.get(values.do);
  return read ? read(values, about) : { problems: [{ name: "do", text: "Choose what to do" }] };
}

const SENDER_ACTS: ReadonlyMap<string, Read> = new Map([
  ["answer", readChoice],
  ["elsewhere", readElsewhere],
  ["change", readWish],
  ["agreed", readAgreed],
  ["book", readBook],
  ["take", readTake],
  ["earlier", readEarlier],
  ["cancel", readCancel],
]);

/** A form of the practice's page. */
export function readPracticeAct(values: Values, about: ReadAnswer & Pick<ReadAbout, "withReason">): Reading {
  if (values.do === "report") return readReport(values);
  if (values.do !== "answer") return { problems: [{ name: "do", text: "Choose what to do" }] };
  const read = ANSWERS.get(values.answer);
  if (!read) return { problems: [{ name: "answer", text: "Choose your answer" }] };
  const reading = read(values, about);
  return about.withReason.includes(values.answer) ? readReason(values, reading) : reading;
}

/** The answers by which a practice gives up a time that the patient has booked: it says why. */
export function answersWithReason(record: Pick<RequestRecord, "request" | "events">): readonly string[] {
  if (!wasBooked(record)) return [];
  return record.request.status === "confirmed" ? ["offer", "cancel"] : ["cancel"];
}

function readReason({ why }: Values, reading: Reading): Reading {
  if (!WHYS.some(({ value }) => value === why)) {
    const problems = "problems" in reading ? reading.problems : [];
    return { problems: [...problems, { name: "why", text: "Say why you can’t keep this time" }] };
  }
  if ("problems" in reading || why !== CALENDAR_WRONG) return reading;
  const { act } = reading;
  return act.do === "offer" || act.do === "giveUp" ? { act: { ...act, isCalendarWrong: true } } : reading;
}

const ANSWERS: ReadonlyMap<string, (values: Values, about: ReadAnswer) => Reading> = new Map([
  ["confirm", readConfirm],
  ["move", readConfirm],
  ["offer", readOffers],
  ["decline", readDecline],
  ["cancel", readGivingUp],
]);

function readChoice(values: Values): Reading {
  if (values.choice === "keep") return { act: { by: "sender", do: "keep" } };
  if (values.choice === "none") return readWish(values);
  if (/^[123]$/.test(values.choice))
    return { act: { by: "sender", do: "choose", choice: Number(values.choice) } };
  return { problems: [{ name: "choice", text: "Choose one of the times, or say when suits you" }] };
}

function readElsewhere({ elsewhere }: Values): Reading {
  if (elsewhere !== "yes" && elsewhere !== "no")
    return { problems: [{ name: "elsewhere", text: "Choose yes or no" }] };
  return { act: { by: "sender", do: "elsewhere", isAllowed: elsewhere === "yes" } };
}

/** A day with a time or a part of the day, or words alone that say when. */
function readWish(values: Values): Reading {
  if (values.date === "" && values.time === "") return readWishInWords(values);
  const asked = readAskedTime(values.time);
  const problems = [
    ...whenProblems({ ...values, time: asked?.time ?? values.time }, "date", "time"),
    ...wordsProblems(values.words),
  ];
  return orProblems(problems, () => ({
    by: "sender",
    do: "change",
    wish: { day: readDay(values.date)!, ...asked!, words: values.words },
  }));
}

function readWishInWords({ words }: Values): Reading {
  if (words === "")
    return { problems: [{ name: "date", text: "Choose a day and a time, or write when suits you" }] };
  return orProblems(wordsProblems(words), () => ({ by: "sender", do: "change", wish: { words } }));
}

function readAgreed(values: Values, { usualMinutes: minutes }: ReadSender): Reading {
  const problems = whenProblems(values, "date", "time");
  if (values.sure !== "yes")
    problems.push({ name: "sure", text: "Say that you agreed this time with the practice" });
  return orProblems(problems, () => ({
    by: "sender",
    do: "agreed",
    at: chosenInstant(values.date, values.time)!,
    minutes,
  }));
}

/**
 * Reads the answer to the earlier time that has become free. The form names it, because being told of another leaves the
 * version as it is.
 */
function readTake({ choice, at }: Values, { found }: ReadSender): Reading {
  if (choice !== "take" && choice !== "keep")
    return { problems: [{ name: "choice", text: "Choose whether to take the earlier time" }] };
  if (found && at !== freeTimeInAddress(found.at))
    return { problems: [{ name: "choice", text: EARLIER_OTHER }] };
  if (choice === "keep") return { act: { by: "sender", do: "keep" } };
  return found
    ? { act: { by: "sender", do: "book", at: found.at, minutes: found.minutes } }
    : { problems: [{ name: "choice", text: EARLIER_GONE }] };
}

function readEarlier({ earlier, days, part }: Values): Reading {
  if (earlier === "no") return { act: { by: "sender", do: "earlier", wish: null } };
  const named = findDayPart(part)?.name ?? "any";
  const chosen = WEEKDAYS.flatMap((_, day) => (days.split(",").includes(String(day)) ? [day] : []));
  return earlier === "yes"
    ? { act: { by: "sender", do: "earlier", wish: { days: chosen, part: named } } }
    : { problems: [{ name: "earlier", text: "Choose yes or no" }] };
}

function readBook({ at }: Values, { visitMinutes: minutes }: ReadSender): Reading {
  const instant = /^[\d-]+T\d\d:\d\dZ$/.test(at) ? newZealandInstant(at, "start") : undefined;
  return instant
    ? { act: { by: "sender", do: "book", at: instant, minutes } }
    : { problems: [{ name: "at", text: "Choose a time" }] };
}

function readCancel(values: Values): Reading {
  const problems = wordsProblems(values.words);
  if (values.sure !== "yes")
    problems.unshift({ name: "sure", text: "Press the button if you want to cancel" });
  return orProblems(problems, () => ({ by: "sender", do: "cancel", words: values.words }));
}

/** The patient's page and mails show the person without a press, so no words of anyone's own may stand there. */
function readConfirm(values: Values, { people, usualMinutes }: ReadAnswer): Reading {
  const minutes = values.minutes === "" ? usualMinutes : Number(values.minutes);
  const problems = whenProblems(values, "date", "time");
  if (!lengthsWith(usualMinutes).includes(minutes))
    problems.push({ name: "minutes", text: "Choose a length from the list" });
  if (values.with !== "" && !people.includes(values.with))
    problems.push({ name: "with", text: "Choose a person from the list" });
  problems.push(...wordsProblems(values.words));
  return orProblems(problems, () => ({
    by: "practice",
    do: "confirm",
    at: chosenInstant(values.date, values.time)!,
    minutes,
    with: values.with,
    words: values.words,
    ...(values.both === "yes" && { both: true }),
  }));
}

function readOffers(values: Values, { usualMinutes: minutes }: ReadAnswer): Reading {
  const problems = OFFERS.flatMap((n) => {
    const isEmpty = values[`date${n}`] === "" && values[`time${n}`] === "";
    if (!isEmpty) return whenProblems(values, `date${n}`, `time${n}`);
    return n === "1" ? [{ name: "date1", text: "Offer at least one time" }] : [];
  });
  problems.push(...wordsProblems(values.words));
  return orProblems(problems, () => ({
    by: "practice",
    do: "offer",
    offers: OFFERS.flatMap((n) => chosenInstant(values[`date${n}`], values[`time${n}`]) ?? []),
    minutes,
    words: values.words,
  }));
}

function readDecline(values: Values): Reading {
  const { words } = values;
  const reason = DECLINES.find(({ value }) => value === values.reason)?.value;
  const problems = wordsProblems(words);
  if (!reason) problems.unshift({ name: "reason", text: "Choose the reason" });
  return orProblems(problems, () => ({ by: "practice", do: "decline", reason: reason!, words }));
}

function readGivingUp({ words }: Values): Reading {
  return orProblems(wordsProblems(words), () => ({ by: "practice", do: "giveUp", words }));
}

function readReport({ came }: Values): Reading {
  if (came !== "yes" && came !== "no") return { problems: [{ name: "came", text: "Choose yes or no" }] };
  return { act: { by: "practice", do: "report", came: came === "yes" } };
}

type DateName = "date" | "date1" | "date2" | "date3";
type TimeName = "time" | "time1" | "time2" | "time3";

function whenProblems(values: Values, date: DateName, time: TimeName): Problem[] {
  const problems: Problem[] = [];
  if (values[date] === "") problems.push({ name: date, text: "Choose a day" });
  else if (!readDay(values[date]))
    problems.push({ name: date, text: "Enter a real date, with day, month and year" });
  if (values[time] === "") problems.push({ name: time, text: "Enter a time" });
  else if (!readTime(values[time])) problems.push({ name: time, text: "Enter a time like 9:30am or 14:15" });
  if (problems.length === 0 && !chosenInstant(values[date], values[time]))
    problems.push({
      name: time,
      text: "The clocks go forward then, so there is no such time. Enter another",
    });
  return problems;
}

function wordsProblems(words: string): Problem[] {
  if (Array.from(words).length <= MOST_WORDS) return [];
  return [{ name: "words", text: `Write ${MOST_WORDS} characters or fewer` }];
}

/** What a day and a time of a form are together; undefined where one of them is none, or the clocks skip that hour. */
export function chosenInstant(date: string, time: string): Date | undefined {
  const [day, minute] = [readDay(date), readTime(time)];
  return day && minute ? newZealandInstant(`${day}T${minute}`, "start") : undefined;
}

function orProblems(problems: Problem[], act: () => Act): Reading {
  return problems.length > 0 ? { problems } : { act: act() };
}
