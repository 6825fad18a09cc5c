import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeFacts, practiceFromFacts, type RankedFacts, statedFacts } from "./facts.ts";

const osm: RankedFacts = {
  source: "osm",
  rank: 30,
  asOf: "2026-11-20",
  facts: { name: "Coast Smiles", place: "greymouth", phone: "03 768 0001", openingHours: "24/7" },
};
const list: RankedFacts = {
  source: "list",
  rank: 50,
  asOf: "2026-11-01",
  facts: { name: "Coast Smiles Ltd", place: "greymouth", address: "4 Tainui Street", phone: "03 768 0002" },
};
const desk: RankedFacts = { source: "desk", rank: 90, asOf: "2026-10-01", facts: { phone: "03 768 0003" } };

describe("What sources say of one practice", () => {
  test("is shown from the one of the greatest rank that says it, and where from is known", () => {
    const { facts, provenance } = mergeFacts([osm, list, desk]);
    expect(facts).toEqual({
      name: "Coast Smiles Ltd",
      place: "greymouth",
      address: "4 Tainui Street",
      phone: "03 768 0003",
      openingHours: "24/7",
    });
    expect(provenance).toEqual({ name: "list", address: "list", phone: "desk", openingHours: "osm" });
  });

  test("is the later of two that count alike", () => {
    const other = { ...list, source: "other", asOf: "2026-11-02", facts: { name: "Newer" } };
    expect(mergeFacts([list, other]).facts.name).toBe("Newer");
  });

  test("takes an address from one source, with a street before without, and never half of each", () => {
    const suburb = { ...desk, facts: { place: "nelson", suburb: "Stoke" } };
    const { facts } = mergeFacts([suburb, list]);
    expect([facts.place, facts.suburb, facts.address]).toEqual(["greymouth", undefined, "4 Tainui Street"]);
  });

  test("stands at the exact position, although others know only the town", () => {
    const town = {
      ...list,
      facts: { ...list.facts, latitude: -42.4, longitude: 171, position: "town" } as const,
    };
    const exact = { ...osm, facts: { latitude: -42.45, longitude: 171.21, position: "exact" } as const };
    expect(mergeFacts([town, exact]).facts).toMatchObject(exact.facts);
  });

  test("is a verification only from a source that counts as much as a list of the operator’s", () => {
    const verified = { checkedOn: "2026-11-01", until: "2027-03-31" };
    expect(mergeFacts([{ ...osm, facts: { ...osm.facts, verified } }]).facts.verified).toBeUndefined();
    expect(mergeFacts([{ ...list, facts: { ...list.facts, verified } }]).facts.verified).toEqual(verified);
  });

  test("does not depend on the order in which they said it", () => {
    const facts = fc.record(
      {
        name: fc.constantFrom("A", "B"),
        place: fc.constantFrom("nelson", "taupo"),
        address: fc.constantFrom("1 A Street", "2 B Street"),
        phone: fc.constantFrom("1", "2"),
      },
      { requiredKeys: [] },
    );
    const record = fc.record({
      source: fc.constantFrom("a", "b", "c", "d"),
      rank: fc.constantFrom(30, 50, 90),
      asOf: fc.constantFrom("2026-11-01", "2026-11-02"),
      facts,
    });
    const records = fc.uniqueArray(record, { selector: ({ source }) => source, maxLength: 4 });
    fc.assert(
      fc.property(records, (some) => {
        expect(mergeFacts(some.toReversed())).toEqual(mergeFacts(some));
      }),
    );
  });
});

test("A practice of what is stated states the same again, and stands at its town without a position", () => {
  const stated = { name: "Coast Smiles", place: "greymouth", phone: "03 768 0001", priceFrom: 0 };
  const practice = practiceFromFacts(10_001, stated, { latitude: -42.45, longitude: 171.21 });
  expect(practice).toMatchObject({ slug: "coast-smiles", latitude: -42.45, position: "town", rating: null });
  expect(statedFacts(practice)).toEqual({ ...stated, latitude: -42.45, longitude: 171.21, position: "town" });
});
