import { ASK_FOR_THE_PRICE, type ShownPrice } from "./shown-price.ts";
import type { Duration, Question, TreatmentPage } from "./treatment-page.ts";

/** For headings and tables: `12–18 months`. */
export function durationRange({ from, to, unit }: Duration): string {
  return `${from}–${to} ${unit}`;
}

/** For sentences: `12 to 18 months`. */
function durationInWords({ from, to, unit }: Duration): string {
  return `${from} to ${to} ${unit}`;
}

/** The title of its page: `Dental implants`. */
export function treatmentTitle({ inSentence }: Pick<TreatmentPage, "inSentence">): string {
  return inSentence.charAt(0).toUpperCase() + inSentence.slice(1);
}

/**
 * Cost, duration and insurance first, the ranges filled in. `price` is what the page shows that it costs; where that is
 * not the specification's, the answer says whose it is and keeps what the specification adds.
 */
export function treatmentQuestions(
  page: TreatmentPage,
  price: ShownPrice | null,
  isSpecified: boolean,
): Question[] {
  const { cost, duration, insurance, others } = page.questions;
  const first = { ...cost, answer: isSpecified ? cost.answer : costAnswer(cost.answer, price) };
  return [first, duration, insurance, ...others].map(({ question, answer }) => ({
    question,
    answer: answer
      .replace("{price}", price?.sentence ?? "")
      .replace("{duration}", durationInWords(page.duration)),
  }));
}

/** What stands behind the first sentence is true at any price, unless it has one of its own. */
function costAnswer(specified: string, price: ShownPrice | null): string {
  const rest = specified.slice(specified.indexOf(". ") + 2);
  const kept =
    rest === specified.slice(1) || rest.includes("$") || rest.includes("{price}") ? "" : ` ${rest}`;
  return `${price?.sentence ?? ASK_FOR_THE_PRICE}${kept}`;
}
