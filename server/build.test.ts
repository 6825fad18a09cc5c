import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
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
  const root = mkdtempSync(join(tmpdir(), "niho-build-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "app"));
  writeFileSync(join(root, "app/page.tsx"), "export const page = 1;");
  writeFileSync(join(root, "package-lock.json"), lockfile("1.0.0", {}));
  return root;
}

function lockfile(version: string, more: { resolved?: string }): string {
  return JSON.stringify({
    packages: { "": { name: "niho" }, "node_modules/a": { version, integrity: "sha512-a", ...more } },
  });
}
