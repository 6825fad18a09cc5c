import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/repository.ts";
import { FAULTS } from "./table.ts";

test("Each fault of docs/reliability.md is really done by a test, and there are as many as it says", () => {
  const [, count] = /^(\d+) faults\. /m.exec(readFileSync(join(ROOT, "docs/reliability.md"), "utf8"))!;
  expect(FAULTS.size).toBe(Number(count));
  const tests = globSync("tests/faults/*.test.ts", { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), "utf8"),
  );
  const undone = [...FAULTS.keys()].filter((name) => !tests.some((text) => mentions(text, name)));
  expect(undone).toEqual([]);
});

function mentions(text: string, name: string): boolean {
  const hangsUp = name.replace(/hangs up at \w+$/, "hangs up at ${step}");
  return text.includes(`"${name}"`) || text.includes(`\`${hangsUp}\``);
}
