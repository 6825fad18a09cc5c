/** What the bars run to unless a practice costs more: the dearest usual visits end there. */
const USUAL_SCALE = 300;

/** Dollars at the right end of the bars of one table, the same for every row, so that lengths compare. */
export function priceScale(highest: readonly (number | null)[]): number {
  const dearest = Math.max(USUAL_SCALE, ...highest.map((dollars) => dollars ?? 0));
  return Math.ceil(dearest / 100) * 100;
}

/**
 * A price range as a bar on a line from $0; nothing where it is not stated. The range stands beside it in figures, so the
 * drawing is hidden.
 */
export function PriceBar({ from, to, scale }: { from: number | null; to: number | null; scale: number }) {
  if (from === null || to === null) return null;
  const x = at(from, scale);
  return (
    <svg className="price-bar" viewBox="0 0 136 22" aria-hidden="true">
      <path d="M.5 16.5H135.5M.5 12.5v8M45.5 14v5M90.5 14v5M135.5 12.5v8" />
      <rect x={x} y="12.5" width={Math.max(2, at(to, scale) - x)} height="8" rx="1.5" />
    </svg>
  );
}

function at(dollars: number, scale: number): number {
  return Math.round((dollars / scale) * 135);
}
