import { FUNDING } from "#domain/practice.ts";
import { Button } from "../ui/button.tsx";
import { FilterCheck, FilterSelect, FoldSummary, type Options } from "./filter-controls.tsx";
import type { DirectoryFilter } from "./filter.ts";

export type FurtherFacts = {
  filter: Pick<
    DirectoryFilter,
    "open" | "hasEmergency" | "isAccepting" | "isStepFree" | "funding" | "language" | "price"
  >;
  /** Those that some practice speaks. */
  languages: readonly string[];
};

/** What their disclosure contains. */
export function FurtherFilters({ filter, languages }: FurtherFacts) {
  return (
    <>
      <FoldSummary text="More filters" count={furtherCount(filter)} />
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
    </>
  );
}

/** How many of them are on. */
export function furtherCount(filter: FurtherFacts["filter"]): number {
  const { open, hasEmergency, isAccepting, isStepFree, funding, language, price } = filter;
  return [open, hasEmergency, isAccepting, isStepFree, funding, language, price].filter(Boolean).length;
}

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
