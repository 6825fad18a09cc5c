import type { ReactNode } from "react";
import { placeBySlug } from "#content/places.ts";
import { formatCount } from "#domain/counts.ts";
import { dollarRange } from "#domain/money.ts";
import { NOT_STATED, usualPriceInWords } from "#domain/practice-words.ts";
import { treatmentName, type TreatmentSlug } from "#domain/treatments.ts";
import { compareHref, practicePath, sideBySideHref } from "#content/links.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";
import { OpenFlag } from "#kit/ui/flags.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { KNOWN_FACTS, listed } from "#kit/ui/known-facts.tsx";
import { Note } from "#kit/ui/note-box.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import { Hours, WholeWords } from "#kit/ui/unbroken.tsx";
import { Acts } from "./compare-table.tsx";
import { filterHref, NO_FILTER } from "./filter.ts";
import { PriceBar } from "./price-bar.tsx";
import type { ChosenPractice, SideBySide } from "./side-by-side.server.ts";

/** Where one goes on who takes a practice away: a browser would begin at the head of the page again. */
const TABLE = "practices";

/** The chosen practices as columns, what is known of them as rows. Its address is all that it takes to share it. */
export function SideBySideTable({ view }: { view: SideBySide }) {
  const { practices, isCut, gone } = view;
  const ids = practices.map(({ id }) => id);
  return (
    <div className="wrap tail stack">
      {isCut && (
        <Note>{`Only ${MOST_COMPARED} fit side by side, so these are the first ${MOST_COMPARED} that you ticked.`}</Note>
      )}
      {gone > 0 && (
        <Note>{`${formatCount(gone)} of the practices that were chosen ${gone === 1 ? "is" : "are"} not listed any more.`}</Note>
      )}
      {practices.length > 1 && (
        <p className="small soft sideways">{`Move the table sideways to see all ${practices.length}.`}</p>
      )}
      <div className="side-by-side">
        <table id={TABLE} tabIndex={-1}>
          <caption className="visually-hidden">
            {practices.length === 1
              ? "What we know of this practice"
              : `${practices.length} practices side by side`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Dentist</th>
              {practices.map((practice) => (
                <th key={practice.id} scope="col">
                  <a className="compare-name" href={practicePath(practice)}>
                    {practice.name}
                  </a>{" "}
                  {practice.isSample && <SampleMark />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(view, ids).map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {practices.map((practice) => (
                  <td key={practice.id} data-of={practice.name}>
                    {cell(practice)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More view={view} ids={ids} />
    </div>
  );
}

/** Not in the head: that stays in sight, and is to take no more of the screen than the name. */
function Where({
  practice: { id, name, addressLine },
  rest,
  service,
}: {
  practice: ChosenPractice;
  rest: number[];
  service: TreatmentSlug | null;
}) {
  return (
    <>
      <span className="soft">{addressLine}</span>
      <a
        className="remove"
        href={rest.length > 0 ? `${sideBySideHref(rest, service)}#${TABLE}` : compareHref()}
        data-uncompare={id}
      >
        <Icon name="close" />
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </a>
    </>
  );
}

/** Each leads on: more of the same place, or the whole list. */
function More({ view, ids }: { view: SideBySide; ids: number[] }) {
  const { practices, place, service, address, scale } = view;
  const location = place === null ? null : { text: place, places: [placeBySlug(place)] };
  return (
    <>
      <p className="small dim">
        {practices.some(({ priceTo }) => priceTo !== null) &&
          `The bar under each price of a usual visit runs from $0 to $${formatCount(scale)}. `}
        {"Everyone who opens this address sees the same practices: "}
        <a href={sideBySideHref(ids, service)} data-address={address}>
          link to this comparison
        </a>
        .
      </p>
      <div className="cluster">
        {ids.length < MOST_COMPARED && (
          <LinkButton kind="second" href={filterHref({ ...NO_FILTER, location, service, chosen: ids })}>
            Add another dentist
          </LinkButton>
        )}
        <a className="btn btn-second" href={compareHref()} data-uncompare={ids.join()}>
          Start again
        </a>
      </div>
    </>
  );
}

type RowOf = { label: string; cell: (practice: ChosenPractice) => ReactNode };

function rowsOf({ priced, scale, service }: SideBySide, ids: readonly number[]): RowOf[] {
  return [
    {
      label: "Where",
      cell: (practice) => (
        <Where practice={practice} rest={ids.filter((id) => id !== practice.id)} service={service} />
      ),
    },
    { label: "Rating", cell: ({ rating, reviewCount }) => <Rating value={rating} count={reviewCount} /> },
    {
      label: "Usual visit",
      cell: (practice) => (
        <>
          <PriceTier tier={practice.priceTier} range={usualPriceInWords(practice)} unknown={NOT_STATED} />
          <PriceBar from={practice.priceFrom} to={practice.priceTo} scale={scale} />
        </>
      ),
    },
    ...priced.map((treatment) => ({
      label: treatmentName(treatment),
      cell: (practice: ChosenPractice) => <Price practice={practice} treatment={treatment} />,
    })),
    { label: "Open now?", cell: ({ open }) => <OpenFlag status={open} /> },
    { label: "Opening hours", cell: ({ hours }) => <Hours text={hours} /> },
    { label: "Services", cell: ({ services }) => listed(services.map(treatmentName)) },
    { label: "Known for", cell: ({ specialties }) => listed(specialties) },
    {
      label: "Emergency wait",
      cell: ({ emergency }) => (emergency ? waitInWords(emergency.waitMinutes) : "No same-day care listed"),
    },
    ...KNOWN_FACTS,
    {
      label: "Phone",
      cell: ({ phone, isSample }) =>
        phone === "" ? NOT_STATED : <PhoneLink phone={phone} isSample={isSample} />,
    },
    {
      label: "Actions",
      cell: ({ id, name, slug, ask }) => <Acts practice={{ name, path: practicePath({ id, slug }), ask }} />,
    },
  ];
}

function waitInWords(minutes: number | null): string {
  return minutes === null ? "Same day, wait not stated" : `About ${minutes} minutes`;
}

/** Offered without a price differs from not offered. */
function Price({ practice, treatment }: { practice: ChosenPractice; treatment: TreatmentSlug }) {
  const prices = practice.prices.filter((price) => price.treatment === treatment);
  if (prices.length === 0) {
    return practice.services.includes(treatment) ? "Offered, price not stated" : "Not listed";
  }
  return prices.map(({ label, from, to }) => (
    <div key={label}>
      <b>{dollarRange(from, to)}</b>
      <span className="compare-known">
        <WholeWords text={label} />
      </span>
    </div>
  ));
}
