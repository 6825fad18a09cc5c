import { NATIONAL_NUMBERS } from "#content/site.ts";
import { formatCount, practicesInWords } from "#domain/counts.ts";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { dollarRangeInWords, formatDollars } from "#domain/money.ts";
import { directoryHref, emergencyHref, pricesPath } from "#content/links.ts";
import type { LocationView } from "./location.server.ts";

/** What people ask, in plain text, and where to look further. */
export type Question = {
  question: string;
  answer: readonly string[];
  links: readonly { text: string; href: string }[];
};

type Facts = Pick<LocationView, "place" | "total" | "emergency" | "prices" | "funding">;

/** The specification's three questions (section 2), answered from what is listed in the place. */
export function placeQuestions(view: Facts, hasSpecifiedPrices: boolean): Question[] {
  return [checkup(view, hasSpecifiedPrices), emergency(view), insurers(view)];
}

function checkup({ place, prices, funding }: Facts, hasSpecifiedPrices: boolean): Question {
  const { from, to } = USUAL_VISIT.price;
  const typical = hasSpecifiedPrices
    ? `Typically ${dollarRangeInWords(from, to)} for a usual visit: ${USUAL_VISIT.is}. An examination alone costs less, so ask what the price includes.`
    : `It differs between practices. A usual visit is ${USUAL_VISIT.is}; an examination alone costs less, so ask what the price includes.`;
  const free = funding.find(({ slug }) => slug === "free-under-18");
  return {
    question: `How much is a checkup in ${place.name}?`,
    answer: [
      typical,
      prices === null
        ? ""
        : `By what the practices listed here say, a usual visit starts at ${formatDollars(prices.from)}.`,
      `Basic dental care is free for eligible children until their 18th birthday.${free ? ` ${practicesInWords(free.count)} here ${free.count === 1 ? "lists" : "list"} it.` : ""}`,
    ].filter((paragraph) => paragraph !== ""),
    links: [
      ...(free
        ? [
            {
              text: "See practices that are free for under 18s",
              href: directoryHref({ location: place.slug, funding: free.slug }),
            },
          ]
        : []),
      { text: "What practices charge, by region", href: pricesPath("general-dentistry") },
    ],
  };
}

function emergency({
  place,
  total,
  emergency: { count, shortestWait, longestWait, elsewhere, hasSamples },
}: Facts): Question {
  const { healthline, ambulance } = NATIONAL_NUMBERS;
  const range = shortestWait === longestWait ? `${longestWait}` : `${shortestWait} to ${longestWait}`;
  const wait = shortestWait === null ? "" : `, with an average wait of ${range} minutes`;
  const seen =
    count > 0
      ? `${ofAll(count, total)} listed here ${count === 1 ? "says they see" : "say they see"} people in pain the same day${wait}. Call before you go.`
      : `No practice listed in ${place.name} says they see people in pain the same day.${elsewhere ? ` ${elsewhere}` : ""}`;
  const here = hasSamples
    ? "Not by a practice listed here: these are made up, and none of them can see you."
    : seen;
  return {
    question: `Can I be seen in an emergency in ${place.name}?`,
    answer: [
      here,
      `${healthline.name} on ${healthline.phone} is free, day or night. They’ll tell you what to do and where the nearest after-hours care is. If a life is at risk, call ${ambulance.phone}.`,
    ],
    links: [{ text: `Emergency dentists near ${place.name}`, href: emergencyHref(place.slug) }],
  };
}

/** Insurers are not among the facts of a practice, so none is named: what is known is who helps with the cost. */
function insurers({ place, funding }: Facts): Question {
  const listed = funding.map(({ name, count }) => `${name} (${formatCount(count)})`).join(", ");
  return {
    question: `Which insurers are accepted in ${place.name}?`,
    answer: [
      "We don’t know which insurers each practice works with, so ask before you go. The appointment form has a place for the name of your insurer.",
      listed === "" ? "" : `Help with the cost, and how many practices here list it: ${listed}.`,
      "Work and Income can pay up to $1,000 in any 52 weeks for dental treatment that is immediate and essential. It depends on what you and your partner earn and own, and you don’t have to be on a benefit.",
    ].filter((paragraph) => paragraph !== ""),
    links: funding.map(({ slug, name }) => ({
      text: name,
      href: directoryHref({ location: place.slug, funding: slug }),
    })),
  };
}

function ofAll(count: number, total: number): string {
  if (count === total) return total === 1 ? "The practice" : `All ${practicesInWords(total)}`;
  return `${formatCount(count)} of the ${practicesInWords(total)}`;
}
