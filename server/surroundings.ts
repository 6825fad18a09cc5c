import type { PostRates } from "./limits/limits.ts";
import type { PostCounts } from "./limits/post-counts.ts";
import type { Metrics } from "./log/metrics.ts";
import type { TilesFile } from "./map/tiles-file.ts";

/**
 * `sheets`: what each page carries, by the id of its route. `ofProblem`: what it carries when it failed. `later`: the
 * address of what waits, `/assets/touch-1a2b3c4d.css`.
 */
export type BuiltStyles = { sheets: Readonly<Record<string, string>>; ofProblem: string; later: string };

/** What a site is served with besides its services. */
export type Surroundings = {
  /** Folder of the built client files, absolute; null where there is no build (page tests). */
  clientFiles: string | null;
  /** This is left out without a build, where pages link the whole sheets. */
  pageStyles?: BuiltStyles;
  /** Whether requests can be answered: false while stopping. */
  isReady: () => boolean;
  /** Whether the database answered last. Away, it does not make the site unready: decision 37. */
  isDatabaseUp?: () => boolean;
  /**
   * The metrics, and the token that reads them; without them there is no such address. `read` gives those of all workers,
   * where there are any.
   */
  metrics?: { metrics: Metrics; token: string; read?: () => Promise<string> };
  rates?: PostRates;
  /** Where posts are counted; without it in the memory of this process. */
  postCounts?: PostCounts | undefined;
  /** Whether browsers are to ask every name below this one by https alone too. */
  hstsSubdomains?: boolean;
  /** The operator's map; without it, the coastline that comes with the site. */
  map?: { origins: readonly string[]; tiles: TilesFile | undefined };
};
