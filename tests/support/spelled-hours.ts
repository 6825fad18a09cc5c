import fc from "fast-check";

/** Minutes since midnight by day from Monday, and of public holidays: null where nothing is said. */
export type KnownWeek = { days: readonly (readonly Times[])[]; holidays: readonly Times[] | null };

export type Times = readonly [from: number, to: number];

/** A week that a dentist may keep, and a spelling of it. */
export type Spelled = { week: KnownWeek; text: string };

const DAY = fc.constantFrom<readonly Times[]>(
  [[480, 1020]],
  [[510, 1050]],
  [[540, 1020]],
  [[480, 1080]],
  [[450, 1005]],
  [
    [480, 720],
    [780, 1020],
  ],
  [
    [525, 750],
    [810, 1050],
  ],
  [[720, 1200]],
);
const SHORT_DAY = fc.constantFrom<readonly Times[]>([[540, 720]], [[540, 780]], [[600, 840]], [[480, 960]]);
const CLOSED: readonly Times[] = [];

const WEEK = fc
  .tuple(
    fc.oneof(
      fc.tuple(DAY, DAY).map(([most, friday]) => [most, most, most, most, friday]),
      DAY.map((one) => [one, one, one, one, one]),
      fc.tuple(DAY, SHORT_DAY).map(([most, other]) => [most, most, other, most, CLOSED]),
      fc.array(DAY, { minLength: 5, maxLength: 5 }),
    ),
    fc.oneof(fc.constant(CLOSED), SHORT_DAY),
    fc.oneof({ weight: 3, arbitrary: fc.constant(CLOSED) }, { weight: 1, arbitrary: SHORT_DAY }),
    fc.oneof(fc.constant(null), fc.constant(CLOSED), SHORT_DAY),
  )
  .map(([workdays, saturday, sunday, holidays]) => ({ days: [...workdays, saturday, sunday], holidays }));

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const STYLE = fc.record({
  day: fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.slice(0, 3),
    (name) => name.slice(0, 2),
    (name) => `${name}s`,
    (name) => name.slice(0, 3).toUpperCase(),
    (name) => `${name.slice(0, 3)}.`,
  ),
  time: fc.constantFrom<(minutes: number) => string>(
    (minutes) => full(minutes),
    (minutes) => full(minutes).replace(":", "."),
    (minutes) => half(minutes, ":", "am pm"),
    (minutes) => half(minutes, ".", "am pm"),
    (minutes) => half(minutes, ":", " AM| PM"),
    (minutes) => half(minutes, ":", " a.m.| p.m."),
    (minutes) => always(minutes, " AM| PM"),
    (minutes) => always(minutes, "am pm"),
    (minutes) => (minutes === 720 ? "noon" : half(minutes, ":", "am pm")),
    (minutes) => (minutes === 720 ? "12 midday" : half(minutes, ".", "am pm")),
  ),
  to: fc.constantFrom("-", " - ", "–", " – ", " to ", " until ", "—", " till "),
  days: fc.constantFrom("-", " - ", "–", " to "),
  and: fc.constantFrom(", ", " and ", " & ", ","),
  after: fc.constantFrom(" ", ": ", ", ", " - "),
  between: fc.constantFrom("; ", ", ", "\n", " | ", ". ", " "),
  closed: fc.constantFrom("closed", "Closed", "CLOSED", "off", null),
  holidays: fc.constantFrom("PH", "public holidays", "Public Holidays", "Stat holidays"),
  isEachDay: fc.boolean(),
  isHoursFirst: fc.constantFrom(false, false, false, true),
});

type Style = typeof STYLE extends fc.Arbitrary<infer S> ? S : never;

/** `spelledHours(3)`: the same three every time. */
export function spelledHours(count: number): Spelled[] {
  const spelled = fc.tuple(WEEK, STYLE).map(([week, style]) => ({ week, text: spell(week, style) }));
  return fc.sample(spelled, { seed: 311, numRuns: count });
}

function spell({ days, holidays }: KnownWeek, style: Style): string {
  const rules: string[] = [];
  const say = (who: string, times: readonly Times[]) => {
    if (times.length > 0) rules.push(said(who, times, style));
    else if (style.closed !== null)
      rules.push(style.isHoursFirst ? `${style.closed} ${who}` : `${who}${style.after}${style.closed}`);
  };
  for (let first = 0; first < 7;) {
    let last = first;
    while (!style.isEachDay && last < 6 && days[last + 1] === days[first]) last += 1;
    say(
      first === last
        ? style.day(NAMES[first]!)
        : `${style.day(NAMES[first]!)}${style.days}${style.day(NAMES[last]!)}`,
      days[first]!,
    );
    first = last + 1;
  }
  if (holidays)
    rules.push(holidays.length === 0 ? `${style.holidays} closed` : said(style.holidays, holidays, style));
  return rules.join(style.between);
}

function said(who: string, times: readonly Times[], style: Style): string {
  const spans = times.map((ends) => ends.map(style.time).join(style.to)).join(style.and);
  return style.isHoursFirst ? `${spans} ${who}` : `${who}${style.after}${spans}`;
}

function full(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Minutes only where there are some: `8am`, `8:30am`. */
function half(minutes: number, sign: string, halves: string): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${((hour + 11) % 12) + 1}${minute === 0 ? "" : `${sign}${minute}`}${halfOf(hour, halves)}`;
}

function always(minutes: number, halves: string): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, "0")}${halfOf(hour, halves)}`;
}

function halfOf(hour: number, halves: string): string {
  return halves.split(halves.includes("|") ? "|" : " ")[hour < 12 ? 0 : 1]!;
}
