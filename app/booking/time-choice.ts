import type { VisitKind } from "#domain/free-times/visit-kinds.ts";
import type { DayOfTimes } from "#kit/ui/form/days-of-times.tsx";

/** The free times of a practice as the form offers them. Only what JSON can hold: the browser gets it, too. */
export type TimeChoice = {
  practice: string;
  /** Whose clock the times go by, where not by that of the rest: `Times are Chatham Islands time.` */
  clock: string | null;
  /** A time is confirmed at once; else the practice confirms it. */
  isInstant: boolean;
  /** How long the visit is, or the longest while none is chosen; null where it is not offered online. */
  minutes: number | null;
  /** The visit that `minutes` is the length of; null while none is chosen. */
  kind: VisitKind | null;
  days: readonly DayOfTimes<OfferedTime>[];
  /** The ISO day from which later ones are shown next; null where there are none. */
  laterFrom: string | null;
  /** Earlier days than these can be shown. */
  isLater: boolean;
  /** What is picked: of `days`, another that was picked before, or a day and time of one's own. Empty: nothing. */
  picked: string;
  /** A picked time that is on none of the days. */
  other: OfferedTime | null;
  weeksAhead: number;
  /** The days that can be jumped to. */
  firstDay: string;
  lastDay: string;
  /** How long a visit is for each kind of patient decides, so the form asks who comes. */
  asksWhoComes: boolean;
};

export type OfferedTime = {
  /** `chosenTimeValue` */
  value: string;
  /** `9:30am` */
  label: string;
  /** `Thu 3 Dec, 9:30am` */
  full: string;
};

/** Every time of these days, those that fold out too. */
export function allTimes(days: TimeChoice["days"]): OfferedTime[] {
  return days.flatMap(({ times, more = [] }) => [...times, ...more]);
}
