import { data } from "react-router";
import { findTreatmentPage } from "#content/treatments/pages.ts";
import { findTopic } from "#content/topics/topics.ts";
import { compareHref, pricesPath, treatmentPath } from "#content/links.ts";
import { practicesInWords } from "#domain/counts.ts";
import { listInWords } from "#domain/lists.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { formatDollars } from "#domain/money.ts";
import type { PriceFigures } from "#domain/practices/price-figures.ts";
import { servicesContext } from "#kit/context.ts";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/treatment-prices-page.ts";
import { FiguresTable } from "./figures-table.tsx";
import { HowReckoned } from "./how-reckoned.tsx";
import { MissingPrices, missingPricesHead } from "./missing-prices.tsx";
import { PriceHistory } from "./price-history.tsx";
import { viewHistory, viewTreatmentPrices } from "./prices.server.ts";
import { costTitle, inTheMiddle, pricedThing, PRICES_CRUMB, TOO_FEW } from "#content/price-words.ts";

export const handle = { parameters: [] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const prices = await viewTreatmentPrices(services, params.treatment);
  if (!prices) return data(null, { status: 404 });
  return { ...prices, weeks: await viewHistory(services, prices) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return missingPricesHead(matches);
  const { treatment, everywhere } = loaderData;
  return pageHead(matches, {
    title: `${costTitle(treatment)} in New Zealand`,
    description: everywhere
      ? `${costTitle(treatment)} in New Zealand: the middle of the prices that ${practicesInWords(everywhere.practices)} list is ${formatDollars(everywhere.median)}. Compare regions.`
      : `${costTitle(treatment)} in New Zealand: too few practices list a price to say what’s usual.`,
    isIndexed: everywhere !== null,
    path: pricesPath(treatment),
    trail: [PRICES_CRUMB, { label: pricedThing(treatment) }],
    hasCounts: true,
  });
};

export default function TreatmentPricesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPrices />;
  const { treatment, everywhere, regions, labels, today, weeks } = loaderData;
  const trail = [PRICES_CRUMB, { label: pricedThing(treatment) }];
  const tooFew = regions.filter(({ figures, practices }) => !figures && practices > 0);
  return (
    <>
      <PlainHead trail={trail} title={costTitle(treatment)}>
        {everywhere
          ? inTheMiddle(everywhere, `the ${practicesInWords(everywhere.practices)}`, today)
          : `Too few practices list a price for this yet. ${TOO_FEW}`}
      </PlainHead>
      <div className="wrap tail stack-l">
        {everywhere && <ByRegion treatment={treatment} everywhere={everywhere} regions={regions} />}
        {everywhere && tooFew.length > 0 && (
          <p className="small">{`No figure for ${listInWords(tooFew.map(({ name }) => name))}. ${TOO_FEW}`}</p>
        )}
        {labels.length > 0 && (
          <section className="block" aria-labelledby="labels">
            <h2 id="labels">What each price is for</h2>
            <FiguresTable
              what="What practices call it"
              labelledBy="labels"
              rows={labels.map(({ label, figures }) => ({ name: label, figures }))}
            />
          </section>
        )}
        <PriceHistory weeks={weeks} />
        <div className="cluster">
          <OnwardLink
            href={compareHref("price", { service: treatment })}
            text={`Dentists for ${treatmentName(treatment)}, lowest price first`}
          />
          {hasPage(treatment) && (
            <OnwardLink href={treatmentPath(treatment)} text="What it is, and who it’s for" />
          )}
        </div>
        <HowReckoned />
      </div>
    </>
  );
}

type Shown = NonNullable<Route.ComponentProps["loaderData"]>;

function ByRegion({
  treatment,
  everywhere,
  regions,
}: Pick<Shown, "treatment" | "regions"> & { everywhere: PriceFigures }) {
  const rows = [
    { name: "Aotearoa New Zealand", figures: everywhere },
    ...regions.flatMap(({ region, name, figures }) =>
      figures ? [{ name, href: pricesPath(treatment, region), figures }] : [],
    ),
  ];
  return (
    <section className="block" aria-labelledby="regions">
      <h2 id="regions">By region</h2>
      <FiguresTable what="Region" labelledBy="regions" rows={rows} />
    </section>
  );
}

function hasPage(treatment: string): boolean {
  return Boolean(findTreatmentPage(treatment) ?? findTopic(treatment));
}
