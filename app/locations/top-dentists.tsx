import { practicesInWords } from "#domain/counts.ts";
import { treatmentName } from "#domain/treatments.ts";
import { directoryHref, sideBySideHref, placePath } from "../links.ts";
import { CompareLink } from "../ui/comparison/compare-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { PaperLine } from "../ui/paper-line.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { PracticeActs, PracticeFlags, PracticeName } from "../ui/practice-card.tsx";
import { PriceTier } from "../ui/price-tier.tsx";
import { Rating } from "../ui/rating.tsx";
import { Unstated } from "../ui/unstated.tsx";
import { Tags } from "../ui/tags.tsx";
import { AddressLine } from "../ui/unbroken.tsx";
import { BEST_FIRST, NONE_RATED } from "../ui/order-words.ts";
import type { LocationView } from "./location.server.ts";

/** The best rated, and the way to all of them. */
export function TopDentists({ view }: { view: LocationView }) {
  const { place, total, top, service, unstated, showsSamples } = view;
  const ids = top.map(({ id }) => id);
  // Without a rating no one is at the top.
  const hasRating = top.some(({ rating }) => rating !== null);
  const what = top.length === 0 || hasRating ? "Top dentists" : "Practices";
  const title = service
    ? `${what} for ${treatmentName(service)} in ${place.name}`
    : `${what} in ${place.name}`;
  return (
    <section className="block" aria-labelledby="top">
      <h2 id="top">{title}</h2>
      {top.length === 0 ? <NoDentist view={view} /> : <Rows top={top} />}
      <Unstated lines={unstated} />
      {top.length > 0 && (
        <div className="top-notes small dim">
          <p>{`${hasRating ? BEST_FIRST : NONE_RATED} No one can pay to be listed higher.${showsSamples ? " The ratings are samples." : ""}`}</p>
          <OnwardLink
            href={directoryHref({ location: place.slug })}
            text={total === 1 ? "See the one practice" : `All ${practicesInWords(total)}`}
            spoken={` in ${place.name}`}
          />
          {ids.length > 1 && (
            <a href={sideBySideHref(ids, service)}>{`Compare these ${ids.length} side by side`}</a>
          )}
        </div>
      )}
    </section>
  );
}

function Rows({ top }: Pick<LocationView, "top">) {
  return (
    <ul className="rows">
      {top.map((practice) => (
        <li key={practice.id}>
          <div className="row-info">
            <PracticeName practice={practice} />
            <p className="small soft">
              <AddressLine text={practice.addressLine} />
            </p>
            <div className="meta">
              <Rating value={practice.rating} count={practice.reviewCount} />
              <PriceTier tier={practice.priceTier} range={practice.priceRange} />
              {practice.phone !== "" && <PhoneLink phone={practice.phone} isSample={practice.isSample} />}
            </div>
            <PaperLine phone="" hours={practice.hours} />
            <PracticeFlags practice={practice} />
            <Tags items={practice.services} />
          </div>
          <div className="row-acts">
            <PracticeActs practice={practice} />
            <CompareLink practice={practice} treatment={practice.treatment} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function NoDentist({ view: { place, service, nearby } }: { view: LocationView }) {
  if (service) {
    return (
      <EmptyState
        title="No dentists found"
        href={placePath(place.slug)}
        action={`All dentists in ${place.name}`}
      >
        {`No practice listed in ${place.name} says that it offers ${treatmentName(service)}.`}
      </EmptyState>
    );
  }
  const [nearest] = nearby;
  return (
    <EmptyState
      title="No dentists found"
      href={nearest ? placePath(nearest.place.slug) : directoryHref()}
      action={nearest ? `Dentists in ${nearest.place.name}` : "Browse all dentists"}
    >
      {`No practice is listed in ${place.name} yet.`}
    </EmptyState>
  );
}
