import { formatDay } from "#domain/nz-time.ts";
import type { Practice, Review } from "#domain/practice.ts";
import { RatingDistribution } from "../ui/rating-distribution.tsx";
import { WholeWords } from "../ui/unbroken.tsx";

export function Reviews({ practice, reviews }: { practice: Practice; reviews: readonly Review[] }) {
  const { rating, reviewCount, ratingCounts } = practice;
  return (
    <section className="block" aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      {rating === null ? (
        <p>No one has reviewed this practice yet.</p>
      ) : (
        <RatingDistribution value={rating} count={reviewCount} counts={ratingCounts} />
      )}
      {reviews.length > 0 && (
        <div className="quotes">
          {practice.isSample && (
            <p className="small dim">These reviews are samples. No patient wrote them.</p>
          )}
          {reviews.map((review) => (
            <Quote key={`${review.visitedIn} ${review.author} ${review.text}`} review={review} />
          ))}
          {reviewCount > reviews.length && (
            <p className="small dim">{`These are the latest ${reviews.length} of ${reviewCount.toLocaleString("en-NZ")}.`}</p>
          )}
        </div>
      )}
    </section>
  );
}

function Quote({ review: { author, suburb, visitedIn, stars, text } }: { review: Review }) {
  return (
    <article className="quote">
      <p>
        <WholeWords text={`“${text}”`} />
      </p>
      <p className="small dim">
        {`${author}, ${suburb}. Visited in ${monthInWords(visitedIn)}. Gave ${stars}\u00a0out\u00a0of\u00a05.`}
      </p>
    </article>
  );
}

/** `monthInWords("2026-05") === "May 2026"` */
function monthInWords(month: string): string {
  return formatDay(`${month}-01`).replace(/^1 /, "");
}
