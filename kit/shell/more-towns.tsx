import { findPlace, isTown } from "#content/places.ts";
import { useTowns } from "./use-shell-facts.ts";

/**
 * In a list to choose a place from, after the 22: the further towns in which a practice is listed, and the one that is
 * chosen. Nothing where there is none.
 */
export function MoreTowns({ chosen, by = "slug" }: { chosen?: string | undefined; by?: "slug" | "name" }) {
  const listed = useTowns();
  const own = chosen === undefined ? undefined : findPlace(chosen);
  const isMissing = own !== undefined && isTown(own.slug) && listed.every(({ slug }) => slug !== own.slug);
  const towns = isMissing ? [...listed, own] : listed;
  if (towns.length === 0) return null;
  return (
    <optgroup label="More towns">
      {towns.map((town) => (
        <option key={town.slug} value={town[by]}>
          {town.name}
        </option>
      ))}
    </optgroup>
  );
}
