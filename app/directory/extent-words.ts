import { ALL_PLACES } from "#content/places.ts";
import { practicesInWords } from "#domain/counts.ts";

/** How many practices, from where to where, by place slug: `1,240 practices from Whangārei to Invercargill`. */
export function extentInWords(counts: ReadonlyMap<string, number>): string {
  const listed = ALL_PLACES.filter(({ slug }) => counts.has(slug)).toSorted(
    (a, b) => b.latitude - a.latitude,
  );
  const [north, south] = [listed[0], listed.at(-1)];
  if (!north || !south) return "No practices are listed yet";
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const where = north === south ? `in ${north.name}` : `from ${north.name} to ${south.name}`;
  return `${practicesInWords(total)} ${where}`;
}
