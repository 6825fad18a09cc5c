import { guideName, type GuidePrice, guidePriceFor } from "#content/guide-prices.ts";
import type { Identity } from "#content/identity.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { dollarRange } from "#domain/money.ts";
import type { Practice, TreatmentPrice } from "#domain/practices/practice.ts";
import { usualPriceInWords } from "#domain/practices/practice-words.ts";
import { fold, withCapital } from "#domain/text.ts";
import { type TreatmentSlug, treatmentName } from "#domain/practices/treatments.ts";
import { PriceRuler, scaleAround } from "#kit/ui/price-ruler.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";

/** What they charge, each price on a line with our guide price. Nothing where neither services nor prices are known. */
export function Prices({ practice }: { practice: Practice }) {
  const identity = useIdentity();
  const { prices, services, priceFrom } = practice;
  const priced = new Set(prices.map(({ treatment }) => treatment));
  if (priceFrom !== null && prices.length > 0) priced.add(USUAL_IS_OF);
  const others = services.filter((service) => !priced.has(service));
  if (prices.length === 0 && others.length === 0 && priceFrom === null) return null;
  return (
    <section className="block" aria-labelledby="prices">
      <h2 id="prices">Services and prices</h2>
      {prices.length > 0 && <Table rows={priceRows(practice, identity)} identity={identity} />}
      <p className="small dim">{`${othersInWords(others, prices.length > 0)}${prices.length === 0 ? askFirst(practice) : ""}${RIGHT_TO_KNOW}`}</p>
    </section>
  );
}

type Row = {
  label: string;
  note?: string | undefined;
  from: number;
  to: number | null;
  guide: GuidePrice | null;
};

function Table({ rows, identity }: { rows: readonly Row[]; identity: Identity }) {
  const hasGuide = rows.some(({ guide }) => guide !== null);
  return (
    <>
      <table className="table prices" aria-labelledby="prices">
        <thead>
          <tr>
            <th scope="col">Service</th>
            {hasGuide && (
              <th scope="col">{identity.isSample ? "Beside our guide price" : "Beside the usual price"}</th>
            )}
            <th scope="col" className="number">
              Usual price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PriceRow key={row.label} row={row} hasGuide={hasGuide} />
          ))}
        </tbody>
      </table>
      {hasGuide && (
        <p className="small dim prices-key">{`Dark bar: their price. Light bar: ${guideName(identity)}.`}</p>
      )}
    </>
  );
}

function PriceRow({ row: { label, note, from, to, guide }, hasGuide }: { row: Row; hasGuide: boolean }) {
  return (
    <tr>
      <th scope="row">
        <WholeWords text={label} />
        {note !== undefined && (
          <span className="price-note">
            <WholeWords text={note} />
          </span>
        )}
      </th>
      {hasGuide && (
        <td>
          {guide && (
            <>
              <PriceRuler from={from} to={to} scale={scaleAround(guide)} guide={guide} />
              <span className="visually-hidden">{`Usually ${dollarRange(guide.from, guide.to)}`}</span>
            </>
          )}
        </td>
      )}
      <td className="number">{dollarRange(from, to)}</td>
    </tr>
  );
}

const USUAL_IS_OF: TreatmentSlug = "general-dentistry";

function priceRows(practice: Practice, identity: Identity): Row[] {
  const own = practice.prices.map((price) => ({
    ...price,
    note: practice.isSample ? undefined : priceNote(price),
    guide: guidePriceFor(price, identity),
  }));
  return practice.isSample ? own : [...usualRow(practice, identity), ...own];
}

/** The price at the head of the profile, unless a row of the practice's own says it. */
function usualRow({ prices, priceFrom, priceTo }: Practice, identity: Identity): Row[] {
  const isSaid = prices.some(
    ({ treatment, from, to }) => treatment === USUAL_IS_OF && from === priceFrom && to === priceTo,
  );
  if (priceFrom === null || isSaid) return [];
  const note = withCapital(USUAL_VISIT.is);
  return [
    {
      label: "A usual visit",
      note,
      from: priceFrom,
      to: priceTo,
      guide: identity.isSample ? USUAL_VISIT.price : null,
    },
  ];
}

/**
 * Shows the treatment below a price that a practice calls “Per tooth”. “Ceramic crown” shares a word with Crowns &
 * Bridges, and needs none.
 */
function priceNote(price: TreatmentPrice): string | undefined {
  const name = treatmentName(price.treatment);
  const said = fold(price.label).split(" ");
  const saysIt = fold(name)
    .split(" ")
    .some((word) => said.some((own) => own.length > 3 && word.startsWith(own)));
  return saysIt ? undefined : name;
}

/** The head of the profile shows what a usual visit costs. */
function askFirst(practice: Practice): string {
  const usual = usualPriceInWords(practice);
  if (usual === null) return "Prices not stated: ask before you book. ";
  return `A usual visit: ${usual}. Other prices are not stated: ask before you book. `;
}

/** Code of Health and Disability Services Consumers’ Rights, rights 6(1)(b) and 6(4). */
const RIGHT_TO_KNOW =
  "You have the right to know what treatment will cost before it starts. You can ask for it in writing.";

function othersInWords(others: readonly TreatmentSlug[], areSomePriced: boolean): string {
  if (others.length === 0) return "";
  const names = others.map(treatmentName).join(", ");
  return areSomePriced ? `Also offered, ask for the price: ${names}. ` : `Offered here: ${names}. `;
}
