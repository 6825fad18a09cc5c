import { PLACES } from "#content/places.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { MoreTowns } from "../shell/more-towns.tsx";
import { PlacePicker } from "../ui/form/place-picker.tsx";

/** For "near me": the device may say where that is, and anyone can choose. */
export function NearYou({ service }: { service: TreatmentSlug | null }) {
  return (
    <section className="stack" aria-labelledby="near-you">
      <h2 id="near-you">Near you</h2>
      <PlacePicker places={PLACES} service={service} more={<MoreTowns />} />
    </section>
  );
}
