/**
 * Pacific/Auckland as iCalendar writes a zone (RFC 5545, section 3.6.5), by the rules that have held since September
 * 2007: daylight time from 2am on the last Sunday of September to 3am on the first Sunday of April (Daylight Time Order
 * 2007). Outlook is an hour off without it, and with one that lists dates instead of a rule.
 *
 * For times after April 2008; a test holds it to `Temporal`.
 */
export const NZ_VTIMEZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Pacific/Auckland",
  "BEGIN:DAYLIGHT",
  "TZNAME:NZDT",
  "DTSTART:20070930T020000",
  "TZOFFSETFROM:+1200",
  "TZOFFSETTO:+1300",
  "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZNAME:NZST",
  "DTSTART:20080406T030000",
  "TZOFFSETFROM:+1300",
  "TZOFFSETTO:+1200",
  "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");
