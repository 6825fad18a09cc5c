import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { ROOT } from "../support/repository.ts";
import { toolProgram } from "../support/tools.ts";

const FOLDER = join(import.meta.dirname, "router-peer");
const BUILD = join(ROOT, "node_modules/@react-router/dev/bin.cjs");

export type RouterPeer = { port: number; pid: number; close: () => Promise<void> };

/**
 * Builds React Router's own template with a list of 24 of our cards (`?page=3`), hydrated as it comes, and serves it with
 * `react-router-serve`: what a page of ours that nobody has asked for is set beside.
 */
export async function openRouterPeer(): Promise<RouterPeer> {
  const program = toolProgram("@react-router/serve", "bin.cjs");
  const port = await freePort();
  const environment = { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) };
  const options = { env: environment, stdio: "ignore" } as const;
  execFileSync(process.execPath, [BUILD, "build", FOLDER], options);
  const serve = [program, join(FOLDER, "build/server/index.js")];
  // It looks for what its pages fetch in the folder where it is started.
  const child = spawn(process.execPath, serve, {
    cwd: FOLDER,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  // It writes a line for each request, which no one reads.
  child.stdout.resume();
  const close = async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    rmSync(join(FOLDER, "build"), { recursive: true, force: true });
  };
  return { port, pid: child.pid!, close };
}
