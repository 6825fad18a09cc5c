import { readTowns } from "./towns.ts";

/**
 * Villages and islands without a dentist, so that a search knows them: nobody in Haast is sent to Hastings, and someone
 * who is hurt there is told who is nearest. They stand in no list of towns, and no practice is put into one of them. Lines as
 * in `towns.ts`; the centres are approximate, to about five kilometres, and were not checked against a gazetteer, since the nearest dentist is farther away.
 */
const LINES = `
NTL 09: Opononi -35.51 173.39, Mangonui -34.99 173.53, Kohukohu -35.36 173.54, Houhora -34.80 173.10,
  Maungaturoto -36.11 174.36, Kaiwaka -36.16 174.44, Ōkaihau -35.32 173.77, Whangaroa -35.05 173.75
AUK 09: Great Barrier Island (Great Barrier; Aotea; Aotea Island) -36.20 175.40,
  Kawau Island (Kawau) -36.43 174.85, Matakana -36.35 174.72, Snells Beach -36.42 174.72, Piha -36.95 174.47,
  Muriwai (Muriwai Beach) -36.83 174.43
WKO 07: Hahei -36.84 175.80, Kāwhia -38.07 174.82, Piopio -38.47 175.02, Mangakino -38.37 175.77,
  Colville -36.63 175.48, Mōkau -38.70 174.62
MWT 07: Ōhura -38.85 174.98
BOP 07: Te Kaha -37.74 177.68, Matatā -37.89 176.75
HKB 06: Waipawa -39.94 176.59, Māhia (Māhia Beach) -39.08 177.87, Pōrangahau -40.30 176.61
TKI 06: Waverley -39.77 174.63, Whangamōmona -39.15 174.73, Urenui -39.00 174.39
MWT 06: Waiōuru -39.48 175.67, Hunterville -39.93 175.57, Eketāhuna -40.64 175.70,
  National Park -39.17 175.40, Whakapapa (Whakapapa Village) -39.20 175.54
WGN 06: Castlepoint -40.90 176.22
TAS 03: Collingwood -40.68 172.68, Murchison -41.80 172.33, St Arnaud -41.80 172.85,
  Kaiteriteri -41.03 173.02
MBH 03: Havelock -41.28 173.77, Seddon -41.67 174.07, Rai Valley -41.23 173.58,
  D’Urville Island -40.83 173.86
WTC 03: Haast -43.88 169.04, Fox Glacier (Weheka) -43.46 170.02,
  Franz Josef (Franz Josef Glacier) -43.39 170.18, Karamea -41.25 172.11, Punakaiki -42.11 171.34,
  Whataroa -43.26 170.36, Harihari (Hari Hari) -43.15 170.56, Ōkārito -43.22 170.16
CAN 03: Arthur’s Pass -42.94 171.56, Cheviot -42.81 173.27, Culverden -42.77 172.85, Waiau -42.66 173.04
CAN-Timaru 03: Mount Cook Village (Aoraki; Mt Cook Village; Aoraki Mount Cook) -43.74 170.10,
  Lake Tekapo (Tekapo; Takapō) -44.00 170.48
OTA 03: Glenorchy -44.85 168.39, Roxburgh -45.54 169.31, Ranfurly -45.13 170.10, Middlemarch -45.51 170.12,
  Ōwaka -46.45 169.66, Makarora -44.23 169.23, Ōmarama -44.49 169.97, Kurow -44.73 170.47,
  Ōtematata -44.61 170.19, Moeraki -45.36 170.85
STL 03: Milford Sound (Piopiotahi; Milford Sound / Piopiotahi) -44.67 167.93,
  Stewart Island (Rakiura; Oban; Stewart Island / Rakiura; Halfmoon Bay) -46.90 168.13,
  Tuatapere -46.13 167.68, Ōtautau -46.14 168.00, Lumsden -45.74 168.44, Edendale -46.31 168.78,
  Manapōuri -45.57 167.61, Tokanui -46.57 168.94
GIS 06: Ruatoria -37.88 178.32, Tolaga Bay (Ūawa) -38.37 178.30, Tokomaru Bay -38.13 178.32,
  Te Araroa -37.63 178.37, Te Karaka -38.47 177.87, Hicks Bay -37.58 178.30`;

export const VILLAGES = readTowns(LINES);
