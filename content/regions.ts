import type { Place } from "#domain/finding/places.ts";
import { foldPlaceName, slugify } from "#domain/text.ts";
import { ALL_PLACES } from "./places.ts";

/** A part of the country that people name instead of a town. */
export type Region = {
  /** `hawkes-bay` */
  slug: string;
  /** `Hawke’s Bay` */
  name: string;
  /** Other names that are understood. */
  spellings: readonly string[];
  /** The chief one first. */
  places: readonly Place[];
  /** One of the suburbs of its only place, where practices are listed by suburb. */
  suburb: string | null;
};

/**
 * Regions and parts of regions whose names are no town's. A line: the name, its other names, and what is in it, as
 * subdivisions of ISO 3166-2:NZ, as an island or as slugs of places; of a part of one place, a suburb in it.
 */
const LINES = `
North Island (Te Ika-a-Māui): north
South Island (Te Waipounamu): south
Northland (Te Tai Tokerau; Tai Tokerau; Far North): NTL
Bay of Islands: kerikeri paihia kawakawa
North Shore (North Shore City; Northshore; The Shore): auckland > Takapuna
East Coast Bays: auckland > Browns Bay
Hibiscus Coast: auckland > Orewa
South Auckland: auckland > Manukau
West Auckland: auckland > Henderson
East Auckland: auckland > Howick
Waikato: WKO
Hauraki (Hauraki Plains; Hauraki District): paeroa waihi ngatea thames
Coromandel Peninsula (The Coromandel): thames whitianga coromandel tairua whangamata
King Country: te-kuiti otorohanga taumarunui
Bay of Plenty (Te Moana-a-Toi; BOP): BOP
Tairāwhiti (Te Tairāwhiti; East Cape): GIS
Hawke’s Bay (Te Matau-a-Māui; The Bay): HKB
Central Hawke’s Bay: waipukurau
Taranaki (Naki; The Naki): TKI
Manawatū-Whanganui: MWT
Manawatū: palmerston-north feilding ashhurst
Horowhenua: levin foxton shannon
Kāpiti (Kāpiti Coast): paraparaumu waikanae otaki paekakariki
Wairarapa: masterton carterton greytown featherston martinborough
Hutt Valley (The Hutt; Hutt): wellington > Lower Hutt
Tasman (Tasman District): TAS
Golden Bay: takaka
Marlborough (Marlborough Sounds): MBH
West Coast (Te Tai Poutini; Tai Poutini; The Coast): WTC
Canterbury (Waitaha): CAN CAN-Timaru
North Canterbury (Waimakariri; Hurunui): rangiora kaiapoi oxford amberley hanmer-springs
Mid Canterbury: ashburton methven rakaia
South Canterbury: CAN-Timaru
Otago (Ōtākou): OTA
Central Otago: queenstown wanaka cromwell alexandra
Fiordland: te-anau
Southland (Murihiku): STL`;

export const REGIONS: readonly Region[] = LINES.trim().split("\n").map(readRegion);

function readRegion(line: string): Region {
  const [, name = "", spellings, within = "", suburb = null] =
    /^([^(:]+?)(?: \(([^)]+)\))?: (.+?)(?: > (.+))?$/.exec(line)!;
  return {
    slug: slugify(name),
    name,
    spellings: spellings?.split("; ") ?? [],
    suburb,
    places: within
      .split(" ")
      .flatMap((part) =>
        ALL_PLACES.filter((place) => [place.slug, place.holidayRegion, place.island].includes(part)),
      ),
  };
}

/** The North or the South Island, that a place is on; null on the Chatham Islands, which are a place themselves. */
export function islandRegion({ island }: Pick<Place, "island">): Region | null {
  return REGIONS.find(({ slug }) => slug === `${island}-island`) ?? null;
}

/** The region with that name, in any spelling or as its slug: `regionNamed("hawkes bay")!.name === "Hawke’s Bay"` */
export function regionNamed(text: string): Region | null {
  return BY_NAME.get(foldPlaceName(text)) ?? null;
}

const BY_NAME = new Map(
  REGIONS.flatMap((region) =>
    [region.name, region.slug, ...region.spellings].map((one) => [foldPlaceName(one), region] as const),
  ),
);
