/** What a patient is asked beside the stars; each may stay unanswered. */
export const REVIEW_QUESTIONS = [
  {
    name: "explained",
    question: "Was everything explained so that you understood it?",
    counted: "Everything was explained",
  },
  {
    name: "toldPrice",
    question: "Were you told the price before treatment?",
    counted: "Told the price before treatment",
  },
  { name: "onTime", question: "Were you seen on time?", counted: "Seen on time" },
] as const;

type ReviewQuestion = (typeof REVIEW_QUESTIONS)[number]["name"];
export type ReviewAnswer = "yes" | "partly" | "no";
export type ReviewAnswers = Partial<Record<ReviewQuestion, ReviewAnswer>>;

/** What people may read beside the words of a review, of those who answered: `{ yes: 18, all: 20 }`. */
export type AnswerCounts = Readonly<Record<ReviewQuestion, { yes: number; all: number }>>;

/**
 * How many said yes, of those who answered.
 *
 * `countAnswers([{ onTime: "yes" }, { onTime: "no" }, {}]).onTime` → `{ yes: 1, all: 2 }`
 */
export function countAnswers(all: readonly ReviewAnswers[]): AnswerCounts {
  const countOf = (name: ReviewQuestion) => {
    const given = all.flatMap((answers) => answers[name] ?? []);
    return { yes: given.filter((answer) => answer === "yes").length, all: given.length };
  };
  return { explained: countOf("explained"), toldPrice: countOf("toldPrice"), onTime: countOf("onTime") };
}

/** The rules for which words are left out. The stars count in any case. */
export const LEFT_OUT_FOR = {
  result: "they said how a treatment turned out, and that differs for everyone",
  names: "they named someone, or said something private",
  insult: "they insulted or threatened someone",
  advert: "they advertised",
  unlawful: "the law doesn’t let us publish them",
} as const;

export type LeftOutFor = keyof typeof LEFT_OUT_FOR;

/** The rules for which a practice's reply isn't shown. */
export const REPLY_LEFT_OUT_FOR = {
  private: "it says who the patient was, or something about their care",
  insult: "it insults or threatens someone",
  advert: "it advertises",
} as const;

export type ReplyLeftOutFor = keyof typeof REPLY_LEFT_OUT_FOR;

/** What our staff decide on a review. `refused`: no visit could be confirmed, so it is not counted. */
export type ReviewDecision =
  | { outcome: "published" }
  | { outcome: "stars"; leftOut: LeftOutFor }
  | { outcome: "refused" };

/** What is shown where the writer gives no name. */
export const NO_NAME = "A patient";

/** Characters. */
export const MOST_REVIEW_TEXT = 1_000;
export const MOST_REVIEW_NAME = 40;
/** How many characters a practice may answer to a review. */
export const MOST_REPLY = 500;
