import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./house.ts";

/** The site as a stranger starts it: a process of its own, a port, files on a disk. */
export type RunningSite = {
  url: string;
  dataDir: string;
  /** The process, for those who want to harm it. */
  child: ChildProcess;
  /** Everything it has printed. */
  output: () => string;
  /** Every message in the mail folder, the oldest first. */
  mailFiles: () => string[];
  /** Ends it as an operator does, and gives its exit code. */
  stop: () => Promise<number | null>;
  /** Stops it and removes its files. */
  dispose: () => Promise<void>;
};

/** Starts the built site on a free port; `dataDir` of an earlier one continues with its data. */
export async function startSite({
  dataDir = mkdtempSync(join(tmpdir(), "niho-")),
  environment = {},
}: { dataDir?: string; environment?: Record<string, string> } = {}): Promise<RunningSite> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let isThere = false;
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      if (isThere) return;
      const found = /Niho is at (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
      isThere = found !== undefined;
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => reject(new Error(`The site ended with ${code}:\n${printed}`)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    return child.exitCode;
  };
  const mailFolder = join(dataDir, "mail");
  return {
    url,
    dataDir,
    child,
    output: () => printed,
    mailFiles: () =>
      readdirSync(mailFolder)
        .filter((name) => name.endsWith(".eml"))
        .toSorted()
        .map((name) => readFileSync(join(mailFolder, name), "utf8")),
    stop,
    dispose: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
