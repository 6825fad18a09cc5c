import { PLACES } from "#content/places.ts";
import { directoryHref, placePath } from "../links.ts";
import { PlainHead } from "../ui/banner.tsx";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A place that is not among the 22: nothing found, and all of those (product, Places). */
export function UnknownLocation({ name, trail }: { name: string; trail: readonly Crumb[] }) {
  return (
    <>
      <PlainHead trail={trail} title={`Dentists in ${name}`}>
        {`We list practices in ${PLACES.length} towns and cities, and this is not one of them.`}
      </PlainHead>
      <div className="wrap tail stack-xl">
        <EmptyState title="0 dentists found" level={2} href={directoryHref()} action="Browse all dentists">
          Choose the town or city nearest to you, or look through all practices.
        </EmptyState>
        <section className="block" aria-labelledby="places">
          <h2 id="places">All towns and cities</h2>
          <ul className="link-grid all-places">
            {PLACES.map(({ slug, name: place, nameMi }) => (
              <li key={slug}>
                <a href={placePath(slug)}>
                  {place}
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
