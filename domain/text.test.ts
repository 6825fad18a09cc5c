import { expect, test } from "vitest";
import { fold, slugify } from "./text.ts";

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
