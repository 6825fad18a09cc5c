import { expect, test } from "vitest";
import { readContact } from "./contact-of-row.ts";
import { readCells } from "./read-cells.ts";
import { openRow } from "./row.ts";

function phoneOf(text: string): string {
  const cells = readCells({ phone: text }, () => undefined);
  return readContact(openRow(cells, "2026-11-20", [])).phone;
}

test.each([
  ["+64 9 555 0101 ext 12", "09 555 0101 ext 12"],
  ["09 555 0101, ext 12", "09 555 0101 ext 12"],
  ["+6495550101;ext=12", "09 555 0101 ext 12"],
  ["09 555 0101 / x12", "09 555 0101 ext 12"],
  ["09 555 0101 #12; 021 555 0147", "09 555 0101 ext 12"],
  ["09 555 0101; 021 555 0147", "09 555 0101"],
  ["none; 09 555 0101 ext 12", "09 555 0101 ext 12"],
  ["09 555 0101/09 555 0102", "09 555 0101"],
])("The phone of a file written %s is %s", (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
});
