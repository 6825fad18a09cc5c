import { Island } from "../../islands/island.tsx";
import type { MapSource } from "#services/services.ts";
import { MAP_FRAGMENT } from "./fragment.ts";
import { PracticeMap as Opener } from "./practice-map.island.tsx";

/**
 * "Open the map", shown only with scripts: an interactive map of all practices that the directory finds for a query.
 * The drawn maps and the lists show the same without it.
 */
export function PracticeMap({
  source,
  query = null,
}: {
  source: MapSource;
  /** `location=nelson`; null follows the query of the page's own address. */
  query?: string | null;
}) {
  const props = { query, ...source };
  return (
    <Island
      file="kit/ui/map/practice-map"
      component={Opener}
      props={props}
      trigger={{ touched: ".open-map", addressed: MAP_FRAGMENT }}
    />
  );
}
