import { PLACES } from "#content/places.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { directoryHref } from "../links.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { NearMe } from "../ui/near-me/near-me.tsx";

/** For "near me": the device may say where that is, and anyone can choose. */
export function NearYou({ service }: { service: TreatmentSlug | null }) {
  return (
    <section className="stack" aria-labelledby="near-you">
      <h2 id="near-you">Near you</h2>
      <form className="find-again" action={directoryHref()} method="get">
        <SelectField
          name="location"
          label="Your town or city"
          isFilter
          nothing="Choose a town or city"
          options={PLACES.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        {service && <input type="hidden" name="service" value={service} />}
        <Button>Show dentists</Button>
        <NearMe places="location" order={null} />
      </form>
    </section>
  );
}
