import type { ReactNode } from "react";
import type { Place } from "#domain/places.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { directoryHref } from "../../links.ts";
import { Button } from "../button.tsx";
import { NearMe } from "../near-me/near-me.tsx";
import { SelectField } from "./select-field.tsx";

/** Leads to the dentists of a place, or near the visitor where the device says where that is; for a treatment or all. */
export function PlacePicker({
  places,
  service,
  more,
}: {
  places: readonly Pick<Place, "slug" | "name">[];
  service: TreatmentSlug | null;
  /** After the places: a group of further ones. */
  more?: ReactNode;
}) {
  return (
    <form className="find-again" action={`${directoryHref()}#count`} method="get">
      <SelectField
        name="location"
        label="Your town or city"
        isFilter
        nothing="Choose a town or city"
        options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
        more={more}
      />
      {service && <input type="hidden" name="service" value={service} />}
      <Button>Show dentists</Button>
      <NearMe places="location" order={null} />
    </form>
  );
}
