import { expect, test } from "vitest";
import { withAddressParts } from "./address-parts.ts";

test.each([
  ["18 Revell Street, Hokitika 7810, New Zealand", "18 Revell Street", "", "Hokitika"],
  ["5 Cuba Street, Te Aro, Wellington 6011", "5 Cuba Street", "Te Aro", "Wellington"],
  ["Level 1, 9 Palmerston Street, Westport 7825", "Level 1, 9 Palmerston Street", "", "Westport"],
  ["12 Main Road, 3rd Floor, Tawa, Wellington 5028", "12 Main Road, 3rd Floor", "Tawa", "Wellington"],
  ["Moana House, Paihia 0200", "Moana House", "", "Paihia"],
])("%s: the street and its floor are the address", (whole, address, suburb, town) => {
  expect(withAddressParts({ full_address: whole })).toMatchObject({ address, suburb, town });
});
