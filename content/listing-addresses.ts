/** Where a practice changes its own listing. The token in the address authorises it. */
export const LISTING_PATH = "/practice/listing";
/** Where it sends pictures, changes them and takes them away. By the same link. */
export const PICTURES_PATH = "/practice/listing/pictures";
/** Where it reads what patients say, and replies. By the same link. */
export const OWN_REVIEWS_PATH = "/practice/listing/reviews";
/** Where it says when patients can book. By the same link. */
export const FREE_TIMES_PATH = "/practice/free-times";
/** Its week: appointments, busy times, what it keeps, and what is free. By the same link. */
export const WEEK_PATH = "/practice/week";
/** Where it keeps a time by hand. */
export const KEEP_PATH = "/practice/week/keep";
/** A time that it keeps: what it is, and how to free it again. */
export const KEPT_PATH = "/practice/week/kept";
/** Where it says that nobody is there, and what becomes of the appointments then. */
export const AWAY_PATH = "/practice/week/away";
/** One day as a sheet of paper. */
export const DAY_SHEET_PATH = "/practice/week/day";
/** Where it tells us of the calendar that it keeps, and gets its appointments as one. By the same link. */
export const CALENDAR_PATH = "/practice/calendar";
/** What calendar programs follow, by a link of its own. */
export const CALENDAR_FILE_PATH = "/practice/calendar.ics";

/** Every page that the link to a listing opens. */
export const LISTING_PATHS = [
  LISTING_PATH,
  PICTURES_PATH,
  OWN_REVIEWS_PATH,
  FREE_TIMES_PATH,
  CALENDAR_PATH,
  WEEK_PATH,
  KEEP_PATH,
  KEPT_PATH,
  AWAY_PATH,
  DAY_SHEET_PATH,
] as const;
