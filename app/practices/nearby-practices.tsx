import type { Place } from "#domain/places.ts";
import { formatCount } from "#domain/counts.ts";
import { directoryHref } from "#content/links.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { ShortCard, type ShortCardData } from "#kit/ui/short-card.tsx";

/** Three others in the same place. */
export function NearbyPractices({
  practices,
  place,
  total,
  title,
}: {
  practices: readonly ShortCardData[];
  place: Place;
  /** Listed in the place, this one included. */
  total: number;
  title: string;
}) {
  if (practices.length === 0) return null;
  return (
    <section className="block" aria-labelledby="nearby">
      <div className="section-head">
        <h2 id="nearby">{title}</h2>
        <OnwardLink
          href={directoryHref({ location: place.slug })}
          text={`All ${formatCount(total)} in ${place.name}`}
        />
      </div>
      <div className="short-cards">
        {practices.map((practice) => (
          <ShortCard key={practice.path} practice={practice} isLink />
        ))}
      </div>
    </section>
  );
}
