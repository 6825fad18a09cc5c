import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { practicesInWords } from "#domain/counts.ts";
import { formatDollars } from "#domain/money.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";

/** The dollars at which a treatment starts at each practice of a list that states a price, and how many the list has. */
export async function statedPrices(
  index: Snapshot,
  service: TreatmentSlug,
  filter: PracticeFilter,
): Promise<{ total: number; stated: number[] }> {
  const from = await index.pricesFrom(service);
  const { total, ids } = index.search({ ...filter, sort: "price", limit: index.total, offset: 0 });
  return { total, stated: ids.flatMap((id) => from.get(id) ?? []) };
}

/**
 * How many practices of a list start at what someone wants to spend, for the treatment or else for a checkup:
 * `None of them lists a price of $400 or less. The lowest starts at $500.` Empty where no sum was typed.
 */
export async function withinSum(
  index: Snapshot,
  { sum, service }: { sum: number | null; service: TreatmentSlug | null },
  filter: PracticeFilter,
): Promise<string[]> {
  if (sum === null) return [];
  const { stated } = await statedPrices(index, service ?? "general-dentistry", filter);
  if (stated.length === 0) return ["None of them lists a price, so call and ask."];
  const what = service ? "" : " for a checkup";
  const within = stated.filter((price) => price <= sum).length;
  const said =
    within > 0
      ? `${practicesInWords(within)} here ${within === 1 ? "starts" : "start"}${what} at ${formatDollars(sum)} or less.`
      : `None of them lists a price${what} of ${formatDollars(sum)} or less. The lowest starts at ${formatDollars(Math.min(...stated))}.`;
  return [said];
}
