import { AUCKLAND_SUBURBS } from "./suburbs-auckland.ts";
import * as north from "./suburbs-north.ts";
import * as south from "./suburbs-south.ts";
import type { Suburb } from "./suburb.ts";

const SUBURBS: Readonly<Record<string, readonly Suburb[]>> = {
  auckland: AUCKLAND_SUBURBS,
  wellington: north.WELLINGTON_SUBURBS,
  christchurch: south.CHRISTCHURCH_SUBURBS,
  hamilton: north.HAMILTON_SUBURBS,
  tauranga: north.TAURANGA_SUBURBS,
  dunedin: south.DUNEDIN_SUBURBS,
  "palmerston-north": north.PALMERSTON_NORTH_SUBURBS,
  nelson: south.NELSON_SUBURBS,
  whanganui: north.WHANGANUI_SUBURBS,
  taupo: north.TAUPO_SUBURBS,
  "new-plymouth": north.NEW_PLYMOUTH_SUBURBS,
  queenstown: south.QUEENSTOWN_SUBURBS,
  rotorua: north.ROTORUA_SUBURBS,
  napier: north.NAPIER_SUBURBS,
  hastings: north.HASTINGS_SUBURBS,
  invercargill: south.INVERCARGILL_SUBURBS,
  whangarei: north.WHANGAREI_SUBURBS,
  gisborne: north.GISBORNE_SUBURBS,
  timaru: south.TIMARU_SUBURBS,
  oamaru: south.OAMARU_SUBURBS,
  blenheim: south.BLENHEIM_SUBURBS,
  greymouth: south.GREYMOUTH_SUBURBS,
};

/** The suburbs of a place, the centre first. */
export function suburbsOf(placeSlug: string): readonly Suburb[] {
  return SUBURBS[placeSlug] ?? [];
}
