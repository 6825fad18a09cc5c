import type { Claim, Facts } from "./facts.ts";
import { seesPain } from "./facts.ts";
import type { Habit } from "./habits.ts";

const speaks: Claim = (facts) => facts.languages.length > 0;

const namesDiffer: Claim = ({ dentists }) =>
  dentists.length === 2 && dentists[0]!.lastName !== dentists[1]!.lastName;

/** What the listing itself states, in words. Slots in braces are filled from the facts. */
export const STATED: readonly Habit[] = [
  {
    when: (facts) => Boolean(facts.hours.late),
    things: [
      "late visits {lateDays}",
      "evening visits {lateDays}",
      "chairs open until {lateUntil} {lateDays}",
    ],
    clauses: ["open until {lateUntil} {lateDays}"],
    sentences: [
      "The doors stay open until {lateUntil} {lateDays}.",
      "For people who cannot leave work, there are evening visits {lateDays}.",
    ],
  },
  {
    when: (facts) => Boolean(facts.hours.saturday && !facts.hours.sunday),
    things: ["Saturday visits", "Saturday hours for people at work all week"],
    clauses: ["open on Saturdays as well"],
    sentences: ["Saturdays suit people who work all week, so they go first.", "They open on Saturdays too."],
  },
  {
    when: (facts) => Boolean(facts.hours.sunday && facts.kind !== "after-hours"),
    things: ["weekend visits", "Saturday and Sunday visits"],
    clauses: ["open on both days of the weekend"],
    sentences: [
      "The doors are open on Saturday and Sunday.",
      "You can be seen at the weekend, Sundays included.",
    ],
  },
  {
    when: (facts) => Boolean(facts.hours.early),
    things: ["visits from {early}", "early visits before work"],
    clauses: ["open from {early} for early starters"],
    sentences: [
      "The first visit of the day is at {early}, before most people start work.",
      "They open at {early}, which suits early shifts.",
    ],
  },
  {
    when: (facts) => Boolean(facts.parking && facts.parking.things.length > 0),
    things: ["{parkingThing}"],
    sentences: [],
  },
  {
    when: (facts) => facts.entry.things.length > 0,
    things: ["{entryThing}"],
    sentences: [],
  },
  {
    when: speaks,
    things: [
      "staff who speak {language}",
      "{language} spoken",
      "a dentist’s chair where {language} is spoken",
    ],
    clauses: ["where staff speak {languages}"],
    sentences: [],
  },
  {
    when: (facts) => facts.funding.includes("payment-plan"),
    things: ["payment plans for bigger work", "bigger bills spread over months"],
    sentences: [
      "A payment plan can spread the cost of bigger treatment.",
      "Larger bills can go on a payment plan.",
    ],
  },
  {
    when: (facts) => facts.funding.includes("acc"),
    things: ["ACC claims lodged at the desk", "ACC forms filled in for you"],
    sentences: [
      "If it was an accident, they lodge the ACC claim for you.",
      "ACC claims for injuries are lodged at the desk.",
    ],
  },
  {
    when: (facts) => facts.funding.includes("winz-quotes"),
    things: ["quotes for Work and Income", "Work and Income quotes on the day"],
    sentences: [
      "Quotes for Work and Income are written while you wait.",
      "Ask at the desk if you need a quote for Work and Income.",
    ],
  },
  {
    when: (facts) => facts.funding.includes("free-under-18"),
    things: ["free basic care for under 18s", "no charge for basic care under 18"],
    sentences: [
      "Basic care is free until the 18th birthday.",
      "Teenagers do not pay for basic care until they turn 18.",
    ],
  },
  {
    when: (facts) => facts.prices[0]?.treatment === "general-dentistry",
    things: ["checkups with X-rays from {checkup}", "a checkup with X-rays from {checkup}"],
    clauses: ["with checkups and X-rays from {checkup}"],
    sentences: ["A checkup with X-rays starts at {checkup}."],
  },
  {
    when: (facts) => facts.dentists.length === 1,
    things: ["one dentist throughout"],
    clauses: ["with one dentist from start to finish"],
    sentences: ["There is one dentist, Dr {last}, so you are never handed on."],
  },
  {
    when: (facts) => facts.dentists.length > 1,
    things: ["{count} dentists to choose from"],
    clauses: ["with {count} dentists to choose from"],
    sentences: ["With {count} dentists here, someone is free most weeks."],
  },
  {
    when: namesDiffer,
    things: ["two dentists who compare notes"],
    sentences: ["Dr {last} and Dr {secondLast} have rooms next to each other and often compare notes."],
  },
  {
    when: (facts) => seesPain(facts) && facts.kind === "general",
    things: ["a quick look if something hurts"],
    sentences: ["Toothache calls are dealt with first thing."],
  },
];

/** `$150`, or nothing where no checkup is priced. */
export function priceOf(facts: Facts): string {
  const checkup = facts.prices.find((price) => price.treatment === "general-dentistry");
  return checkup ? `$${checkup.from}` : "";
}
