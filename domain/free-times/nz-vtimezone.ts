/**
 * Pacific/Auckland as iCalendar writes a zone (RFC 5545, section 3.6.5), by the rules that have held since September
 * 2007: daylight time from 2am on the last Sunday of September to 3am on the first Sunday of April (Daylight Time Order
 * 2007). Outlook is an hour off without it, and with one that lists dates instead of a rule.
 *
 * For times after April 2008; a test holds it to `Temporal`.
 */
export const NZ_VTIMEZONE = described("Pacific/Auckland", ["NZDT", "NZST"], ["+1200", "+1300", "02", "03"]);

/**
 * The Chatham Islands change their clocks at the same instant as the rest, which is 2:45am there (Daylight Time Order
 * 2007).
 */
const CHATHAM_VTIMEZONE = described(
  "Pacific/Chatham",
  ["+1345", "+1245"],
  ["+1245", "+1345", "0245", "0345"],
);

/** A zone of New Zealand as iCalendar describes it: `vtimezoneOf("Pacific/Chatham")` */
export function vtimezoneOf(zone: string): string {
  return zone === "Pacific/Chatham" ? CHATHAM_VTIMEZONE : NZ_VTIMEZONE;
}

function described(
  zone: string,
  [summer, winter]: readonly [string, string],
  [standard, daylight, begins, ends]: readonly [string, string, string, string],
): string {
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    "BEGIN:DAYLIGHT",
    `TZNAME:${summer}`,
    `DTSTART:20070930T${begins.padEnd(6, "0")}`,
    `TZOFFSETFROM:${standard}`,
    `TZOFFSETTO:${daylight}`,
    "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU",
    "END:DAYLIGHT",
    "BEGIN:STANDARD",
    `TZNAME:${winter}`,
    `DTSTART:20080406T${ends.padEnd(6, "0")}`,
    `TZOFFSETFROM:${daylight}`,
    `TZOFFSETTO:${standard}`,
    "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU",
    "END:STANDARD",
    "END:VTIMEZONE",
  ].join("\r\n");
}
