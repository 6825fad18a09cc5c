import { guidePriceFor } from "#content/guide-prices.ts";
import { findTreatmentPage } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { titleOf } from "#content/treatments/words.ts";
import { dentistsInWords } from "#domain/counts.ts";
import { formatDollars } from "#domain/money.ts";
import { treatmentName } from "#domain/treatments.ts";
import { directoryHref } from "#content/links.ts";
import { InPainLink } from "#kit/shell/in-pain-link.tsx";
import { AskButton } from "#kit/ui/ask-button.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { NoNewPatientsFlag, OpenFlag } from "#kit/ui/flags.tsx";
import { PlacePicker } from "#kit/ui/form/place-picker.tsx";
import { NOT_FOR_MONEY, recommendedFirst } from "#kit/ui/order-words.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PracticeName } from "#kit/ui/practice-card.tsx";
import { PriceRuler, type RulerScale } from "#kit/ui/price-ruler.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SpecialistBadge } from "#kit/ui/specialist-badge.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import type { Provider, Providers } from "./providers.server.ts";
import { scaleOf } from "./scale.ts";

/** How many offer it, the ways to those that suit, and the best rated with their prices on one line. */
export function Dentists({
  page,
  providers: { total, places, quick, unstated },
  top,
}: {
  page: TreatmentPage;
  providers: Providers;
  top: readonly Provider[];
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
      {top.length > 0 && <TopProviders page={page} providers={top} />}
      <Unstated lines={unstated} />
    </section>
  );
}

function TopProviders({ page, providers }: { page: TreatmentPage; providers: readonly Provider[] }) {
  const guide = page.isListedByName ? guidePriceFor({ treatment: page.treatment, label: "" }) : null;
  const prices = providers.map(({ priceFrom }) => priceFrom).filter((price) => price !== null);
  const scale = prices.length === 0 ? null : scaleOf(guide ? [...prices, guide.from, guide.to] : prices);
  const isRated = providers.some(({ rating }) => rating !== null);
  return (
    <>
      <div className="provider-key">
        <h3>{isRated ? "Top providers" : "Providers"}</h3>
        {scale && (
          <p className="small soft">
            {guide && <span className="key-band">our guide price</span>}
            <span className="key-dot">
              {`their starting price, on a line from ${formatDollars(scale.from)} to ${formatDollars(scale.to)}`}
            </span>
          </p>
        )}
      </div>
      <ul className="providers">
        {providers.map((provider) => (
          <Row key={provider.id} page={page} provider={provider} scale={scale} guide={guide} />
        ))}
      </ul>
      <p className="small dim">
        {providers.some(({ hasSpecialist }) => hasSpecialist) &&
          !page.isListedByName &&
          "Practices with a specialist for this come first. "}
        {`${recommendedFirst(providers)} ${NOT_FOR_MONEY}`}
      </p>
    </>
  );
}

function Row({
  page,
  provider,
  scale,
  guide,
}: {
  page: TreatmentPage;
  provider: Provider;
  scale: RulerScale | null;
  guide: { from: number; to: number } | null;
}) {
  const {
    name,
    path,
    locality,
    rating,
    reviewCount,
    open,
    takesNoNewPatients,
    hasSpecialist,
    priceFrom,
    ask,
  } = provider;
  return (
    <li>
      <div className="provider-name">
        <PracticeName practice={provider} />
        <p className="small soft">{locality}</p>
        <div className="flags">
          <Rating value={rating} count={reviewCount} isShort />
          {open && <OpenFlag status={open} />}
          {takesNoNewPatients && <NoNewPatientsFlag />}
          {hasSpecialist && <SpecialistBadge />}
        </div>
      </div>
      {scale && priceFrom !== null && (
        <>
          <div className="provider-line">
            <PriceRuler from={priceFrom} to={null} scale={scale} guide={guide} asDot />
          </div>
          <p className="provider-price">
            <span className="visually-hidden">{`${titleOf(page)} `}</span>
            <span className="small soft">from </span>
            <b>{formatDollars(priceFrom)}</b>
          </p>
        </>
      )}
      <div className="provider-acts">
        <AskButton ask={ask} name={name} text="Book Consultation" kind="second" />
        <a className="small" href={path}>
          View Profile<span className="visually-hidden">{`: ${name}`}</span>
        </a>
      </div>
    </li>
  );
}

function NoProvider() {
  return (
    <section className="block" aria-labelledby="dentists">
      <h2 id="dentists">Dentists</h2>
      <EmptyState title="No providers listed yet" href={directoryHref()} action="Browse all dentists">
        None of the practices on Niho says they offer this. Your dentist can tell you who does.
      </EmptyState>
      <InPainLink />
    </section>
  );
}
