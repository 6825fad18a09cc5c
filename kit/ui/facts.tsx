import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** In the head of a page, four at most: a small label, a bold value. What is not known is left out of `facts`. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="key-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
