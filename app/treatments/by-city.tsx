import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import { formatCount } from "#domain/counts.ts";
import { placePath } from "#content/links.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import type { Providers } from "./providers.server.ts";

type City = Providers["places"][number];

/** How many are shown at once. */
const FIRST = 6;

/** Where it is offered, the most first, and by how many. */
export function ByCity({ page, places }: { page: TreatmentPage; places: readonly City[] }) {
  if (places.length === 0) return null;
  const others = places.slice(FIRST);
  return (
    <section className="block" aria-labelledby="cities">
      <h2 id="cities">{`${treatmentTitle(page)} by city`}</h2>
      <Cities cities={places.slice(0, FIRST)} />
      {others.length > 0 && (
        <Disclosure summary={others.length === 1 ? "1 more place" : `${others.length} more places`}>
          <Cities cities={others} />
        </Disclosure>
      )}
    </section>
  );
}

function Cities({ cities }: { cities: readonly City[] }) {
  return (
    <ul className="counted-links">
      {cities.map(({ slug, name, count }) => (
        <li key={slug}>
          <a href={placePath(slug)}>
            {name}
            <span className="dim">{formatCount(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
