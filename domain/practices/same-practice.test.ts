import { describe, expect, test } from "vitest";
import { type Described, indexAlike, sameness } from "./same-practice.ts";

const smiles: Described = {
  name: "Coast Smiles",
  place: "greymouth",
  address: "4 Tainui Street",
  phone: "(03) 768 0001",
  position: { latitude: -42.45, longitude: 171.21 },
};
const elsewhere = { address: "", phone: "", position: null };

describe("Two listings", () => {
  test.each<[string, Partial<Described>, ReturnType<typeof sameness>]>([
    [
      "of one name 20 m apart",
      { ...elsewhere, name: "Coast Smiles Dental Ltd", position: { latitude: -42.4502, longitude: 171.21 } },
      "same",
    ],
    [
      "of one name and a street that is written otherwise",
      { ...elsewhere, address: "Shop 2, 4 Tainui St" },
      "same",
    ],
    ["of one phone and street with a word in common", { name: "Smiles by Ana", position: null }, "same"],
    ["of one phone and street without a word in common", { name: "Tooth Works", position: null }, "perhaps"],
    ["of one phone at two addresses", { ...elsewhere, name: "Duchenne", phone: "03 768 0001" }, "perhaps"],
    ["of one name, with nothing else known", elsewhere, "different"],
    ["with nothing in common", { ...elsewhere, name: "Garry Rae" }, "different"],
  ])("%s", (_, other, expected) => {
    expect(sameness(smiles, { ...smiles, ...other })).toBe(expected);
  });

  test("of a chain do not become one by its number or by what half of all practices are called", () => {
    const chain = { ...smiles, name: "Lumino The Dentists", phone: "0800 586 466", position: null };
    expect(sameness(chain, { ...chain, address: "9 High Street" })).toBe("different");
  });

  test("may be named after nothing but their town", () => {
    const named = { ...smiles, name: "Greymouth Dental Centre" };
    expect(
      sameness(named, { ...named, ...elsewhere, name: "Greymouth Dental", address: "4 Tainui St" }),
    ).toBe("same");
  });

  test("find each other across the squares of the index", () => {
    const alike = indexAlike([[7, { ...smiles, position: { latitude: -42.4501, longitude: 171.2101 } }]]);
    const near = { ...smiles, ...elsewhere, position: { latitude: -42.4499, longitude: 171.2099 } };
    expect(alike(near)).toEqual([{ item: 7, sameness: "same" }]);
    expect(alike({ ...near, position: { latitude: -42.5, longitude: 171.2 } })).toEqual([]);
  });
});
