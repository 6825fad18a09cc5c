import { readEmail } from "#domain/email.ts";
import { readPhone } from "#domain/phone.ts";
import type { Practice } from "#domain/practice.ts";
import { namesNoDays, readableHours } from "#domain/readable-hours.ts";
import { checked, type Row } from "./row.ts";

/** How to reach a practice, and when. What is none is left out. */
export function contactOf(row: Row): Pick<Practice, "phone" | "email" | "website" | "openingHours"> {
  return {
    phone: checked(row, "phone", "is no phone number", phoneIn),
    email: checked(row, "email", "is no e-mail address", readEmail),
    website: checked(row, "website", "is no web address", websiteIn),
    openingHours: hoursOf(row),
  };
}

function phoneIn(text: string): string | undefined {
  for (const part of text.split(/[;,/]/)) {
    const phone = readPhone(part.trim());
    if (phone) return phone.display;
  }
  return undefined;
}

function websiteIn(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!url.hostname.includes(".") || url.href.length > 2_000) return undefined;
  const campaign = url.searchParams.keys().filter((name) => /^(utm_\w+|gclid|fbclid)$/.test(name));
  for (const name of campaign.toArray()) url.searchParams.delete(name);
  return url.href;
}

function hoursOf({ cell, warn }: Row): string {
  const text = cell("opening_hours");
  if (text === "") return "";
  const { hours, problem } = readableHours(text);
  if (hours === null) warn("opening_hours", text, problem);
  else if (namesNoDays(hours)) {
    warn(
      "opening_hours",
      text,
      "name no days and are shown for every day, Sundays too: write “Mo-Fr …” if not",
    );
  }
  return hours ?? "";
}
