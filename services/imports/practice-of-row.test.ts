import { expect, test } from "vitest";
import { nameOfRow, practiceOfRow, withAddressParts } from "./practice-of-row.ts";
import { openRow, type Warning } from "./row.ts";

test.each(["GORE FAMILY DENTAL", "TE WHARE ORANGA NIHO O NGĀ MOKOPUNA", "ABC DENTAL CARE"])(
  "“%s” stays as it came, and is pointed out",
  (name) => {
    const warnings: Warning[] = [];
    expect(nameOfRow(openRow({ name }, "2026-11-20", warnings))).toBe(name);
    expect(warnings).toEqual([
      { field: "name", value: name, reason: expect.stringContaining("is all in capitals") },
    ]);
  },
);

test.each(["LUMINO", "Gore Dental", "NZ DENTAL", "歯科 クリニック", "D"])("“%s” stays as it is", (name) => {
  const warnings: Warning[] = [];
  expect([nameOfRow(openRow({ name }, "2026-11-20", warnings)), warnings]).toEqual([name, []]);
});

test.each([
  ["18 Revell Street, Hokitika 7810, New Zealand", "18 Revell Street", "", "Hokitika"],
  ["5 Cuba Street, Te Aro, Wellington 6011", "5 Cuba Street", "Te Aro", "Wellington"],
  ["Level 1, 9 Palmerston Street, Westport 7825", "Level 1, 9 Palmerston Street", "", "Westport"],
  ["12 Main Road, 3rd Floor, Tawa, Wellington 5028", "12 Main Road, 3rd Floor", "Tawa", "Wellington"],
  ["Moana House, Paihia 0200", "Moana House", "", "Paihia"],
])("%s: the street and its floor are the address", (whole, address, suburb, town) => {
  expect(withAddressParts({ full_address: whole })).toMatchObject({ address, suburb, town });
});

test.each([
  ["Queenstwon", " (did you mean “Queenstown”?), and there’s no position"],
  ["Wangarei", " (did you mean “Whangārei”?), and there’s no position"],
  ["Palmeston Nth", " (did you mean “Palmerston North”?), and there’s no position"],
  ["Sydney", ", and there’s no position: give latitude and longitude"],
  // It is a village, of which we tell the nearest dentists, and no slip for a town.
  ["Haast", ", and there’s no position: give latitude and longitude"],
])("A row in “%s” is refused, and asked about a town that was probably meant", (town, asked) => {
  const { refused } = practiceOfRow({ name: "A Dental", town }, "2026-11-20");
  expect(refused).toBe(`“${town}” is not a town in this directory${asked}`);
});
