import type { Practice } from "#domain/practice.ts";
import { type TreatmentSlug, treatmentName } from "#domain/treatments.ts";
import { PriceTable } from "../ui/price-table.tsx";

export function Prices({ practice: { prices, services } }: { practice: Practice }) {
  const priced = new Set(prices.map(({ treatment }) => treatment));
  const others = services.filter((service) => !priced.has(service));
  return (
    <section className="block" aria-labelledby="prices">
      <h2 id="prices">Services and prices</h2>
      {prices.length > 0 && <PriceTable labelledBy="prices" of="Service" rows={prices} />}
      <p className="small dim">{`${othersInWords(others, prices.length > 0)}${prices.length === 0 ? ASK_FIRST : ""}${RIGHT_TO_KNOW}`}</p>
    </section>
  );
}

const ASK_FIRST = "Prices not stated: ask before you book. ";

/** Code of Health and Disability Services Consumers’ Rights, rights 6(1)(b) and 6(4). */
const RIGHT_TO_KNOW =
  "You have the right to know what treatment will cost before it starts. You can ask for it in writing.";

function othersInWords(others: readonly TreatmentSlug[], areSomePriced: boolean): string {
  if (others.length === 0) return areSomePriced ? "" : "Services not stated. ";
  const names = others.map(treatmentName).join(", ");
  return areSomePriced ? `Also offered, ask for the price: ${names}. ` : `Offered here: ${names}. `;
}
