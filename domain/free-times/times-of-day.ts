import type { BookableWindow, MinuteSpan } from "./free-times-rules.ts";
import { listInWords } from "../lists.ts";
import { clockTime, MINUTES_IN_DAY } from "../nz-time.ts";
import { VISIT_KINDS, VISIT_MEANT, type VisitKind } from "./visit-kinds.ts";

/** Visits are between these, in minutes since midnight, on five minutes. */
export const EARLIEST = 6 * 60;
export const LATEST = 22 * 60;
export const STEP = 5;

/** So many times of a day for all visits, and as many for some. */
export const MOST_SPANS = 4;

/** `9am to 12:30pm` */
export function spanInWords({ from, to }: MinuteSpan): string {
  return `${clockTime(from)} to ${clockTime(to)}`;
}

/** `12 noon to 1pm for emergencies` */
function windowInWords(window: BookableWindow): string {
  const { kinds } = window;
  if (!kinds) return spanInWords(window);
  return `${spanInWords(window)} for ${kindsInWords(kinds)}`;
}

/** `checkups and cleaning` */
export function kindsInWords(kinds: readonly VisitKind[]): string {
  return listInWords(kinds.map((kind) => VISIT_MEANT[kind]));
}

/**
 * The times of a day as the form holds them, those for all visits first, as if nothing were cut out of them:
 * `9am to 5pm, 12 noon to 1pm for emergencies`. `readTimesOfDay` reads them again.
 */
export function timesOfDayInWords(windows: readonly BookableWindow[]): string {
  const forSome = windows.filter(({ kinds }) => kinds);
  const forAll: MinuteSpan[] = [];
  for (const [index, { from, to, kinds }] of windows.entries()) {
    const isCutOut = kinds && windows[index - 1]?.to === from && windows[index + 1]?.from === to;
    const last = forAll.at(-1);
    if (isCutOut && last?.to === from) last.to = to;
    else if (!kinds && last?.to === from && windows[index - 1]?.kinds) last.to = to;
    else if (!kinds) forAll.push({ from, to });
  }
  return [...forAll.map(spanInWords), ...forSome.map(windowInWords)].join(", ");
}

/**
 * The times of a day in one line, as people write them; or what is wrong with it, as the rest of a sentence. A time for
 * some visits may lie within one for all, and is cut out of it.
 *
 * `readTimesOfDay("9-5, 12-1 emergencies")` → `[{ from: 540, to: 720 }, { from: 720, to: 780, kinds: ["urgent"] }, { from: 780, to: 1020 }]`
 */
export function readTimesOfDay(text: string): BookableWindow[] | string {
  if (/^\s*(closed|none|no|off|[-–—])?\s*$/i.test(text)) return [];
  const parts = partsOf(text);
  if (typeof parts === "string") return parts;
  const forAll: MinuteSpan[] = [];
  for (const { ends, kinds } of parts) {
    if (kinds) continue;
    const span = readSpan(ends, forAll.at(-1)?.to ?? EARLIEST);
    if (typeof span === "string") return span;
    forAll.push(span);
  }
  const forSome: Required<BookableWindow>[] = [];
  let isAfterAll = false;
  for (const { ends, kinds, typed } of parts) {
    if (!kinds) {
      isAfterAll = true;
      continue;
    }
    const span = readSpanForSome(ends, { typed, forAll, isAfterAll, last: forSome.at(-1) });
    if (typeof span === "string") return span;
    forSome.push({ ...span, kinds });
  }
  if (forAll.length > MOST_SPANS || forSome.length > MOST_SPANS) return `enter ${MOST_SPANS} times or fewer`;
  const sorted = forSome.toSorted((a, b) => a.from - b.from);
  if (sorted.some((one, index) => index > 0 && one.from < sorted[index - 1]!.to))
    return "enter times in order, without overlaps";
  return [...forAll.flatMap((span) => without(span, sorted)), ...sorted].toSorted((a, b) => a.from - b.from);
}

/** What is left of a span. */
function without(span: MinuteSpan, cut: readonly MinuteSpan[]): MinuteSpan[] {
  const left: MinuteSpan[] = [];
  let { from } = span;
  for (const one of cut) {
    if (one.to <= from || one.from >= span.to) continue;
    if (one.from > from) left.push({ from, to: one.from });
    from = one.to;
  }
  return from < span.to ? [...left, { from, to: span.to }] : left;
}

type Part = { typed: string; ends: readonly [Clock, Clock]; kinds: readonly VisitKind[] | null };

/** The parts of a line: a time each, and for what it is kept, where that was written. */
function partsOf(text: string): Part[] | string {
  const parts: Part[] = [];
  for (const some of text.split(/[,;&+]|\band\b/i)) {
    const typed = some.trim();
    // "12-1 emergencies and cleaning": what follows without a time belongs to the time before it.
    if (!/\d|noon|midday/i.test(typed)) {
      const last = parts.at(-1);
      const kind = readKind(typed);
      if (!last?.kinds || !kind)
        return typed === "" ? LIKE : last && !kind ? unreadKind(typed) : unreadTime(typed);
      parts[parts.length - 1] = { ...last, kinds: inOrder([...last.kinds, kind]) };
      continue;
    }
    const { time, words } = timeAndWords(typed);
    const kind = words === "" ? null : readKind(words);
    if (words !== "" && !kind) return unreadKind(words);
    const ends = time.split(/\s*(?:-|–|—|\bto\b|\buntil\b|\btill\b|[’']?\btil\b)\s*/i);
    const [first, last] = [readClock(ends[0] ?? ""), readClock(ends[1] ?? "")];
    if (ends.length !== 2 || !first || !last) return unreadTime(time);
    parts.push({ typed, ends: [first, last], kinds: kind && [kind] });
  }
  return parts;
}

const LIKE = "write times like 9am to 12:30pm, 1:30pm to 5pm";

function unreadTime(typed: string): string {
  return `we can’t read “${typed}”. Write times like 9am to 12:30pm, 1:30pm to 5pm`;
}

/** What is written after a time, and is none of the kinds. */
function unreadKind(typed: string): string {
  const kinds = VISIT_KINDS.map((kind) => VISIT_MEANT[kind]);
  return `we can’t read “${typed}”. After a time you can write ${kinds.slice(0, -1).join(", ")} or ${kinds.at(-1)}`;
}

function inOrder(kinds: readonly VisitKind[]): VisitKind[] {
  return VISIT_KINDS.filter((kind) => kinds.includes(kind));
}

/** `12-1 for emergencies`: the time ends with its last digit, with am or pm, or noon; the words stand after it or before it. */
function timeAndWords(typed: string): { time: string; words: string } {
  const time = /(?:\d|noon|midday)(?:.*(?:\d|noon|midday))?(?:\s*noon)?(?:[\s.]*[ap]\.?m\b\.?)?/i.exec(
    typed,
  )![0];
  const words = typed.replace(time, " ");
  return { time, words: words.replaceAll(/[():]/g, " ").replaceAll(/\s+/g, " ").trim() };
}

/** What is written of each kind, without “for”, “only” and a plural’s “s”. Anything else isn’t read. */
const WRITTEN: Readonly<Record<VisitKind, readonly string[]>> = {
  checkup: ["checkup", "check up", "exam", "examination"],
  clean: ["cleaning", "clean", "hygiene"],
  urgent: ["emergency", "emergencie", "urgent", "urgent visit", "pain", "people in pain", "someone in pain"],
  consultation: ["consultation", "consult"],
  other: ["other treatment", "treatment", "filling", "other"],
};

function readKind(words: string): VisitKind | null {
  const meant = words
    .toLowerCase()
    .replaceAll(/[-\s]+/g, " ")
    .replaceAll(/\b(?:for|only|just)\b/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/s$/, "");
  return VISIT_KINDS.find((kind) => WRITTEN[kind].includes(meant)) ?? null;
}

/** A time that someone wrote, and what it can mean: "9" is 9am or 9pm. */
type Clock = { minutes: readonly number[]; isSure: boolean };

function readClock(text: string): Clock | undefined {
  const typed = text
    .toLowerCase()
    .replace(/[\s.]*([ap])\.?m\.?$/, "$1m")
    .replaceAll(/\s/g, "");
  if (/^(12)?(noon|midday)$/.test(typed)) return { minutes: [12 * 60], isSure: true };
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?([ap]m)?$/.exec(typed);
  if (!parts) return undefined;
  const [hour, past, half] = [Number(parts[1]), Number(parts[2] ?? 0), parts[3]];
  if (past > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined;
  if (half)
    return { minutes: [(hour % 12) * 60 + past + (half === "pm" ? MINUTES_IN_DAY / 2 : 0)], isSure: true };
  if (hour > 12 || parts[1]!.startsWith("0")) return { minutes: [hour * 60 + past], isSure: true };
  const morning = (hour % 12) * 60 + past;
  return { minutes: [morning, morning + MINUTES_IN_DAY / 2], isSure: false };
}

/** A span after an earlier one. Where am or pm is left out, the time of day decides: visits are from 6am to 10pm. */
function readSpan([first, last]: readonly [Clock, Clock], after: number): MinuteSpan | string {
  const froms = first.minutes.filter((minutes) => first.isSure || minutes >= after);
  const sureEnd = last.isSure ? last.minutes[0]! : null;
  // "7 to 9pm" is in the evening, "9 to 5pm" the whole day.
  const from = sureEnd === null ? froms[0] : (froms.findLast((minutes) => minutes < sureEnd) ?? froms[0]);
  const to = last.minutes.find((minutes) => from !== undefined && minutes > from) ?? sureEnd;
  if (from === undefined || (from < after && after > EARLIEST))
    return "enter times in order, without overlaps";
  if (to === null || to === undefined || to <= from) return "enter an end that is after the start";
  if (from < EARLIEST || to > LATEST)
    return `enter times from ${clockTime(EARLIEST)} to ${clockTime(LATEST)}`;
  if (from % STEP !== 0 || to % STEP !== 0) return "enter times in steps of 5 minutes, like 9:05am";
  return { from, to };
}

/**
 * A span for some visits. Where am or pm is left out, it is the one within the times for all, "9-5, 12-1 emergencies";
 * outside them the order decides, as among the others. What both could be, after a time for all, isn’t guessed.
 */
function readSpanForSome(
  ends: readonly [Clock, Clock],
  {
    typed,
    forAll,
    isAfterAll,
    last,
  }: { typed: string; forAll: readonly MinuteSpan[]; isAfterAll: boolean; last: MinuteSpan | undefined },
): MinuteSpan | string {
  const readings = [EARLIEST, MINUTES_IN_DAY / 2]
    .map((after) => readSpan(ends, after))
    .filter((one) => typeof one !== "string");
  const different = readings.filter((one, index) => index === 0 || one.from !== readings[0]!.from);
  const within = different.filter(({ from, to }) => forAll.some((all) => all.from <= from && to <= all.to));
  if (within.length === 1) return within[0]!;
  if (different.length === 1) return different[0]!;
  if (different.length > 1 && (isAfterAll || within.length > 1)) return `write am or pm in “${typed}”`;
  return readSpan(ends, last?.to ?? EARLIEST);
}
