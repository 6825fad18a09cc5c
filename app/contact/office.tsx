import { placeBySlug } from "#content/places.ts";
import { SITE } from "#content/site.ts";
import { IS_SAMPLE_CONTACT } from "#content/support.ts";
import { PlaceMap } from "../ui/map/place-map.tsx";
import { Panel } from "../ui/panel.tsx";

/** Where we are. */
export function Office() {
  const { street, suburb, city, postcode } = SITE.address;
  const { slug, nameMi, latitude, longitude } = placeBySlug("auckland");
  return (
    <Panel title="Our office">
      <address className="small">
        {`${street}, ${suburb}, ${city} ${postcode}`}
        <br />
        <span lang="mi">{nameMi}</span>
      </address>
      <PlaceMap place={slug} latitude={latitude} longitude={longitude} />
      {IS_SAMPLE_CONTACT && (
        <p className="small dim">The address is a sample, so the dot marks the middle of the city.</p>
      )}
    </Panel>
  );
}
