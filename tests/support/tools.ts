import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./repository.ts";

/** Which folder has which packages. Each has a manifest and a lockfile of its own. */
const FOLDER_OF = {
  "@react-router/serve": "tools",
  "date-holidays": "tools",
  fhir: "tools",
  lighthouse: "tools",
  recheck: "tools",
  "@sparticuz/chromium": "tools/chromium",
  next: "tools/next-peer",
} as const;

type Tool = keyof typeof FOLDER_OF;
type Manifest = { version: string; dependencies: Record<string, string> };

/**
 * A package of `tools/package.json` or of a folder in `tools/`. What `npm ci` installs at the root does without
 * them, for they weigh almost half as much again: the first call installs the folder of the package. Throws a sentence
 * that says what to run when it cannot be fetched. The type is the caller's: the packages' own are not there when types
 * are checked.
 *
 * `const { check } = await importTool<{ check: Check }>("recheck");`
 */
export async function importTool<T>(name: Tool, file = ""): Promise<T> {
  installUnlessThere(name);
  const entry = createRequire(join(folderOf(name), "package.json")).resolve(join(name, file));
  return (await import(pathToFileURL(entry).href)) as T;
}

/** A program of such a package: `toolProgram("@react-router/serve", "bin.cjs")` is the path that Node can run. */
export function toolProgram(name: Tool, file: string): string {
  installUnlessThere(name);
  return join(folderOf(name), "node_modules", name, file);
}

function installUnlessThere(name: Tool): void {
  if (!isInstalled(name)) install(FOLDER_OF[name]);
}

function isInstalled(name: Tool): boolean {
  const manifest = join(folderOf(name), "node_modules", name, "package.json");
  return existsSync(manifest) && read(manifest).version === toolVersion(name);
}

/** The version that its manifest asks for: `toolVersion("recheck") === "4.5.0"` */
export function toolVersion(name: Tool): string {
  return read(join(folderOf(name), "package.json")).dependencies[name]!;
}

function folderOf(name: Tool): string {
  return join(ROOT, FOLDER_OF[name]);
}

function install(folder: string): void {
  // The compiler of Next.js is an optional package, one for each system.
  const omitted = folder === FOLDER_OF.next ? "" : " --omit=optional";
  const command = `npm ci --prefix ${folder}${omitted} --ignore-scripts --no-audit --no-fund`;
  process.stderr.write(`Installing the packages of ${folder}/, once.\n`);
  const { status, stderr } = spawnSync(command, { cwd: ROOT, shell: true, encoding: "utf8" });
  if (status === 0) return;
  const why = /npm error (?:code|network) .*/.exec(stderr)?.[0] ?? `npm ended with ${status}`;
  throw new Error(
    `The packages of ${folder}/ are not installed and could not be fetched (${why}). With a network, run: ${command}`,
  );
}

function read(manifest: string): Manifest {
  return JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
}
