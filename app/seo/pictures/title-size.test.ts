import { expect, test } from "vitest";
import { titleSize } from "./title-size.ts";

const BOX = { width: 516, height: 240, most: 92 };

test("a short headline is as large as it may be, a longer one shrinks, none becomes too small to read", () => {
  const sizes = [
    "Niho",
    "Dentists in Christchurch",
    "The Dental Practice of Palmerston North",
    "x".repeat(300),
  ].map((text) => titleSize(text, BOX));
  expect(sizes[0]).toBe(92);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes.at(-1)).toBe(48);
});

test("words joined by a no-break space count as one, and a macron takes no room", () => {
  expect(titleSize("in New\u00A0Zealand", BOX)).toBeLessThan(titleSize("in New Zealand", BOX) + 1);
  expect(titleSize("Whangārei", BOX)).toBe(titleSize("Whangarei", BOX));
});
