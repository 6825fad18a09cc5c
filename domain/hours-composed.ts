import type { Who } from "./hours-items.ts";
import { type Doubt, type Rule, saysHours, shown } from "./hours-rules.ts";
import { readClosing } from "./hours-times.ts";
import { WEEKDAYS } from "./nz-time.ts";
import { weekdayIndex } from "./opening-hours-clock.ts";
import {
  ALL_DAY_SAID,
  daysThatDiffer,
  hasDates,
  isWithin,
  type SaidDay,
  type SaidHours,
  type SaidWeek,
} from "./said-hours.ts";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** What is said of some days at once. What is said of fewer days counts more. */
type Saying = { days: readonly number[]; hours: SaidDay };

/** What rules say together; or why a person cannot tell. */
export function saidBy(rules: readonly Rule[]): { said: SaidHours } | Doubt {
  const empty = rules.find((rule) => !saysHours(rule));
  if (empty) return { unclear: `name days without any hours near “${shown(empty.near)}”` };
  if (rules.every(({ who, isClosed }) => !who && isClosed)) return { said: NEVER_OPEN };
  const doubts: Doubt[] = rules.flatMap(({ who }) => (who && isEmpty(who) ? [NO_DAYS] : []));
  const timed = rules.filter(({ until }) => !until);
  const week = withRest(timed, composedWeek(usual(timed), doubts), doubts);
  const said: SaidHours = {
    week: withClosings(rules, week, doubts).map((day) => day ?? []),
    holidays: composedHolidays(timed, doubts),
    seasons: composedSeasons(timed, week, doubts),
  };
  doubts.push(...clashes(said));
  return doubts[0] ?? { said };
}

const NO_DAYS: Doubt = { unclear: "don’t say on which days" };

function isEmpty({ days, isHoliday, when }: Who): boolean {
  return days.length === 0 && !isHoliday && when.periods.length === 0;
}

const NEVER_OPEN: SaidHours = { week: EVERY_DAY.map(() => []), holidays: null, seasons: [] };

function composedDay({ spans, isClosed, isAllDay, note }: Rule): SaidDay {
  if (isClosed) return [];
  const noted = noteInWords(note);
  if (isAllDay || spans.length === 0) return ALL_DAY_SAID.map((span) => ({ ...span, note: noted }));
  return spans.map((span) => ({ ...span, note: noted }));
}

/** What a note is to somebody who wants to come: whatever it says, they should call. */
function noteInWords(note: string): string {
  if (note === "") return "";
  return /appointment|arrangement/.test(note) ? "by appointment" : "call first";
}

/** Rules of the usual week. */
function usual(rules: readonly Rule[]): Saying[] {
  return rules.flatMap((rule) =>
    rule.who && !isSpecial(rule) && !rule.who.isHolidayOnly && rule.who.days.length > 0
      ? [{ days: rule.who.days, hours: composedDay(rule) }]
      : [],
  );
}

function isSpecial({ who }: Rule): boolean {
  return who !== null && who.when.periods.length + who.when.nth.length > 0;
}

function composedWeek(sayings: readonly Saying[], doubts: Doubt[]): SaidWeek {
  return EVERY_DAY.map((day) =>
    saidOfDay(
      sayings.filter(({ days }) => days.includes(day)),
      day,
      doubts,
    ),
  );
}

/** Hours beside those of more days are added to them: `Mo-Fr 08:00-17:00; Th 18:00-20:00`. Others replace them. */
function saidOfDay(sayings: readonly Saying[], day: number, doubts: Doubt[]): SaidDay | undefined {
  const [first, ...others] = sayings.toSorted((a, b) => b.days.length - a.days.length);
  let [hours, size] = [first?.hours, first?.days.length ?? 0];
  for (const one of others) {
    if (isAlike(one.hours, hours!)) continue;
    if (areApart(one.hours, hours!)) hours = together(one.hours, hours!);
    else if (one.days.length < size) hours = one.hours;
    else doubts.push({ unclear: `say two things about ${WEEKDAYS[day]}` });
    size = one.days.length;
  }
  return hours;
}

function isAlike(one: SaidDay, other: SaidDay): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether both are hours, and none of one is within the other. */
function areApart(one: SaidDay, other: SaidDay): boolean {
  const meet = one.some((a) => other.some((b) => a.from < b.to && b.from < a.to));
  return one.length > 0 && other.length > 0 && !meet;
}

function together(one: SaidDay, other: SaidDay): SaidDay {
  const spans = [...one, ...other].toSorted((a, b) => a.from - b.from);
  return spans.reduce<SaidDay>((all, span) => {
    const last = all.at(-1);
    return last?.to === span.from && last.note === span.note
      ? [...all.slice(0, -1), { ...last, to: span.to }]
      : [...all, span];
  }, []);
}

const SUNDAY = 6;

/**
 * Hours without days are those of the days that are not named, if Sunday is: `8am-5pm; Sat, Sun closed`. Alone they are of
 * nobody knows which days: a dentist who writes `8am-5pm` hardly means Sundays. `24 hours` is of all.
 */
function withRest(rules: readonly Rule[], week: SaidWeek, doubts: Doubt[]): SaidWeek {
  const alone = rules.filter(({ who }) => !who);
  // After other days the hours may be of those: “9am-1pm Sat, Sun 10am-2pm”.
  if (alone.length === 0) return week;
  const [rule] = alone;
  const isClear =
    alone.length === 1 &&
    rules[0] === rule &&
    !rule!.isClosed &&
    (rule!.isAllDay || week[SUNDAY] !== undefined);
  const isNoted = rule!.note !== "" && rule!.spans.length === 0;
  if (!isClear || isNoted) doubts.push(NO_DAYS);
  return week.map((day) => day ?? composedDay(rule!));
}

/** `Mon-Fri 8am-5pm, late night Thu till 8pm` */
function withClosings(rules: readonly Rule[], week: SaidWeek, doubts: Doubt[]): SaidWeek {
  const changed = [...week];
  for (const { who, until, near } of rules) {
    if (!until) continue;
    for (const day of who!.days) {
      const last = changed[day]?.at(-1);
      const to = last && readClosing(until, last.from);
      if (!last || !to || to <= last.from)
        doubts.push({ unclear: `need an opening time near “${shown(near)}”` });
      else changed[day] = [...changed[day]!.slice(0, -1), { ...last, to }];
    }
  }
  return changed;
}

/** Who is open 24/7 is so on holidays. */
function composedHolidays(rules: readonly Rule[], doubts: Doubt[]): SaidWeek | null {
  const sayings = rules.flatMap((rule) => {
    if (!rule.who?.isHoliday || isSpecial(rule)) return [];
    const days = rule.who.isHolidayOnly ? rule.who.days : EVERY_DAY;
    return [{ days, hours: composedDay(rule) }];
  });
  if (sayings.length > 0) return composedWeek(sayings, doubts);
  const isNeverClosed = rules.some(({ who, isAlways, note }) => !who && isAlways && note === "");
  return isNeverClosed ? EVERY_DAY.map(() => ALL_DAY_SAID) : null;
}

/** Hours of a season beside those of the week are added to them, as a person reads `Jan Mo 18:00-20:00`. */
function composedSeasons(rules: readonly Rule[], week: SaidWeek, doubts: Doubt[]): SaidHours["seasons"] {
  const special = rules.filter(isSpecial);
  return [...Map.groupBy(special, ({ who }) => JSON.stringify(who!.when)).values()].map((alike) => {
    const { when } = alike[0]!.who!;
    const sayings = alike.map((rule) => ({ days: daysIn(rule, doubts), hours: composedDay(rule) }));
    const own = composedWeek(sayings, doubts);
    const isAdded = !hasDates(when);
    return {
      when,
      week: own.map((hours, day) => {
        const usually = week[day];
        return isAdded && hours && usually && areApart(hours, usually) ? together(hours, usually) : hours;
      }),
    };
  });
}

function daysIn(rule: Rule, doubts: Doubt[]): readonly number[] {
  const { days, isHoliday, when } = rule.who!;
  if (isHoliday) doubts.push({ unclear: "speak of public holidays in a part of the year" });
  if (days.length > 0) return days;
  if (!rule.isClosed && !hasDates(when)) doubts.push(NO_DAYS);
  return EVERY_DAY;
}

/** A day of which two seasons, or two dates, say different things. */
function clashes(said: SaidHours): Doubt[] {
  if (said.seasons.length < 2) return [];
  for (const day of daysThatDiffer(said)) {
    const weekday = weekdayIndex(day);
    const within = said.seasons.filter(({ when, week }) => week[weekday] && isWithin(when, day));
    const isDated = within.some(({ when }) => hasDates(when));
    const [one, ...others] = within.filter(({ when }) => hasDates(when) === isDated);
    if (others.some(({ week }) => !isAlike(week[weekday]!, one!.week[weekday]!)))
      return [{ unclear: `say two things about a ${WEEKDAYS[weekday]} in a part of the year` }];
  }
  return [];
}
