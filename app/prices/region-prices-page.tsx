import { data } from "react-router";
import { directoryHref, pricesPath } from "#content/links.ts";
import { practicesInWords } from "#domain/counts.ts";
import { formatDollars } from "#domain/money.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { servicesContext } from "#kit/context.ts";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/region-prices-page.ts";
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
  const here = prices?.regions.find(({ region }) => region === params.region);
  if (!prices || !here) return data(null, { status: 404 });
  const { treatment, everywhere, today } = prices;
  return { treatment, everywhere, today, here, weeks: await viewHistory(services, prices, here.region) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return missingPricesHead(matches);
  const { treatment, here } = loaderData;
  return pageHead(matches, {
    title: `${costTitle(treatment)} in ${here.name}`,
    description: here.figures
      ? `${costTitle(treatment)} in ${here.name}: the middle of the prices that ${practicesInWords(here.figures.practices)} list is ${formatDollars(here.figures.median)}. Compare with all of New Zealand.`
      : `${costTitle(treatment)} in ${here.name}: too few practices list a price to say what’s usual.`,
    path: pricesPath(treatment, here.region),
    isIndexed: here.figures !== null,
    trail: trailTo(treatment, here.name),
    hasCounts: true,
  });
};

export default function RegionPricesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPrices />;
  const { treatment, everywhere, here, today, weeks } = loaderData;
  const rows = [
    ...(here.figures ? [{ name: here.name, figures: here.figures }] : []),
    ...(everywhere
      ? [{ name: "Aotearoa New Zealand", href: pricesPath(treatment), figures: everywhere }]
      : []),
  ];
  return (
    <>
      <PlainHead trail={trailTo(treatment, here.name)} title={`${costTitle(treatment)} in ${here.name}`}>
        {here.figures
          ? inTheMiddle(here.figures, `the ${practicesInWords(here.figures.practices)} here`, today)
          : `Too few practices here list a price for this yet. ${TOO_FEW}`}
      </PlainHead>
      <div className="wrap tail stack-l">
        {rows.length > 0 && (
          <section className="block" aria-labelledby="beside">
            <h2 id="beside">{here.figures ? "Compared with the whole country" : "In the whole country"}</h2>
            <FiguresTable what="Where" labelledBy="beside" rows={rows} />
          </section>
        )}
        <PriceHistory weeks={weeks} />
        <div className="cluster">
          <OnwardLink
            href={directoryHref({ q: here.name, service: treatment })}
            text={`Dentists for ${treatmentName(treatment)} in ${here.name}`}
          />
          <OnwardLink href={pricesPath(treatment)} text="All regions" />
        </div>
        <HowReckoned />
      </div>
    </>
  );
}

function trailTo(treatment: Parameters<typeof pricedThing>[0], region: string) {
  return [PRICES_CRUMB, { label: pricedThing(treatment), href: pricesPath(treatment) }, { label: region }];
}
