import { treatmentsToFilterBy } from "#kit/forms/first-treatments.ts";
import { FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { TOP_RATING } from "#domain/practices/rating.ts";
import { Button } from "#kit/ui/button.tsx";
import { LocationField } from "#kit/ui/form/location-field.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { changed, type CompareFilter, filterHref, listPath } from "./filter.ts";

/** The filters, which fold away on a phone, and the four lists of the same dentists beside them. */
export function CompareControls({ filter, hasRatings }: { filter: CompareFilter; hasRatings: boolean }) {
  return (
    <div className="compare-controls">
      <CompareFilterForm filter={filter} />
      <nav className="chips" aria-label="Lists of dentists">
        {LISTS.filter(({ list }) => hasRatings || list !== "top-rated").map(({ list, text }) => (
          <a
            key={list}
            className="chip chip-plain"
            href={filterHref(changed(filter, { list }))}
            aria-current={list === filter.list ? "true" : undefined}
          >
            {list === "all" && !hasRatings ? "All" : text}
          </a>
        ))}
      </nav>
    </div>
  );
}

const LISTS = [
  { list: "all", text: "Best rated" },
  { list: "price", text: "Cheapest" },
  { list: "emergency", text: "Emergency care" },
  { list: "top-rated", text: `Rated ${TOP_RATING} and over` },
] as const;

/** A summary on a phone says how many are on; always out where there is room. */
function CompareFilterForm({ filter }: { filter: CompareFilter }) {
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
          <LocationField location={location} nothing="Any location" />
          <SelectField
            name="service"
            label="Service"
            nothing="Any service"
            options={SERVICES}
            value={service}
            isFilter
          />
          <SelectField
            name="price"
            label="Price Range"
            nothing="Any price"
            options={PRICES}
            value={price?.toString()}
            isFilter
          />
          {KEPT.map(
            (name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
          )}
          {chosen.length > 0 && <input type="hidden" name="chosen" value={chosen.join()} />}
          <Button>Show results</Button>
        </div>
      </details>
    </form>
  );
}

/** What other pages ask for and this form has no control for: its chip takes it off. */
const KEPT = FILTER_NAMES.filter((name) => name !== "service" && name !== "price");

/** The specification's five, then the others. Its five places are the first of `PLACES`. */
const SERVICES = treatmentsToFilterBy();

const PRICES = [
  { value: "1", label: "$" },
  { value: "2", label: "$$" },
  { value: "3", label: "$$$" },
];
