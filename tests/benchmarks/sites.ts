import { type RunningSite, startSite } from "../support/running-site.ts";

/** Started for this run, ended by `dispose`: a site, and where it listens. */
export type MeasuredSite = RunningSite & { port: number; pid: number };

/** A site whose log goes into a file, as that of the nginx beside it does. */
export async function openMeasuredSite(
  environment: Record<string, string> = {},
  dataDir?: string,
): Promise<MeasuredSite> {
  const site = await startSite({ environment, logsToFile: true, ...(dataDir !== undefined && { dataDir }) });
  return { ...site, port: Number(new URL(site.url).port), pid: site.child.pid! };
}
