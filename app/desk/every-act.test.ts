import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DESK_ACTS } from "#services/desk/every-act.ts";
import { ROOT } from "#tests/support/repository.ts";

const pages = globSync("app/desk/*.tsx", { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"));

/** What no page of the desk has: a button of each act, and a field for whatever its form needs. */
function missing(acts: Readonly<Record<string, { needs: Readonly<Record<string, string>> }>>): string[] {
  const isThere = (pattern: RegExp) => pages.some((page) => pattern.test(page));
  return Object.entries(acts).flatMap(([act, { needs }]) => [
    ...(isThere(new RegExp(`\\bact="${act}"`)) ? [] : [`no button: ${act}`]),
    ...Object.keys(needs)
      .filter((name) => !isThere(new RegExp(`\\b(name|day|time)="${name}"`)))
      .map((name) => `no field: ${act}, ${name}`),
  ]);
}

test("Every act of the desk has its button on a page, and a field for what it needs", () => {
  expect(missing(DESK_ACTS)).toEqual([]);
  expect(missing({ "message shout": { needs: { loudly: "Say how loudly." } } })).toEqual([
    "no button: message shout",
    "no field: message shout, loudly",
  ]);
});
