import { PLACES } from "#content/places.ts";
import { treatmentsWithFirst } from "../forms/first-treatments.ts";
import { MoreTowns } from "../shell/more-towns.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { type CompareFilter, listPath } from "./filter.ts";

/** Folds away on a phone, where a summary says how many are on; always out where there is room. */
export function CompareFilterForm({ filter }: { filter: CompareFilter }) {
  const { list, location, service, price, chosen } = filter;
  const on = [location, service, price].filter(Boolean).length;
  return (
    <form
      className="filters compare-filters"
      action={listPath(list)}
      method="get"
      role="search"
      aria-label="Filter dentists"
    >
      <details className="fold fold-wide">
        <summary>
          <Icon name="filter" />
          {on === 0 ? "Filters" : `Filters (${on} on)`}
          <Icon name="chevron-down" />
        </summary>
        <div className="fold-body">
          <SelectField
            name="location"
            label="Location"
            nothing="Any location"
            options={locations(location)}
            value={location?.text}
            more={<MoreTowns chosen={location?.text} />}
            isFilter
          />
          <SelectField
            name="service"
            label="Service"
            nothing="Any service"
            options={SERVICES}
            value={service ?? undefined}
            isFilter
          />
          <SelectField
            name="price"
            label="Price Range"
            nothing="Any price"
            options={PRICES}
            value={price === null ? undefined : String(price)}
            isFilter
          />
          {chosen.length > 0 && <input type="hidden" name="chosen" value={chosen.join()} />}
          <Button>Show results</Button>
        </div>
      </details>
    </form>
  );
}

/** Several places at once cannot be chosen from the list, but what an address asked for stays chosen. */
function locations(location: CompareFilter["location"]) {
  const several =
    location && location.places.length > 1 ? [{ value: location.text, label: `“${location.text}”` }] : [];
  return [...several, ...PLACES.map(({ slug, name }) => ({ value: slug, label: name }))];
}

/** The specification's five (section 2), then the others. Its five places are the first of `PLACES`. */
const SERVICES = treatmentsWithFirst([
  "general-dentistry",
  "invisalign",
  "implants",
  "teeth-whitening",
  "emergency-dentist",
]).map(([value, label]) => ({ value, label }));

const PRICES = [
  { value: "1", label: "$" },
  { value: "2", label: "$$" },
  { value: "3", label: "$$$" },
];
