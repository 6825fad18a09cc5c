import { NATIONAL_NUMBERS } from "#content/site.ts";
import { dentistsInWords, practicesInWords } from "#domain/counts.ts";
import { treatmentName } from "#domain/treatments.ts";
import { directoryHref, sideBySideHref, placePath } from "#content/links.ts";
import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PaperLine } from "#kit/ui/paper-line.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { PracticeActs, PracticeFlags, PracticeName } from "#kit/ui/practice-card.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import { Tags } from "#kit/ui/tags.tsx";
import { AddressLine } from "#kit/ui/unbroken.tsx";
import { bestFirst } from "#kit/ui/order-words.ts";
import type { LocationView } from "./location.server.ts";

/** The best rated, and the way to all of them. */
export function TopDentists({ view }: { view: LocationView }) {
  const { place, total, top, service, unstated, showsSamples } = view;
  const ids = top.map(({ id }) => id);
  // Without a rating no one is at the top.
  const hasRating = top.some(({ rating }) => rating !== null);
  const what = top.length === 0 ? "No dentists" : hasRating ? "Top dentists" : "Practices";
  const title = service
    ? `${what} for ${treatmentName(service)} in ${place.name}`
    : `${what} in ${place.name}${top.length === 0 ? " yet" : ""}`;
  return (
    <section className="block" aria-labelledby="top">
      <h2 id="top">{title}</h2>
      {top.length === 0 ? <NoDentist view={view} /> : <Rows top={top} />}
      <Unstated lines={unstated} />
      {top.length > 0 && (
        <div className="top-notes small dim">
          <p>{`${bestFirst(top)} No one can pay to be listed higher.${showsSamples ? " The ratings are samples." : ""}`}</p>
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

/** Says so, and leads to those near it and to the number that is answered at any time. */
function NoDentist({ view: { place, service, total, instead } }: { view: LocationView }) {
  const { healthline } = NATIONAL_NUMBERS;
  const [nearest] = instead;
  const hrefOf = (slug: string) => (service ? directoryHref({ location: slug, service }) : placePath(slug));
  const onwards = nearest
    ? {
        href: hrefOf(nearest.place.slug),
        action: `${dentistsInWords(nearest.count)}${service ? ` for ${treatmentName(service)}` : ""} in ${nearest.place.name}`,
      }
    : { href: directoryHref(), action: "Browse all dentists" };
  return (
    <>
      <EmptyState title="No dentists found" {...onwards}>
        {service && total > 0
          ? `No practice listed in ${place.name} says that they offer ${treatmentName(service)}.`
          : `No practice is listed in ${place.name} yet.`}
        {" In pain? Call "}
        {healthline.name}, free, any time: <PhoneLink phone={healthline.phone} />.
      </EmptyState>
      {instead.length > 1 && (
        <ul className="chips nearby">
          {instead.slice(1).map((one) => (
            <li key={one.place.slug}>
              <a className="chip chip-plain" href={hrefOf(one.place.slug)}>
                {`${one.place.name} `}
                <span className="dim">{`${practicesInWords(one.count)}, ${Math.round(one.kilometres)} km`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {service && total > 0 && (
        <OnwardLink href={placePath(place.slug)} text={`All dentists in ${place.name}`} />
      )}
    </>
  );
}
