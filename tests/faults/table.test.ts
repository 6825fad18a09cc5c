import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/repository.ts";
import { type Fault, FAULTS } from "./table.ts";

const rows: [string, Fault][] = Object.entries(FAULTS);

test("There are thirty faults or more, and each is really done by a test", () => {
  expect(rows.length).toBeGreaterThanOrEqual(30);
  const tests = globSync("tests/faults/*.test.ts", { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), "utf8"),
  );
  const undone = rows.map(([name]) => name).filter((name) => !tests.some((text) => mentions(text, name)));
  expect(undone).toEqual([]);
});

test("docs/reliability.md shows every row as it stands here", () => {
  const shown = readFileSync(join(ROOT, "docs/reliability.md"), "utf8");
  const missing = rows.map(([name, fault]) => rowOf(name, fault)).filter((row) => !shown.includes(row));
  expect(missing.join("\n")).toBe("");
});

function mentions(text: string, name: string): boolean {
  const hangsUp = name.replace(/hangs up at \w+$/, "hangs up at ${step}");
  return text.includes(`"${name}"`) || text.includes(`\`${hangsUp}\``);
}

function rowOf(name: string, { how, visitor, recovery }: Fault): string {
  return `| ${name} | ${how} | ${visitor} | ${recovery} |`;
}
