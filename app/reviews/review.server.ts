import { type PatientReview, reviewOfRequest } from "#database/practices/reviews.ts";
import { openRequest } from "#services/requests/act.ts";
import { REVIEW_PATH } from "#content/requests/addresses.ts";
import type { Posted } from "#kit/token-pages/posted.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { hadAppointment, mayReview } from "#services/requests/may-review.ts";
import { noteOpenedBy } from "#services/requests/note-opened.ts";
import { keepReview, takeReviewBack } from "#services/reviews/write-review.ts";
import type { Services } from "#services/services.ts";
import { formatCount } from "#domain/counts.ts";
import {
  MOST_REVIEW_NAME,
  MOST_REVIEW_TEXT,
  REVIEW_QUESTIONS,
  type ReviewAnswers,
} from "#domain/practices/reviews.ts";
import { withoutTurns } from "#domain/text.ts";
import { type FieldValues, type PostedForm, takeFields } from "#kit/forms/read.server.ts";
import type { Problem } from "#domain/form-fields.ts";
import { type OpenedVisit, reviewView } from "./review-view.server.ts";

export const { loader, action } = linkPage({ path: REVIEW_PATH, open: openVisit, viewOf: visitView, act });

/** Who has just taken it back is told so, also where no other can be written. */
function visitView(opened: OpenedVisit, asking: Asking) {
  const isThere = opened.mayWrite || opened.review || asking.done === "takenBack";
  return isThere ? reviewView(opened, asking) : null;
}

/** Keeps the review, or takes it back. */
async function act(acting: Acting<OpenedVisit>): Promise<null> {
  const { services, token, opened, form, pressed, finish } = acting;
  const { visit, review, mayWrite } = opened;
  await noteOpenedBy(services, visit);
  const { values, problems: misread } = takeReview(form);
  const again = (posted: Partial<Posted>) => acting.again({ values, ...posted });
  // Pressed again, or in another window, after it was done: the form is on the page no longer.
  if (pressed === "takeBack" && !review) return finish("takenBack");
  if (pressed !== "takeBack" && review) return finish("sent");
  if (misread.length > 0) return again({ problems: misread });
  if (pressed === "takeBack") {
    if (values.sure !== "yes") return again({ problems: [{ name: "sure", text: "Tick to confirm" }] });
    return (await stored(services, () => takeReviewBack(services, visit, review!)))
      ? finish("takenBack")
      : again({ isUnavailable: true });
  }
  if (!mayWrite) return null;
  const reading = readReview(values, services);
  if (reading === "not-there") return finish("notThere");
  if ("problems" in reading) return again({ problems: reading.problems });
  const isStored = await stored(services, () => keepReview(services, visit, reading.answers, token));
  return isStored ? finish("sent") : again({ isUnavailable: true });
}

/** The request that a link opens, if it came to a visit. */
async function openVisit(services: Services, token: string): Promise<OpenedVisit | null> {
  const visit = await openRequest(services, "request", token);
  if (!visit) return null;
  const now = services.now();
  const review = (await reviewOfRequest(services.database.read, services, visit.reference)) ?? null;
  if (!review && !hadAppointment(visit.request, now)) return null;
  return { visit, review, mayWrite: mayReview(visit, { now, reviews: services.reviews }) };
}

async function stored(services: Services, store: () => Promise<void>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch (error) {
    services.log({ event: "act not stored", error });
    return false;
  }
}

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

type Values = FieldValues<typeof SHAPES>;

/** The fields as typed, without marks that turn text. `problems` are those of reading them; `readReview` checks what they say. */
function takeReview(form: PostedForm): { values: Values; problems: Problem[] } {
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
function readReview(values: Values, { reviews }: Pick<Services, "reviews">): Read {
  if (values.went === "no") return "not-there";
  const problems: Problem[] = [];
  if (values.went !== "yes") problems.push({ name: "went", text: "Say whether you went" });
  if (!/^[1-5]$/.test(values.stars)) problems.push({ name: "stars", text: "Choose from one to five stars" });
  const hasWords = reviews === "on";
  if (hasWords && Array.from(values.text).length > MOST_REVIEW_TEXT)
    problems.push({
      name: "text",
      text: `Write ${formatCount(MOST_REVIEW_TEXT)} characters or fewer`,
    });
  if (hasWords && Array.from(values.name).length > MOST_REVIEW_NAME)
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

/** Keeps the questions that were answered; “does not apply” is no answer. */
function answersIn(values: Values): ReviewAnswers {
  const answered = REVIEW_QUESTIONS.flatMap(({ name }) => {
    const answer = values[name];
    return answer === "yes" || answer === "partly" || answer === "no" ? [[name, answer] as const] : [];
  });
  return Object.fromEntries(answered);
}
