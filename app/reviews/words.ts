import type { ReviewAnswer } from "#domain/reviews.ts";

export const ANSWER_WORDS: Readonly<Record<ReviewAnswer, string>> = {
  yes: "Yes",
  partly: "Partly",
  no: "No",
};

/** `starsInWords(1) === "1 star"` */
export function starsInWords(stars: number): string {
  return `${stars} ${stars === 1 ? "star" : "stars"}`;
}

/** What keeps a review fair, beside the form, in the terms and in the mail. */
export const REVIEW_RULES = [
  "Write about how you were treated, what you were told, how long you waited.",
  "Please not whether a treatment worked: no one can judge that for others from one mouth.",
  "No names of staff or of other patients, nothing private, no insults.",
] as const;
