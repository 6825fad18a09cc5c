import { findTreatmentPage } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { titleOf } from "#content/treatments/words.ts";
import { formatDollars } from "#domain/money.ts";
import { treatmentName } from "#domain/treatments.ts";
import { directoryHref } from "#content/links.ts";
import { InPainLink } from "#kit/shell/in-pain-link.tsx";
import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { SpecialistBadge } from "#kit/ui/specialist-badge.tsx";
import { Locator } from "#kit/ui/map/locator.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { bestFirst } from "#kit/ui/order-words.ts";
import { PracticeActs, PracticeName } from "#kit/ui/practice-card.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import type { Provider } from "./providers.server.ts";

/** The best rated, and the way to all of them. */
export function TopProviders({ page, providers }: { page: TreatmentPage; providers: readonly Provider[] }) {
  const service = findTreatmentPage(page.treatment)?.inSentence ?? treatmentName(page.treatment);
  return (
    <section className="block" aria-labelledby="providers">
      <div className="section-head">
        <h2 id="providers">
          {providers.some(({ rating }) => rating !== null) ? "Top providers" : "Providers"}
        </h2>
        {providers.length > 0 && (
          <OnwardLink
            href={directoryHref({ service: page.treatment })}
            text="See all"
            spoken={` providers of ${service}`}
          />
        )}
        {providers.length > 0 && !page.isListedByName && (
          <p>{`These practices list ${service} as a whole. Ask whether they do ${page.inSentence}.`}</p>
        )}
      </div>
      {providers.length === 0 ? <NoProvider /> : <Rows page={page} providers={providers} />}
    </section>
  );
}

function Rows({ page, providers }: { page: TreatmentPage; providers: readonly Provider[] }) {
  return (
    <>
      <ul className="rows">
        {providers.map((provider) => (
          <Row key={provider.id} page={page} provider={provider} />
        ))}
      </ul>
      <p className="small dim">
        {providers.some(({ hasSpecialist }) => hasSpecialist) &&
          !page.isListedByName &&
          "Practices with a specialist for this come first. "}
        {`${bestFirst(providers)} No one can pay to be listed higher.`}
        {providers.some(({ isSample }) => isSample) && " The ratings are samples."}
      </p>
    </>
  );
}

function Row({ page, provider }: { page: TreatmentPage; provider: Provider }) {
  const { placeName, locator, rating, reviewCount, hasSpecialist, priceFrom } = provider;
  return (
    <li>
      <Locator placeName={placeName} {...locator} />
      <div className="row-info">
        <PracticeName practice={provider} />
        <div className="meta">
          <Rating value={rating} count={reviewCount} />
          <span className="soft">{placeName}</span>
        </div>
        {(hasSpecialist || priceFrom !== null) && (
          <div className="flags">
            {hasSpecialist && <SpecialistBadge />}
            {priceFrom !== null && (
              <span>
                {`${titleOf(page)} from `}
                <b>{formatDollars(priceFrom)}</b>
              </span>
            )}
          </div>
        )}
      </div>
      <div className="row-acts">
        <PracticeActs practice={provider} text="Book Consultation" />
        <CompareLink practice={provider} treatment={page.treatment} />
      </div>
    </li>
  );
}

function NoProvider() {
  return (
    <>
      <EmptyState title="No providers listed yet" href={directoryHref()} action="Browse all dentists">
        None of the practices on Niho says that they offer this. Your dentist can tell you who does.
      </EmptyState>
      <InPainLink />
    </>
  );
}
