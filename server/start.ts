import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BUILD, buildIfNeeded, BUILT_SITE, PAGE_STYLES } from "./build.ts";
import { type Config, readConfig, useNewZealandTime, useProductionCode, withPort } from "./config.ts";
import type { Log } from "#services/log.ts";
import { noteUntrustedProxy } from "#database/untrusted-proxy.ts";
import { inOneSentence } from "#database/files/file-problem.ts";
import { LIMITS, type Limits } from "./limits/limits.ts";
import { type Listener, openListener } from "./listener.ts";
import { openLog } from "./log/log.ts";
import { knownSecret, SecretTooShort } from "./secret-file.ts";
import type { RunningServices } from "./services.ts";
import type { PageCacheFigures } from "./page-cache/page-cache.ts";
import type * as BuiltSite from "./site.ts";
import type { BuiltStyles, Surroundings } from "./surroundings.ts";
import { unknownInWords } from "./unknown-variables.ts";
import { ConfigProblem } from "./variables.ts";
import { joinTeam, type Team } from "./workers/worker.ts";

/**
 * Runs one process, from start to graceful shutdown, which `stopping` begins; with `WORKERS` it only starts the others.
 * The listener opens first, so that an early visitor waits and is not refused; then the site is built if need be and the
 * services are started. A service that cannot be reached is retried with backoff: a database may come up after us.
 */
export async function start(stopping: AbortSignal): Promise<void> {
  const began = performance.now();
  useNewZealandTime();
  useProductionCode();
  const wanted = configOrExit();
  const { log: writeLine, flush } = openLog(wanted.logLevel, { isShared: wanted.workers > 1 });
  let countEvent: Log = () => undefined;
  const log: Log = (event) => {
    countEvent(event);
    writeLine(event);
  };
  logUnhandled(log, flush);
  const team = joinTeam();
  for (const unknown of team ? [] : wanted.unknown) {
    console.error(unknownInWords(unknown));
    log({ event: "unknown variable", name: unknown.name, meant: unknown.meant ?? "-" });
  }
  if (wanted.workers > 1 && !team) {
    const { runWorkers } = await import("./workers/primary.ts");
    return runWorkers(wanted.workers, { stopping, log, flush });
  }
  const limits = team ? shareOf(LIMITS, team.size) : LIMITS;
  const siteName = wanted.operator.identity.name;
  const proxySeen = Promise.withResolvers<string | null>();
  const onUntrustedProxy = proxySeen.resolve;
  const listener = await openListener({ ...wanted, siteName, log, limits, onUntrustedProxy }).catch(
    exitWithListenError(wanted),
  );
  const config = withPort(wanted, listener.port);
  let running: RunningServices | undefined;

  const shutDown = async () => {
    log({ event: "stopping" });
    if (listener.isBehindProxy) await sleep(LIMITS.shutdownDelayBehindProxy);
    await listener.close();
    // A mail or a backup under way may take longer: the next process does the rest of it, as after a crash.
    await Promise.race([running?.close(), sleep(LIMITS.shutdownTimeout)]);
  };
  whenAborted(stopping, () => {
    void shutDown()
      .catch((error: unknown) => log({ event: "fault outside a request", error }))
      .finally(() => {
        flush();
        process.exit(0);
      });
  });

  await buildIfNeeded({ signal: stopping }).catch((error: Error) => {
    if (!stopping.aborted) exitWith(inOneSentence(error));
  });
  // There may be no build then.
  if (stopping.aborted) return;
  running = await startServicesWithRetry(config, log, { stopping, team });
  if (!running) return;
  let site: BuiltSite.Site | undefined;
  const metrics = await metricsOf(config, running, listener, () => site?.figures());
  if (metrics) countEvent = metrics.metrics.count;
  if (metrics) team?.countWith(metrics.metrics.registry);
  site = await siteOf(running, {
    isReady: () => !stopping.aborted,
    isDatabaseUp: running.isDatabaseUp,
    ...(metrics && { metrics: team ? { ...metrics, read: team.shared.readMetrics } : metrics }),
    postCounts: team?.shared,
    map: { origins: config.map.origins, tiles: running.tiles },
    hstsSubdomains: config.hstsSubdomains,
  });
  listener.show(site);
  void proxySeen.promise.then((address) => noteProxy(address, config, running));
  log({ event: "started", port: config.port, ms: performance.now() - began });
  if (team) team.ready(config.publicUrl);
  else console.log(`Niho is at ${config.publicUrl}`);
}

/** For `doctor`. The log has its line by then; while the database is away that must do. */
async function noteProxy(
  address: string | null,
  { trustedProxies }: Config,
  { services: { database, now } }: RunningServices,
): Promise<void> {
  const proxy = { address, at: now().toISOString(), trusted: trustedProxies.rules };
  await database.transact((tx) => noteUntrustedProxy(tx, proxy)).catch(() => undefined);
}

/** Each worker counts its own connections, so each gets its share of the limit. */
function shareOf(limits: Limits, workers: number): Limits {
  return { ...limits, connections: Math.ceil(limits.connections / workers) };
}

/**
 * An unhandled rejection concerns one request at most, and the others go on being served. After an uncaught exception
 * the state of the process is unknown: it ends with 1, and its supervisor starts it again. Node would print both with
 * their messages, which may quote what a visitor typed.
 */
function logUnhandled(log: Log, flush: () => void): void {
  process.on("unhandledRejection", (error) => log({ event: "fault outside a request", error }));
  process.on("uncaughtException", (error) => {
    log({ event: "fault outside a request", error });
    flush();
    process.exit(1);
  });
}

function whenAborted(signal: AbortSignal, then: () => void): void {
  if (signal.aborted) then();
  else signal.addEventListener("abort", then, { once: true });
}

/** Undefined without `METRICS_TOKEN`: then nothing is counted either. */
async function metricsOf(
  { metricsToken, dataDir }: Config,
  { services, isDatabaseUp }: RunningServices,
  listener: Listener,
  pageCache: () => PageCacheFigures | undefined,
): Promise<Surroundings["metrics"]> {
  if (!metricsToken) return undefined;
  const { openMetrics } = await import("./log/metrics.ts");
  const { deskFigures, jobRuns, longestMailWait, outboxCounts } = await builtSite();
  const metrics = openMetrics({
    outbox: () => outboxCounts(services.database.read),
    mailWait: () => longestMailWait(services.database.read, services.now()),
    desk: () => deskFigures(services),
    jobs: () => jobRuns(services.database.read),
    isDatabaseUp,
    isClockTrusted: services.isClockTrusted,
    connections: listener.connections,
    freeSpace: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    pageCache,
  });
  return { metrics, token: metricsToken };
}

/** Milliseconds. */
const BACKOFF = [1_000, 2_000, 5_000, 10_000];

async function startServicesWithRetry(
  config: Config,
  log: Log,
  { stopping, team }: { stopping: AbortSignal; team: Team | undefined },
): Promise<RunningServices | undefined> {
  const { startServices } = await builtSite();
  for (let attempt = 0; !stopping.aborted; attempt++) {
    try {
      return await startServices(config, log, team);
    } catch (error) {
      // Only a class of the built site itself would be an instance of it here, so its `mend` says that it is one.
      if (error instanceof Error && "mend" in error) {
        console.error(`The site can’t start: ${inOneSentence(error)} ${String(error.mend)}`);
        return undefined;
      }
      const wait = BACKOFF[Math.min(attempt, BACKOFF.length - 1)]!;
      console.error(`The site can’t start yet: ${inOneSentence(error)} Trying again in ${wait / 1_000} s.`);
      await sleep(wait);
    }
  }
  return undefined;
}

async function siteOf(
  { services, startClock }: RunningServices,
  surroundings: Omit<Surroundings, "clientFiles" | "pageStyles">,
): Promise<BuiltSite.Site> {
  const built = await builtSite();
  startClock();
  const clientFiles = join(BUILD, "client");
  const pageStyles = JSON.parse(readFileSync(PAGE_STYLES, "utf8")) as BuiltStyles;
  return built.createSite(services, { clientFiles, pageStyles, ...surroundings });
}

function builtSite(): Promise<typeof BuiltSite> {
  return import(BUILT_SITE) as Promise<typeof BuiltSite>;
}

function configOrExit(): Config {
  try {
    const config = readConfig();
    knownSecret(config);
    return config;
  } catch (error) {
    if (error instanceof ConfigProblem || error instanceof SecretTooShort) return exitWith(error.message);
    throw error;
  }
}

function exitWithListenError({ sockets, port, hosts }: Config) {
  return ({ code }: NodeJS.ErrnoException): never => {
    if (sockets.length > 0) return exitWith(`LISTEN_FDS: the socket can’t be listened on (${code}).`);
    if (code === "EADDRINUSE")
      return exitWith(
        `PORT ${port} is in use by another program. Stop that one, or set PORT to another number.`,
      );
    if (code === "EACCES")
      return exitWith(
        `PORT ${port} needs rights that this user doesn’t have. Set PORT to 1024 or more, with a proxy in front.`,
      );
    return exitWith(`HOST ${hosts.join(", ")} can’t be listened on (${code}).`);
  };
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
