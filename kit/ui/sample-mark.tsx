import type { ReactNode } from "react";

/** Stands beside the name of a made-up practice, wherever one is shown. */
export function SampleMark() {
  return <span className="sample">Sample</span>;
}

/** A heading; a sample's has the mark on its line, but not as a part of it, so that the name stays the name. */
export function SampleHeading({ isSample, children }: { isSample: boolean; children: ReactNode }) {
  if (!isSample) return children;
  return (
    <div className="marked">
      {children} <SampleMark />
    </div>
  );
}
