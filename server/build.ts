import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startupFallback } from "#kit/shell/startup-fallback.ts";
import { isBusy } from "#database/sqlite-files.ts";
import { environmentOfBuild } from "./config.ts";

const ROOT = resolve(import.meta.dirname, "..");
export const BUILD = join(ROOT, "build");
/** For `import`, which takes a path for an address: one with a `#` would end there. */
export const BUILT_SITE = pathToFileURL(join(BUILD, "server", "index.js")).href;
/** What `build-page-styles.ts` writes and the site reads when it starts. */
export const PAGE_STYLES = join(BUILD, "page-styles.json");
/** For the proxy, while the site does not run: it needs no other file. */
export const UNAVAILABLE_PAGE = join(BUILD, "unavailable.html");

const BUILDER = "node_modules/@react-router/dev/bin.cjs";

/** The sources of the build are these files in these folders; others may change without a new one. */
export const SOURCE_FOLDERS = [
  "app",
  "content",
  "database",
  "domain",
  "kit",
  "outbox",
  "public",
  "server",
  "services",
];
const SOURCE_FILE = /^public\b|\.(ts|tsx|css|json|md|svg|woff2)$/;
const BUILD_CONFIG = ["react-router.config.ts", "vite.config.ts"];

/**
 * Builds the site when there is no build of exactly these sources, and says so on standard error. Of processes that ask
 * at once one builds; the others wait, and take what it made. Throws when the build fails, after printing its output;
 * where only the packages of production are installed, which cannot build; and an `AbortError` once `signal` has ended
 * it.
 */
export async function buildIfNeeded({
  root = ROOT,
  signal,
}: { root?: string; signal?: AbortSignal } = {}): Promise<void> {
  if (isBuilt(root)) return;
  if (!existsSync(join(root, BUILDER))) {
    throw new Error(
      `${join(root, "build")} holds no build of these sources, and the packages that make one are not installed. Run: npm ci --include=dev && npm run build`,
    );
  }
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(
      `The site is not built yet, and ${root} can’t be written by this user. Run npm run build as the user who owns it.`,
    );
  }
  using _lock = await lockBuild(root, signal);
  if (!isBuilt(root)) await buildAndStamp(root, signal);
}

/** Whether the build is of exactly these sources. */
function isBuilt(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === stampOf(root);
}

function stampFile(root: string): string {
  return join(root, "build", "stamp");
}

/** Milliseconds between two tries. */
const RETRY_LOCK_AFTER = 100;

/**
 * Held until it is closed. SQLite locks the file through the operating system, so the lock of a process that dies ends
 * with it. It lies beside the build: React Router begins by removing that folder.
 */
async function lockBuild(root: string, signal?: AbortSignal): Promise<DatabaseSync> {
  const lock = new DatabaseSync(join(root, ".build-lock"), { timeout: 0 });
  for (let tries = 1; ; tries++) {
    try {
      lock.exec("begin exclusive");
      return lock;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    if (tries === 1) process.stderr.write("Another process is building the site. Waiting for it.\n");
    await pause(RETRY_LOCK_AFTER, undefined, signal && { signal });
  }
}

async function buildAndStamp(root: string, signal?: AbortSignal): Promise<void> {
  process.stderr.write("Building the site; this takes about ten seconds…\n");
  const stamp = stampOf(root);
  // A build that breaks off leaves nothing that an older stamp would vouch for.
  rmSync(stampFile(root), { force: true });
  if (isUnreadable(root)) await buildInCopy(root, signal);
  else await buildIn(root, signal);
  writeFileSync(stampFile(root), stamp);
}

async function buildIn(root: string, signal?: AbortSignal): Promise<void> {
  const [client, styles] = [join(root, "build", "client"), join(root, "build", "page-styles.json")];
  await run(root, BUILDER, ["build"], signal);
  await run(root, "server/build-page-styles.ts", [client, styles], signal);
  await run(root, "server/build-scripts.ts", [client], signal);
  await run(root, "server/precompress.ts", [client], signal);
  writeFileSync(join(root, relative(ROOT, UNAVAILABLE_PAGE)), startupFallback(null));
}

/** Vite and React Router read these in a path as parts of an address. `isUnreadable("/srv/a#b") === true` */
function isUnreadable(folder: string): boolean {
  return /[#?*]/.test(folder);
}

/** These are read beside the sources. `data` and the other folders of a checkout stay where they are. */
const FURTHER_READ_BY_BUILD = ["node_modules", "package.json", "package-lock.json"];

/** In the system's temporary folder; symbolic links do not help, because both follow them. */
async function buildInCopy(root: string, signal?: AbortSignal): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "niho-build-"));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    for (const name of [...SOURCE_FOLDERS, ...BUILD_CONFIG, ...FURTHER_READ_BY_BUILD]) {
      signal?.throwIfAborted();
      await cp(join(root, name), join(copy, name), { recursive: true });
    }
    await buildIn(copy, signal);
    for (const name of readdirSync(join(copy, "build"))) {
      rmSync(join(root, "build", name), { recursive: true, force: true });
    }
    await cp(join(copy, "build"), join(root, "build"), { recursive: true });
  } finally {
    process.off("exit", remove);
    remove();
  }
}

/** A hash of the sources, with their names. */
export function stampOf(root: string): string {
  const hash = createHash("sha256");
  for (const file of sourcesIn(root)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.update(lockedPackages(root)).digest("hex");
}

/** Paths within `root`. Every start reads them: a glob took 40 ms for the list alone. */
function sourcesIn(root: string): string[] {
  const inFolders = SOURCE_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return inFolders
    .filter((file) => SOURCE_FILE.test(file) && !/\.test\.tsx?$/.test(file))
    .concat(BUILD_CONFIG.filter((file) => existsSync(join(root, file))))
    .toSorted();
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

/** `script` is a path within `root`. */
function run(
  root: string,
  script: string,
  parameters: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, script), ...parameters], {
      cwd: root,
      env: environmentOfBuild(),
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
