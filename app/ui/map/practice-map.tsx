import { Island } from "../../islands/island.tsx";
import type { MapSource } from "../../services.ts";
import { PracticeMap as Opener } from "./practice-map.island.tsx";

/**
 * "Open the map", where there are scripts: a map that moves, with all practices that the directory finds for a query.
 * The drawn maps and the lists say the same without it.
 */
export function PracticeMap({
  source,
  query = null,
}: {
  source: MapSource;
  /** `location=nelson`; null takes that of the page's own address, as it is whenever it changes. */
  query?: string | null;
}) {
  const given = { query, ...source };
  return (
    <Island file="ui/map/practice-map" component={Opener} given={given} wakes={{ touched: ".open-map" }} />
  );
}
