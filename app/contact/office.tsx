import { whereWeAre } from "#content/operator.ts";
import { placeBySlug } from "#content/places.ts";
import { useOperator } from "#kit/shell/use-shell-facts.ts";
import { PlaceMap } from "#kit/ui/map/place-map.tsx";
import { Panel } from "#kit/ui/panel.tsx";

/** Where we are. Of an operator's address no coordinates are known, so it has no map. */
export function Office() {
  const where = whereWeAre(useOperator());
  const auckland = placeBySlug("auckland");
  if (where === null) return null;
  if (!where.isSample) {
    return (
      <Panel title="Who runs this site">
        <address className="small">{where.text}</address>
      </Panel>
    );
  }
  return (
    <Panel title="Our office">
      <address className="small">
        {where.text}
        <br />
        <span lang="mi">{auckland.nameMi}</span>
      </address>
      <PlaceMap place={auckland.slug} at={auckland} />
      <p className="small dim">The address is made up, so the dot marks the middle of the city.</p>
    </Panel>
  );
}
