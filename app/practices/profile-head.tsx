import { formatDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { usualPriceInWords } from "#domain/practice-words.ts";
import { Banner } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { EmergencyFlag, NoNewPatientsFlag, OpenFlag, VerifiedFlag } from "#kit/ui/flags.tsx";
import { Locator, locatorPoint } from "#kit/ui/map/locator.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Reasons } from "#kit/ui/practice-card.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import type { PracticeView } from "./practice.server.ts";
import { addressLineOf } from "#kit/ui/practice-card-of.ts";

/** Name, address, and one line of what people ask first. A sample is called one. */
export function ProfileHead({ view, trail }: { view: PracticeView; trail: readonly Crumb[] }) {
  const { practice, place, open } = view;
  const price = usualPriceInWords(practice);
  return (
    <Banner trail={trail}>
      <div className="profile-head">
        <div>
          <h1>{practice.name}</h1>
          <p className="lede">{addressLineOf(practice, place)}</p>
          <div className="meta">
            <Rating value={practice.rating} count={practice.reviewCount} />
            <PriceTier tier={practice.priceTier} range={price && `${price} for a usual visit`} />
            {practice.isSample && <SampleMark />}
            {view.verifiedOn && <VerifiedFlag on={formatDay(view.verifiedOn)} />}
            <OpenFlag status={open} />
            {practice.emergency && <EmergencyFlag />}
            {practice.newPatients.answer === "no" && <NoNewPatientsFlag />}
          </div>
          <Reasons practice={{ reasons: accessOf(practice) }} />
          <JumpLinks practice={practice} />
        </div>
        <Locator placeName={place.name} {...locatorPoint(place)} />
      </div>
    </Banner>
  );
}

/** Languages beside English, and how one gets in, where it is stated. */
function accessOf({ languages, wheelchairAccess }: Practice): string[] {
  const others = languages.filter((language) => language !== "English");
  return [
    ...(others.length > 0 ? [`Speaks ${others.join(", ")}`] : []),
    ...(wheelchairAccess === "yes" ? ["Step-free"] : []),
  ];
}

/** To the parts that people look for; the page is seven screens of a phone. */
function JumpLinks({ practice: { practitioners } }: { practice: Practice }) {
  const parts = [
    ["prices", "Prices"],
    ["hours", "Hours"],
    ...(practitioners.length > 0 ? [["people", "Dentists"]] : []),
    ["good-to-know", "Good to know"],
    ["reviews", "Reviews"],
  ];
  return (
    <nav className="cluster small" aria-label="On this page">
      {parts.map(([id, text]) => (
        <a key={id} className="onward" href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}
