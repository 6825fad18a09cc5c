import type { ReactNode } from "react";

/** Beside the name of a made-up practice, wherever one is shown. */
export function SampleMark() {
  return <span className="sample">Sample</span>;
}

/** A heading with the mark on its line. The mark is no part of the heading, so that the name stays the name. */
export function MarkedSample({ children }: { children: ReactNode }) {
  return (
    <div className="marked">
      {children} <SampleMark />
    </div>
  );
}
