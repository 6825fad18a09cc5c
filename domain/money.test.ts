import { expect, test } from "vitest";
import { dollarRange, dollarRangeInWords, formatDollars } from "./money.ts";

test("dollars are whole and have their commas", () => {
  expect(formatDollars(6000)).toBe("$6,000");
  expect(formatDollars(0)).toBe("$0");
});

test("a range is short in tables and spoken in sentences", () => {
  expect(dollarRange(6000, 9000)).toBe("$6,000–$9,000");
  expect(dollarRangeInWords(6000, 9000)).toBe("$6,000 to $9,000");
  expect(dollarRange(300, 300)).toBe("$300");
  expect(dollarRange(150, null)).toBe("from $150");
  expect(dollarRange(0, 0)).toBe("Free");
});
