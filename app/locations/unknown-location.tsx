import { findPlace, PLACES } from "#content/places.ts";
import { placesByDistance } from "#domain/finding/distance.ts";
import { placePath } from "#content/links.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";

/**
 * A place that is not among the main ones, or a further town without a practice: nothing found, where the nearest are or a
 * search (`/locations/porirua`: it is a suburb here, and has practices), and all the main ones (product, Places).
 */
export function UnknownLocation({ name, trail }: { name: string; trail: readonly Crumb[] }) {
  const place = findPlace(name);
  const [near] = place ? placesByDistance(PLACES, place) : [];
  return (
    <>
      <PlainHead trail={trail} title={`Dentists in ${name}`}>
        {place ? `No practice is listed in ${name} yet.` : "It isn’t in our list of towns and cities."}
      </PlainHead>
      <div className="wrap tail stack-xl">
        {place && near ? (
          <EmptyState
            title="0 dentists found"
            level={2}
            href={placePath(near.place.slug)}
            action={`Dentists in ${near.place.name}`}
          >
            {`${near.place.name} is about ${Math.round(near.kilometres)} km from ${place.name} in a straight line.`}
          </EmptyState>
        ) : (
          <EmptyState
            title="0 dentists found"
            level={2}
            href={`/search?${new URLSearchParams({ q: name })}`}
            action={`Search for ${name}`}
          >
            It might be a suburb, or spelt another way. Search for it, or choose the town or city nearest to
            you.
          </EmptyState>
        )}
        <section className="block" aria-labelledby="places">
          <h2 id="places">{PLACES.length} towns and cities</h2>
          <ul className="link-grid all-places">
            {PLACES.map(({ slug, name: listed, nameMi }) => (
              <li key={slug}>
                <a href={placePath(slug)}>
                  {listed}
                  {nameMi && (
                    <span className="dim small" lang="mi">
                      {nameMi}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
