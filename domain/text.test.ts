import { expect, test } from "vitest";
import { fold, LONGEST_QUERY, queryLine, slugify, withCapital, withoutPlural } from "./text.ts";

test.each(["whangarei", "Whangārei", "WHANGĀREI", " Whanga\u0304rei. "])(
  "“%s” is typed in many ways and means one place",
  (text) => {
    expect(fold(text)).toBe("whangarei");
  },
);

test("an apostrophe, straight or curly, joins; every other sign divides", () => {
  expect(fold("O’Neill & O'Neill—Wong")).toBe("oneill oneill wong");
});

test.each(["%", "_", '"', "🦷", "  ", "--"])("“%s” alone means nothing", (text) => {
  expect(fold(text)).toBe("");
});

test("an address is plain ASCII", () => {
  expect(slugify("Ōtautahi Smiles & Co 🦷")).toBe("otautahi-smiles-co");
});

test("what was typed to look for is one line of a bounded length, well-formed whatever was sent", () => {
  expect(queryLine(" te\taro\r\n\u0000 ")).toBe("te aro");
  expect(queryLine("x".repeat(5_000))).toHaveLength(LONGEST_QUERY);
  expect(queryLine("🦷".repeat(60).slice(1)).isWellFormed()).toBe(true);
});

test("a plural finds its singular, and a short word stays as it is", () => {
  expect(["crowns", "braces", "crown", "gas"].map(withoutPlural)).toEqual(["crown", "brace", "crown", "gas"]);
});

test("a sentence begins with a capital, macron or not", () => {
  expect(withCapital("within 3 days")).toBe("Within 3 days");
  expect(withCapital("ōtautahi")).toBe("Ōtautahi");
  expect(withCapital("")).toBe("");
});
