import { FUNDING } from "#domain/practice.ts";
import { Button } from "#kit/ui/button.tsx";
import { type Option, SelectField } from "#kit/ui/form/select-field.tsx";
import { Icon } from "#kit/ui/icon.tsx";
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
        <SelectField
          name="open"
          label="Open"
          nothing="Any time"
          // The most visited page has no byte left for what few choose; who asks by address keeps it.
          options={filter.open === "weekend" ? [...OPENING_OPTIONS, WEEKEND] : OPENING_OPTIONS}
          value={filter.open}
          isFilter
        />
        <FilterCheck name="emergency" label="Emergency care" isOn={filter.hasEmergency} />
        <FilterCheck name="accepting" label="Taking new patients" isOn={filter.isAccepting} />
        <FilterCheck name="wheelchair" label="Step-free" isOn={filter.isStepFree} />
        <SelectField
          name="funding"
          label="Help with the cost"
          nothing="Any"
          options={FUNDINGS}
          value={filter.funding}
          isFilter
        />
        <SelectField
          name="language"
          label="Language"
          nothing="Any language"
          options={languages.map((name) => ({ value: name, label: name }))}
          value={filter.language}
          isFilter
        />
        <SelectField
          name="price"
          label="Price"
          nothing="Any price"
          options={PRICES}
          value={filter.price?.toString()}
          isFilter
        />
        <Button kind="second">Show results</Button>
      </div>
    </>
  );
}

/** How many of them are on. */
export function furtherCount(filter: FurtherFacts["filter"]): number {
  return Object.values(furtherOf(filter)).filter(Boolean).length;
}

/** Of a whole filter. */
export function furtherOf(filter: FurtherFacts["filter"]): FurtherFacts["filter"] {
  const { open, hasEmergency, isAccepting, isStepFree, funding, language, price } = filter;
  return { open, hasEmergency, isAccepting, isStepFree, funding, language, price };
}

/** What a fold of filters says, and how many of them are on. */
export function FoldSummary({ text, count }: { text: string; count: number }) {
  return (
    <summary>
      <Icon name="filter" />
      {count === 0 ? text : `${text}\u00a0(${count})`}
      <Icon name="chevron-down" />
    </summary>
  );
}

function FilterCheck({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="cluster">
      <input type="checkbox" name={name} value="yes" defaultChecked={isOn} />
      {label}
    </label>
  );
}

const OPENING_OPTIONS: readonly Option[] = [
  { value: "now", label: "Now" },
  { value: "saturday", label: "On Saturdays" },
  { value: "sunday", label: "On Sundays" },
  { value: "evening", label: "After 6pm on weekdays" },
];

const WEEKEND: Option = { value: "weekend", label: "On Saturdays or Sundays" };

const FUNDINGS: readonly Option[] = FUNDING.map(({ slug, name }) => ({ value: slug, label: name }));

const PRICES: readonly Option[] = [
  { value: "1", label: "$, lower" },
  { value: "2", label: "$$, middle" },
  { value: "3", label: "$$$, higher" },
];
