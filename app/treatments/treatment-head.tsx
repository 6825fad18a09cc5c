import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import { emergencyHref } from "#content/links.ts";
import { SeaHead } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { HelpLink } from "#kit/ui/help-link.tsx";

/** What it is. What it costs and how long it takes stands beside the text, on a phone right below. */
export function TreatmentHead({ page, trail }: { page: TreatmentPage; trail: readonly Crumb[] }) {
  return (
    <SeaHead trail={trail}>
      <h1>
        {treatmentTitle(page)}
        <span className="on-desk"> in New Zealand</span>
      </h1>
      <p className="lede">{page.description}</p>
      {page.treatment === "emergency-dentist" && (
        <HelpLink href={emergencyHref()} text="Get emergency help now" />
      )}
    </SeaHead>
  );
}
