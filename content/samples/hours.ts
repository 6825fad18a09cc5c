import { weighted, type Weighted } from "./random.ts";

/** Opening hours with what a sentence about the practice may claim of them. */
export type Hours = {
  /** `opening_hours` syntax. */
  value: string;
  /** Share of practices, next to one with 1. */
  weight: number;
  /** Still open at 6:30pm on these days: `on Thursdays`. */
  late?: { days: string; until: string };
  /** Open before 8am. */
  early?: string;
  saturday?: true;
  sunday?: true;
  /** Shuts for lunch, or is open half a day in the middle of the week: no lunchtime visits promised. */
  lunch?: true;
};

export type HoursKind = "general" | "emergency" | "specialist";

export const ROUND_THE_CLOCK: Hours = { value: "24/7", weight: 1, saturday: true, sunday: true };

/** For practices that see people in pain on the same day. */
export const EMERGENCY_HOURS: readonly Hours[] = [
  { value: "Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH 10:00-16:00", weight: 2, saturday: true },
  {
    value: "Mo-Fr 07:30-19:00; Sa 08:30-14:00; PH 10:00-14:00",
    weight: 1,
    saturday: true,
    early: "7:30am",
    late: { days: "on weekdays", until: "7pm" },
  },
  {
    value: "Mo-Fr 08:00-20:00; Sa 09:00-17:00; PH off",
    weight: 1,
    saturday: true,
    late: { days: "on weekdays", until: "8pm" },
  },
  {
    value: "Mo-Su 08:00-20:00; PH 10:00-16:00",
    weight: 1,
    saturday: true,
    sunday: true,
    late: { days: "every day of the week", until: "8pm" },
  },
  {
    value: "Mo-Fr 08:00-21:00; Sa,Su 09:00-18:00; PH 09:00-18:00",
    weight: 1,
    saturday: true,
    sunday: true,
    late: { days: "on weekdays", until: "9pm" },
  },
  { value: "Mo-Su 09:00-18:00; PH 10:00-16:00", weight: 1, saturday: true, sunday: true },
  { value: "Mo-Fr 08:00-18:00; Sa,Su 09:00-14:00; PH off", weight: 2, saturday: true, sunday: true },
];

export const SPECIALIST_HOURS: readonly Hours[] = [
  { value: "Mo-Fr 08:30-17:00; PH off", weight: 4 },
  { value: "Mo-Th 08:00-17:00; Fr 08:00-13:00; PH off", weight: 3 },
  { value: "Mo,We,Fr 09:00-16:30; PH off", weight: 1 },
  { value: "Mo-Th 08:15-16:45; PH off", weight: 2 },
  { value: "Tu-Fr 08:30-17:30; PH off", weight: 1 },
];

export const GENERAL_HOURS: readonly Hours[] = [
  { value: "Mo-Fr 08:00-17:00; PH off", weight: 6 },
  { value: "Mo-Fr 08:30-17:00; PH off", weight: 6 },
  { value: "Mo-Fr 08:30-17:30; PH off", weight: 6 },
  { value: "Mo-Fr 09:00-17:00; PH off", weight: 4 },
  { value: "Mo-Fr 09:00-17:30; PH off", weight: 3 },
  { value: "Mo-Fr 08:00-17:30; PH off", weight: 4 },
  { value: "Mo-Fr 08:00-18:00; PH off", weight: 4 },
  { value: "Mo-Fr 07:30-16:30; PH off", weight: 2, early: "7:30am" },
  { value: "Mo-Fr 07:30-17:30; PH off", weight: 2, early: "7:30am" },
  { value: "Mo-Fr 07:00-15:30; PH off", weight: 1, early: "7am" },
  { value: "Mo-Th 08:00-17:00; Fr 08:00-16:00; PH off", weight: 3 },
  { value: "Mo-Th 08:00-17:30; Fr 08:00-15:00; PH off", weight: 2 },
  { value: "Mo-Th 08:30-17:00; Fr 08:30-12:30; PH off", weight: 2 },
  { value: "Mo-Th 07:45-17:15; Fr 07:45-13:00; PH off", weight: 1, early: "7:45am" },
  { value: "Mo-Th 08:00-16:30; PH off", weight: 1 },
  { value: "Mo-Fr 08:30-12:30,13:30-17:00; PH off", weight: 3, lunch: true },
  { value: "Mo-Fr 08:00-12:00,13:00-17:00; PH off", weight: 2, lunch: true },
  { value: "Mo-Fr 09:00-13:00,14:00-17:30; PH off", weight: 2, lunch: true },
  { value: "Mo,Tu,Th,Fr 08:30-17:30; We 08:30-12:30; PH off", weight: 2, lunch: true },
  { value: "Mo,Tu,Th,Fr 08:00-17:00; We 08:00-12:00; PH off", weight: 2, lunch: true },
  { value: "Mo,Tu,Th,Fr 09:00-17:00; PH off", weight: 1 },
  { value: "Tu-Fr 08:30-17:30; PH off", weight: 1 },
  {
    value: "Mo,Tu,We,Fr 08:00-17:00; Th 08:00-20:00; PH off",
    weight: 3,
    late: { days: "on Thursdays", until: "8pm" },
  },
  {
    value: "Mo,We,Th,Fr 08:30-17:00; Tu 08:30-19:30; PH off",
    weight: 3,
    late: { days: "on Tuesdays", until: "7:30pm" },
  },
  {
    value: "Mo,Tu,Th,Fr 08:30-17:30; We 10:00-19:00; PH off",
    weight: 2,
    late: { days: "on Wednesdays", until: "7pm" },
  },
  {
    value: "Mo-We,Fr 09:00-17:30; Th 11:00-20:00; PH off",
    weight: 2,
    late: { days: "on Thursdays", until: "8pm" },
  },
  {
    value: "Mo,We,Fr 08:00-17:00; Tu,Th 08:00-19:00; PH off",
    weight: 2,
    late: { days: "on Tuesdays and Thursdays", until: "7pm" },
  },
  {
    value: "Tu-Fr 08:00-17:00; Mo 10:00-19:00; PH off",
    weight: 1,
    late: { days: "on Mondays", until: "7pm" },
  },
  {
    value: "Mo,We 08:30-20:00; Tu,Th,Fr 08:30-17:00; PH off",
    weight: 1,
    late: { days: "on Mondays and Wednesdays", until: "8pm" },
  },
  {
    value: "Mo-Th 08:00-19:00; Fr 08:00-17:00; PH off",
    weight: 1,
    late: { days: "from Monday to Thursday", until: "7pm" },
  },
  { value: "Mo-Fr 08:00-19:00; PH off", weight: 1, late: { days: "on weekdays", until: "7pm" } },
  { value: "Mo-Fr 08:00-17:30; Sa 09:00-13:00; PH off", weight: 3, saturday: true },
  { value: "Mo-Fr 08:30-17:00; Sa 09:00-12:00; PH off", weight: 3, saturday: true },
  { value: "Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off", weight: 2, saturday: true },
  { value: "Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off", weight: 2, saturday: true },
  { value: "Mo-Fr 09:00-17:30; Sa 09:00-14:00; PH off", weight: 2, saturday: true },
  { value: "Mo-Sa 09:00-17:00; PH off", weight: 2, saturday: true },
  { value: "Mo-Fr 08:30-17:30; Sa 08:30-12:30; PH off", weight: 2, saturday: true },
  { value: "Tu-Fr 08:30-17:30; Sa 09:00-13:00; PH off", weight: 1, saturday: true },
  { value: "Tu-Sa 09:00-17:00; PH off", weight: 1, saturday: true },
  { value: "Mo-Th 08:30-18:00; Fr 08:30-16:00; Sa 09:30-13:30; PH off", weight: 1, saturday: true },
  {
    value: "Mo,Tu,Th,Fr 08:30-17:30; We 08:30-19:30; Sa 09:00-13:00; PH off",
    weight: 1,
    saturday: true,
    late: { days: "on Wednesdays", until: "7:30pm" },
  },
  {
    value: "Mo,We,Fr 08:00-17:00; Tu,Th 08:00-20:00; Sa 08:30-12:30; PH off",
    weight: 1,
    saturday: true,
    late: { days: "on Tuesdays and Thursdays", until: "8pm" },
  },
  { value: "Mo-Fr 09:00-18:00; Sa 10:00-16:00; PH off", weight: 1, saturday: true },
  { value: "Mo-Sa 08:30-18:00; Su 10:00-15:00; PH off", weight: 1, saturday: true, sunday: true },
];

/** To be drawn from. */
export const HOURS: Record<HoursKind, Weighted<Hours>> = {
  general: byWeight(GENERAL_HOURS),
  emergency: byWeight(EMERGENCY_HOURS),
  specialist: byWeight(SPECIALIST_HOURS),
};

function byWeight(list: readonly Hours[]): Weighted<Hours> {
  return weighted(list.map((hours) => [hours, hours.weight] as const));
}
