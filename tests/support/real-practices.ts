import type { Practice } from "#domain/practice.ts";
import { makePractice } from "./practice.ts";

/** What a real listing lacks most often, and how long and how spelled its name can be. */
const UNSTATED: Partial<Practice> = {
  latitude: -42.4504,
  longitude: 171.2108,
  suburb: "",
  address: "",
  postcode: "",
  rating: null,
  reviewCount: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  services: [],
  specialties: [],
  priceTier: null,
  priceFrom: null,
  priceTo: null,
  prices: [],
  phone: "",
  email: "",
  website: "",
  openingHours: "",
  experienceYears: null,
  qualifications: [],
  summary: "",
  description: [],
  languages: [],
  wheelchairAccess: "not-stated",
  hasJoined: false,
  isSample: false,
  checkedOn: null,
};

/** Three practices in Greymouth as real data has them: a name alone, a phone and hours, and emergency care. */
export const REAL_PRACTICES: readonly Practice[] = [
  makePractice({
    ...UNSTATED,
    id: 10_001,
    name: "Māwhera Oranga Niho",
    place: "greymouth",
    position: "town",
  }),
  makePractice({
    ...UNSTATED,
    id: 10_002,
    name: "The Greymouth and Districts Community Dental Centre for Families, Whānau and Older People Limited",
    place: "greymouth",
    suburb: "Cobden",
    address: "18 Revell Street",
    phone: "03 768 1234",
    openingHours: "Mo-Fr 08:30-17:00",
  }),
  makePractice({
    ...UNSTATED,
    id: 10_003,
    name: "Coast Smiles",
    place: "greymouth",
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
  }),
];
