import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { guideName } from "#content/guide-prices.ts";
import { SAMPLE_IDENTITY } from "#content/identity.ts";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { directionsToPractice } from "#domain/finding/directions.ts";
import { dollarRange } from "#domain/money.ts";
import { formatDay } from "#domain/nz-time.ts";
import { telHref } from "#domain/tel-href.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { usualPriceInWords } from "#domain/practices/practice-words.ts";
import { Breadcrumbs, type Crumb } from "#kit/ui/breadcrumbs.tsx";
import { type Fact, Facts } from "#kit/ui/facts.tsx";
import { EmergencyFlag, OpenFlag, VerifiedFlag } from "#kit/ui/flags.tsx";
import { practiceAddressLine } from "#kit/ui/practice-card-of.ts";
import { PriceRuler, VISIT_SCALE } from "#kit/ui/price-ruler.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import { AddressLine } from "#kit/ui/unbroken.tsx";
import type { PracticeView } from "./practice.server.ts";
import { Website } from "./website.tsx";

/** Name, address, whether they are open, and four facts at most of those that people ask for first. */
export function ProfileHead({ view, trail }: { view: PracticeView; trail: readonly Crumb[] }) {
  const { practice, place, open } = view;
  const directions = directionsToPractice(practice, place.name);
  return (
    <section className="profile-head">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <h1>{practice.name}</h1>
        <p className="lede profile-address">
          <span>
            <AddressLine text={`${practiceAddressLine(practice, place)} ${practice.postcode}`.trim()} />
          </span>
          {directions && (
            <a href={directions}>
              Directions<span className="visually-hidden"> on a map</span>
            </a>
          )}
        </p>
        <p className="flags">
          {view.areHoursStated && <OpenFlag status={open} />}
          {practice.emergency && <EmergencyFlag isOpen={open.isOpen} />}
          {view.verifiedOn && <VerifiedFlag on={formatDay(view.verifiedOn)} />}
          {practice.isSample && <SampleMark />}
        </p>
        <Facts facts={profileFacts(view, useIdentity().isSample).slice(0, MOST_FACTS)} />
      </div>
    </section>
  );
}

const MOST_FACTS = 4;

/** Those that are known, the most asked for first. */
function profileFacts({ practice, isLittleKnown }: PracticeView, hasGuide: boolean): Fact[] {
  const { priceFrom, priceTo, rating, reviewCount, newPatients, phone, website } = practice;
  const others = practice.languages.filter((language) => language !== "English");
  const known: (Fact | false)[] = [
    isLittleKnown && phone !== "" && { label: "Phone", value: <Phone practice={practice} /> },
    isLittleKnown && website !== "" && { label: "Website", value: <Website practice={practice} /> },
    isLittleKnown && hasGuide && GUIDE_VISIT,
    priceFrom !== null && {
      label: "Usual visit",
      value: (
        <>
          <PriceTier tier={practice.priceTier} range={usualPriceInWords(practice)} />
          <PriceRuler from={priceFrom} to={priceTo} scale={VISIT_SCALE} />
        </>
      ),
    },
    rating !== null && { label: "Rating", value: <Rating value={rating} count={reviewCount} /> },
    newPatients.answer !== "not-stated" && {
      label: "New patients",
      value: newPatients.answer === "yes" ? "Welcome" : "Not at the moment",
    },
    practice.wheelchairAccess !== "not-stated" && {
      label: "Getting in",
      value: GETTING_IN[practice.wheelchairAccess],
    },
    others.length > 0 && { label: "Speaks", value: ["English", ...others].join(", ") },
  ];
  return known.filter((fact) => fact !== false);
}

const GUIDE_VISIT: Fact = {
  label: "Usual visit in New Zealand",
  value: (
    <>
      {dollarRange(USUAL_VISIT.price.from, USUAL_VISIT.price.to)}{" "}
      <span className="small">{`${guideName(SAMPLE_IDENTITY)}; theirs isn’t listed`}</span>
    </>
  ),
};

const GETTING_IN = { yes: "Step-free", partly: "Partly step-free, call to ask", no: "There are steps" };

function Phone({ practice: { phone, isSample } }: { practice: Practice }) {
  return isSample ? phone : <a href={telHref(phone)}>{phone}</a>;
}
