import { setTimeout as sleep } from "node:timers/promises";
import { BUILD, buildIfNeeded } from "./build.ts";
import {
  type Config,
  ConfigProblem,
  readConfig,
  useNewZealandTime,
  useProductionCode,
  withPort,
} from "./config.ts";
import type { Log } from "#app/log.ts";
import { LIMITS } from "./limits/limits.ts";
import { type Listener, openListener } from "./listener.ts";
import { openLog } from "./log/log.ts";
import type { Metrics } from "./log/metrics.ts";
import type { RunningServices } from "./services.ts";
import type { PageCacheFigures } from "./page-cache/page-cache.ts";
import type { createSite, Site, Surroundings } from "./site.ts";

/**
 * One process, from its start to its end. The listener opens first, so that a visitor who comes early finds a page and not
 * a refused connection; behind it the site is built if need be and the database opened. What cannot be opened is tried
 * again: a database that comes up after us is no reason to be started by hand.
 */
export async function start(): Promise<void> {
  const began = performance.now();
  useNewZealandTime();
  useProductionCode();
  const wanted = configOrExit();
  const written = openLog(wanted.logLevel);
  let count: Log = () => undefined;
  const log: Log = (event) => {
    count(event);
    written.log(event);
  };
  outliveFaults(log, written.flush);
  const listener = await openListener({ ...wanted, log }).catch(explainAndExit(wanted));
  const config = withPort(wanted, listener.port);
  let house: RunningServices | undefined;
  let isStopping = false;

  const stop = async () => {
    log({ event: "stopping" });
    if (listener.isBehindProxy) await sleep(LIMITS.noticeBehindProxy);
    await listener.close();
    // A mail or a backup in hand may take longer: what is left of it is done by the next process, as after a crash.
    await Promise.race([house?.close(), sleep(LIMITS.drain)]);
  };
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop()
      .catch((error: unknown) => log({ event: "fault outside a request", error }))
      .finally(() => {
        written.flush();
        process.exit(0);
      });
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);

  await buildIfNeeded().catch(sayAndExit);
  house = await startServicesWithRetry(config, log, () => isStopping);
  if (!house) return;
  let site: Site | undefined;
  const metrics = await metricsOf(config, house, listener, () => site?.figures());
  if (metrics) count = metrics.metrics.count;
  site = await siteOf(house, {
    isReady: () => !isStopping,
    ...(metrics && { metrics }),
    map: { origins: config.map.origins, tiles: house.tiles },
  });
  listener.show(site);
  log({ event: "started", port: config.port, ms: performance.now() - began });
  console.log(`Niho is at ${config.publicUrl}`);
}

/**
 * A promise that nobody waited for concerns one visitor at most, and the others go on being served. After an
 * exception that nobody caught nothing is certain: the process ends, and whoever started it starts it again.
 * Node would print both with their messages, which may quote what somebody typed.
 */
function outliveFaults(log: Log, flush: () => void): void {
  process.on("unhandledRejection", (error) => log({ event: "fault outside a request", error }));
  process.on("uncaughtException", (error) => {
    log({ event: "fault outside a request", error });
    flush();
    process.exit(1);
  });
}

type MetricsForReaders = { metrics: Metrics; token: string };

/** Nothing is counted where nobody may read it. */
async function metricsOf(
  { metricsToken }: Config,
  { services }: RunningServices,
  listener: Listener,
  pageCache: () => PageCacheFigures | undefined,
): Promise<MetricsForReaders | undefined> {
  if (!metricsToken) return undefined;
  const { openMetrics } = await import("./log/metrics.ts");
  const { outboxCounts } = await import("#jobs/outbox.ts");
  const metrics = openMetrics({
    outbox: () => outboxCounts(services.database.read),
    connections: listener.connections,
    pageCache,
  });
  return { metrics, token: metricsToken };
}

const RETRY_AFTER = [1_000, 2_000, 5_000, 10_000];

async function startServicesWithRetry(
  config: Config,
  log: Log,
  isStopping: () => boolean,
): Promise<RunningServices | undefined> {
  const { startServices } = await import("./services.ts");
  for (let attempt = 0; !isStopping(); attempt++) {
    try {
      return await startServices(config, log);
    } catch (error) {
      const wait = RETRY_AFTER[Math.min(attempt, RETRY_AFTER.length - 1)]!;
      console.error(`The site cannot start yet: ${reason(error)} Trying again in ${wait / 1_000} s.`);
      await sleep(wait);
    }
  }
  return undefined;
}

async function siteOf(
  { services }: RunningServices,
  surroundings: Omit<Surroundings, "clientFiles">,
): Promise<Site> {
  const built = (await import(`${BUILD}/server/index.js`)) as { createSite: typeof createSite };
  return built.createSite(services, { clientFiles: `${BUILD}/client`, ...surroundings });
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigProblem) return sayAndExit(error);
    throw error;
  }
}

function explainAndExit(config: Config) {
  return (error: NodeJS.ErrnoException): never => {
    const isTaken = error.code === "EADDRINUSE";
    const isForbidden = error.code === "EACCES";
    if (isTaken) return sayAndExit(new Error(`PORT ${config.port} is in use by another program.`));
    if (isForbidden)
      return sayAndExit(new Error(`PORT ${config.port} needs rights that this user does not have.`));
    return sayAndExit(new Error(`HOST ${config.hosts.join(", ")} cannot be listened on (${error.code}).`));
  };
}

function sayAndExit(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
