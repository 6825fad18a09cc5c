/** Dollars at the two ends of a line. One page has one line for the same thing, so that its bars can be compared. */
export type RulerScale = { from: number; to: number };

type Range = { from: number; to: number | null };

/** The scale of a usual visit, on every page. */
export const VISIT_SCALE: RulerScale = { from: 0, to: 400 };

/** For one treatment by itself: from 0.4 of the guide price's low end to 1.3 of its high end. */
export function scaleAround(guide: { from: number; to: number }): RulerScale {
  return { from: 0.4 * guide.from, to: 1.3 * guide.to };
}

/**
 * A price on a line of five ticks: a dark bar, or a dot where only a starting price is known or `asDot` says so. The light
 * band is our guide price. The price stands beside it in figures, so the drawing is hidden from screen readers.
 */
export function PriceRuler({
  from,
  to,
  scale,
  guide = null,
  asDot = false,
}: Range & { scale: RulerScale; guide?: { from: number; to: number } | null; asDot?: boolean }) {
  const isDot = asDot || to === null || to === from;
  return (
    <svg className="price-ruler" aria-hidden="true">
      {guide && <Bar of={guide} scale={scale} isBand />}
      <svg width="100%" height="14" viewBox="0 0 100 14" preserveAspectRatio="none" overflow="visible">
        <path d="M0 7H100M0 4V10M25 4V10M50 4V10M75 4V10M100 4V10" vectorEffect="non-scaling-stroke" />
      </svg>
      {isDot ? (
        <circle cx={percent(clampedShare(to === null ? from : (from + to) / 2, scale))} cy="7" r="5" />
      ) : (
        <Bar of={{ from, to }} scale={scale} />
      )}
    </svg>
  );
}

/** What lies beyond an end of the line is drawn at that end. */
function Bar({
  of,
  scale,
  isBand = false,
}: {
  of: { from: number; to: number };
  scale: RulerScale;
  isBand?: boolean;
}) {
  // A band has its dot to be seen by; widened, it would say more than is known.
  const least = isBand ? 0 : LEAST;
  const x = Math.min(clampedShare(of.from, scale), 1 - least);
  const width = Math.max(clampedShare(of.to, scale) - x, least);
  const [y, height] = isBand ? [2, 10] : [4, 6];
  return (
    <rect
      className={isBand ? "band" : undefined}
      x={percent(x)}
      y={y}
      width={percent(width)}
      height={height}
      rx="2"
    />
  );
}

/** Share of the line that can still be seen as a bar by itself. */
const LEAST = 0.03;

function clampedShare(dollars: number, { from, to }: RulerScale): number {
  return Math.min(1, Math.max(0, (dollars - from) / (to - from)));
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
