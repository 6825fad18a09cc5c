import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./support/repository.ts";

/** What we take from others: little, named with its reason, by its exact bytes, and without running any of it to install. */

type Packages = Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>;
type Locked = {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
};

const wanted = JSON.parse(read("package.json")) as Packages;
const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
const locked = Object.entries(lock.packages).filter(([path]) => path !== "");
const [production, development] = read("docs/decisions/0007-dependencies.md").split("## For development");

describe("Every package that we ask for", () => {
  test.each([
    ["in production", wanted.dependencies, production!],
    ["for development", wanted.devDependencies, development!],
  ])("%s stands in decision 7 with its reason, and no other does", (_, packages, table) => {
    // Types come along with the package that they are of.
    const names = Object.keys(packages).filter((name) => !name.startsWith("@types/"));
    expect(namedIn(table).toSorted()).toEqual(names.toSorted());
  });

  test("is asked for by its exact version", () => {
    for (const packages of [wanted.dependencies, wanted.devDependencies, wanted.optionalDependencies])
      for (const [name, version] of Object.entries(packages))
        expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });
});

describe("The lockfile", () => {
  test("knows every package by its bytes, from a registry and from nowhere else", () => {
    expect(locked.length).toBeGreaterThan(300);
    const odd = locked.filter(
      ([, { integrity, resolved, link }]) =>
        link === true || resolved !== undefined || !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  test("has no package that must run something to be installed", () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  });
});

test("the bill of materials names every package of production with its hash, and no registry", () => {
  const { stdout } = spawnSync(process.execPath, ["tests/sbom.ts"], { cwd: ROOT, encoding: "utf8" });
  const bill = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; version: string; hashes: { content: string }[] }[];
  };
  expect(bill.bomFormat).toBe("CycloneDX");
  const named = bill.components.map((one) => `${one.name}@${one.version}`);
  const ours = locked
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`);
  expect(named.toSorted()).toEqual([...new Set(ours)].toSorted());
  const names = new Set(bill.components.map(({ name }) => name));
  expect(Object.keys(wanted.dependencies).filter((name) => !names.has(name))).toEqual([]);
  for (const { hashes } of bill.components) expect(hashes[0]!.content).toMatch(/^[0-9a-f]{128}$/);
  expect(stdout).not.toMatch(/https?:/);
});

/** The names in the first column of a table, and after "with". */
function namedIn(table: string): string[] {
  return table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...line.split("|")[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}
