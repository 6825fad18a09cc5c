import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The version in package.json: `0.2.0`. We find the file by the name of this one, because the built site has it elsewhere. */
export function versionOfNiho(): string {
  const file = new URL("../package.json", import.meta.resolve("#server/version.ts"));
  return (JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as { version: string }).version;
}
