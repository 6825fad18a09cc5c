import type { PracticeListing } from "#domain/practice.ts";
import type { Place } from "#domain/places.ts";
import { directoryHref, practicePath } from "#content/links.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { addressLineOf } from "#kit/ui/practice-card-of.ts";
import { PracticeName } from "#kit/ui/practice-card.tsx";
import { Rating } from "#kit/ui/rating.tsx";

export function NearbyPractices({
  practices,
  place,
}: {
  practices: readonly PracticeListing[];
  place: Place;
}) {
  if (practices.length === 0) return null;
  return (
    <section className="block" aria-labelledby="nearby">
      <h2 id="nearby">Other practices nearby</h2>
      <div className="cards cards-3">
        {practices.map((practice) => (
          <NearbyCard key={practice.id} practice={practice} />
        ))}
      </div>
      <OnwardLink href={directoryHref({ location: place.slug })} text={`All dentists in ${place.name}`} />
    </section>
  );
}

/** All are in the same town, so no locator is shown. */
function NearbyCard({ practice }: { practice: PracticeListing }) {
  return (
    <article className="card card-link">
      <div className="card-head">
        <div>
          <PracticeName practice={{ ...practice, path: practicePath(practice) }} />
          <p>{addressLineOf(practice, null)}</p>
        </div>
      </div>
      <div className="meta">
        <Rating value={practice.rating} count={practice.reviewCount} />
      </div>
    </article>
  );
}
