import type { NearestToSuburb } from "./nearest-to-suburb.server.ts";
import { PracticeRows } from "./practice-row.tsx";

/** After a list of one or two: where to look next. */
export function NearestInstead({ nearest }: { nearest: NearestToSuburb | null }) {
  if (nearest === null) return null;
  return (
    <section className="stack-xs" aria-labelledby="nearest-to-suburb">
      <h2 className="nearest-title" id="nearest-to-suburb">{`Nearest to ${nearest.suburb}`}</h2>
      <p className="small dim">Distances are in a straight line from the middle of the suburb.</p>
      <PracticeRows practices={nearest.practices} />
    </section>
  );
}
