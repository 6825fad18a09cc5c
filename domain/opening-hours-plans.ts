/** Minutes since midnight, 0 to 1440. Not sure: the schedule itself says "by appointment" or the like. */
export type Span = { from: number; to: number; isSure: boolean };

/** One day's spans in order. What runs past midnight is cut there and goes on in the next day's. */
export type DayPlan = readonly Span[];

/** Opening hours as they were understood. */
export type Hours = {
  /**
   * `day` as in `WallTime`. Whether it and the day before, whose hours may run past midnight, are public holidays
   * depends on the region, so the caller says it.
   */
  planOf(day: number, isHoliday: boolean, wasHoliday: boolean): DayPlan;
  /** Whether the text says anything of public holidays; `24/7` does. */
  saysHolidays: boolean;
  /** Whether no month, date or week of the year is named. */
  isAlikeEveryWeek: boolean;
  /** Seven from Monday, as they are when nothing special is on. */
  usualWeek(): readonly UsualDay[];
};

/** The plan is null where it changes through the year; `isSometimesClosed`: between one plan and closed. */
export type UsualDay = { plan: DayPlan } | { plan: null; isSometimesClosed: boolean };

/** Weekdays, holidays and times only, so that every week is alike. */
const EVERY_WEEK_ALIKE = /^(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off|closed|open|24\/7|\d{1,2}:\d{2}|[\s;,-])+$/i;

/** `isEveryWeekAlike("Mo-Fr 08:00-17:00; PH off")`; not where a month, a date or a week is named. */
export function isEveryWeekAlike(text: string): boolean {
  return EVERY_WEEK_ALIKE.test(text);
}
