import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { buildIfNeeded, stampOf } from "./build.ts";

test("a machine with the packages of production alone says that it cannot build, and what to run", async () => {
  const root = openSources();
  await expect(buildIfNeeded({ root })).rejects.toThrow(
    `${root}/build holds no build of these sources, and the packages that make one are not installed. Run: npm ci --include=dev && npm run build`,
  );
});

test("a build that was brought along is taken, also after npm has added addresses to the lockfile", async () => {
  const root = openSources();
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build/stamp"), stampOf(root));
  writeFileSync(
    join(root, "package-lock.json"),
    lockfile("1.0.0", { resolved: "https://example.com/a.tgz" }),
  );
  await expect(buildIfNeeded({ root })).resolves.toBeUndefined();
});

test("of commands that start at once without a build one builds, and the others take what it made", async () => {
  const root = openSources();
  giveBuilder(root, `setTimeout(() => fs.appendFileSync("builds", "built "), 300)`);
  const said = hearStandardError();
  await Promise.all([buildIfNeeded({ root }), buildIfNeeded({ root }), buildIfNeeded({ root })]);
  expect(said()).toEqual([
    "Another process is building the site. Waiting for it.\n",
    "Another process is building the site. Waiting for it.\n",
    "Building the site; this takes about ten seconds…\n",
  ]);
  expect(readFileSync(join(root, "build/stamp"), "utf8")).toBe(stampOf(root));
  expect(readFileSync(join(root, "builds"), "utf8")).toBe("built ");
});

test("a command that starts while another builds waits for it, though the folder is new by then", async () => {
  const root = openSources();
  giveBuilder(
    root,
    `fs.writeFileSync("begun", ""); setTimeout(() => fs.appendFileSync("builds", "built "), 300)`,
  );
  hearStandardError();
  const first = buildIfNeeded({ root });
  await expect.poll(() => existsSync(join(root, "begun")), { timeout: 20_000 }).toBe(true);
  await Promise.all([first, buildIfNeeded({ root })]);
  expect(readFileSync(join(root, "builds"), "utf8")).toBe("built ");
});

test("a build that fails leaves the next command free to try", async () => {
  const root = openSources();
  hearStandardError();
  giveBuilder(root, "process.exit(1)");
  await expect(buildIfNeeded({ root })).rejects.toThrow("The build failed");
  giveBuilder(root, "");
  await expect(buildIfNeeded({ root })).resolves.toBeUndefined();
});

test.each([
  ["another version of a package", "package-lock.json", lockfile("1.0.1", {})],
  ["another source", "app/page.tsx", "export const page = 2;"],
])("%s is another build", (_, file, text) => {
  const root = openSources();
  const before = stampOf(root);
  writeFileSync(join(root, file), text);
  expect(stampOf(root)).not.toBe(before);
});

/** A folder with one source and one package, which are not built. */
function openSources(): string {
  const root = newFolder();
  mkdirSync(join(root, "app"));
  writeFileSync(join(root, "app/page.tsx"), "export const page = 1;");
  writeFileSync(join(root, "package-lock.json"), lockfile("1.0.0", {}));
  return root;
}

/** What is written there from now on, in the order of the alphabet. */
function hearStandardError(): () => string[] {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([text]) => String(text)).toSorted();
}

/** In the place of React Router's, which takes many seconds, and removes the folder of the build before it makes it. Beside it, steps of ours that do nothing. */
function giveBuilder(root: string, does: string): void {
  const folder = join(root, "node_modules/@react-router/dev");
  mkdirSync(folder, { recursive: true });
  const afresh = `fs.rmSync("build", { recursive: true, force: true }); fs.mkdirSync("build")`;
  writeFileSync(join(folder, "bin.cjs"), `const fs = require("node:fs"); ${afresh}; ${does}`);
  mkdirSync(join(root, "server"), { recursive: true });
  for (const step of ["build-page-styles", "build-scripts", "precompress"]) {
    writeFileSync(join(root, `server/${step}.ts`), "");
  }
}

function lockfile(version: string, more: { resolved?: string }): string {
  return JSON.stringify({
    packages: { "": { name: "niho" }, "node_modules/a": { version, integrity: "sha512-a", ...more } },
  });
}
