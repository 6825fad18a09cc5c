import { renderedOnce } from "../ui/rendered.server.tsx";
import { type FurtherFacts, FurtherFilters } from "./further-filters.tsx";

/** The further filters as HTML: eighty elements, the same on most pages. */
export function furtherFilters(
  { open, hasEmergency, isAccepting, isStepFree, funding, language, price }: FurtherFacts["filter"],
  languages: readonly string[],
): string {
  const filter = { open, hasEmergency, isAccepting, isStepFree, funding, language, price };
  const facts: FurtherFacts = { filter, languages };
  return renderedOnce(`further filters ${JSON.stringify(facts)}`, () => <FurtherFilters {...facts} />);
}
