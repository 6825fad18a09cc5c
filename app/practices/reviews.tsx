import { formatCount } from "#domain/counts.ts";
import { monthInWords } from "#domain/nz-time.ts";
import type { Review } from "#domain/practices/practice.ts";
import { LEFT_OUT_FOR, REVIEW_QUESTIONS } from "#domain/practices/reviews.ts";
import { isAskedByPhone } from "#content/asking.ts";
import { useRouting } from "#kit/shell/use-shell-facts.ts";
import { practicePath } from "#content/links.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { RatingDistribution } from "#kit/ui/rating-distribution.tsx";
import { Paragraphs } from "#kit/ui/unbroken.tsx";
import type { PracticeView } from "./practice.server.ts";

export function Reviews({ view }: { view: PracticeView }) {
  const { practice, reviews } = view;
  const { rating, reviewCount, ratingCounts } = practice;
  const isByPhone = isAskedByPhone(practice, useRouting());
  return (
    <section className="block" aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      {rating === null ? (
        <p>{`No reviews yet.${isByPhone ? "" : ` People who book here can leave one after their visit.`}`}</p>
      ) : (
        <div className="stack-l">
          <RatingDistribution value={rating} count={reviewCount} counts={ratingCounts} />
          {!practice.isSample && <FromPatients answers={view.answers} />}
        </div>
      )}
      {reviews.length > 0 && (
        <div className="quotes">
          {reviews.map((review) => (
            <Quote key={reviewKey(review)} review={review} />
          ))}
          <MoreReviews view={view} />
        </div>
      )}
    </section>
  );
}

/** Who wrote them, and what they answered beside the stars. */
function FromPatients({ answers }: Pick<PracticeView, "answers">) {
  const counted = REVIEW_QUESTIONS.filter(({ name }) => answers[name].all > 0);
  return (
    <div className="stack">
      {counted.length > 0 && (
        <ul className="small">
          {counted.map(({ name, counted: what }) => (
            <li key={name}>{`${what}: ${answers[name].yes} of ${answers[name].all}`}</li>
          ))}
        </ul>
      )}
      <p className="small dim">
        {"From people who booked their appointment here. Practices can’t choose, change or pay for reviews: "}
        <a href="/terms#reviews">the rules</a>.
      </p>
    </div>
  );
}

/** Two patients may say the same, as where words are left out. */
function reviewKey({ reference, visitedIn, author, text }: Review): string {
  return reference ?? `${visitedIn} ${author} ${text}`;
}

/** The way to earlier and later ones; where all that have words are shown, how many gave stars alone. */
function MoreReviews({ view: { practice, reviews, reviewsPage, hasMoreReviews } }: { view: PracticeView }) {
  const hrefOf = (page: number) => `${practicePath(practice)}${page === 1 ? "" : `?reviews=${page}`}#reviews`;
  if (reviewsPage === 1 && !hasMoreReviews) {
    const others = practice.reviewCount - reviews.length;
    if (others <= 0) return null;
    return <p className="small dim">{`${formatCount(others)} more gave stars without words.`}</p>;
  }
  return (
    <nav className="cluster" aria-label="Pages of reviews">
      {reviewsPage > 1 && <OnwardLink href={hrefOf(reviewsPage - 1)} text="Later reviews" />}
      {hasMoreReviews && <OnwardLink href={hrefOf(reviewsPage + 1)} text="Earlier reviews" />}
    </nav>
  );
}

function Quote({ review: { author, suburb, visitedIn, stars, text, leftOut, reply } }: { review: Review }) {
  return (
    <article className="quote">
      {leftOut ? (
        <p>
          <i>{`We left the words out: ${LEFT_OUT_FOR[leftOut]}.`}</i>
        </p>
      ) : (
        text !== "" && <Paragraphs texts={`“${text}”`.split(LINES)} />
      )}
      <p className="small dim">
        {`${asSentence([author, suburb].filter(Boolean).join(", "))} Visited in ${monthInWords(visitedIn)}. `}
        <span className="rating rating-star">
          <b>{stars}</b>
          <span className="visually-hidden"> out of 5</span>
        </span>
      </p>
      {reply && (
        <div className="reply">
          <p className="small">
            <b>Reply from the practice</b>
          </p>
          <Paragraphs texts={reply.split(LINES)} />
        </div>
      )}
    </article>
  );
}

/** `asSentence("Wiremu T.") === "Wiremu T."` · `asSentence("Hemi") === "Hemi."` */
function asSentence(text: string): string {
  return text.replace(/\.?$/, ".");
}

const LINES = /\s*\n\s*/;
