import { askedOf } from "#content/filters.ts";
import { type Asked, FILTER_NAMES } from "#domain/practice-filters.ts";
import { Button } from "#kit/ui/button.tsx";
import { FilterControl } from "#kit/ui/form/filter-control.tsx";
import { Icon } from "#kit/ui/icon.tsx";

export type FurtherFacts = {
  asked: FurtherAsked;
  /** Those that some practice speaks. */
  languages: readonly string[];
};

/** All that practices are asked for but the treatment, which has its place among the first filters. */
type FurtherAsked = Omit<Asked, "service">;

/** What their disclosure contains. */
export function FurtherFilters({ asked, languages }: FurtherFacts) {
  return (
    <>
      <FoldSummary text="More filters" count={furtherCount(asked)} />
      <div className="fold-body">
        {FILTER_NAMES.map(
          (name) =>
            name !== "service" && (
              <FilterControl key={name} name={name} asked={asked} languages={languages} />
            ),
        )}
        <Button kind="second">Show results</Button>
      </div>
    </>
  );
}

/** How many of them are on. */
export function furtherCount(filter: FurtherAsked): number {
  return Object.keys(furtherOf(filter)).length;
}

/** Of a whole filter, those that are on. */
export function furtherOf(filter: FurtherAsked): FurtherAsked {
  const { service: _, ...asked } = askedOf(filter);
  return asked;
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
