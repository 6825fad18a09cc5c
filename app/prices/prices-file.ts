import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/prices-file.ts";
import { csvFile } from "./prices.server.ts";
import { answerPrices } from "#services/prices/prices-answer.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** Today's figures as a spreadsheet. Their licence is a column, so that it travels along. */
export async function loader({ context }: Route.LoaderArgs) {
  const { asOf, isSample, licence, prices } = await answerPrices(context.get(servicesContext));
  return csvFile("prices", [
    [
      "day",
      "treatment",
      "region",
      "practices",
      "lower_quartile",
      "median",
      "upper_quartile",
      "is_sample",
      "licence",
    ],
    ...prices.map(({ treatment, region, practices, lower, median, upper }) => [
      asOf,
      treatment,
      region ?? "new-zealand",
      practices,
      lower,
      median,
      upper,
      isSample ? "yes" : "no",
      licence,
    ]),
  ]);
}
