import { countInWords, formatCount, reviewsInWords } from "#domain/counts.ts";

/** The score of a profile in large, and how many gave each number of stars. */
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
        <p className="small dim">{`from ${reviewsInWords(count)}`}</p>
      </div>
      <ul className="bars">
        {rows.map(({ stars, given }) => (
          <li key={stars}>
            <span>{countInWords(stars, "star")}</span>
            <Bar share={count === 0 ? 0 : given / count} />
            <span>{formatCount(given)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="meter meter-rating" aria-hidden="true">
      <rect className="track" width="100%" height="100%" rx="2" />
      {share > 0 && <rect width={`${(share * 100).toFixed(1)}%`} height="100%" rx="2" />}
    </svg>
  );
}
