import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/history-file.ts";
import { csvFile, historyRows } from "./prices.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** The figures of each week as a spreadsheet, since the first on which real practices stated prices. */
export async function loader({ context }: Route.LoaderArgs) {
  return csvFile("price-history", await historyRows(context.get(servicesContext)));
}
