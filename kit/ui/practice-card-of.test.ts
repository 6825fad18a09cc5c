import { expect, test } from "vitest";
import { placeBySlug } from "#content/places.ts";
import { practiceAddressLine } from "./practice-card-of.ts";

test.each([
  ["18 Revell Street, Hokitika 7810", "", "hokitika", "18 Revell Street, Hokitika"],
  [
    "5 Cuba Street, Te Aro, Wellington 6011, New Zealand",
    "Te Aro",
    "wellington",
    "5 Cuba Street, Te Aro, Wellington",
  ],
  ["5 Cuba Street, Te Aro, Wellington 6011", "", "wellington", "5 Cuba Street, Te Aro, Wellington"],
  ["Level 1, 9 Palmerston Street", "", "westport", "Level 1, 9 Palmerston Street, Westport"],
  ["", "Te Aro", "wellington", "Te Aro, Wellington"],
])("“%s” names each town once", (address, suburb, place, line) => {
  expect(practiceAddressLine({ address, suburb, place }, placeBySlug(place))).toBe(line);
});
