import { type RunningSite, startSite } from "../support/running-site.ts";

/** Started for this run, ended by `leave`: a site, and where it listens. */
export type MeasuredSite = RunningSite & { port: number; pid: number };

/** A site whose log goes nowhere as fast as it comes, as into a file. */
export async function openMeasuredSite(
  environment: Record<string, string> = {},
  dataDir?: string,
): Promise<MeasuredSite> {
  const site = await startSite({ environment, ...(dataDir !== undefined && { dataDir }) });
  site.child.stdout?.removeAllListeners("data").resume();
  return { ...site, port: Number(new URL(site.url).port), pid: site.child.pid! };
}
