import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "./support/new-folder.ts";
import { ROOT } from "./support/repository.ts";

/** What `npm ci --omit=dev` installs, by the lockfile, beside the sources: as the image has it. */
function productionCheckout(): string {
  const folder = newFolder();
  for (const name of readdirSync(ROOT))
    if (!["node_modules", ".git", "data"].includes(name)) symlinkSync(join(ROOT, name), join(folder, name));
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const [, name, within] = /^node_modules\/((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(path) ?? [];
    if (name === undefined || within !== undefined || dev || devOptional) continue;
    mkdirSync(join(folder, "node_modules", name, ".."), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
  }
  return folder;
}

test("Commands run where only the packages of production are installed, as in the image", () => {
  const folder = productionCheckout();
  const flags = ["--preserve-symlinks", "--preserve-symlinks-main"];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, "cli/main.ts", "--help"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).not.toContain("ERR_MODULE_NOT_FOUND");
  expect(stdout).toContain("doctor");
});
