import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSources, ROOT } from "./support/repository.ts";

/** What we take from others: little, named with its reason, by its exact bytes, and without running any of it to install. */

type Packages = Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>;
type Locked = {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  inBundle?: boolean;
};

const wanted = JSON.parse(read("package.json")) as Packages;
const tools = JSON.parse(read("tools/package.json")) as Pick<Packages, "dependencies">;
const chromium = JSON.parse(read("tools/chromium/package.json")) as Pick<Packages, "dependencies">;
const nextPeer = JSON.parse(read("tools/next-peer/package.json")) as Pick<Packages, "dependencies">;
const locked = lockedIn("package-lock.json");
const [, production, forBuild, development, ofTools, ofChromium, ofNextPeer] = read(
  "docs/decisions/0007-dependencies.md",
).split("\n## ");

describe("Every package that we ask for", () => {
  test.each([
    ["in production", wanted.dependencies, production!],
    ["for the build and for development", wanted.devDependencies, forBuild! + development!],
    ["in tools/", tools.dependencies, ofTools!],
    ["in tools/chromium/", chromium.dependencies, ofChromium!],
    ["in tools/next-peer/", nextPeer.dependencies, ofNextPeer!],
  ])("%s stands in decision 7 with its reason, and no other does", (_, packages, table) => {
    // Types come along with the package that they are of.
    const names = Object.keys(packages).filter((name) => !name.startsWith("@types/"));
    expect(namedIn(table).toSorted()).toEqual(names.toSorted());
  });

  test("is asked for by its exact version", () => {
    const all = [
      wanted.dependencies,
      wanted.devDependencies,
      wanted.optionalDependencies,
      tools.dependencies,
      chromium.dependencies,
      nextPeer.dependencies,
    ];
    for (const packages of all)
      for (const [name, version] of Object.entries(packages))
        expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/)]);
  });
});

test("Every action of a workflow is named by its commit, which nobody can move, with its version beside it", () => {
  const workflows = readdirSync(join(ROOT, ".github/workflows")).map((name) =>
    read(`.github/workflows/${name}`),
  );
  const used = workflows.join("\n").match(/\buses: .*/g)!;
  expect(used.length).toBeGreaterThan(3);
  for (const one of used) expect(one).toMatch(/^uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

describe.each([
  { file: "package-lock.json", least: 250 },
  { file: "tools/package-lock.json", least: 50 },
  { file: "tools/chromium/package-lock.json", least: 10 },
  { file: "tools/next-peer/package-lock.json", least: 10 },
])("$file", ({ file, least }) => {
  const packages = lockedIn(file);

  test("knows every package by its bytes, from a registry and from nowhere else", () => {
    expect(packages.length).toBeGreaterThan(least);
    const hashed = new Map(packages.map(([path, { integrity = "" }]) => [path, integrity]));
    const odd = packages.filter(([path, { resolved, link, inBundle }]) => {
      // What a package brings along lies in its own archive, whose bytes are known.
      const from = inBundle ? path.slice(0, path.lastIndexOf("/node_modules/")) : path;
      return link === true || resolved !== undefined || !/^sha512-[\w+/]{86}==$/.test(hashed.get(from) ?? "");
    });
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  test("has no package that must run something to be installed", () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripted.map(([path]) => path)).toEqual([]);
  });
});

describe("The bill of materials", () => {
  const { stdout } = spawnSync(process.execPath, ["tests/sbom.ts"], { cwd: ROOT, encoding: "utf8" });
  const bill = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; version: string; hashes: { content: string }[] }[];
  };
  const named = new Set(bill.components.map(({ name }) => name));

  test("names every package of production with its hash, and no registry", () => {
    expect(bill.bomFormat).toBe("CycloneDX");
    const versions = new Set(bill.components.map((one) => `${one.name}@${one.version}`));
    const missing = locked
      .filter(([, { dev }]) => !dev)
      .map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`)
      .filter((one) => !versions.has(one));
    expect(missing).toEqual([]);
    for (const { hashes } of bill.components) expect(hashes[0]!.content).toMatch(/^[0-9a-f]{128}$/);
    expect(stdout).not.toMatch(/https?:/);
  });

  test("names every package that views and islands import", () => {
    const imported = readSources()
      .filter(({ file }) => /^app\/.*(?<!\.test)\.tsx?$/.test(file))
      .flatMap(({ file, text }) => [...text.matchAll(IMPORT)].map(([, name]) => ({ file, name: name! })));
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter(({ name }) => !named.has(name) && !BUILD_TIME.has(name))).toEqual([]);
  });

  test("names no package of tests and checks", () => {
    const others = [...namedIn(development!), "typescript", "@typescript/typescript-linux-x64"];
    expect(others.filter((name) => named.has(name))).toEqual([]);
  });
});

/** The name of a package from which more than types are imported. */
const IMPORT = /^(?:import(?! type)|\} from).*?"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?";$/gm;
/** What reads the routes and bundles islands, before anything is served. */
const BUILD_TIME = new Set(["@react-router/dev"]);

function lockedIn(file: string): [path: string, locked: Locked][] {
  const { packages } = JSON.parse(read(file)) as { packages: Record<string, Locked> };
  return Object.entries(packages).filter(([path]) => path !== "");
}

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
