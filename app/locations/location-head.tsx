import { Banner } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { figuresOf } from "./figures.ts";
import type { LocationView } from "./location.server.ts";

/** The place in both languages, how many dentists and how good. The list follows at once. */
export function LocationHead({ view, trail }: { view: LocationView; trail: readonly Crumb[] }) {
  const { place } = view;
  return (
    <Banner trail={trail} isShort>
      <h1>{`Dentists in ${place.name}`}</h1>
      {place.nameMi && (
        <p className="name-mi" lang="mi">
          {place.nameMi}
        </p>
      )}
      <dl className="figures">
        {figuresOf(view).map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {view.showsSamples && <p className="small dim">Sample figures</p>}
    </Banner>
  );
}
