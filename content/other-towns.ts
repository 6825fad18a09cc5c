import type { Position } from "#domain/distance.ts";

/**
 * Towns without a page of their own, so that a search knows them for what they are, instead of taking Kaikōura for
 * Kaikorai, and names the nearest that has one. Centres to about two kilometres.
 */
export type OtherTown = Position & { name: string };

const TOWNS = `
Kaitaia -35.11 173.26|Kerikeri -35.23 173.95|Paihia -35.28 174.09|Kaikohe -35.41 173.80|Dargaville -35.94 173.87
Wellsford -36.29 174.52|Warkworth -36.40 174.66|Helensville -36.68 174.45|Waiuku -37.25 174.73|Thames -37.14 175.54
Whitianga -36.83 175.71|Coromandel -36.76 175.50|Paeroa -37.38 175.67|Waihi -37.39 175.84|Te Aroha -37.54 175.71
Morrinsville -37.66 175.53|Matamata -37.81 175.77|Cambridge -37.89 175.47|Te Awamutu -38.01 175.32|Huntly -37.56 175.16
Ōtorohanga -38.19 175.21|Te Kūiti -38.34 175.17|Tokoroa -38.22 175.87|Putāruru -38.05 175.78|Katikati -37.55 175.92
Te Puke -37.78 176.33|Whakatāne -37.95 176.99|Kawerau -38.10 176.70|Ōpōtiki -38.01 177.29|Tūrangi -38.99 175.81
Taumarunui -38.88 175.26|Ōhakune -39.42 175.40|Wairoa -39.04 177.42|Waipukurau -39.99 176.55|Dannevirke -40.21 176.10
Stratford -39.34 174.28|Hāwera -39.59 174.28|Waitara -39.00 174.24|Marton -40.07 175.38|Taihape -39.68 175.80
Feilding -40.22 175.57|Pahīatua -40.45 175.84|Foxton -40.47 175.29|Levin -40.62 175.29|Ōtaki -40.76 175.15
Masterton -40.96 175.66|Carterton -41.02 175.53|Greytown -41.08 175.46|Featherston -41.12 175.33|Martinborough -41.22 175.46
Motueka -41.11 173.01|Tākaka -40.86 172.81|Picton -41.29 174.00|Kaikōura -42.40 173.68|Westport -41.75 171.60
Reefton -42.12 171.86|Hokitika -42.72 170.97|Hanmer Springs -42.52 172.83|Amberley -43.16 172.73|Rangiora -43.30 172.60
Kaiapoi -43.38 172.66|Akaroa -43.80 172.97|Ashburton -43.90 171.75|Geraldine -44.09 171.24|Temuka -44.24 171.28
Fairlie -44.10 170.83|Twizel -44.26 170.10|Waimate -44.73 171.05|Wānaka -44.70 169.13|Cromwell -45.04 169.20
Alexandra -45.25 169.38|Balclutha -46.23 169.75|Gore -46.10 168.94|Winton -46.14 168.33|Te Anau -45.41 167.72`;

export const OTHER_TOWNS: readonly OtherTown[] = TOWNS.trim()
  .split(/[|\n]/)
  .map((line) => {
    const [, name, latitude, longitude] = /^(.+) (-\d+\.\d+) (\d+\.\d+)$/.exec(line)!;
    return { name: name!, latitude: Number(latitude), longitude: Number(longitude) };
  });
