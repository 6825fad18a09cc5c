import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import { dollarRange } from "#domain/money.ts";
import { treatmentPath, treatmentsPath } from "#content/links.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";

/** Every other treatment with a page. */
export function MoreTreatments({ page }: { page: TreatmentPage }) {
  const hasPrices = showsSpecifiedPrices(useIdentity());
  return (
    <section className="section wrap" aria-labelledby="more">
      <div className="section-head">
        <h2 id="more">Other treatments</h2>
      </div>
      <ul className="link-grid treatments">
        {TREATMENT_PAGES.filter(({ slug }) => slug !== page.slug).map((other) => (
          <li key={other.slug}>
            <a href={treatmentPath(other.slug)}>
              {treatmentTitle(other)}
              {hasPrices && (
                <span className="dim small">{dollarRange(other.price.from, other.price.to)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <OnwardLink href={`${treatmentsPath()}#topics`} text="Problems and questions" />
    </section>
  );
}
