import { expect, test } from "vitest";
import { csvLine, isMarked } from "./cells.ts";

const SIGNS = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];

test.each([...SIGNS.flatMap((sign) => [sign, ` ${sign}`, `\n${sign}`, `\t${sign}`]), "\t", "\r", "\n", "'="])(
  "%j at the beginning of a text gets an apostrophe before it",
  (beginning) => {
    const text = `${beginning}1`;
    const cell = csvLine([text])
      .replace(/\r\n$/, "")
      .replace(/^"(.*)"$/s, "$1");
    expect(cell).toBe(`'${text}`);
    expect(isMarked(cell)).toBe(true);
  },
);

test.each(["1=1", "x", "'x", "O'Neil", "", "‘=1’"])("%j gets none", (text) => {
  expect([csvLine([text]), isMarked(text)]).toEqual([`${text}\r\n`, false]);
});

test("A number may begin with a minus", () => {
  expect(csvLine([-41.3])).toBe("-41.3\r\n");
});
