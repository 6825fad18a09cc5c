import type { Snapshot } from "#database/practices/live-practices.ts";

/** The words that are owed to the sources of what is listed; empty: none are. `© OpenStreetMap contributors` */
export function attributionLine({ sources }: Pick<Snapshot, "sources">): string {
  const words = sources.map(({ attribution }) => attribution).filter((text) => text !== "");
  return [...new Set(words)].join("; ");
}
