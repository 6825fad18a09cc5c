import { usualPriceInWords } from "#domain/practice-words.ts";
import { Banner } from "../ui/banner.tsx";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { EmergencyFlag, NoNewPatientsFlag, OpenFlag } from "../ui/flags.tsx";
import { Locator, locatorPoint } from "../ui/map/locator.tsx";
import { PriceTier } from "../ui/price-tier.tsx";
import { Rating } from "../ui/rating.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import type { PracticeView } from "./practice.server.ts";
import { addressLineOf } from "../ui/practice-card-of.ts";

/** Name, address, and one line of what people ask first. A sample is called one. */
export function ProfileHead({ view, trail }: { view: PracticeView; trail: readonly Crumb[] }) {
  const { practice, place, open } = view;
  return (
    <Banner trail={trail}>
      <div className="profile-head">
        <div>
          <h1>{practice.name}</h1>
          <p className="lede">{addressLineOf(practice, place)}</p>
          <div className="meta">
            <Rating value={practice.rating} count={practice.reviewCount} />
            <PriceTier tier={practice.priceTier} range={usualPriceInWords(practice)} />
            {practice.isSample && <SampleMark />}
            <OpenFlag status={open} />
            {practice.emergency && <EmergencyFlag />}
            {practice.newPatients.answer === "no" && <NoNewPatientsFlag />}
          </div>
        </div>
        <Locator placeName={place.name} {...locatorPoint(place)} />
      </div>
    </Banner>
  );
}
