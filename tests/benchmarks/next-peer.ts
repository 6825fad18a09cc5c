import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { ROOT } from "../support/repository.ts";
import { toolProgram } from "../support/tools.ts";
import { cardsFor } from "./router-peer/app/practices.ts";

const FOLDER = join(ROOT, "tools/next-peer");
const CARDS = join(FOLDER, "cards.json");
const MADE = ["cards.json", ".next", "next-env.d.ts", "tsconfig.json"];

export type NextPeer = { port: number; close: () => Promise<void> };

/**
 * Builds a page of Next.js with a list of 24 of our cards (`?page=3`), our sheet and its face as files, rendered when it is
 * asked for, and serves it with `next start`: what the largest element of our pages is set beside.
 */
export async function openNextPeer(): Promise<NextPeer> {
  const program = toolProgram("next", "dist/bin/next");
  const port = await freePort();
  const environment = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  // Its compiler doesn't know how our samples find their file, so it gets the cards that they make.
  writeFileSync(CARDS, JSON.stringify([0, 1, 2, 3].flatMap(cardsFor)));
  const options = { cwd: FOLDER, env: environment } as const;
  execFileSync(process.execPath, [program, "build"], { ...options, stdio: "ignore" });
  const serve = [program, "start", "-H", "127.0.0.1", "-p", String(port)];
  const child = spawn(process.execPath, serve, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of child.stdout) if (String(line).includes("Ready")) break;
  const close = async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    for (const made of MADE) rmSync(join(FOLDER, made), { recursive: true, force: true });
  };
  return { port, close };
}
