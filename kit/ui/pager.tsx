import { Icon } from "./icon.tsx";

/** Links to the pages of a list. Nothing is shown when there is only one; a phone reads "Page 2 of 12". */
export function Pager({
  page,
  pages,
  hrefOf,
}: {
  /** The current page, from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="step" href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          Previous
        </a>
      )}
      <span className="of">{`Page ${page} of ${pages}`}</span>
      {shownPages(page, pages).map((shown, index) => numberOrGap(shown, index, page, hrefOf))}
      {page < pages && (
        <a className="step" href={hrefOf(page + 1)} rel="next">
          Next
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}

/** First, last, and the neighbours of the current page; null where pages are left out. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  // They ascend already: browsers of 2021 have no `toSorted`.
  const sorted = [...new Set(shown)];
  return sorted.flatMap((n, index) => {
    const gap = n - (sorted[index - 1] ?? 0) - 1;
    if (gap === 0) return [n];
    return gap === 1 ? [n - 1, n] : [null, n];
  });
}

function numberOrGap(shown: number | null, index: number, page: number, hrefOf: (page: number) => string) {
  if (shown === null) {
    return (
      <span className="number" key={`gap-${index}`}>
        …
      </span>
    );
  }
  if (shown === page) {
    return (
      <span className="number" key={shown} aria-current="page">
        {shown}
      </span>
    );
  }
  return (
    <a className="number" key={shown} href={hrefOf(shown)} aria-label={`Page ${shown}`}>
      {shown}
    </a>
  );
}
