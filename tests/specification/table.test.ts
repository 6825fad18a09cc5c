import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/repository.ts";
import { specificationTable, STYLES } from "./table.ts";

const lines = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("| ---"))
    .map((line) => line.replaceAll(/\s+/g, " "));

test("docs/specification.md has each statement that the tests look for, where it is, and why where it is read otherwise", () => {
  const written = readFileSync(join(ROOT, "docs/specification.md"), "utf8");
  expect(lines(written)).toEqual(lines(specificationTable()));
  // Every line has a place and what is there.
  for (const line of lines(written)) {
    const [, says, where, there] = line.split(/(?<!\\)\|/).map((part) => part.trim());
    expect([says !== "", where !== "", there !== ""], line).toEqual([true, true, true]);
  }
});

test.each(STYLES)("$says", ({ sheet, has }) => {
  expect(readFileSync(join(ROOT, sheet), "utf8").replaceAll(/\s+/g, " ")).toContain(has);
});
