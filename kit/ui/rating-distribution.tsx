import { countInWords, formatCount, reviewsInWords } from "#domain/counts.ts";
import { Icon } from "./icon.tsx";

/** The score of a profile in large, five stars, and how many gave each number of stars. */
export function RatingDistribution({
  value,
  count,
  counts,
}: {
  value: number;
  count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars, in that order. */
  counts: readonly [number, number, number, number, number];
}) {
  const rows = [5, 4, 3, 2, 1].map((stars) => ({ stars, given: counts[stars - 1] ?? 0 }));
  return (
    <div className="score">
      <div>
        <p className="score-big">
          {value.toFixed(1)}
          <span className="visually-hidden"> out of 5</span>
        </p>
        <Stars value={value} />
        <p className="small dim">{`from ${reviewsInWords(count)}`}</p>
      </div>
      <div className="bars" role="img" aria-label={rows.map(inWords).join(", ")}>
        {rows.map(({ stars, given }) => (
          <Bar key={stars} stars={stars} given={given} share={count === 0 ? 0 : given / count} />
        ))}
      </div>
    </div>
  );
}

/** Five stars, as many of them yellow as the value rounds to. Profiles only: everywhere else one star says it. */
function Stars({ value }: { value: number }) {
  const full = Math.round(value);
  return (
    <p className="stars" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star <= full ? undefined : "star-empty"}>
          <Icon name="star" />
        </span>
      ))}
    </p>
  );
}

function Bar({ stars, given, share }: { stars: number; given: number; share: number }) {
  return (
    <>
      <span>{stars}</span>
      <svg className="meter meter-rating">
        <rect className="track" width="100%" height="100%" rx="2" />
        {given > 0 && <rect width={`${(share * 100).toFixed(1)}%`} height="100%" rx="2" />}
      </svg>
      <span className="dim">{formatCount(given)}</span>
    </>
  );
}

function inWords({ stars, given }: { stars: number; given: number }): string {
  return `${countInWords(stars, "star")} ${given}`;
}
