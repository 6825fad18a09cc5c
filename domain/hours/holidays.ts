import { LRUCache } from "lru-cache";

/**
 * Public holidays in New Zealand: the national ones with their observance on a working day, and the
 * anniversary day of each province. The rules are written here rather than taken from `date-holidays`,
 * which the tests compare them with: that package costs 42 MB of memory and 110 ms at every start, and
 * cannot answer for Timaru. Days are ISO dates in New Zealand.
 *
 * Sources: Holidays Act 2003, sections 44 to 46; Te Kāhui o Matariki Public Holiday Act 2022, schedule 1;
 * govt.nz, "Public holidays and anniversary dates".
 */

/** The holiday's name, or null. `publicHolidayOn("2027-02-01", "AUK") === "Auckland Anniversary Day"` */
export function publicHolidayOn(day: string, region: string): string | null {
  return publicHolidaysIn(Number(day.slice(0, 4)), region).get(day) ?? null;
}

/**
 * Every public holiday of a year, day to name. A region that is not among `HOLIDAY_REGIONS` gets the national
 * ones. `publicHolidaysIn(2026, "AUK").get("2026-12-28") === "Boxing Day, observed"`
 */
export function publicHolidaysIn(year: number, region: string): ReadonlyMap<string, string> {
  const anniversary = ANNIVERSARIES[region];
  const key = anniversary ? `${region} ${year}` : `${year}`;
  const known = computed.get(key);
  if (known) return known;

  const holidays = new Map(nationalHolidays(year).map(([day, name]) => [day.toString(), name]));
  const own = anniversary?.day(year).toString();
  if (own !== undefined && !holidays.has(own)) holidays.set(own, anniversary!.name);
  computed.set(key, holidays);
  return holidays;
}

type Anniversary = { name: string; day: (year: number) => Temporal.PlainDate };

const AUCKLAND: Anniversary = { name: "Auckland Anniversary Day", day: (year) => mondayNearest(year, 1, 29) };
const WELLINGTON: Anniversary = {
  name: "Wellington Anniversary Day",
  day: (year) => mondayNearest(year, 1, 22),
};
const NELSON: Anniversary = { name: "Nelson Anniversary Day", day: (year) => mondayNearest(year, 2, 1) };

const ANNIVERSARIES: Readonly<Record<string, Anniversary | undefined>> = {
  AUK: AUCKLAND,
  BOP: AUCKLAND,
  GIS: AUCKLAND,
  NTL: AUCKLAND,
  WKO: AUCKLAND,
  MWT: WELLINGTON,
  WGN: WELLINGTON,
  NSN: NELSON,
  TAS: NELSON,
  CAN: {
    name: "Canterbury Anniversary Day",
    day: (year) => nthWeekday(year, 11, TUESDAY, 1).add({ days: 10 }),
  },
  "CAN-Timaru": { name: "South Canterbury Anniversary Day", day: (year) => nthWeekday(year, 9, MONDAY, 4) },
  CIT: { name: "Chatham Islands Anniversary Day", day: (year) => mondayNearest(year, 11, 30) },
  HKB: { name: "Hawke’s Bay Anniversary Day", day: (year) => labourDay(year).subtract({ days: 3 }) },
  MBH: { name: "Marlborough Anniversary Day", day: (year) => labourDay(year).add({ days: 7 }) },
  OTA: { name: "Otago Anniversary Day", day: otagoAnniversary },
  STL: { name: "Southland Anniversary Day", day: (year) => easterSunday(year).add({ days: 2 }) },
  TKI: { name: "Taranaki Anniversary Day", day: (year) => nthWeekday(year, 3, MONDAY, 2) },
  WTC: { name: "Westland Anniversary Day", day: (year) => mondayNearest(year, 12, 1) },
};

/** ISO 3166-2 subdivisions as `date-holidays` writes them, and South Canterbury: `AUK`, `CAN-Timaru`. */
export const HOLIDAY_REGIONS: readonly string[] = Object.keys(ANNIVERSARIES);

const MONDAY = 1;
const TUESDAY = 2;
const SATURDAY = 6;
const SUNDAY = 7;

/** Month and day; always a Friday. The Act lists them to 2052. */
const MATARIKI: Readonly<Record<number, string | undefined>> = {
  2022: "06-24",
  2023: "07-14",
  2024: "06-28",
  2025: "06-20",
  2026: "07-10",
  2027: "06-25",
  2028: "07-14",
  2029: "07-06",
  2030: "06-21",
  2031: "07-11",
  2032: "07-02",
  2033: "06-24",
  2034: "07-07",
  2035: "06-29",
  2036: "07-18",
  2037: "07-10",
  2038: "06-25",
  2039: "07-15",
  2040: "07-06",
  2041: "07-19",
  2042: "07-11",
  2043: "07-03",
  2044: "06-24",
  2045: "07-07",
  2046: "06-29",
  2047: "07-19",
  2048: "07-03",
  2049: "06-25",
  2050: "07-15",
  2051: "06-30",
  2052: "06-21",
};

/** Bounded, because a year may come from a date that a visitor typed. */
const computed = new LRUCache<string, ReadonlyMap<string, string>>({ max: 200 });

function nationalHolidays(year: number): [Temporal.PlainDate, string][] {
  const easter = easterSunday(year);
  const matariki = MATARIKI[year];
  return [
    ...observed(year, 1, 1, "New Year’s Day", passOverNeighbour),
    ...observed(year, 1, 2, "Day after New Year’s Day", passOverNeighbour),
    ...observed(year, 2, 6, "Waitangi Day", followingMonday),
    [easter.subtract({ days: 2 }), "Good Friday"],
    [easter.add({ days: 1 }), "Easter Monday"],
    ...observed(year, 4, 25, "ANZAC Day", followingMonday),
    [nthWeekday(year, 6, MONDAY, 1), year < 2023 ? "Queen’s Birthday" : "King’s Birthday"],
    ...(matariki
      ? [[Temporal.PlainDate.from(`${year}-${matariki}`), "Matariki"] as [Temporal.PlainDate, string]]
      : []),
    [labourDay(year), "Labour Day"],
    ...observed(year, 12, 25, "Christmas Day", passOverNeighbour),
    ...observed(year, 12, 26, "Boxing Day", passOverNeighbour),
  ];
}

/** The day itself, and the working day that stands in for it when it falls on a weekend. */
function observed(
  year: number,
  month: number,
  day: number,
  name: string,
  standIn: (date: Temporal.PlainDate) => Temporal.PlainDate,
): [Temporal.PlainDate, string][] {
  const date = new Temporal.PlainDate(year, month, day);
  if (date.dayOfWeek < SATURDAY) return [[date, name]];
  return [
    [date, name],
    [standIn(date), `${name}, observed`],
  ];
}

function followingMonday(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.add({ days: date.dayOfWeek === SUNDAY ? 1 : 2 });
}

/** Saturday to Monday and Sunday to Tuesday: the two days of a pair never meet. */
function passOverNeighbour(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.add({ days: 2 });
}

function labourDay(year: number): Temporal.PlainDate {
  return nthWeekday(year, 10, MONDAY, 4);
}

/** When the nearest Monday is Easter Monday, as in 2035, Otago keeps the Tuesday, as it did in 2008. */
function otagoAnniversary(year: number): Temporal.PlainDate {
  const monday = mondayNearest(year, 3, 23);
  return monday.equals(easterSunday(year).add({ days: 1 })) ? monday.add({ days: 1 }) : monday;
}

function mondayNearest(year: number, month: number, day: number): Temporal.PlainDate {
  const date = new Temporal.PlainDate(year, month, day);
  const pastMonday = date.dayOfWeek - MONDAY;
  return date.add({ days: pastMonday <= 3 ? -pastMonday : 7 - pastMonday });
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Temporal.PlainDate {
  const first = new Temporal.PlainDate(year, month, 1);
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) });
}

/** The Gregorian computus of Meeus, Jones and Butcher: `easterSunday(2027)` is 28 March. */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1);
}
