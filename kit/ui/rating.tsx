import { reviewsInWords } from "#domain/counts.ts";

/** One star, the number, the count. Without a review there is no number and no star. */
export function Rating({
  value,
  count,
  isShort = false,
}: {
  /** 1 to 5, one decimal; null while there is no review. */
  value: number | null;
  /** Left out where a single review speaks for itself. */
  count?: number | undefined;
  /** The count stands without its word, which screen readers still hear: `4.9 (174)` */
  isShort?: boolean;
}) {
  if (value === null) return <span className="rating dim">No reviews yet</span>;
  return (
    <span className="rating rating-star">
      <b>{value.toFixed(1)}</b>
      <span className="visually-hidden"> out of 5</span>
      {count !== undefined && <Count count={count} isShort={isShort} />}
    </span>
  );
}

function Count({ count, isShort }: { count: number; isShort: boolean }) {
  const words = reviewsInWords(count);
  if (!isShort) return <span className="dim">{` (${words})`}</span>;
  const [figure, word] = words.split(" ");
  return (
    <span className="dim">
      {` (${figure}`}
      <span className="visually-hidden">{` ${word}`}</span>)
    </span>
  );
}
