import { PLACES } from "#content/places.ts";
import { FUNDING } from "#domain/practice.ts";
import { treatmentName, TREATMENTS } from "#domain/treatments.ts";
import { directoryHref } from "../links.ts";
import { MoreTowns } from "../shell/more-towns.tsx";
import { Button } from "../ui/button.tsx";
import { SearchBox } from "../ui/form/search-box.tsx";
import { Icon } from "../ui/icon.tsx";
import { NearMe } from "../ui/near-me/near-me.tsx";
import { FilterCheck, FilterSelect, type Options } from "./filter-controls.tsx";
import type { DirectoryFilter } from "./filter.ts";
import { activeFilters } from "./filter-words.ts";

/**
 * All filters in one form: a panel that opens from a button, with the order and "Near me" beside it. On the bare page the
 * panel is always out. The further filters are in a disclosure of their own, open when one of them is on.
 */
export function FilterForm({
  filter,
  languages,
  isOpen,
}: {
  filter: DirectoryFilter;
  /** Those that some practice speaks. */
  languages: readonly string[];
  isOpen: boolean;
}) {
  const { q, location, near, view, service } = filter;
  return (
    <form action={`${directoryHref()}#count`} method="get" role="search" aria-label="Filter dentists">
      <details className="fold filter-panel" open={isOpen}>
        <FoldSummary text="Filters" count={activeFilters(filter).length} />
        <div className="filters filters-4">
          <SearchBox
            name="q"
            label="Dentist, suburb or town"
            placeholder="Search dentists by name..."
            typed={q ?? ""}
          />
          <FilterSelect
            name="location"
            label="Location"
            options={locations(filter)}
            value={location?.text ?? ""}
            more={<MoreTowns chosen={location?.text} />}
          />
          <FilterSelect name="service" label="Service" options={SERVICES} value={service ?? ""} />
          {near && <input type="hidden" name="near" value={near.text} />}
          {view === "list" && <input type="hidden" name="view" value={view} />}
          <Button>Show results</Button>
          <FurtherFilters filter={filter} languages={languages} />
        </div>
      </details>
      <div className="sort">
        <FilterSelect name="sort" label="Sort by" options={sortsOf(filter)} value={filter.sort} />
      </div>
      <NearMe places="location" order="sort" />
    </form>
  );
}

function FurtherFilters({ filter, languages }: { filter: DirectoryFilter; languages: readonly string[] }) {
  const further = furtherCount(filter);
  return (
    <details className="fold filters-row" open={further > 0}>
      <FoldSummary text="More filters" count={further} />
      <div className="fold-body">
        <FilterSelect name="open" label="Open" options={OPENING_OPTIONS} value={filter.open ?? ""} />
        <FilterCheck name="emergency" value="yes" label="Emergency care" isOn={filter.hasEmergency} />
        <FilterCheck name="accepting" value="yes" label="Taking new patients" isOn={filter.isAccepting} />
        <FilterCheck name="wheelchair" value="yes" label="Step-free" isOn={filter.isStepFree} />
        <FilterSelect
          name="funding"
          label="Help with the cost"
          options={FUNDINGS}
          value={filter.funding ?? ""}
        />
        <FilterSelect
          name="language"
          label="Language"
          options={[["", "Any language"], ...languages.map((name) => [name, name] as const)]}
          value={filter.language ?? ""}
        />
        <FilterSelect name="price" label="Price" options={PRICES} value={String(filter.price ?? "")} />
        <Button kind="second">Show results</Button>
      </div>
    </details>
  );
}

function FoldSummary({ text, count }: { text: string; count: number }) {
  return (
    <summary>
      <Icon name="filter" />
      {count === 0 ? text : `${text}\u00a0(${count})`}
      <Icon name="chevron-down" />
    </summary>
  );
}

function furtherCount(filter: DirectoryFilter): number {
  const { open, hasEmergency, isAccepting, isStepFree, funding, language, price } = filter;
  return [open, hasEmergency, isAccepting, isStepFree, funding, language, price].filter(Boolean).length;
}

/** The list has single places only; an address that means several gets an option of its own. */
function locations({ location }: DirectoryFilter): Options {
  const several: Options =
    location && location.places.length > 1 ? [[location.text, `“${location.text}”`]] : [];
  return [["", "All locations"], ...several, ...PLACES.map(({ slug, name }) => [slug, name] as const)];
}

/** The specification's six (section 2), then the others. */
const FIRST_SERVICES = [
  "general-dentistry",
  "invisalign",
  "implants",
  "teeth-whitening",
  "emergency-dentist",
  "cosmetic",
] as const;

const SERVICES: Options = [
  ["", "All services"],
  ...FIRST_SERVICES.map((slug) => [slug, treatmentName(slug)] as const),
  ...TREATMENTS.filter(({ slug }) => !(FIRST_SERVICES as readonly string[]).includes(slug)).map(
    ({ slug, name }) => [slug, name] as const,
  ),
];

const OPENING_OPTIONS: Options = [
  ["", "Any time"],
  ["now", "Now"],
  ["saturday", "On Saturdays"],
  ["sunday", "On Sundays"],
  ["evening", "After 6pm on weekdays"],
];

const FUNDINGS: Options = [["", "Any"], ...FUNDING.map(({ slug, name }) => [slug, name] as const)];

const PRICES: Options = [
  ["", "Any price"],
  ["1", "$, lower"],
  ["2", "$$, middle"],
  ["3", "$$$, higher"],
];

function sortsOf({ near }: DirectoryFilter): Options {
  return [
    ["rating", "Rating"],
    ["reviews", "Reviews"],
    ["name", "Name"],
    ["location", "Location"],
    ["distance", near ? "Distance" : "Distance from town centre"],
  ];
}
