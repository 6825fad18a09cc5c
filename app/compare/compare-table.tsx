import type { ReactNode } from "react";
import { NOT_STATED } from "#domain/practice-words.ts";
import { PaperLine } from "#kit/ui/paper-line.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { PracticeActs, PracticeFlags } from "#kit/ui/practice-card.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import type { ComparedPractice, CompareView } from "./compare.server.ts";
import { PriceBar } from "./price-bar.tsx";
import { TickBox } from "./ticks.tsx";

const COLUMNS = ["Dentist", "Rating", "Services", "Price Range", "Contact", "Actions"] as const;

/** One practice a row; where there is no room for that, one a card with a label for each value. */
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
    </div>
  );
}

function Row({
  practice,
  scale,
  isTicked,
}: {
  practice: ComparedPractice;
  scale: number;
  isTicked: boolean;
}) {
  const { name, path, rating, reviewCount } = practice;
  return (
    <tr>
      <th scope="row">
        <a className="compare-name" href={path}>
          {name}
        </a>{" "}
        {practice.isSample && <SampleMark />}
        <span>{practice.locality}</span>
        {practice.experience && <span>{practice.experience}</span>}
        <PaperLine phone="" hours={practice.hours} />
        <PracticeFlags practice={{ ...practice, open: null }} />
        <TickBox id={practice.id} name={name} isTicked={isTicked} />
      </th>
      <Cell label="Rating">
        <Rating value={rating} count={rating === null ? undefined : reviewCount} />
      </Cell>
      <Cell label="Services">
        <Services practice={practice} />
      </Cell>
      <Cell label="Price Range">
        <Price practice={practice} scale={scale} />
      </Cell>
      <Cell label="Contact">
        {practice.phone === "" ? (
          NOT_STATED
        ) : (
          <PhoneLink phone={practice.phone} isSample={practice.isSample} />
        )}
      </Cell>
      <td>
        <Acts practice={practice} />
      </td>
    </tr>
  );
}

/** Of the treatment that was asked for, else of a usual visit; then the usual visit is called by its name. */
function Price({ practice, scale }: { practice: ComparedPractice; scale: number }) {
  const { treatmentPrice, isPriceUnknown, priceTier, priceRange, priceFrom, priceTo } = practice;
  const usual = <PriceTier tier={priceTier} range={priceRange} unknown={NOT_STATED} />;
  if (!treatmentPrice && !isPriceUnknown) {
    return (
      <>
        {usual}
        <PriceBar from={priceFrom} to={priceTo} scale={scale} />
      </>
    );
  }
  return (
    <>
      {treatmentPrice ? (
        <>
          <b>
            {`${treatmentPrice.name} `}
            <span className="nowrap">{treatmentPrice.words}</span>
          </b>
          <PriceBar from={treatmentPrice.from} to={treatmentPrice.to} scale={scale} />
        </>
      ) : (
        <>
          Price not stated
          <br />
        </>
      )}
      <span className="small dim">Usual visit {usual}</span>
    </>
  );
}

/** One below the other in a table, beside each other on a card. */
export function Acts({ practice }: { practice: Pick<ComparedPractice, "name" | "path" | "ask"> }) {
  return (
    <div className="compare-acts">
      <PracticeActs practice={practice} />
    </div>
  );
}

/** The label is for cards; in the table the column's head says it. */
function Cell({ label, children }: { label: (typeof COLUMNS)[number]; children: ReactNode }) {
  return (
    <td>
      <span className="cell-label">{label}</span>
      <div>{children}</div>
    </td>
  );
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
