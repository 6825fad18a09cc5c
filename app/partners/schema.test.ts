import { describe, expect, it } from "vitest";
import { type PartnerValues, SERVICES as OFFERED } from "#content/partner-fields.ts";
import { checkPartner } from "./schema.server.ts";
const SERVICES = OFFERED.map(({ value }) => value);

const TEXTS = {
  practiceName: "Te Ara Niho Dental",
  practiceType: "Orthodontics",
  experience: "6-10",
  website: "",
  address: "12 Rātā Street, Kamo",
  city: "Whangārei",
  currentPatients: "",
  contactName: "Hēmi O’Neill",
  email: "hemi@te-ara.example.co.nz",
  phone: "(09) 012 3456",
  message: "",
};
const GOOD: PartnerValues = { ...TEXTS, services: [] };

describe("an application", () => {
  it("has any number of services, each once, in the order of the page", () => {
    expect(accepted({ services: SERVICES.toReversed() }).services).toEqual(SERVICES);
    expect(accepted({ services: ["Veneers", "veneers", "VENEERS"] }).services).toEqual(["Veneers"]);
    expect(accepted({ services: [] }).services).toEqual([]);
  });

  it.each([
    ["practiceType", "Paediatric Dentistry", "Pediatric Dentistry"],
    ["experience", "11–15 years", "11-15"],
    ["experience", "More than 20 years", "20+"],
    // Sent by a program that did not encode the plus.
    ["experience", "20 ", "20+"],
    ["currentPatients", "1,000 to 2,000", "1000-2000"],
    ["currentPatients", "2,000+", "2000+"],
    ["website", "www.te-ara.co.nz", "https://www.te-ara.co.nz"],
  ] as const)("understands %s %j as %s", (name, typed, meant) => {
    expect(accepted({ [name]: typed.trim() })[name]).toBe(meant);
  });

  it("has a website that is a web address", () => {
    const text = "Enter a web address like www.practice.co.nz";
    expect(problemsOf({ website: "javascript:alert(1)" })).toEqual([{ name: "website", text }]);
  });

  it("has no other service, whatever else is among them", () => {
    expect(problemsOf({ services: ["Veneers", "Haircut", "Massage"] })).toEqual([
      { name: "services", text: "Choose services from the list" },
    ]);
  });

  it("refuses answers that are too long, in every field", () => {
    for (const name of Object.keys(TEXTS))
      expect(checkPartner({ ...GOOD, [name]: "9".repeat(20_000) }).ok, name).toBe(false);
    expect(accepted({ message: "🦷".repeat(5_000) }).message).toHaveLength(10_000);
  });
});

function accepted(changes: Partial<PartnerValues>) {
  const checked = checkPartner({ ...GOOD, ...changes });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.content;
}

function problemsOf(changes: Partial<PartnerValues>) {
  const checked = checkPartner({ ...GOOD, ...changes });
  return checked.ok ? [] : checked.problems;
}
