import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./support/repository.ts";

/** `docs/security.md` names places and tests for what it says: they have to be there. */

const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const named = [...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test("every file and folder that the page on security names is there", () => {
  const files = named.filter((name) =>
    /^(?:app|cli|content|database|domain|kit|outbox|server|services|tests)\/[\w./*-]+$/.test(name),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => globSync(file, { cwd: ROOT }).length === 0)).toEqual([]);
});

test("every script that the page on security names is there", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: object };
  const used = named.flatMap((name) => /^npm run (?:-s )?(\w+)/.exec(name)?.[1] ?? []);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
});

test("every chapter of ASVS 5.0 is in the table", () => {
  for (let chapter = 1; chapter <= 17; chapter++) expect(page).toContain(`**V${chapter} `);
});
