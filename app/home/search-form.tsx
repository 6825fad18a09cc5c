import { treatmentOption } from "#kit/forms/first-treatments.ts";
import { Button } from "#kit/ui/button.tsx";
import { LocationField } from "#kit/ui/form/location-field.tsx";
import { SearchBox } from "#kit/ui/form/search-box.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";

/** The specification's home list (section 3). */
const SERVICES = (
  [
    "general-dentistry",
    "invisalign",
    "implants",
    "teeth-whitening",
    "root-canal",
    "emergency-dentist",
  ] as const
).map(treatmentOption);

const SEND = "Search Dentists";

/**
 * One form with one button: a box that understands a treatment, a place, a name and what a visitor needs, and the two
 * lists of the specification (section 2), empty to begin with. The lists alone lead on to the directory.
 */
export function HomeSearch() {
  return (
    <form className="hero-search" action="/search" method="get" role="search" aria-label="Find dentists">
      <SearchBox
        name="q"
        label="Treatment, town or dentist"
        placeholder="Like “braces Hamilton”"
        typed=""
        send={SEND}
      />
      <div className="hero-lists">
        <LocationField location={null} nothing="Anywhere" />
        <SelectField name="service" label="Service" nothing="Any service" options={SERVICES} isFilter />
        <Button icon="search">{SEND}</Button>
      </div>
    </form>
  );
}
