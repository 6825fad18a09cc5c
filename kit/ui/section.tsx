import type { ReactNode } from "react";

/** A part of a page under a heading, as wide as the page. With an `id` it is a region that the heading names. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
