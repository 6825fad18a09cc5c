import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EXPERIENCE,
  PATIENT_BASES,
  PRACTICE_TYPES,
  type PartnerValues,
  SERVICES as OFFERED,
} from "./fields.ts";
import { checkPartner } from "./schema.server.ts";

const OPTIONS = {
  practiceType: PRACTICE_TYPES.map(({ value }) => value),
  experience: EXPERIENCE.map(({ value }) => value),
  currentPatients: PATIENT_BASES.map(({ value }) => value),
};
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

  it.each([
    ["practiceType", "Barber", "Choose a practice type from the list"],
    ["experience", "5-6", "Choose the years of experience from the list"],
    ["experience", "0", "Choose the years of experience from the list"],
    ["currentPatients", "100", "Choose a number of patients from the list"],
    ["city", "Sydney", "Choose a town or city from the list"],
    ["website", "javascript:alert(1)", "Enter a web address like www.practice.co.nz"],
  ] as const)("has no %s %j", (name, value, text) => {
    expect(problemsOf({ [name]: value })).toEqual([{ name, text }]);
  });

  it("has no other service, whatever else is among them", () => {
    expect(problemsOf({ services: ["Veneers", "Haircut", "Massage"] })).toEqual([
      { name: "services", text: "Choose services from the list" },
    ]);
  });

  it("has nothing beyond the lists, whatever is sent", () => {
    for (const [name, values] of Object.entries(OPTIONS)) {
      const meant = new Set<string>(values);
      fc.assert(
        fc.property(fc.string({ minLength: 1, maxLength: 20 }), (typed) => {
          const checked = checkPartner({ ...GOOD, [name]: typed });
          if (checked.ok) meant.add(checked.content[name as keyof typeof OPTIONS]);
        }),
      );
      expect([...meant]).toEqual(values);
    }
  });

  it("needs what the specification says, and says so for everything at once", () => {
    const empty = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, ""])) as typeof TEXTS;
    expect(problemsOf(empty).map(({ text }) => text)).toEqual([
      "Enter the name of your practice",
      "Choose a practice type",
      "Choose the years of experience",
      "Enter the address of your practice",
      "Choose a town or city",
      "Enter a contact name",
      "Enter your email address",
      "Enter your phone number",
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
