import { guideName, guidePriceFor } from "#content/guide-prices.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import { formatDollars } from "#domain/money.ts";
import { AskButton } from "#kit/ui/ask-button.tsx";
import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { NoNewPatientsFlag, OpenFlag, SpecialistBadge } from "#kit/ui/flags.tsx";
import { NOT_FOR_MONEY, recommendedFirst } from "#kit/ui/order-words.ts";
import { PracticeName } from "#kit/ui/practice-name.tsx";
import { PriceRuler, type RulerScale } from "#kit/ui/price-ruler.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import type { Provider } from "./providers.server.ts";
import { priceScale } from "#kit/ui/price-scale.ts";

/** The best rated, with their prices on one line. */
export function TopProviders({ page, providers }: { page: TreatmentPage; providers: readonly Provider[] }) {
  const identity = useIdentity();
  const guide = page.isListedByName
    ? guidePriceFor({ treatment: page.treatment, label: "" }, identity)
    : null;
  const prices = providers.map(({ priceFrom }) => priceFrom).filter((price) => price !== null);
  const scale = prices.length === 0 ? null : priceScale(guide ? [...prices, guide.from, guide.to] : prices);
  const isRated = providers.some(({ rating }) => rating !== null);
  return (
    <>
      <div className="provider-key">
        <h3>{isRated ? "Top providers" : "Providers"}</h3>
        {scale && (
          <p className="small soft">
            {guide && (
              <span className="key-band">{identity.isSample ? "our guide price" : guideName(identity)}</span>
            )}
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
          "Practices that say they have a specialist for this come first. "}
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
    id,
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
          {rating !== null && <Rating value={rating} count={reviewCount} isShort />}
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
            <span className="visually-hidden">{`${treatmentTitle(page)} `}</span>
            <span className="small soft">from </span>
            <b>{formatDollars(priceFrom)}</b>
          </p>
        </>
      )}
      <div className="provider-acts">
        <CompareLink practice={{ id, name }} treatment={page.treatment} />
        <AskButton ask={ask} name={name} text="Book Consultation" kind="second" />
        <a className="small" href={path}>
          View Profile<span className="visually-hidden">{`: ${name}`}</span>
        </a>
      </div>
    </li>
  );
}
