import { enableCompileCache } from "node:module";
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
import { type Door, openDoor } from "./listener.ts";
import type { House } from "./services.ts";
import type { createSite } from "./site.ts";

/**
 * `npm start`. The door opens first, so that a visitor who comes early finds a page and not a refused
 * connection; behind it the site is built if need be and the database opened. What cannot be opened is tried
 * again: a database that comes up after us is no reason to be started by hand.
 */
async function main(): Promise<void> {
  useNewZealandTime();
  useProductionCode();
  const wanted = configOrExit();
  const door = await openDoor(wanted.hosts, wanted.port).catch(explainAndExit(wanted));
  const config = withPort(wanted, door.port);
  let house: House | undefined;
  let isStopping = false;

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await door.close();
    await house?.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  await buildIfNeeded().catch(sayAndExit);
  // What comes now is read and compiled once, not at every start.
  enableCompileCache(`${BUILD}/compile-cache`);
  house = await openHouseWhenPossible(config, () => isStopping);
  if (!house) return;
  await showSite(door, house, () => !isStopping);
  console.log(`Niho is at ${config.publicUrl}`);
}

const RETRY_AFTER = [1_000, 2_000, 5_000, 10_000];

async function openHouseWhenPossible(config: Config, isStopping: () => boolean): Promise<House | undefined> {
  const { openHouse } = await import("./services.ts");
  for (let attempt = 0; !isStopping(); attempt++) {
    try {
      return await openHouse(config);
    } catch (error) {
      const wait = RETRY_AFTER[Math.min(attempt, RETRY_AFTER.length - 1)]!;
      console.error(`The site cannot start yet: ${reason(error)} Trying again in ${wait / 1_000} s.`);
      await sleep(wait);
    }
  }
  return undefined;
}

async function showSite(door: Door, { services }: House, isReady: () => boolean): Promise<void> {
  const built = (await import(`${BUILD}/server/index.js`)) as { createSite: typeof createSite };
  door.show(await built.createSite(services, { clientFiles: `${BUILD}/client`, isReady }));
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

await main();
