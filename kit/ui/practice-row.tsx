import type { ReactNode } from "react";
import { AskButton } from "./ask-button.tsx";
import { CompareLink } from "./comparison/compare-link.tsx";
import { PaperLine } from "./paper-line.tsx";
import { practiceAnchor } from "./practice-anchors.ts";
import type { PracticeCardData } from "./practice-card.tsx";
import { NextFree, PracticeFlags, Reasons } from "./practice-facts.tsx";
import { PracticeName } from "./practice-name.tsx";
import { PriceRuler, VISIT_SCALE } from "./price-ruler.tsx";
import { PriceTier } from "./price-tier.tsx";
import { Rating } from "./rating.tsx";
import { AddressLine } from "./unbroken.tsx";

/** Practices below each other. The whole of a row opens the profile, but for its buttons and its free time. */
export function PracticeRows({
  practices,
  isNumbered = false,
  detailsOf,
}: {
  practices: readonly PracticeCardData[];
  /** As the pins of a map beside the list: row 3 is `#practice-3`. */
  isNumbered?: boolean;
  /** What else a row says where there is room for it, on a desk and on paper. */
  detailsOf?: (practice: PracticeCardData) => ReactNode;
}) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className="practice-rows">
      {practices.map((practice, index) => (
        <PracticeRow
          key={practice.id}
          practice={practice}
          number={isNumbered ? index + 1 : null}
          details={detailsOf?.(practice)}
        />
      ))}
    </List>
  );
}

function PracticeRow({
  practice,
  number,
  details,
}: {
  practice: PracticeCardData;
  number: number | null;
  details: ReactNode;
}) {
  const { id, path, name, ask, addressLine, rating, reviewCount, priceTier, priceRange, price } = practice;
  return (
    <li className="practice-row" id={number === null ? undefined : practiceAnchor(number)}>
      <div className="practice-row-name">
        {number !== null && (
          <span className="row-number" aria-hidden="true">
            {number}
          </span>
        )}
        <div>
          <PracticeName practice={practice} />
          <p className="small soft">
            <AddressLine text={addressLine} />
          </p>
          {details && <p className="small dim if-room">{details}</p>}
          <PaperLine {...practice} />
        </div>
      </div>
      <div className="practice-row-price">
        <div className="meta">
          <PriceTier tier={priceTier} range={priceRange} />
          {rating !== null && <Rating value={rating} count={reviewCount} isShort />}
        </div>
        {price && <PriceRuler {...price} scale={VISIT_SCALE} />}
        <NextFree practice={practice} />
        <Reasons practice={practice} />
      </div>
      <PracticeFlags practice={practice} />
      <div className="practice-row-acts">
        <CompareLink practice={{ id, name }} treatment={practice.treatment} />
        <AskButton ask={ask} name={name} kind="second" />
        <a className="small" href={path}>
          View Profile<span className="visually-hidden">{`: ${name}`}</span>
        </a>
      </div>
    </li>
  );
}
