import { OWN_REVIEWS_PATH } from "#content/listing-addresses.ts";
import { type OwnReview, ownReviews } from "#database/requests/sent-replies.ts";
import { monthInWords } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { LEFT_OUT_FOR, MOST_REPLY } from "#domain/practices/reviews.ts";
import { UNSAVED } from "#domain/token-address.ts";
import { takeFields } from "#kit/forms/read.server.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { listingBehind, TOO_OFTEN } from "#services/listings/listing-behind.ts";
import { sendReply } from "#services/reviews/send-reply.ts";
import type { Services } from "#services/services.ts";

/** All that the page shows. */
export type OwnReviewsView = ReturnType<typeof ownReviewsView>;

type Opened = { practice: Practice; reviews: readonly OwnReview[] };

/** The latest; those before them are answered by email. */
const SHOWN = 50;

export const { loader, action } = linkPage({ path: OWN_REVIEWS_PATH, open, viewOf: ownReviewsView, act });

async function open(services: Services, token: string): Promise<Opened | undefined> {
  const { encryption, now } = services;
  const { read } = services.database;
  const practice = await listingBehind(services, read, token, now());
  return practice && { practice, reviews: await ownReviews(read, encryption, practice.id, SHOWN) };
}

async function act({ services, token, opened, form, pressed, again, finish }: Acting<Opened>): Promise<null> {
  const { values, problems } = takeFields(form, { reply: "text" });
  const words = values.reply;
  const review = opened.reviews.find((one) => formName(one) === pressed);
  if (problems.length > 0) return again({ problems, values });
  if (Array.from(words).length > MOST_REPLY)
    return again({
      problems: [{ name: "reply", text: `Write ${MOST_REPLY} characters or fewer` }],
      values: { reply: words },
    });
  if (!review) return again({ form: "", problems: [{ name: "form", text: GONE }] });
  if (words === (review.sentReply || (review.reply ?? ""))) return finish("same");
  const { id } = opened.practice;
  const answer = await sendReply(services, { token, id, reference: review.reference, words });
  if (answer.kind === "saved") return finish(words === "" ? "removed" : "sent");
  if (answer.kind === "ended") return finish(UNSAVED);
  if (answer.kind === "gone")
    return again({ problems: [{ name: "reply", text: GONE }], values: { reply: words } });
  if (answer.kind === "too-often")
    return again({
      problems: [{ name: "form", text: TOO_OFTEN }],
      isTooOften: true,
      values: { reply: words },
    });
  return again({ isUnavailable: true, values: { reply: words } });
}

const GONE = "This review isn’t there any more";

const DONE: Readonly<Record<string, string>> = {
  sent: "We have your reply. We’ll read it before people see it, and email you.",
  removed: "Your reply is gone from your page.",
  same: "Nothing has changed: it’s already like that.",
};

function formName({ reference }: Pick<OwnReview, "reference">): string {
  return `reply-${reference.toLowerCase()}`;
}

function ownReviewsView({ practice, reviews }: Opened, { token, posted, done, identity }: Asking) {
  const { id, slug, name } = practice;
  return {
    path: OWN_REVIEWS_PATH,
    token,
    version: "",
    id,
    slug,
    name,
    posted,
    readWhen: identity.replies.review.when,
    done: (done !== null && DONE[done]) || null,
    reviews: reviews.map(({ reference, author, visitedIn, stars, text, leftOut, reply, sentReply }) => ({
      reference,
      form: formName({ reference }),
      stars,
      who: `${author}, ${monthInWords(visitedIn)}`,
      words: leftOut ? `We left the words out: ${LEFT_OUT_FOR[leftOut]}.` : text && `“${text}”`,
      shown: reply ?? "",
      waiting: sentReply,
    })),
  };
}
