import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./support/repository.ts";

/**
 * `npm run -s sbom > niho.cdx.json`: the bill of materials of what runs in production, on the server and in browsers,
 * from the lockfile alone, as CycloneDX 1.5. Not `npm sbom`: it does not know what the build puts into the scripts of
 * browsers, with `--omit=dev` it leaves out what development needs too, and without it ends with an error (npm 11.19.1).
 */
type Locked = {
  version: string;
  integrity: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
};

/** The packages of development that the build bundles for browsers. */
const IN_BROWSERS = ["leaflet", "maplibre-gl", "pmtiles"];

const { name, version, packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  name: string;
  version: string;
  packages: Record<string, Locked>;
};

const bundled = closureOf(IN_BROWSERS);
const installed = Object.entries(packages).filter(
  ([path, { dev }]) => path !== "" && (!dev || bundled.has(path)),
);
const components = new Map(installed.map(([path, locked]) => component(nameIn(path), locked)));
const bill = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  version: 1,
  metadata: { component: { type: "application", name, version } },
  components: [...components.values()],
};
console.log(JSON.stringify(bill, null, 2));

function component(of: string, { version: its, integrity, license, optional }: Locked) {
  const purl = `pkg:npm/${of.replace("@", "%40")}@${its}`;
  const facts = {
    type: "library",
    "bom-ref": purl,
    name: of,
    version: its,
    purl,
    // Binaries of other platforms are locked, and not installed.
    scope: optional ? "optional" : "required",
    hashes: [
      { alg: "SHA-512", content: Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex") },
    ],
    ...(license && { licenses: [{ expression: license }] }),
  };
  return [purl, facts] as const;
}

/** The paths of packages and of all that they depend on. */
function closureOf(names: readonly string[]): Set<string> {
  const found = new Set(names.map((one) => pathOf(one, "")));
  for (const path of found)
    for (const dependency of Object.keys(packages[path]!.dependencies ?? {}))
      found.add(pathOf(dependency, path));
  return found;
}

/** Where a package finds another, looking upwards as Node does. */
function pathOf(wanted: string, from: string): string {
  const path = `${from ? `${from}/` : ""}node_modules/${wanted}`;
  if (path in packages) return path;
  if (from === "") throw new Error(`The lockfile has no ${wanted}.`);
  return pathOf(wanted, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))));
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameIn(path: string): string {
  return path.split("node_modules/").at(-1)!;
}
