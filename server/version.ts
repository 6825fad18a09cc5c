import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** As package.json has it: `0.2.0`. By the name of this file, because the built site has it elsewhere. */
export function versionOfNiho(): string {
  const file = new URL("../package.json", import.meta.resolve("#server/version.ts"));
  return (JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as { version: string }).version;
}
