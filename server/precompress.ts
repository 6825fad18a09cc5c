import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { ISLANDS_ENTRY } from "#kit/islands/vite-plugin.ts";

/**
 * Writes `.br` and `.gz` beside every text file of the built client that a page loads, at the highest quality, once per
 * build. Of the scripts only what islands import and what the desk loads: the router's scripts of other pages are built too,
 * but no page loads them.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder to compress.");
for (const name of [
  ...globSync("{**/*.{css,svg,json,txt,mjs},*.js,assets/manifest-*.js}", { cwd: folder }),
  ...loadedScripts(folder),
]) {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function loadedScripts(built: string): string[] {
  const chunks = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8")) as Manifest;
  const desk = Object.keys(chunks).filter((name) => /^app\/(?:desk\/|root\.)|\/entry\.client\./.test(name));
  const reached = new Set([ISLANDS_ENTRY, ...desk]);
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = chunks[name]!;
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return [...reached].map((name) => chunks[name]!.file).filter((file) => file.endsWith(".js"));
}
