import { practiceFromFacts } from "#domain/practices/facts.ts";
import type { Practice } from "#domain/practices/practice.ts";

const GREYMOUTH = { latitude: -42.4504, longitude: 171.2108 };

/** Three practices in Greymouth as real data has them: a name alone, a phone and hours, and emergency care. */
export const REAL_PRACTICES: readonly Practice[] = [
  practiceFromFacts(
    10_001,
    {
      name: "Māwhera Oranga Niho",
      place: "greymouth",
      position: "town",
    },
    GREYMOUTH,
  ),
  practiceFromFacts(
    10_002,
    {
      name: "The Greymouth and Districts Community Dental Centre for Families, Whānau and Older People Limited",
      place: "greymouth",
      position: "exact",
      suburb: "Cobden",
      address: "18 Revell Street",
      phone: "03 768 1234",
      openingHours: "Mo-Fr 08:30-17:00",
    },
    GREYMOUTH,
  ),
  practiceFromFacts(
    10_003,
    {
      name: "Coast Smiles",
      place: "greymouth",
      position: "exact",
      address: "4 Tainui Street",
      services: ["emergency-dentist", "oral-surgery"],
      emergency: { waitMinutes: null },
      practitioners: [
        {
          name: "Dr Ana Rangi",
          focus: "",
          years: null,
          qualifications: [],
          specialistScope: "Oral surgery specialist",
        },
      ],
    },
    GREYMOUTH,
  ),
];
