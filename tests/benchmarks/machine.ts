import { cpus, loadavg, totalmem, type } from "node:os";
import { startBrowser } from "../support/browser.ts";
import { nginxVersion } from "./nginx.ts";
import { number } from "./row.ts";
import { postgresVersion } from "./servers.ts";

/** What the figures were measured on, so that they can be compared; nothing that says whose machine it is. */
export async function describeMachine(): Promise<string[]> {
  const cores = cpus();
  const browser = await startBrowser();
  const chromium = browser.version();
  await browser.close();
  return [
    `Processor: ${cores[0]?.model.trim() ?? "unknown"}, ${cores.length} cores; memory: ${number(totalmem() / 2 ** 30)} GiB; ${type()}`,
    `Node ${process.versions.node}, SQLite ${process.versions.sqlite ?? "unknown"}, PostgreSQL ${postgresVersion() ?? "not installed"}, nginx ${nginxVersion() ?? "not installed"}, Chromium ${chromium}`,
  ];
}

/** How many were at work or waiting for it in the last minute: above the number of cores, times are too long. */
export function loadNow(): string {
  return number(loadavg()[0]!);
}
