import { reviewsInWords } from "#domain/counts.ts";
import { Icon } from "./icon.tsx";

/** One star, the number, the count. Without a review there is no number and no star. */
export function Rating({
  value,
  count,
}: {
  /** 1 to 5, one decimal; null while there is no review. */
  value: number | null;
  /** Left out where a single review speaks for itself. */
  count?: number | undefined;
}) {
  if (value === null) return <span className="rating dim">No reviews yet</span>;
  return (
    <span className="rating">
      <Icon name="star" />
      <b>{value.toFixed(1)}</b>
      <span className="visually-hidden"> out of 5</span>
      {count !== undefined && <span className="dim">{` (${reviewsInWords(count)})`}</span>}
    </span>
  );
}
