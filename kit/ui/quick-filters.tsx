import type { ReactNode } from "react";
import { formatCount } from "#domain/counts.ts";

/** A filter that is not on, with how many practices it would leave. */
export type QuickFilter = { text: string; href: string; count: number };

/** What people ask for most, each with its count, in one row; before it, as children, the chips of what is on. */
export function QuickFilters({ quick, children }: { quick: readonly QuickFilter[]; children?: ReactNode }) {
  if (quick.length === 0 && !children) return null;
  return (
    <nav className="chips quick" aria-label="Quick filters">
      {children}
      {quick.map(({ text, href, count }) => (
        <a key={text} className="chip chip-plain" href={href}>
          {`${text} `}
          <span className="dim">{formatCount(count)}</span>
        </a>
      ))}
    </nav>
  );
}
