import type { Identity } from "#content/identity.ts";
import { guideName, guidePriceFor } from "#content/guide-prices.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { formatCount } from "#domain/counts.ts";
import { dollarRange } from "#domain/money.ts";
import { directoryHref } from "#content/links.ts";
import { schedulesOpen } from "#services/finding/open-schedules.ts";
import { statedPrices } from "#services/finding/stated-prices.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { SoughtTreatment } from "#services/finding/treatment.ts";
import { listHref, listQuery } from "./directory-list.server.ts";
import type { PracticeAnswer } from "./practices.server.ts";

/** One line that answers: `Starting price (12 of 15 list one)` `$4,200–$6,900`. */
export type AnswerLine = {
  label: string;
  value: string;
  /** The list that the value counts. */
  href?: string;
};

/**
 * Up to three lines above the practices of a list: what its treatment usually costs, what it starts at here, and how many
 * are open now. What nobody has stated is left out.
 */
export async function answerLines(
  index: Snapshot,
  { list }: Pick<PracticeAnswer, "list">,
  filter: PracticeFilter,
  {
    now,
    hasPrices,
    others,
    identity,
  }: { now: Date; hasPrices: boolean; others: readonly SoughtTreatment[]; identity: Identity },
): Promise<AnswerLine[]> {
  const prices =
    list.service && hasPrices && !list.emergency
      ? await priceLines(index, list.service, filter, identity)
      : [];
  const besides = await Promise.all(others.map(({ name, service }) => otherPrice(name, service)));
  return [...prices, ...besides.flat(), ...openLine()];

  /** What a further treatment that is named starts at, with its own list. */
  async function otherPrice(name: string, service: TreatmentSlug): Promise<AnswerLine[]> {
    const lines = list.emergency ? [] : await priceLines(index, service, { ...filter, service }, identity);
    const href = listHref({ ...list, service });
    return lines
      .slice(-1)
      .map(({ label, value }) => ({ label: `${name}: ${label.toLowerCase()}`, value, href }));
  }

  function openLine(): AnswerLine[] {
    const ofAll = index.count(filter);
    if (list.open || ofAll < 2) return [];
    const open = index.count({ ...filter, schedules: schedulesOpen(index, "now", () => now) });
    const value = `${open === 0 ? "None" : formatCount(open)} of ${formatCount(ofAll)}`;
    // The directory has a list of one place or region, not of several.
    const href = open > 0 && !list.others?.length ? directoryHref({ ...listQuery(list), open: "now" }) : null;
    return [{ label: "Open now", value, ...(href && { href }) }];
  }
}

/** Our guide price, and what it starts at where practices state a price. */
async function priceLines(
  index: Snapshot,
  service: NonNullable<PracticeAnswer["list"]["service"]>,
  filter: PracticeFilter,
  identity: Identity,
): Promise<AnswerLine[]> {
  const price = guidePriceFor({ treatment: service, label: "" }, identity);
  const guide = price
    ? [
        {
          label: identity.isSample ? "Our guide price" : `Usually, by ${guideName(identity)}`,
          value: dollarRange(price.from, price.to),
        },
      ]
    : [];
  const { total, stated } = await statedPrices(index, service, filter);
  if (stated.length === 0) return guide;
  const some =
    stated.length < total ? ` (${formatCount(stated.length)} of ${formatCount(total)} list one)` : "";
  return [
    ...guide,
    { label: `Starting price${some}`, value: dollarRange(Math.min(...stated), Math.max(...stated)) },
  ];
}
