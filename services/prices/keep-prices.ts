import { keepFigures, type KeptFigures, newestKeptDay } from "#database/practices/price-history.ts";
import { daysBetween } from "#domain/nz-time.ts";
import type { PriceFigures } from "#domain/practices/price-figures.ts";
import type { Showing } from "../services.ts";
import { openPrices } from "./open-prices.ts";

const DAYS_BETWEEN = 7;

/**
 * Keeps this week's figures, from the first day on which there are any; samples are not kept. Does nothing where the
 * newest ones are less than a week old, however often it runs.
 */
export async function keepPrices(services: Showing): Promise<void> {
  const today = services.today();
  const newest = await newestKeptDay(services.database.read);
  if (newest !== undefined && daysBetween(newest, today) < DAYS_BETWEEN) return;
  const { isSample, treatments } = await openPrices(services);
  if (isSample) return;
  const rows = treatments.flatMap(({ treatment, everywhere, regions }) => [
    ...(everywhere ? [keptRow(today, treatment, "", everywhere)] : []),
    ...[...regions].map(([region, figures]) => keptRow(today, treatment, region, figures)),
  ]);
  await services.database.transact((tx) => keepFigures(tx, rows));
}

function keptRow(day: string, treatment: string, region: string, figures: PriceFigures): KeptFigures {
  const { practices, lower, median, upper } = figures;
  return { day, treatment, region, practices, lower_quartile: lower, median, upper_quartile: upper };
}
