import { treatmentOption } from "#kit/forms/first-treatments.ts";
import { directoryHref } from "#content/links.ts";
import { Button } from "#kit/ui/button.tsx";
import { LocationField } from "#kit/ui/form/location-field.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { SiteSearchBox } from "#kit/ui/form/site-search-form.tsx";

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

/**
 * One box first, which understands a treatment, a place, a name and what a visitor needs, in any order and spelling; then
 * the two lists of the specification (section 2), which lead to the directory and are empty to begin with. All of it is
 * one form, so that neither button forgets what was said beside the other.
 */
export function HomeSearch() {
  return (
    <form
      className="hero-search"
      action={directoryHref()}
      method="get"
      role="search"
      aria-label="Find dentists"
    >
      <div className="find-again">
        <SiteSearchBox
          label="Treatment, town or dentist"
          placeholder="Like “braces Hamilton”"
          sendTo="/search"
        />
      </div>
      <div className="hero-lists">
        <LocationField location={null} nothing="Anywhere" />
        <SelectField name="service" label="Service" nothing="Any service" options={SERVICES} isFilter />
        <Button kind="second">Search Dentists</Button>
      </div>
    </form>
  );
}
