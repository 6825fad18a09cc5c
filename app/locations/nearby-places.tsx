import { practicesInWords } from "#domain/counts.ts";
import { placePath } from "#content/links.ts";
import type { LocationView } from "./location.server.ts";

/** The towns that a map of the island would show around this one, nearest first. */
export function NearbyPlaces({ nearby }: Pick<LocationView, "nearby">) {
  const [first, second] = nearby;
  if (!first) return null;
  return (
    <section className="block" aria-labelledby="nearby">
      <h2 id="nearby">{second ? "Nearest towns" : `Nearest ${first.place.kind}`}</h2>
      <p className="small dim">Distances are in a straight line.</p>
      <ul className="chips nearby">
        {nearby.map(({ place, count, kilometres }) => (
          <li key={place.slug}>
            <a className="chip chip-plain" href={placePath(place.slug)}>
              {`${place.name} `}
              <span className="dim">{`${practicesInWords(count)}, ${Math.round(kilometres)} km`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
