import type { PriceFigures } from "#domain/practices/price-figures.ts";
import { dollarRangeInWords } from "#domain/money.ts";
import { guideName, showsSpecifiedPrices } from "../guide-prices.ts";
import type { Identity } from "../identity.ts";
import type { TreatmentPage } from "./treatment-page.ts";

/** A price of a treatment and whose it is. */
export type ShownPrice = {
  from: number;
  to: number | null;
  /** Under the figure: `for one implant with its crown: our guide prices for 2025`, `the middle half of what 31 practices list` */
  note: string;
  /** In a sentence of its own. */
  sentence: string;
};

/**
 * What a treatment's page says that it costs: the specification's price over samples; else the operator's own survey;
 * else the middle half of what the listed practices charge; else nothing, and people are told to ask. A page for a part
 * of a treatment, such as a sinus lift, has the specification's alone, since practices list no price for it by name.
 */
export function shownPrice(
  page: TreatmentPage,
  identity: Pick<Identity, "isSample" | "prices">,
  listed: PriceFigures | null,
): ShownPrice | null {
  const { price, priceNote } = page;
  if (showsSpecifiedPrices(identity))
    return {
      ...price,
      note: `${priceNote}: ${guideName(identity)}`,
      sentence: dollarRangeInWords(price.from, price.to),
    };
  if (!page.isListedByName) return null;
  const own = identity.prices?.byTreatment[page.treatment];
  if (own)
    return {
      ...own,
      note: identity.prices!.source,
      sentence: `Usually ${dollarRangeInWords(own.from, own.to)} (${identity.prices!.source}).`,
    };
  if (!listed) return null;
  const { lower, upper, practices } = listed;
  return {
    from: lower,
    to: upper,
    note: `half of the ${practices} practices that list a price here charge this`,
    sentence: `Half of the ${practices} practices that list a price here charge ${dollarRangeInWords(lower, upper)}.`,
  };
}

export const ASK_FOR_THE_PRICE =
  "It differs between practices. Ask what it will cost before treatment starts; you have the right to know.";

/** The page as the site shows it: without the sentences that name a price of the specification, where those aren't shown. */
export function pageShown(page: TreatmentPage, identity: Pick<Identity, "isSample">): TreatmentPage {
  if (showsSpecifiedPrices(identity)) return page;
  const { others, ...first } = page.questions;
  return {
    ...page,
    about: unpriced(page.about),
    risks: unpriced(page.risks),
    aftercare: unpriced(page.aftercare),
    thinkTwice: unpriced(page.thinkTwice),
    questions: {
      ...first,
      others: others.flatMap(({ question, answer }) =>
        unpriced([answer]).map((kept) => ({ question, answer: kept })),
      ),
    },
  };
}

/** What Work and Income pays is a sum of theirs, with a source. */
function unpriced(texts: readonly string[]): string[] {
  return texts
    .map((text) =>
      text
        .split(/(?<=[.?!]) /)
        .filter((sentence) => !sentence.includes("$") || sentence.includes("Work and Income"))
        .join(" "),
    )
    .filter((text) => text !== "");
}
