import type { ReactNode } from "react";
import { formatCount } from "#domain/counts.ts";
import { NOT_STATED } from "#domain/practices/practice-words.ts";
import { AskButton } from "#kit/ui/ask-button.tsx";
import { EmergencyFlag, NoNewPatientsFlag } from "#kit/ui/flags.tsx";
import { NextFree } from "#kit/ui/practice-facts.tsx";
import { PaperLine } from "#kit/ui/paper-line.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { PriceRuler, type RulerScale } from "#kit/ui/price-ruler.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import type { ComparedPractice, CompareView } from "./compare.server.ts";
import { TickBox } from "./ticks.tsx";

const COLUMNS = ["Dentist", "Rating", "Services", "Price Range", "Contact", "Actions"] as const;

/** One practice a row; on a phone a row of two lines: tick, name and price, place and rating. */
export function CompareTable({ view, caption }: { view: CompareView; caption: string }) {
  return (
    <div className="compare-table">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((practice) => (
            <Row
              key={practice.id}
              practice={practice}
              scale={view.scale}
              isTicked={view.filter.chosen.includes(practice.id)}
            />
          ))}
        </tbody>
      </table>
      {view.rows.some(({ priceTo }) => priceTo !== null) && (
        <p className="ruler-note small dim">{`The bar under each price runs from $0 to $${formatCount(view.scale.to)}.`}</p>
      )}
    </div>
  );
}

function Row({
  practice,
  scale,
  isTicked,
}: {
  practice: ComparedPractice;
  scale: RulerScale;
  isTicked: boolean;
}) {
  const { name, path, rating, reviewCount, hasEmergency, takesNoNewPatients, open } = practice;
  return (
    <tr>
      <th scope="row">
        <TickBox id={practice.id} name={name} isTicked={isTicked} />
        <div>
          <a className="compare-name" href={path}>
            {name}
          </a>
          <span className="compare-place">
            {practice.isSample && <SampleMark />} {practice.locality}
          </span>
          <NextFree practice={practice} />
          {practice.experience && <span className="if-room">{practice.experience}</span>}
          <PaperLine phone="" hours={practice.hours} />
          {(hasEmergency || takesNoNewPatients) && (
            <span className="flags">
              {hasEmergency && <EmergencyFlag isOpen={open?.isOpen !== false} />}
              {takesNoNewPatients && <NoNewPatientsFlag />}
            </span>
          )}
        </div>
      </th>
      <td className="compare-rating">
        <Rating value={rating} count={rating === null ? undefined : reviewCount} isShort />
      </td>
      <td className="if-room">
        <Services practice={practice} />
      </td>
      <td className="compare-price">
        <Price practice={practice} scale={scale} />
      </td>
      <td className="if-room">
        {practice.phone === "" ? (
          NOT_STATED
        ) : (
          <PhoneLink phone={practice.phone} isSample={practice.isSample} />
        )}
      </td>
      <td className="if-room">
        <div className="compare-acts">
          <AskButton ask={practice.ask} name={name} kind="second" />
          <a className="small" href={path}>
            View Profile<span className="visually-hidden">{`: ${name}`}</span>
          </a>
        </div>
      </td>
    </tr>
  );
}

/** Shows the price of the treatment that was asked for, else of a usual visit, which is then called by its name. */
function Price({ practice, scale }: { practice: ComparedPractice; scale: RulerScale }) {
  const { treatmentPrice, isPriceUnknown, priceTier, priceRange, price } = practice;
  const usual = <PriceTier tier={priceTier} range={priceRange} unknown={NOT_STATED} />;
  if (!treatmentPrice && !isPriceUnknown) {
    if (priceTier === null && priceRange === null) return <span className="dim">{NOT_STATED}</span>;
    return (
      <>
        <b>{usual}</b>
        {price && <PriceRuler {...price} scale={scale} />}
      </>
    );
  }
  return (
    <>
      {treatmentPrice ? (
        <>
          <b>
            <span className="if-room">{`${treatmentPrice.name} `}</span>
            <span className="nowrap">{treatmentPrice.words}</span>
          </b>
          <PriceRuler from={treatmentPrice.from} to={treatmentPrice.to} scale={scale} />
        </>
      ) : (
        <span className="dim">Price not stated</span>
      )}
      <Small>Usual visit {usual}</Small>
    </>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="small dim if-room">{children}</span>;
}

/** Specification, section 2: the first three, then how many more. */
const SERVICES_SHOWN = 3;

function Services({ practice: { services, specialties } }: { practice: ComparedPractice }) {
  const more = services.length - SERVICES_SHOWN;
  return (
    <>
      {services.slice(0, SERVICES_SHOWN).join(", ") || NOT_STATED}
      {more > 0 && <span className="dim nowrap">{` +${more} more`}</span>}
      {specialties.length > 0 && (
        <span className="compare-known">{`Known for: ${specialties.join(", ")}`}</span>
      )}
    </>
  );
}
