import type { ReactNode } from "react";
import { PLACES } from "#content/places.ts";
import { type TreatmentSlug, treatmentName } from "#domain/treatments.ts";
import { directoryHref } from "../links.ts";
import { MoreTowns } from "../shell/more-towns.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { SiteSearchForm } from "../ui/form/site-search-form.tsx";
import { Icon } from "../ui/icon.tsx";

/** The specification's home list (section 3). */
const SERVICES = [
  "general-dentistry",
  "invisalign",
  "implants",
  "teeth-whitening",
  "root-canal",
  "emergency-dentist",
] as const satisfies readonly TreatmentSlug[];

/**
 * One box first, which understands a treatment, a place, a name and what a visitor needs, in any order and spelling; then
 * the two lists of the specification (section 2), which lead to the directory and are empty to begin with.
 */
export function HomeSearch() {
  return (
    <div className="hero-search">
      <SiteSearchForm label="Treatment, town or dentist" placeholder="Like “braces Hamilton”" />
      <ListSearch />
    </div>
  );
}

function ListSearch() {
  return (
    <form
      className="hero-lists"
      action={directoryHref()}
      method="get"
      role="search"
      aria-label="Find dentists"
    >
      <Choice name="location" label="Location" nothing="Anywhere" options={PLACES} more={<MoreTowns />} />
      <Choice
        name="service"
        label="Service"
        nothing="Any service"
        options={SERVICES.map((slug) => ({ slug, name: treatmentName(slug) }))}
      />
      <Button kind="second">Search Dentists</Button>
    </form>
  );
}

function Choice({
  name,
  label,
  nothing,
  options,
  more,
}: {
  name: string;
  label: string;
  nothing: string;
  options: readonly { slug: string; name: string }[];
  more?: ReactNode;
}) {
  return (
    <Field name={name} label={label}>
      <span className="select">
        <select className="input" id={name} name={name}>
          <option value="">{nothing}</option>
          {options.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.name}
            </option>
          ))}
          {more}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}
