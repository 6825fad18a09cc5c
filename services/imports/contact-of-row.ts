import { readEmail } from "#domain/email.ts";
import { readPhone } from "#domain/phone.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { readWrittenHours } from "#domain/hours/written-hours.ts";
import { readWebAddress } from "#domain/web-address.ts";
import { fileDays } from "./file-day.ts";
import { checked, type Row, tidy } from "./row.ts";

/** How to reach a practice, and when. What is none is left out. */
export function readContact(
  row: Row,
): Pick<Practice, "phone" | "email" | "website" | "openingHours" | "hoursAsWritten"> {
  return {
    phone: checked(row, "phone", "is not a phone number", phoneIn),
    email: checked(row, "email", "is not an email address", readEmail),
    website: checked(row, "website", "is not a web address", websiteIn),
    ...readHours(row),
  };
}

/** A spreadsheet takes the 0 off a number that is nothing but digits. */
function phoneIn(text: string): string | undefined {
  const phone = readPhone(text);
  if (phone?.display !== text || !/^[1-9]\d+$/.test(text)) return phone?.display;
  return readPhone(`0${text}`)?.display;
}

const LONGEST_ADDRESS = 2_000;

/** Removes the parts of a web address that say which advertisement led there. */
function websiteIn(text: string): string | undefined {
  const url = URL.parse(readWebAddress(text) ?? "");
  if (!url || url.href.length > LONGEST_ADDRESS) return undefined;
  const campaign = url.searchParams.keys().filter((name) => /^(utm_\w+|gclid|fbclid)$/.test(name));
  for (const name of campaign.toArray()) url.searchParams.delete(name);
  return url.href;
}

type Hours = Pick<Practice, "openingHours" | "hoursAsWritten">;

/** The lines of a cell stay: a day often has one of its own. What can't be read is kept in its own words. */
function readHours({ cell, raw, warn }: Row): Hours {
  const lines = raw("opening_hours")
    .split(/[\r\n]+/)
    .map(tidy);
  const text = lines.filter((line) => line !== "").join("\n");
  if (text === "") return { openingHours: "", hoursAsWritten: "" };
  if (fileDays(text) || /^\d{1,2}-[a-z]{3}$/i.test(text)) return hoursOfDay(text, warn);
  const { hours, problem } = readWrittenHours(text);
  if (hours !== null) return { openingHours: hours, hoursAsWritten: "" };
  warn("opening_hours", cell("opening_hours"), problem);
  return { openingHours: "", hoursAsWritten: text.length > LONGEST_WORDS ? "" : text };
}

/** In characters: as much as a profile can show. */
const LONGEST_WORDS = 500;

/** A spreadsheet takes `24/7` for 24 July, and `9-5` for 9 May. The first can be told. */
function hoursOfDay(text: string, warn: Row["warn"]): Hours {
  const isAlways = /^24-jul$/i.test(text) || fileDays(text)?.first.endsWith("-07-24") === true;
  const reason = isAlways
    ? "is what a spreadsheet makes of 24/7: it is read as that"
    : "is a day that a spreadsheet made of hours: format the column as text, and enter them again";
  warn("opening_hours", text, reason, { isKept: isAlways });
  return { openingHours: isAlways ? "24/7" : "", hoursAsWritten: "" };
}
