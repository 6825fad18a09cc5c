import { expect, test } from "vitest";
import { saysParking } from "./practice-filters.ts";

test("a practice has parking where it says so, and not where its words say there is none or nothing", () => {
  const some = [
    "Free parking behind the building",
    "One mobility park outside",
    "Nelson Street car park",
    "Yes",
  ];
  for (const words of some) expect([words, saysParking(words)]).toEqual([words, true]);
  const none = [
    "No",
    "none",
    "No parking on site, free street parking nearby",
    "There’s no parking",
    "N/A",
    "-",
  ];
  for (const words of [...none, "Not available", "We don’t have parking", "", null])
    expect([words, saysParking(words)]).toEqual([words, false]);
});
