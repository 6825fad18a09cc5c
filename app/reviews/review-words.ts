import type { ReviewAnswer } from "#domain/practices/reviews.ts";

export const ANSWER_WORDS: Readonly<Record<ReviewAnswer, string>> = {
  yes: "Yes",
  partly: "Partly",
  no: "No",
};
