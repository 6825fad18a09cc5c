import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/repository.ts";

/** Prints the packages that a start reads before it knows whether the site is built. */
const READ = `
  import { registerHooks } from "node:module";
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      packages.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
      return next(url, context);
    },
  });
  await import("./server/start.ts");
  console.log([...packages].join(" "));
`;

test("A start reads the packages of the database and of the limits once, with the built site, which has them in it", () => {
  const options = { cwd: ROOT, encoding: "utf8" } as const;
  const read = execFileSync(process.execPath, ["--input-type=module", "--eval", READ], options);
  const packages = read.trim().split(" ");
  expect(packages).toContain("pino");
  expect(packages.filter((name) => /^(kysely|pg|rate-limiter)/.test(name))).toEqual([]);
});
