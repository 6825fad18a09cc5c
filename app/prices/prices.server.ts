import { keptFigures, keptPriceFigures } from "#database/practices/price-history.ts";
import { openPrices } from "#services/prices/open-prices.ts";
import { PRICE_REGIONS } from "#content/price-regions.ts";
import type { Services } from "#services/services.ts";
import { BOM, csvLine } from "#services/imports/cells.ts";
import type { KeptWeek } from "./price-line.tsx";
import { PRICES_LICENCE } from "#content/price-words.ts";

/** Every treatment with its figures for the whole country. */
export async function viewPrices(services: Services) {
  const { isSample, practices, treatments } = await openPrices(services);
  return {
    isSample,
    practices,
    today: services.today(),
    treatments: treatments.flatMap(({ treatment, everywhere }) =>
      everywhere ? [{ treatment, figures: everywhere }] : [],
    ),
  };
}

/** One treatment, by region; undefined where there is no such treatment. */
export async function viewTreatmentPrices(services: Services, slug: string) {
  const { isSample, treatments } = await openPrices(services);
  const found = treatments.find(({ treatment }) => treatment === slug);
  if (!found) return undefined;
  const { treatment, everywhere, regions, counts, labels } = found;
  return {
    isSample,
    treatment,
    today: services.today(),
    everywhere,
    labels,
    regions: PRICE_REGIONS.map(({ slug: region, name }) => ({
      region,
      name,
      practices: counts.get(region) ?? 0,
      figures: regions.get(region) ?? null,
    })),
  };
}

/** One treatment week by week, in a region or in the whole country. Nothing beside samples, whose figures are not kept. */
export async function viewHistory(
  { database }: Services,
  { isSample, treatment }: { isSample: boolean; treatment: string },
  region = "",
): Promise<KeptWeek[]> {
  if (isSample) return [];
  const kept = await keptPriceFigures(database.read, treatment, region);
  return kept.map(({ day, practices, median, lower_quartile: lower, upper_quartile: upper }) => ({
    day,
    figures: { practices, lower, median, upper },
  }));
}

/** All that is kept of earlier weeks, with the names of the columns first. */
export async function historyRows({ database }: Services): Promise<(string | number)[][]> {
  const kept = await keptFigures(database.read);
  return [
    ["day", "treatment", "region", "practices", "lower_quartile", "median", "upper_quartile", "licence"],
    ...kept.map((row) => [
      row.day,
      row.treatment,
      row.region || "new-zealand",
      row.practices,
      row.lower_quartile,
      row.median,
      row.upper_quartile,
      PRICES_LICENCE.url,
    ]),
  ];
}

/** A spreadsheet to download: the first row has the names of the columns. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): Response {
  return new Response(BOM + rows.map((row) => csvLine(row)).join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
