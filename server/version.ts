import { readFileSync } from "node:fs";
import { join } from "node:path";

/** As package.json has it: `0.2.0`. */
export function versionOfNiho(): string {
  const file = readFileSync(join(import.meta.dirname, "../package.json"), "utf8");
  return (JSON.parse(file) as { version: string }).version;
}
