import { tryFailover } from "./failover.ts";
import { tryImage } from "./image.ts";
import { tryProxy } from "./proxy.ts";

/**
 * `npm run trial`, or `npm run trial -- failover`: what needs the tools of an operator's machine, done for real. Ends with
 * 1 where something does not hold. What is missing is said, and nothing is installed.
 */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  image: tryImage,
  proxy: tryProxy,
  failover: tryFailover,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no trial called ${unknown.join(", ")}: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) await PARTS[name]!();
