import { companyNote } from "#content/companies.ts";
import { INTERPRETED, UNLISTED_ADVICE } from "#content/everyday-words.ts";
import { freeInWords } from "#content/free-words.ts";
import type { Place } from "#domain/finding/places.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { listInWords } from "#domain/lists.ts";
import { fold, inFull, withCapital } from "#domain/text.ts";
import { isSaidOn } from "./knowledge.ts";
import type { Question } from "./question.ts";
import { CANNOT_AFFORD } from "./typed.ts";

/**
 * The typed words that we don't know, as they stood, with dots between those that stood apart: “havent … 10 years”.
 * Null where there are none. A suburb is left out, because its list says more about it, and so is a street, because the page
 * says that we don’t search by streets, and what the page says to which the question leads: “cold” of sensitive teeth.
 */
export function wordsNotUnderstood(question: Question): string | null {
  const { typed, rest, suburb, otherNames, street, written } = question;
  const named = inFull(
    [fold(suburb?.name ?? ""), ...otherNames.map(({ name }) => fold(name)), street ?? ""].join(" "),
  ).split(" ");
  const isOut = (word: string) => {
    const parts = fold(word).split(" ");
    return parts.some(
      (part) =>
        rest.includes(part) &&
        !/^(?:tooth|teeth|front|back|upper|lower|top|bottom)?$/.test(part) &&
        !named.includes(inFull(part)) &&
        !(written && isSaidOn(written.href, part)),
    );
  };
  const words = typed.split(" ");
  const out = words.flatMap((word, at) => (isOut(word) ? [at] : []));
  if (out.length === 0) return null;
  return out
    .map((at, index) => `${index === 0 ? "" : out[index - 1] === at - 1 ? " " : " … "}${words[at]}`)
    .join("");
}

/** What the sentences above a list need to know of it. */
type ListSaid = {
  /** It is of those with a free time on the day that was asked for. */
  isOfDay: boolean;
  /** Someone in pain has in it those who are as they asked. */
  isAsWished: boolean;
  /** It is of practices with some of the words in their names. */
  isNamed: boolean;
  /** The places that it is of beside the first. */
  others: readonly Place[];
};

/**
 * What a list isn’t chosen by, in sentences: the same above the lists of the search and of the directory’s box.
 * `“dentist next friday arvo”` → We read “next friday” as the coming Friday. We can’t search by “arvo” …
 */
export function notesOn(question: Question, list: ListSaid): string[] {
  const { street, excluded } = question;
  const said = [
    ...(question.isUrgent ? notInPain(question, list) : notAsAsked(question, list)),
    street && !list.isNamed && `We can’t search by street, so this is without “${street}”.`,
    excluded.length > 0 &&
      `We can only search for what you want, so this list might include “${excluded.join("” and “")}”.`,
  ];
  return [...notSearchedBy(question, true), ...said.filter((one) => typeof one === "string")].map((one) =>
    asTyped(one, question),
  );
}

/** Quotes the visitor as they wrote it, since folded words have lost their macrons: “kaupapa māori”. */
export function asTyped(sentence: string, { typed }: Pick<Question, "typed">): string {
  const words = typed.split(" ");
  const isInFull = fold(typed).includes(CANNOT_AFFORD);
  return sentence.replaceAll(/“([\p{Ll}\d ]+)”/gu, (quote, read: string) => {
    const quoted = isInFull ? read : read.replace(CANNOT_AFFORD, "broke");
    const size = quoted.split(" ").length;
    const at = words.findIndex((_, start) => fold(words.slice(start, start + size).join(" ")) === quoted);
    if (at === -1) return quote;
    const written = words.slice(at, at + size).join(" ");
    return `“${written.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "")}”`;
  });
}

/** Said before everything else to someone who is hurt abroad, since none of our numbers is for there. */
export function notHere({ abroad, isUrgent }: Question): string | null {
  if (abroad === null || !isUrgent) return null;
  return `Not in New Zealand now? Call the emergency number where you are, and see a dentist there: 111, the 0800 numbers and these dentists are New Zealand’s, and aren’t for “${abroad}”.`;
}

/** Where something is typed as practices are called, and none is called so: `Bite Dental` */
export function unknownName({ typed, rest, hurt, written }: Question): string[] {
  const isName = rest.length > 0 && hurt === null && written === null && LIKE_A_NAME.test(typed);
  return isName ? [`No practice here is called “${typed}”.`] : [];
}

const LIKE_A_NAME =
  /^(?!dent)\S+(?: \S+){0,3} (?:dental|dentists?|dentistry|orthodontics)(?: (?:care|clinic|cent(?:re|er)|group|practice|studio|surgery))?$/i;

/** What nothing is ever searched by, list or not. */
export function notSearchedBy(
  { company, otherCompanies, contact, isUrgent, notListed }: Question,
  hasList = false,
): string[] {
  const said = [
    ...[company, ...otherCompanies].map((one) => !isUrgent && one && companyNote(one, hasList)),
    notListed && (notListed.isAll ? `${notListed.title}. ${notListed.text}` : notListed.text),
    contact && `We can’t search by ${contact}, so this is without it.`,
  ];
  return said.filter((one) => typeof one === "string");
}

function notInPain(question: Question, { isAsWished }: ListSaid) {
  const { unmetInPain, wishTyped, suburb, place, unlisted } = question;
  const unmet = [...unmetInPain, ...(isAsWished ? [] : wishTyped)];
  return [
    unlisted === INTERPRETED && UNLISTED_ADVICE[INTERPRETED],
    suburb &&
      !place &&
      `This is all of ${suburb.place.name}, not only ${suburb.name}: first those who can see you soonest.`,
    unmet.length > 0 &&
      `This list is by who can see you first, so it isn’t chosen by “${unmet.join("” or “")}”.`,
  ];
}

function notAsAsked(question: Question, { isOfDay, others: listed }: ListSaid) {
  const { treatment, otherTreatmentNames, partTyped, landmark, suburb, place, funding } = question;
  const { unpriced, isAboutPrice, article, articleTyped, company, unlisted } = question;
  const where = suburb ?? place;
  const others = [
    ...question.others.filter((one) => !listed.includes(one)),
    // Massey University is in no suburb of that name.
    ...(landmark === null ? question.otherNames : []),
  ];
  const chief = place ?? suburb;
  return [
    careNotTold(question),
    funding.length > 1 &&
      "Several kinds of help with the cost might be meant, so this list isn’t chosen by any of them.",
    article !== null &&
      !company &&
      funding.length === 0 &&
      unlisted === null &&
      `We can’t search by “${articleTyped}”, so this is without it.`,
    unpriced !== null &&
      isAboutPrice &&
      `Practices don’t tell us the price of “${unpriced}” alone. These are prices of a checkup: ask whether it’s in them, or costs more.`,
    treatment &&
      partTyped !== null &&
      `We list “${partTyped}” under ${treatmentName(treatment.service)}. Call one and ask about it.`,
    treatment &&
      otherTreatmentNames.length > 0 &&
      `This list is of practices for ${treatmentName(treatment.service)}. ${searchApart(otherTreatmentNames)}`,
    question.otherLanguages.length > 0 &&
      `A list is of one language. ${searchApart(question.otherLanguages)}`,
    // Where the town has no practice, another sentence names the town that is listed instead.
    others.length > 0 &&
      `${chief ? `This list is of ${chief.name}. ` : ""}${searchApart(others.map(({ name }) => name))}`,
    landmark !== null &&
      where &&
      `We don’t know where “${landmark}” is, so this is for all of ${where.name}.`,
    ...notOnTime(question, isOfDay),
  ];
}

function searchApart(names: readonly string[]): string {
  const each = names.length > 1 ? "each on its own" : "on its own";
  return `Search for ${listInWords(names)} ${each}.`;
}

/** A plain sentence about care that no practice states. */
function careNotTold({ unlisted, unlistedTyped, knowledge }: Question): string | null {
  if (unlisted === null || knowledge) return null;
  return UNLISTED_ADVICE[unlisted] ?? `${notTold(unlisted, unlistedTyped)} Call one and ask.`;
}

function notOnTime(question: Question, isOfDay: boolean) {
  const { wish, isToday, openOn, nextDay, furtherDays, dayPart, evening } = question;
  const { free } = wish;
  return [
    openOn !== null &&
      `We search by opening hours for Saturdays and Sundays only, so check each practice’s hours for “${openOn}”.`,
    isToday &&
      !wish.open &&
      "This list is for every day. If a practice gives its hours, you’ll see when they’re open.",
    free &&
      !isOfDay &&
      `No one here has a ${freeInWords(free)} to book online, so this list is for every day. Call and ask.`,
    nextDay && `We read “${nextDay}” as the coming ${withCapital(free ?? wish.open ?? "day")}.`,
    furtherDays.length > 0 &&
      `We search for one day at a time, so this is without “${furtherDays.join("” and “")}”.`,
    evening && `We can only search for those open after 6pm, and not by “${evening}”. Check their hours.`,
    dayPart && `We can’t search by “${dayPart}”, so this is for any time of the day.`,
  ];
}

/** In the visitor’s own words, so that it is clear what isn’t known: `Practices don’t tell us about “painless”.` */
export function notTold(unlisted: string, typed: string | null): string {
  return typed === null
    ? `No practice tells us that someone there speaks ${unlisted}.`
    : `Practices don’t tell us about “${typed}”.`;
}
