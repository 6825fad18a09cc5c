import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./repository.ts";

const TOOLS = join(ROOT, "tools");
const INSTALL = "npm ci --prefix tools --omit=optional --ignore-scripts --no-audit --no-fund";

type Manifest = { version: string; dependencies: Record<string, string> };

/**
 * A package of `tools/package.json`. The bench and the full suite need these, nothing else does, and they weigh a
 * third of what `npm ci` installs; so the first call installs them. Throws a sentence that says what to run when they
 * cannot be fetched. The type is the caller's: the packages' own are not there when types are checked.
 *
 * `const { check } = await importTool<{ check: Check }>("recheck");`
 */
export async function importTool<T>(name: "date-holidays" | "lighthouse" | "recheck"): Promise<T> {
  if (!isInstalled(name)) install();
  const entry = createRequire(join(TOOLS, "package.json")).resolve(name);
  return (await import(pathToFileURL(entry).href)) as T;
}

function isInstalled(name: string): boolean {
  const manifest = join(TOOLS, "node_modules", name, "package.json");
  return existsSync(manifest) && read(manifest).version === toolVersion(name);
}

/** The version that `tools/package.json` asks for: `toolVersion("recheck") === "4.5.0"` */
export function toolVersion(name: string): string {
  return read(join(TOOLS, "package.json")).dependencies[name]!;
}

function install(): void {
  process.stderr.write("Installing the packages of tools/, once.\n");
  const { status, stderr } = spawnSync(INSTALL, { cwd: ROOT, shell: true, encoding: "utf8" });
  if (status === 0) return;
  const why = /npm error (?:code|network) .*/.exec(stderr)?.[0] ?? `npm ended with ${status}`;
  throw new Error(
    `The packages of tools/ are not installed and could not be fetched (${why}). With a network, run: ${INSTALL}`,
  );
}

function read(manifest: string): Manifest {
  return JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
}
