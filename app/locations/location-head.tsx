import type { Place } from "#domain/places.ts";
import { Banner } from "../ui/banner.tsx";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { aboutPlace } from "./about-places.ts";
import { figuresOf } from "./figures.ts";
import type { LocationView } from "./location.server.ts";
import { LocationMap } from "./location-map.tsx";

/** The place in both languages, how many dentists, how good, and where. */
export function LocationHead({ view, trail }: { view: LocationView; trail: readonly Crumb[] }) {
  const { place, positions } = view;
  return (
    <Banner trail={trail}>
      <div className="location-head">
        <div>
          {place.nameMi && (
            <p className="name-mi" lang="mi">
              {place.nameMi}
            </p>
          )}
          <h1>{`Dentists in ${place.name}`}</h1>
          <p className="lede">{aboutPlace(place.slug)}</p>
          <dl className="figures">
            {figuresOf(view).map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {view.showsSamples && <p className="small dim">Sample figures</p>}
          <p className="coordinates">{coordinates(place)}</p>
        </div>
        <LocationMap place={place} positions={positions} />
      </div>
    </Banner>
  );
}

/** `41.29° S, 174.78° E` */
function coordinates({ latitude, longitude }: Place): string {
  return `${Math.abs(latitude).toFixed(2)}° S, ${longitude.toFixed(2)}° E`;
}
