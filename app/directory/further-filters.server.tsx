import { renderedOnce } from "#kit/ui/rendered.server.tsx";
import { type FurtherFacts, FurtherFilters, furtherOf } from "./further-filters.tsx";

/** The further filters as HTML: eighty elements, the same on most pages. */
export function furtherFilters(filter: FurtherFacts["asked"], languages: readonly string[]): string {
  const facts: FurtherFacts = { asked: furtherOf(filter), languages };
  return renderedOnce(`further filters ${JSON.stringify(facts)}`, () => <FurtherFilters {...facts} />);
}
