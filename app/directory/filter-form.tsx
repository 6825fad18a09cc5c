import { treatmentsToFilterBy } from "#kit/forms/first-treatments.ts";
import { directoryHref } from "#content/links.ts";
import { Button } from "#kit/ui/button.tsx";
import { LocationField } from "#kit/ui/form/location-field.tsx";
import { SearchBox } from "#kit/ui/form/search-box.tsx";
import { type Option, SelectField } from "#kit/ui/form/select-field.tsx";
import { NearMe } from "#kit/ui/near-me/near-me.tsx";
import type { DirectoryFilter } from "./filter.ts";
import { activeFilters } from "./filter-words.ts";
import { FoldSummary, furtherCount } from "./further-filters.tsx";

const SEND = "Show results";

/**
 * All filters in one form: a panel that opens from a button, with the order and "Near me" beside it. On the bare page the
 * panel is always out. The further filters are in a disclosure of their own, open when one of them is on.
 */
export function FilterForm({
  filter,
  further,
  isOpen,
}: {
  filter: DirectoryFilter;
  /** The further filters, rendered already. */
  further: string;
  isOpen: boolean;
}) {
  const { q, location, near, view, service } = filter;
  return (
    // Where a browser fills in what was chosen before, the filters contradict the list after Back.
    <form
      action={`${directoryHref()}#count`}
      method="get"
      role="search"
      aria-label="Filter dentists"
      autoComplete="off"
    >
      <details className="fold filter-panel" open={isOpen}>
        <FoldSummary text="Filters" count={activeFilters(filter).length} />
        <div className="filters filters-4">
          <SearchBox
            name="q"
            label="Dentist, suburb or town"
            placeholder="Search dentists by name..."
            typed={q ?? ""}
            send={SEND}
          />
          <LocationField location={location} nothing="All locations" />
          <SelectField
            name="service"
            label="Service"
            nothing="All services"
            options={SERVICES}
            value={service}
            isFilter
          />
          {near && <input type="hidden" name="near" value={near.text} />}
          {view === "list" && <input type="hidden" name="view" value={view} />}
          <Button>{SEND}</Button>
          <details
            className="fold filters-row"
            open={furtherCount(filter) > 0}
            // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
            dangerouslySetInnerHTML={{ __html: further }}
          />
        </div>
      </details>
      <div className="sort-by">
        <SelectField name="sort" label="Sort by" options={sortsOf(filter)} value={filter.sort} isFilter />
        <Button kind="second" size="small">
          Sort
        </Button>
      </div>
      <NearMe places="location" order="sort" />
    </form>
  );
}

/** The specification's six, then the others. */
const SERVICES = treatmentsToFilterBy("cosmetic");

function sortsOf({ near }: DirectoryFilter): Option[] {
  return [
    { value: "recommended", label: "Recommended" },
    { value: "rating", label: "Rating" },
    { value: "reviews", label: "Reviews" },
    { value: "name", label: "Name" },
    { value: "location", label: "Location" },
    { value: "distance", label: near ? "Distance" : "Distance from town centre" },
  ];
}
