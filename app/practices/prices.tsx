import { USUAL_VISIT } from "#content/usual-visit.ts";
import type { Practice, TreatmentPrice } from "#domain/practice.ts";
import { usualPriceInWords } from "#domain/practice-words.ts";
import { fold, withCapital } from "#domain/text.ts";
import { type TreatmentSlug, treatmentName } from "#domain/treatments.ts";
import { PriceTable } from "#kit/ui/price-table.tsx";

export function Prices({ practice }: { practice: Practice }) {
  const { prices, services, isSample, priceFrom } = practice;
  const priced = new Set(prices.map(({ treatment }) => treatment));
  if (priceFrom !== null && prices.length > 0) priced.add(USUAL_IS_OF);
  const others = services.filter((service) => !priced.has(service));
  return (
    <section className="block" aria-labelledby="prices">
      <h2 id="prices">Services and prices</h2>
      {prices.length > 0 && (
        <PriceTable
          labelledBy="prices"
          of="Service"
          rows={isSample ? prices : [...usualRow(practice), ...prices.map(rowOf)]}
        />
      )}
      <p className="small dim">{`${othersInWords(others, prices.length > 0)}${prices.length === 0 ? askFirst(practice) : ""}${RIGHT_TO_KNOW}`}</p>
    </section>
  );
}

const USUAL_IS_OF: TreatmentSlug = "general-dentistry";

/** The price at the head of the profile; of some, a row of their own says it. */
function usualRow({ prices, priceFrom, priceTo }: Practice) {
  const isSaid = prices.some(
    ({ treatment, from, to }) => treatment === USUAL_IS_OF && from === priceFrom && to === priceTo,
  );
  if (priceFrom === null || isSaid) return [];
  return [{ label: "A usual visit", note: withCapital(USUAL_VISIT.is), from: priceFrom, to: priceTo }];
}

/**
 * Shows the treatment below a price that a practice calls “Per tooth”. “Ceramic crown” shares a word with Crowns &
 * Bridges, and needs none.
 */
function rowOf(price: TreatmentPrice) {
  const name = treatmentName(price.treatment);
  const said = fold(price.label).split(" ");
  const saysIt = fold(name)
    .split(" ")
    .some((word) => said.some((own) => own.length > 3 && word.startsWith(own)));
  return saysIt ? price : { ...price, note: name };
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
  if (others.length === 0) return areSomePriced ? "" : "Services not stated. ";
  const names = others.map(treatmentName).join(", ");
  return areSomePriced ? `Also offered, ask for the price: ${names}. ` : `Offered here: ${names}. `;
}
