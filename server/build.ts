import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
export const BUILD = join(ROOT, "build");
/** What `build-page-styles.ts` writes and the site reads when it starts. */
export const PAGE_STYLES = join(BUILD, "page-styles.json");

/** The sources of the build; other files may change without a new one. */
const SOURCES = [
  "{app,content,database,domain,files,jobs,mail,server}/**/*.{ts,tsx,css,json,md,svg,woff2}",
  "public/**/*",
  "{react-router.config.ts,vite.config.ts}",
];

/**
 * Builds the site when there is no build of exactly these sources, and says so on standard error. Throws when the build
 * fails, after printing its output; where only the packages of production are installed, which cannot build; and an
 * `AbortError` once `signal` has ended it.
 */
export async function buildIfNeeded({
  root = ROOT,
  signal,
}: { root?: string; signal?: AbortSignal } = {}): Promise<void> {
  const build = join(root, "build");
  const stampFile = join(build, "stamp");
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const builder = join(root, "node_modules/@react-router/dev/bin.cjs");
  if (!existsSync(builder)) {
    throw new Error(
      `${build} holds no build of these sources, and the packages that make one are not installed. Run: npm ci --include=dev && npm run build`,
    );
  }
  assertBuildable(root);
  process.stderr.write("Building the site, once.\n");
  // A build that breaks off leaves nothing that an older stamp would vouch for.
  rmSync(stampFile, { force: true });
  await run(builder, ["build"], signal);
  const styles = join(build, "page-styles.json");
  await run(join(root, "server", "build-page-styles.ts"), [join(build, "client"), styles], signal);
  await run(join(root, "server", "build-scripts.ts"), [join(build, "client"), styles], signal);
  await run(join(root, "server", "precompress.ts"), [join(build, "client")], signal);
  writeFileSync(stampFile, stamp);
}

/** Vite reads these as parts of an address, and fails without naming them. `assertBuildable("/srv/a#b")` throws. */
function assertBuildable(folder: string): void {
  const found = ["#", "?", "*"].find((character) => folder.includes(character));
  if (!found) return;
  throw new Error(`The site cannot be built in ${folder}: move it to a folder whose path has no "${found}".`);
}

/** A hash of the sources, with their names. */
export function stampOf(root: string): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.update(lockedPackages(root)).digest("hex");
}

/** The packages and their versions. npm writes more into the lockfile when it removes those of development. */
function lockedPackages(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
    .toSorted()
    .join("\n");
}

function run(script: string, parameters: readonly string[], signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      ...(signal && { signal }),
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", fail);
    child.on("exit", (code) => {
      if (code === 0) return done();
      if (!signal?.aborted) process.stderr.write(output);
      fail(new Error(`The build failed: ${script} ended with ${code}.`));
    });
  });
}
