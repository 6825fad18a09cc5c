import type { PatientReview } from "#database/reviews.ts";
import { formatCount } from "#domain/counts.ts";
import { MOST_REVIEW_NAME, MOST_REVIEW_TEXT, REVIEW_QUESTIONS, type ReviewAnswers } from "#domain/reviews.ts";
import { withoutTurns } from "#domain/text.ts";
import { type FieldValues, type PostedForm, takeFields } from "#kit/forms/read.server.ts";
import type { Services } from "#services/services.ts";
import type { Problem } from "#kit/ui/form/error-summary.tsx";

const SHAPES = {
  went: "line",
  stars: "line",
  explained: "line",
  toldPrice: "line",
  onTime: "line",
  text: "text",
  name: "line",
  sure: "line",
} as const;

export type Values = FieldValues<typeof SHAPES>;

/** The fields as typed, without marks that turn text. `problems` are those of reading them; `readReview` checks what they say. */
export function takeReview(form: PostedForm): { values: Values; problems: Problem[] } {
  const { values, problems } = takeFields(form, SHAPES);
  return { values: { ...values, text: visible(values.text), name: visible(values.name) }, problems };
}

/** Our own words stand beside a name, and on the page stands what our staff have read. Empty where there is nothing to see. */
function visible(text: string): string {
  const straight = withoutTurns(text);
  return /[^\p{C}\p{Z}]/u.test(straight) ? straight : "";
}

type Read =
  | { answers: Pick<PatientReview, "stars" | "answers" | "text" | "name"> }
  | { problems: Problem[] }
  /** They say that they did not go: there is nothing to review. */
  | "not-there";

/** What the form says. With `marks` words and names are passed over: no one is asked for them. */
export function readReview(values: Values, { reviews }: Pick<Services, "reviews">): Read {
  if (values.went === "no") return "not-there";
  const problems: Problem[] = [];
  if (values.went !== "yes") problems.push({ name: "went", text: "Say whether you went" });
  if (!/^[1-5]$/.test(values.stars)) problems.push({ name: "stars", text: "Choose from one to five stars" });
  const hasWords = reviews === "on";
  if (hasWords && values.text.length > MOST_REVIEW_TEXT)
    problems.push({
      name: "text",
      text: `Write ${formatCount(MOST_REVIEW_TEXT)} characters or fewer`,
    });
  if (hasWords && values.name.length > MOST_REVIEW_NAME)
    problems.push({ name: "name", text: `Enter a name of ${MOST_REVIEW_NAME} characters or fewer` });
  if (problems.length > 0) return { problems };
  return {
    answers: {
      stars: Number(values.stars) as PatientReview["stars"],
      answers: answersIn(values),
      text: hasWords ? values.text : "",
      name: hasWords ? values.name : "",
    },
  };
}

/** Of the questions that were answered; “does not apply” is no answer. */
function answersIn(values: Values): ReviewAnswers {
  const answered = REVIEW_QUESTIONS.flatMap(({ name }) => {
    const answer = values[name];
    return answer === "yes" || answer === "partly" || answer === "no" ? [[name, answer] as const] : [];
  });
  return Object.fromEntries(answered);
}
