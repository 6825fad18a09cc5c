import { PLACES } from "#content/places.ts";
import { regionNamed } from "#content/regions.ts";
import type { Location } from "#content/vocabulary.ts";
import { MoreTowns } from "../../shell/more-towns.tsx";
import { type Option, SelectField } from "./select-field.tsx";

/** The 22 places, by slug. */
export const PLACE_OPTIONS: readonly Option[] = PLACES.map(({ slug, name }) => ({
  value: slug,
  label: name,
}));

/** A list to filter by place. A region, or several places that an address means at once, is an option of its own. */
export function LocationField({ location, nothing }: { location: Location | null; nothing: string }) {
  const several =
    location && location.places.length > 1
      ? [{ value: location.text, label: regionNamed(location.text)?.name ?? `“${location.text}”` }]
      : [];
  return (
    <SelectField
      name="location"
      label="Location"
      nothing={nothing}
      options={[...several, ...PLACE_OPTIONS]}
      value={location?.text}
      more={<MoreTowns chosen={location?.text} />}
      isFilter
    />
  );
}
