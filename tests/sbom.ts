import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./support/repository.ts";

/**
 * `npm run -s sbom > niho.cdx.json`: the bill of materials of what runs in production, from the lockfile alone, as
 * CycloneDX 1.5. Not `npm sbom`: with `--omit=dev` it leaves out what development needs too (npm 11.19.1: a third of
 * it, `debug` and `lightningcss` among them), and without it ends with an error.
 */
type Locked = { version: string; integrity: string; license?: string; dev?: boolean; optional?: boolean };

const { name, version, packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  name: string;
  version: string;
  packages: Record<string, Locked>;
};

const installed = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
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

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameIn(path: string): string {
  return path.split("node_modules/").at(-1)!;
}
