import { renderedOnce } from "#kit/ui/rendered.server.tsx";
import { type FurtherFacts, FurtherFilters, furtherOf } from "./further-filters.tsx";

/** The further filters as HTML: eighty elements, the same on most pages. */
export function furtherFilters(filter: FurtherFacts["filter"], languages: readonly string[]): string {
  const facts: FurtherFacts = { filter: furtherOf(filter), languages };
  return renderedOnce(`further filters ${JSON.stringify(facts)}`, () => <FurtherFilters {...facts} />);
}
