import { formatCount } from "#domain/counts.ts";

type Part = { words: string; count: number };

/** Parts of a whole as one bar, with their names below. */
export function Strip({ parts }: { parts: readonly Part[] }) {
  const shown = parts
    .map((part, index) => ({ ...part, segment: `seg${index + 1}` }))
    .filter(({ count }) => count > 0);
  const gap = 3;
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const room = 1_000 - gap * (shown.length - 1);
  const widths = shown.map(({ count }) => Math.max(2, (room * count) / total));
  const bars = shown.map((part, index) => ({
    ...part,
    x: widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0),
    width: widths[index]!,
  }));
  if (total === 0) return null;
  return (
    <div className="plot">
      <svg
        className="bar-strip"
        viewBox="0 0 1000 26"
        preserveAspectRatio="none"
        role="img"
        aria-label={shown.map(({ words, count }) => `${formatCount(count)} ${words}`).join(", ")}
      >
        {bars.map(({ words, segment, x: left, width }) => (
          <rect
            key={words}
            className={segment}
            x={left.toFixed(1)}
            y="0"
            width={width.toFixed(1)}
            height="26"
          />
        ))}
      </svg>
      <p className="legend">
        {shown.map(({ words, segment }) => (
          <span key={words}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <rect className={segment} width="12" height="12" />
            </svg>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}
