import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * Writes `.br` and `.gz` beside every text file of the built client that a page loads, at the highest quality:
 * done once, served for ever. The router's own scripts are built too but no page loads them.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder to compress.");
for (const name of globSync("{**/*.{css,svg,json,txt},*.js}", { cwd: folder })) {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
