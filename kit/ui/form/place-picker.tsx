import type { ReactNode } from "react";
import type { Place } from "#domain/finding/places.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { directoryHref, emergencyHref } from "#content/links.ts";
import { Button } from "../button.tsx";
import { NearMe } from "../near-me/near-me.tsx";
import { SelectField } from "./select-field.tsx";

/** Where it leads: to the list of dentists, or to those who see people in pain. */
const TO = {
  directory: { action: `${directoryHref()}#count`, name: "location", button: "Show dentists" },
  emergency: { action: `${emergencyHref()}#nearest`, name: "place", button: "Find nearest" },
} as const;

/** Leads to the dentists of a place, or near the visitor where the device says where that is; for a treatment or all. */
export function PlacePicker({
  places,
  service,
  more,
  to = "directory",
}: {
  places: readonly Pick<Place, "slug" | "name">[];
  service: TreatmentSlug | null;
  /** After the places: a group of further ones. */
  more?: ReactNode;
  to?: keyof typeof TO;
}) {
  const { action, name, button } = TO[to];
  return (
    <form className="find-again" action={action} method="get">
      <SelectField
        name={name}
        label="Your town or city"
        isFilter
        nothing="Choose a town or city"
        options={places.map(({ slug, name: text }) => ({ value: slug, label: text }))}
        more={more}
      />
      {service && <input type="hidden" name="service" value={service} />}
      <Button>{button}</Button>
      <NearMe places={name} order={null} />
    </form>
  );
}
