import type { PracticeListing } from "#domain/practice.ts";
import type { Place } from "#domain/places.ts";
import { directoryHref, practicePath } from "../links.ts";
import { OnwardLink } from "../ui/onward-link.tsx";
import { addressLineOf } from "../ui/practice-card-of.ts";
import { PracticeLinkCard } from "../ui/practice-link-card.tsx";

/** All in the same town, so no locator is shown. */
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
          <PracticeLinkCard
            key={practice.id}
            practice={{
              href: practicePath(practice),
              name: practice.name,
              placeName: addressLineOf(practice, null),
              locator: null,
              rating: practice.rating,
              reviewCount: practice.reviewCount,
              knownFor: null,
              isSample: practice.isSample,
            }}
          />
        ))}
      </div>
      <OnwardLink href={directoryHref({ location: place.slug })} text={`All dentists in ${place.name}`} />
    </section>
  );
}
