import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { sideBySideHref } from "#content/links.ts";

/**
 * Leads to the comparison, where more can be added; once the tray is hydrated, it ticks the practice instead. Its words
 * stay the same when ticked, so that the pressed button keeps its name and nothing moves.
 */
export function CompareLink({
  practice: { id, name },
  treatment = null,
}: {
  practice: { id: number; name: string };
  /** What the page lists practices for: a comparison begins with it. */
  treatment?: TreatmentSlug | null;
}) {
  return (
    <a
      className="tick"
      href={sideBySideHref([id], treatment)}
      data-compare={id}
      aria-label={`Compare ${name}`}
    >
      Compare
    </a>
  );
}
