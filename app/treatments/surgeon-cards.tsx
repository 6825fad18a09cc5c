import { CLAIMS } from "#content/site.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { AskButton } from "#kit/ui/ask-button.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { SpecialistBadge } from "#kit/ui/flags.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { NOT_FOR_MONEY } from "#kit/ui/order-words.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SampleHeading } from "#kit/ui/sample-mark.tsx";
import { Tags } from "#kit/ui/tags.tsx";
import type { Surgeon } from "./surgeons.server.ts";

/** People with a surgical specialist scope. */
export function Surgeons({ surgeons, allHref }: { surgeons: readonly Surgeon[]; allHref: string }) {
  const identity = useIdentity();
  const isRated = surgeons.some(({ practice }) => practice.rating !== null);
  const showsSamples = surgeons.some(({ practice }) => practice.isSample);
  return (
    <section className="block" aria-labelledby="surgeons">
      <div className="section-head">
        <h2 id="surgeons">Oral surgeons</h2>
        {surgeons.length > 0 && (
          <OnwardLink href={allHref} text="See all" spoken=" practices that offer oral surgery" />
        )}
        {surgeons.length > 0 && (
          <p>
            {showsSamples &&
              identity.isSample &&
              `${CLAIMS.surgeons} surgeons work at the practices on ${identity.name}. `}
            {`Practices say that these are specialists in oral surgery${isRated ? ". The best rated practices come first" : ""}. You can look each one up in the Dental Council’s register. ${NOT_FOR_MONEY}`}
          </p>
        )}
      </div>
      {surgeons.length === 0 ? (
        <EmptyState title="No surgeons listed yet" href={allHref} action="Browse oral surgery">
          No specialist in oral surgery is listed here at the moment. Some dentists do oral surgery too.
        </EmptyState>
      ) : (
        <div className="cards cards-3">
          {surgeons.map((surgeon) => (
            <SurgeonCard key={`${surgeon.practice.path} ${surgeon.name}`} surgeon={surgeon} />
          ))}
        </div>
      )}
    </section>
  );
}

function SurgeonCard({ surgeon: { name, scope, years, qualifications, practice } }: { surgeon: Surgeon }) {
  return (
    <article className="card">
      <div>
        <SampleHeading isSample={practice.isSample}>
          <h3 className="card-name">{name}</h3>
        </SampleHeading>
        <p className="card-summary">{scope}</p>
      </div>
      <div className="meta">
        <SpecialistBadge />
        {years !== null && <span>{`${years}+ years of experience`}</span>}
      </div>
      <ul className="details">
        <li>
          <Icon name="map-pin" />
          <span>
            {practice.name}
            <br />
            {practice.location}
          </span>
        </li>
        {practice.phone !== "" && (
          <li>
            <Icon name="phone" />
            <PhoneLink phone={practice.phone} isSample={practice.isSample} />
          </li>
        )}
        {qualifications.length > 0 && (
          <li>
            <Icon name="shield-check" />
            <span>{qualifications.join(", ")}</span>
          </li>
        )}
      </ul>
      <Tags items={practice.specialties} />
      {/* Not `PracticeMeta`: with the styles of a practice's card the page would be above its budget of bytes. */}
      <div className="meta">
        {practice.rating !== null && <Rating value={practice.rating} count={practice.reviewCount} />}
        <PriceTier tier={practice.priceTier} range={practice.priceRange} />
      </div>
      <div className="card-acts">
        <AskButton ask={practice.ask} name={`${name}, ${practice.name}`} text="Book Consultation" />
        <LinkButton size="small" kind="second" href={practice.path} spoken={`: ${practice.name}`}>
          View Profile
        </LinkButton>
      </div>
    </article>
  );
}
