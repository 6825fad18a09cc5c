import type { ReactNode } from "react";
import { findTreatmentPage } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { dentistsInWords } from "#domain/counts.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { directoryHref } from "#content/links.ts";
import { InPainLink } from "#kit/ui/help-link.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { PlacePicker } from "#kit/ui/form/place-picker.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import type { Providers } from "./providers.server.ts";

/** How many offer it, the ways to those that suit and, as children, the best of them. */
export function Dentists({
  page,
  providers: { total, places, quick, unstated },
  children,
}: {
  page: TreatmentPage;
  providers: Providers;
  children?: ReactNode;
}) {
  const service = findTreatmentPage(page.treatment)?.inSentence ?? treatmentName(page.treatment);
  if (total === 0) return <NoProvider />;
  return (
    <section className="block stack" aria-labelledby="dentists">
      <div className="section-head">
        <h2 id="dentists">{`${dentistsInWords(total)} for ${treatmentName(page.treatment)}`}</h2>
        <OnwardLink
          href={directoryHref({ service: page.treatment })}
          text="See all"
          spoken={` providers of ${service}`}
        />
        {!page.isListedByName && (
          <p>{`These practices list ${service} as a whole. Ask whether they do ${page.inSentence}.`}</p>
        )}
      </div>
      <PlacePicker places={places} service={page.treatment} />
      <QuickFilters quick={quick} />
      {children}
      <Unstated lines={unstated} />
    </section>
  );
}

function NoProvider() {
  return (
    <section className="block" aria-labelledby="dentists">
      <h2 id="dentists">Dentists</h2>
      <EmptyState title="No providers listed yet" href={directoryHref()} action="Browse all dentists">
        None of the practices listed here says they offer this. Your dentist can tell you who does.
      </EmptyState>
      <InPainLink />
    </section>
  );
}
