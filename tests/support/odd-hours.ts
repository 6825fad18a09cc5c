import fc from "fast-check";

/** Days as lists, maps and websites write them, and as they should not. */
const DAYS = [
  ..."Mo-Fr|Mon-Fri|Mon – Fri|Monday to Friday|Monday - Friday:|Weekdays|Mo,We,Fr|Tues & Thurs|Sa|SAT|Saturdays".split(
    "|",
  ),
  ..."Sa-Su|Su|daily|7 days|PH|SH|Mo-Fr,PH|Mo[1]|Mo-Su|Fr-Mo|week 1-26 Mo-Fr|Jan-Mar Mo-Fr|Dec 24|Lun-Ven|Mon:".split(
    "|",
  ),
  "",
  "2026 Nov 02-2026 Nov 06",
];

const TIMES = [
  ..."08:30-17:00|8-5|8:30-5|8am-5pm|8am – 1pm, 2 – 5pm|8:00 AM – 1:00 PM, 2:00 – 5:00 PM|8.30am - 5.30pm|0830-1700".split(
    "|",
  ),
  ...'08:30–17:00|09:00-17:00+|10:00-02:00|22:00-06:00|02:00-17:00|00:00-24:00|24/7|24 hours|closed|off|off "on leave"'.split(
    "|",
  ),
  ...'by appointment|"by appointment"|08:30-17:00 "ring first"|sunrise-sunset|(sunset-02:00)-18:00|9-12 & 1-5'.split(
    "|",
  ),
  ..."9:00am to 5:00pm|9 to 5|17:00|12-12|12am-12pm|25:00-26:00|08:30-17:00,18:00-21:00|04:59-12:00|05:00-21:00".split(
    "|",
  ),
  ..."06:00-24:00|07:00-23:59|unknown|open|08:30-17:00 unknown|(08:30|08:30-|-17:00|08:30-17:00/30|٠٨:٣٠-١٧:٠٠".split(
    "|",
  ),
  "",
];

const ENDS = [
  "",
  "",
  "",
  "",
  " (closed public holidays)",
  "; PH off",
  "; SH off",
  ' || "on appointment"',
  "; easter off",
  ";",
  ",,",
  " …",
  " 🌿",
  "\u202F",
  "; Su[-1] 10:00-12:00",
  "; Jan 02:00-05:00",
  "\u202E",
  "<b>",
];

/** Rules with days and times, one to seven of them, joined as they come. `oddHours(3)`: the same three every time. */
export function oddHours(count: number): string[] {
  const rule = fc
    .tuple(fc.constantFrom(...DAYS), fc.constantFrom(" ", " ", ": ", ""), fc.constantFrom(...TIMES))
    .map((parts) => parts.join(""));
  const text = fc
    .tuple(
      fc.array(rule, { minLength: 1, maxLength: 7 }),
      fc.constantFrom("; ", ", ", " || ", "\n", " | ", " / "),
      fc.constantFrom(...ENDS),
    )
    .map(([rules, between, end]) => rules.join(between) + end);
  return fc.sample(text, { seed: 2_726, numRuns: count });
}
