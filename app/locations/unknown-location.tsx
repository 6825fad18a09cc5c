import { findPlace, PLACES } from "#content/places.ts";
import { placesByDistance } from "#domain/distance.ts";
import { directoryHref, placePath } from "../links.ts";
import { useTowns } from "../shell/use-shell-facts.ts";
import { PlainHead } from "../ui/banner.tsx";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/**
 * A place that is not among the 22, or a further town without a practice: nothing found, where the nearest are, and all of
 * those (product, Places).
 */
export function UnknownLocation({ name, trail }: { name: string; trail: readonly Crumb[] }) {
  const count = PLACES.length + useTowns().length;
  const place = findPlace(name);
  const [near] = place ? placesByDistance(PLACES, place) : [];
  return (
    <>
      <PlainHead trail={trail} title={`Dentists in ${name}`}>
        {`We list practices in ${count} towns and cities, and this is not one of them.`}
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
          <EmptyState title="0 dentists found" level={2} href={directoryHref()} action="Browse all dentists">
            Choose the town or city nearest to you, or look through all practices.
          </EmptyState>
        )}
        <section className="block" aria-labelledby="places">
          <h2 id="places">All towns and cities</h2>
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
