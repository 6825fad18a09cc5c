import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./repository.ts";

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

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: { start: string };
};
/** What `npm start` hands to Node: two variables, its flags and the program. */
const [, VARIABLES, START] = /^(.+?) exec node (.+?) \|\|/.exec(scripts.start)!;
const ENVIRONMENT = Object.fromEntries(VARIABLES!.split(" ").map((one) => one.split("=")));

/**
 * Starts the built site on a free port; `dataDir` of an earlier one continues with its data. With `logsToFile` its log
 * goes into a file there, as many operators have it, and costs nobody here the reading.
 */
export async function startSite({
  dataDir = mkdtempSync(join(tmpdir(), "niho-")),
  environment = {},
  logsToFile = false,
}: {
  dataDir?: string;
  environment?: Record<string, string>;
  logsToFile?: boolean;
} = {}): Promise<RunningSite> {
  const logFile = join(dataDir, "site.log");
  const out = logsToFile ? openSync(logFile, "w") : "pipe";
  const child = spawn(process.execPath, START!.split(" "), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...ENVIRONMENT, PORT: "0", DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", out, "pipe"],
  });
  if (out !== "pipe") closeSync(out);
  let printed = "";
  const listen = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout?.on("data", listen);
  child.stderr!.on("data", listen);
  const output = () => (logsToFile ? readFileSync(logFile, "utf8") : "") + printed;
  const url = await addressOf(child, output, logsToFile);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    return child.exitCode;
  };
  return {
    url,
    dataDir,
    child,
    output,
    mailFiles: () => mailFilesIn(dataDir).map((path) => readFileSync(path, "utf8")),
    stop,
    dispose: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The path of every message in a site's mail folder, the oldest first. */
export function mailFilesIn(dataDir: string): string[] {
  const names = readdirSync(join(dataDir, "mail")).filter((name) => name.endsWith(".eml"));
  return names.toSorted().map((name) => join(dataDir, "mail", name));
}

/** Waits until it says where it is: looks whenever it prints, and where it prints into a file, again and again. */
function addressOf(child: ChildProcess, output: () => string, isPolled: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = /Niho is at (\S+)/.exec(output())?.[1];
      const hasGivenUp = output().includes("The site can’t start:");
      if (!found && !hasGivenUp) return;
      lookNoMore();
      if (found) return resolve(found);
      child.kill("SIGKILL");
      reject(new Error(`The site has given up:\n${output()}`));
    };
    const looking = isPolled ? setInterval(look, 50) : undefined;
    const lookNoMore = () => {
      clearInterval(looking);
      for (const stream of [child.stdout, child.stderr]) stream?.off("data", look);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", look);
    child.once("exit", (code) => {
      lookNoMore();
      reject(new Error(`The site ended with ${code}:\n${output()}`));
    });
  });
}
