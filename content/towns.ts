import { islandAt } from "#domain/finding/island.ts";
import type { Place } from "#domain/finding/places.ts";
import { slugify } from "#domain/text.ts";

/**
 * Towns beyond the 22 of the specification's list. Each has its page and stands in lists once a practice there is
 * listed; a search knows it either way, instead of taking Kaikōura for Kaikorai.
 *
 * Lines: the holiday region and the area code of landlines, then each town with its other names and its centre, to
 * about two kilometres. Centres are from GeoNames (geonames.org, CC BY 4.0). Of the towns that GeoNames lacks, or has
 * more than two kilometres from the main street, the centre is from maps, checked against a second list.
 *
 * Names of towns with fewer than 5,500 people were compared with NZ Suburbs and Localities (Toitū Te Whenua LINZ, CC
 * BY 4.0), which has the Geographic Board's official names, some years late: it writes Ohakune, which has its macron by
 * the Board's statement of 25 June 2019. So the macrons of Maketū, Ngātea, Pahīatua, Waihī, Waihī Beach and Waipū stay,
 * though it lacks them too. It has none in Kaitaia, Rawene and Te Anau, and neither have we.
 *
 * The Chatham Islands are one, under their own name: another Waitangi lies in the Bay of Islands.
 *
 * Left out: parts of one of the 22, and what is less than five kilometres from another.
 */
const LINES = `
NTL 09: Kaitaia -35.11 173.26, Kerikeri -35.23 173.95, Paihia (Russell; Kororāreka) -35.28 174.09, Kaikohe -35.41 173.80,
  Dargaville -35.94 173.87, Kawakawa -35.38 174.07, Taipa -35.00 173.47, Ahipara -35.17 173.16,
  Rawene -35.40 173.50, Waipū -35.98 174.45, Ruakākā -35.91 174.45, Mangawhai -36.12 174.57,
  Hikurangi -35.60 174.30, Ngunguru (Tutukaka) -35.62 174.50
AUK 09: Wellsford -36.29 174.52, Warkworth -36.40 174.66, Helensville -36.68 174.45, Waiuku -37.25 174.73,
  Oneroa (Waiheke Island; Waiheke) -36.78 175.01, Beachlands -36.88 175.00, Clevedon -37.00 175.05,
  Clarks Beach -37.14 174.71, Kaukapakapa -36.62 174.50
WKO 07: Thames -37.14 175.54, Whitianga -36.83 175.71, Coromandel (Coromandel Town) -36.76 175.50,
  Paeroa -37.38 175.67, Waihī -37.39 175.84, Te Aroha -37.54 175.71, Morrinsville -37.66 175.53,
  Matamata -37.81 175.77, Cambridge -37.89 175.47, Te Awamutu -38.01 175.32, Huntly -37.56 175.16,
  Ōtorohanga -38.19 175.21, Te Kūiti -38.34 175.17, Tokoroa -38.22 175.87, Putāruru -38.05 175.78,
  Tūrangi -38.99 175.81, Raglan (Whāingaroa) -37.80 174.88, Ngāruawāhia -37.67 175.16,
  Te Kauwhata -37.40 175.15, Whangamatā -37.20 175.87, Tairua (Pauanui) -37.02 175.85, Ngātea -37.28 175.50,
  Pirongia -38.00 175.20
WKO 09: Pōkeno -37.25 175.02, Tuakau -37.27 174.94
MWT 07: Taumarunui -38.88 175.26
BOP 07: Katikati -37.55 175.92, Te Puke -37.78 176.33, Whakatāne -37.95 176.99, Kawerau -38.10 176.70,
  Ōpōtiki -38.01 177.29, Waihī Beach -37.40 175.93, Ōmokoroa -37.65 176.03, Edgecumbe -37.98 176.83,
  Murupara -38.47 176.70, Maketū -37.77 176.45, Ōhope (Ohope Beach) -37.98 177.08, Tāneatua -38.07 177.02
HKB 06: Wairoa -39.04 177.42, Waipukurau -39.99 176.55
TKI 06: Stratford -39.34 174.28, Hāwera -39.59 174.28, Waitara -39.00 174.24, Eltham -39.43 174.30,
  Ōpunake -39.46 173.86, Inglewood -39.16 174.18, Manaia -39.55 174.13, Ōakura -39.12 173.95,
  Pātea -39.76 174.48
MWT 06: Dannevirke -40.21 176.10, Woodville -40.34 175.87, Pahīatua -40.45 175.84, Feilding -40.22 175.57,
  Marton -40.07 175.38, Bulls -40.17 175.38, Taihape -39.68 175.80, Ōhakune -39.42 175.40,
  Raetihi -39.43 175.28, Foxton -40.47 175.29, Levin -40.62 175.29, Shannon -40.55 175.42,
  Ashhurst -40.29 175.75
WGN 06: Ōtaki -40.76 175.15, Masterton -40.96 175.66, Carterton -41.02 175.53, Greytown -41.08 175.46,
  Featherston -41.12 175.33, Martinborough -41.22 175.46
WGN 04: Paraparaumu -40.92 175.02, Waikanae -40.88 175.07, Paekākāriki -40.99 174.95
TAS 03: Motueka -41.11 173.01, Tākaka -40.86 172.81, Māpua -41.25 173.10, Wakefield -41.40 173.05,
  Brightwater -41.38 173.12
MBH 03: Picton -41.29 174.00
WTC 03: Westport -41.75 171.60, Reefton -42.12 171.86, Hokitika -42.72 170.97
CAN 03: Kaikōura -42.40 173.68, Hanmer Springs (Hanmer) -42.52 172.83, Amberley -43.16 172.73,
  Rangiora -43.30 172.60, Kaiapoi -43.38 172.66, Akaroa -43.80 172.97, Ashburton -43.90 171.75,
  Rakaia -43.75 172.02, Methven (Mount Hutt) -43.63 171.65, Darfield -43.48 172.12, Oxford -43.30 172.18,
  Rolleston -43.58 172.38, Lincoln -43.65 172.48, Leeston -43.77 172.30, Woodend -43.32 172.67,
  Prebbleton -43.58 172.52, West Melton -43.52 172.37, Southbridge -43.82 172.25, Kirwee -43.50 172.22
CAN-Timaru 03: Geraldine -44.09 171.24, Temuka -44.24 171.28, Fairlie -44.10 170.83, Twizel -44.26 170.10,
  Waimate -44.73 171.05, Pleasant Point -44.27 171.13
OTA 03: Wānaka -44.70 169.13, Cromwell -45.04 169.20, Alexandra -45.25 169.38, Balclutha -46.23 169.75,
  Milton -46.12 169.97, Palmerston -45.48 170.72, Waikouaiti -45.59 170.65, Lake Hāwea (Hāwea) -44.61 169.26
STL 03: Gore -46.10 168.94, Winton -46.14 168.33, Te Anau -45.41 167.72, Mataura -46.18 168.85,
  Riverton (Riverton / Aparima; Aparima) -46.35 168.02, Bluff -46.60 168.33
CIT 03: Chatham Islands (Chatham Island; Chathams; Wharekauri; Rēkohu) -43.95 -176.56`;

export const TOWNS: readonly Place[] = readTowns(LINES);

/** Places out of lines as above. */
export function readTowns(lines: string): Place[] {
  return lines
    .trim()
    .split(/\n(?! )/)
    .flatMap((line) => {
      const [, holidayRegion = "", areaCode = "", towns = ""] = /^(\S+) (\d\d): ([^]+)$/.exec(line)!;
      return towns.split(/,\s+/).map((text) => readTown(text, { holidayRegion, areaCode }));
    });
}

function readTown(text: string, region: Pick<Place, "holidayRegion" | "areaCode">): Place {
  const [, name = "", spellings, latitude, longitude] =
    /^([^(]+?) (?:\(([^)]+)\) )?(-\d+\.\d+) (-?\d+\.\d+)$/.exec(text)!;
  const centre = { latitude: Number(latitude), longitude: Number(longitude) };
  return {
    slug: slugify(name),
    name,
    nameMi: null,
    spellings: spellings?.split("; ") ?? [],
    kind: "town",
    island: islandAt(centre),
    ...centre,
    ...region,
    population: 0,
  };
}
