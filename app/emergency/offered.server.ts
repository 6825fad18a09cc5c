import type { Snapshot } from "#database/live-practices.ts";
import type { PracticeListing } from "#domain/practice.ts";
import { samplesShown } from "#kit/shell/facts.server.ts";

/** The practices with these ids; where real ones are listed, without samples: a sample helps no one in pain. */
export async function offered(index: Snapshot, ids: readonly number[]): Promise<PracticeListing[]> {
  const practices = await index.listings(ids);
  return samplesShown(index) === "all" ? practices : practices.filter(({ isSample }) => !isSample);
}

/** Open day and night, as OpenStreetMap writes it, so that a search can ask for it by name. */
export function allDayIn(places: readonly string[]): { place: string; openingHours: string }[] {
  return places.map((place) => ({ place, openingHours: "24/7" }));
}
