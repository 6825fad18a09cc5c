import { practicesInWords } from "#domain/counts.ts";
import { directoryHref, placePath } from "#content/links.ts";
import { Section } from "#kit/ui/section.tsx";
import type { LocationView } from "./location.server.ts";

/** The towns that a map of the island would show around this one, nearest first; of a treatment those that have it. */
export function NearbyPlaces({ view: { nearby, instead, service } }: { view: LocationView }) {
  const towns = instead.length > 0 ? instead : nearby;
  const [first, second] = towns;
  if (!first) return null;
  const hrefOf = (slug: string) =>
    service && instead.length > 0 ? directoryHref({ location: slug, service }) : placePath(slug);
  return (
    <Section id="nearby" title={second ? "Nearest towns" : `Nearest ${first.place.kind}`}>
      <ul className="counted-links counted-links-2">
        {towns.map(({ place, count, kilometres }) => (
          <li key={place.slug}>
            <a href={hrefOf(place.slug)}>
              {`${place.name}, ${practicesInWords(count)}`}
              <span className="dim nowrap">{`${Math.round(kilometres)} km`}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small dim">Straight lines; roads are longer.</p>
    </Section>
  );
}
