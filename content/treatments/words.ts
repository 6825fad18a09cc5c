import { dollarRangeInWords } from "#domain/money.ts";
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

/** Cost, duration and insurance first, the ranges filled in. */
export function treatmentQuestions(page: TreatmentPage): Question[] {
  const { cost, duration, insurance, others } = page.questions;
  return [cost, duration, insurance, ...others].map(({ question, answer }) => ({
    question,
    answer: answer
      .replace("{price}", dollarRangeInWords(page.price.from, page.price.to))
      .replace("{duration}", durationInWords(page.duration)),
  }));
}
