import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { dentistsInWords } from "#domain/counts.ts";
import { treatmentName } from "#domain/treatments.ts";
import { PlacePicker } from "#kit/ui/form/place-picker.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import type { Providers } from "./providers.server.ts";

/** How many offer it, and the ways to those that suit; nothing where none does. */
export function FindDentists({
  page: { treatment },
  providers: { total, places, quick, unstated },
}: {
  page: TreatmentPage;
  providers: Providers;
}) {
  if (total === 0) return null;
  return (
    <section className="block stack" aria-labelledby="dentists">
      <h2 id="dentists">{`${dentistsInWords(total)} for ${treatmentName(treatment)}`}</h2>
      <PlacePicker places={places} service={treatment} />
      <QuickFilters quick={quick} />
      <Unstated lines={unstated} />
    </section>
  );
}
