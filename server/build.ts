import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
export const BUILD = join(ROOT, "build");

/** The sources of the build; other files may change without a new one. */
const SOURCES = [
  "{app,content,database,domain,files,jobs,mail,server}/**/*.{ts,tsx,css,json,md,svg,woff2}",
  "public/**/*",
  "{package-lock.json,react-router.config.ts,vite.config.ts}",
];
const STAMP = join(BUILD, "stamp");

/**
 * Builds the site when there is no build of exactly these sources, and says so on standard error.
 * Throws when the build fails, after printing its output.
 */
export async function buildIfNeeded(): Promise<void> {
  const stamp = stampOf();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  process.stderr.write("Building the site, once.\n");
  await run(join(ROOT, "node_modules/@react-router/dev/bin.cjs"), ["build"]);
  await run(join(ROOT, "server", "build-scripts.ts"), [join(BUILD, "client")]);
  await run(join(ROOT, "server", "precompress.ts"), [join(BUILD, "client")]);
  writeFileSync(STAMP, stamp);
}

function stampOf(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest("hex");
}

function run(script: string, parameters: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", fail);
    child.on("exit", (code) => {
      if (code === 0) return done();
      process.stderr.write(output);
      fail(new Error(`The build failed: ${script} ended with ${code}.`));
    });
  });
}
