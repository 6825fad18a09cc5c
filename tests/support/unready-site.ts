import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { freePort } from "./free-port.ts";
import { ROOT } from "./repository.ts";

/** A process of the site that is not waited for: it cannot start, or not yet. It is the caller's to end. */
export type UnreadySite = {
  url: string;
  child: ChildProcess;
  /** What it has printed as faults. */
  said: () => string;
  /** Waits until `/readyz` answers so. */
  becomes: (status: 200 | 503) => Promise<void>;
  /** Waits for its end, and gives its exit code. */
  exit: () => Promise<number | null>;
};

/** No one answers at this address. */
export async function noDatabase(): Promise<Record<string, string>> {
  return {
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/niho`,
    APP_SECRET: "a secret of more than thirty-two characters",
  };
}

/** `stdout` may be a descriptor of a file; `cwd` is another checkout. */
export async function startUnready(
  environment: Record<string, string> = {},
  { cwd = ROOT, stdout = "ignore" }: { cwd?: string; stdout?: "ignore" | number } = {},
): Promise<UnreadySite> {
  const port = environment.PORT ?? String(await freePort());
  const DATA_DIR = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "niho-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd,
    env: { PATH: process.env.PATH, SAMPLE_PRACTICES: "10", ...environment, PORT: port, DATA_DIR },
    stdio: ["ignore", stdout, "pipe"],
  });
  let said = "";
  child.stderr!.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    child,
    said: () => said,
    async becomes(status) {
      const ready = async () => (await fetch(`${url}/readyz`)).status;
      await expect.poll(ready, { timeout: 150_000, interval: 100 }).toBe(status);
    },
    async exit() {
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      return child.exitCode;
    },
  };
}
