import type { ReactNode } from "react";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { usualPriceInWords } from "#domain/practices/practice-words.ts";
import { areHoursStated } from "#domain/hours/opening-hours.ts";
import { practicePath } from "#content/links.ts";
import { type OpenStatus, practiceOpenStatus } from "#content/open-status.ts";
import { OpenFlag } from "./flags.tsx";
import { PracticeName } from "./practice-name.tsx";
import { PriceRuler, VISIT_SCALE } from "./price-ruler.tsx";
import { Rating } from "./rating.tsx";
import { AddressLine } from "./unbroken.tsx";

/** A practice in few words: name, where, what a visit costs, whether it is open, its rating. */
export type ShortCardData = {
  path: string;
  name: string;
  isSample: boolean;
  /** It is null where it is not stated. */
  visit: { words: string; from: number; to: number | null } | null;
  /** It is null when the opening hours are not known. */
  open: OpenStatus | null;
  rating: number | null;
  reviewCount: number;
  /** `133 Heuheu Street, 1.1 km` */
  where: string;
};

export function shortPracticeCard(practice: PracticeListing, now: Date, where: string): ShortCardData {
  const { name, isSample, priceFrom, priceTo, rating, reviewCount, openingHours } = practice;
  const words = usualPriceInWords(practice);
  return {
    path: practicePath(practice),
    name,
    isSample,
    visit: priceFrom === null || words === null ? null : { words, from: priceFrom, to: priceTo },
    open: areHoursStated(openingHours) ? practiceOpenStatus(practice, now) : null,
    rating,
    reviewCount,
    where,
  };
}

/** What is not known is left out. With `isLink` the whole card leads to the practice. */
export function ShortCard({
  practice: { visit, open, rating, reviewCount, where, ...head },
  hasRuler = false,
  isLink = false,
  line,
  children,
}: {
  practice: ShortCardData;
  hasRuler?: boolean;
  isLink?: boolean;
  /** In place of `where`, where it is more than words. */
  line?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <article className={isLink ? "card short-card card-link" : "card short-card"}>
      <PracticeName practice={head} />
      <p className="soft">{line ?? <AddressLine text={where} />}</p>
      {visit && (
        <p className="short-price">
          <b>{visit.words}</b> a visit
        </p>
      )}
      {visit && hasRuler && <PriceRuler from={visit.from} to={visit.to} scale={VISIT_SCALE} />}
      {open && (
        <p>
          <OpenFlag status={open} />
        </p>
      )}
      {rating !== null && (
        <p>
          <Rating value={rating} count={reviewCount} />
        </p>
      )}
      {children}
    </article>
  );
}
