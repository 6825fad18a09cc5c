import { expect, test } from "vitest";
import { islandAt } from "./island.ts";

test.each([
  ["Cape Reinga", -34.42, 172.68, "north"],
  ["Cape Egmont", -39.28, 173.75, "north"],
  ["Whanganui", -39.93, 175.05, "north"],
  ["Kapiti Island", -40.86, 174.91, "north"],
  ["Mākara Beach", -41.22, 174.71, "north"],
  ["Cape Terawhiti", -41.29, 174.61, "north"],
  ["Wellington", -41.2865, 174.7762, "north"],
  ["Cape Palliser", -41.61, 175.29, "north"],
  ["Farewell Spit", -40.52, 173.0, "south"],
  ["D’Urville Island", -40.75, 173.86, "south"],
  ["Cape Jackson", -41.0, 174.31, "south"],
  ["Arapaoa Island", -41.2, 174.35, "south"],
  ["Picton", -41.29, 174.0, "south"],
  ["Blenheim", -41.5134, 173.9612, "south"],
  ["Cape Campbell", -41.73, 174.27, "south"],
  ["Bluff", -46.6, 168.34, "south"],
  ["Oban, on Stewart Island", -46.9, 168.13, "south"],
  ["Waitangi, on the Chatham Islands", -43.95, -176.56, "chathams"],
] as const)("%s is on the right island", (_, latitude, longitude, island) => {
  expect(islandAt({ latitude, longitude })).toBe(island);
});
