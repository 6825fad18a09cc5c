import { placeBySlug } from "./places.ts";

/** A region of the country as its councils divide it: what is too small as a town is often enough as a region. */
export type PriceRegion = { slug: string; name: string };

/** From north to south, with the subdivisions of ISO 3166-2:NZ that the places carry. */
const REGIONS: readonly (PriceRegion & { codes: readonly string[] })[] = [
  { slug: "northland", name: "Northland", codes: ["NTL"] },
  { slug: "auckland", name: "Auckland", codes: ["AUK"] },
  { slug: "waikato", name: "Waikato", codes: ["WKO"] },
  { slug: "bay-of-plenty", name: "Bay of Plenty", codes: ["BOP"] },
  { slug: "tairawhiti", name: "Tairāwhiti", codes: ["GIS"] },
  { slug: "hawkes-bay", name: "Hawke’s Bay", codes: ["HKB"] },
  { slug: "taranaki", name: "Taranaki", codes: ["TKI"] },
  { slug: "manawatu-whanganui", name: "Manawatū-Whanganui", codes: ["MWT"] },
  { slug: "wellington", name: "Wellington", codes: ["WGN"] },
  { slug: "nelson", name: "Nelson", codes: ["NSN"] },
  { slug: "tasman", name: "Tasman", codes: ["TAS"] },
  { slug: "marlborough", name: "Marlborough", codes: ["MBH"] },
  { slug: "west-coast", name: "West Coast", codes: ["WTC"] },
  { slug: "canterbury", name: "Canterbury", codes: ["CAN", "CAN-Timaru"] },
  { slug: "otago", name: "Otago", codes: ["OTA"] },
  { slug: "southland", name: "Southland", codes: ["STL"] },
  { slug: "chatham-islands", name: "Chatham Islands", codes: ["CIT"] },
];

export const PRICE_REGIONS: readonly PriceRegion[] = REGIONS;

/** `regionOfPlace("whangarei")?.name === "Northland"` */
export function regionOfPlace(place: string): PriceRegion | undefined {
  const code = placeBySlug(place).holidayRegion;
  return REGIONS.find(({ codes }) => codes.includes(code));
}

export function priceRegion(slug: string): PriceRegion | undefined {
  return REGIONS.find((region) => region.slug === slug);
}
