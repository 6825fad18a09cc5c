import { freeInWords } from "#content/free-words.ts";
import { listInWords } from "#domain/lists.ts";
import { fold, inFull, withCapital } from "#domain/text.ts";
import type { Question } from "./question.ts";

/**
 * The typed words that we don't know, as they stood, with dots between those that stood apart: “havent … 10 years”.
 * Null where there are none. A suburb is left out, because its list says more about it, and so is a street, because the page
 * says that we know no practice there.
 */
export function wordsNotUnderstood({ typed, rest, suburb, street }: Question): string | null {
  const named = inFull([fold(suburb?.name ?? ""), street ?? ""].join(" ")).split(" ");
  const isOut = (word: string) => {
    const parts = fold(word).split(" ");
    return parts.some((part) => part !== "" && rest.includes(part) && !named.includes(inFull(part)));
  };
  const words = typed.split(" ");
  const out = words.flatMap((word, at) => (isOut(word) ? [at] : []));
  if (out.length === 0) return null;
  return out
    .map((at, index) => `${index === 0 ? "" : out[index - 1] === at - 1 ? " " : " … "}${words[at]}`)
    .join("");
}

/**
 * What of the time that is asked for isn't in a list, in sentences. `isOfDay`: the list is of those with a free time on the day.
 * `“dentist next friday arvo”` → We read “next friday” as the coming Friday. We can’t search by “arvo” …
 */
export function notOnTime(question: Question, isOfDay: boolean): string[] {
  const { wish, isUrgent, isToday, urgentDay, nextDay, furtherDays, dayPart } = question;
  if (isUrgent)
    return urgentDay ? [`This list is by who can see you first, so it isn’t only for “${urgentDay}”.`] : [];
  const { free } = wish;
  const said = [
    isToday &&
      !wish.open &&
      "This list is for every day. If a practice gives its hours, you’ll see when they’re open.",
    free &&
      !isOfDay &&
      `No one here has a ${freeInWords(free)} to book online, so this list is for every day. Call and ask.`,
    nextDay && `We read “${nextDay}” as the coming ${withCapital(free ?? wish.open ?? "day")}.`,
    furtherDays.length > 0 &&
      `We search for one day at a time, so this is without “${furtherDays.join("” and “")}”.`,
    dayPart && `We can’t search by “${dayPart}”, so this is for any time of the day.`,
  ];
  return said.filter((one) => typeof one === "string");
}

/** Says what a price is of, where it isn’t of what was asked: of a checkup, and not of the X-ray alone. */
export function notPriced({ unpriced, isAboutPrice, isUrgent }: Question): string | null {
  if (unpriced === null || !isAboutPrice || isUrgent) return null;
  return `Practices don’t tell us the price of “${unpriced}” alone. These are prices of a checkup: ask whether it’s in them.`;
}

/** Says that a list is of the first of the treatments that are named. */
export function notInList({ treatment, otherTreatments, isUrgent }: Question): string | null {
  if (!treatment || otherTreatments.length === 0 || isUrgent) return null;
  const others = listInWords(otherTreatments.map(({ name }) => name));
  return `This list is of practices for ${treatment.name}. Search for ${others} on its own.`;
}

/** Says that a list is of all of the place where something that we don’t know stands: `“mall”`. */
export function landmarkUnknown({ landmark, suburb, place, isUrgent }: Question): string | null {
  const where = suburb ?? place;
  if (landmark === null || !where || isUrgent) return null;
  return `We don’t know where “${landmark}” is, so this is for all of ${where.name}.`;
}

/** Says that a list may have what someone doesn’t want: `We can’t leave out what you don’t want, …` */
export function notLeftOut({ excluded, isUrgent }: Question): string | null {
  if (excluded.length === 0 || isUrgent) return null;
  return `We can only search for what you want, so this list might include “${excluded.join("” and “")}”.`;
}

/** Says that someone who is hurt in a suburb gets the list of its whole place, since few may be open in the suburb. */
export function wholePlace({ suburb, place }: Question): string | null {
  return suburb && !place
    ? `This is all of ${suburb.place.name}, not only ${suburb.name}: first those who can see you soonest.`
    : null;
}

/** In the visitor’s own words, so that it is clear what isn’t known: `Practices don’t tell us about “painless”.` */
export function notTold(unlisted: string, typed: string | null): string {
  return typed === null
    ? `No practice tells us that someone there speaks ${unlisted}.`
    : `Practices don’t tell us about “${typed}”.`;
}
