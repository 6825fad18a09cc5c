import { LEAST_PRACTICES } from "#domain/practices/price-figures.ts";
import { pricesPath, treatmentsPath } from "#content/links.ts";
import { practicesInWords } from "#domain/counts.ts";
import { formatDay } from "#domain/nz-time.ts";
import { servicesContext } from "#kit/context.ts";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/prices-page.ts";
import { FiguresTable } from "./figures-table.tsx";
import { HowReckoned } from "./how-reckoned.tsx";
import { viewPrices } from "./prices.server.ts";
import { pricedThing, PRICES_CRUMB } from "#content/price-words.ts";

export const handle = { parameters: [] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return await viewPrices(context.get(servicesContext));
}

const TITLE = "What dentists charge";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: `${TITLE} in New Zealand`,
    description:
      "What dental treatment costs in New Zealand, from the prices that practices list today: the middle price, and what half of them charge, by region.",
    path: pricesPath(),
    trail: [PRICES_CRUMB],
    hasCounts: true,
  });

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { practices, treatments, today } = loaderData;
  return (
    <>
      <PlainHead trail={[PRICES_CRUMB]} title={TITLE}>
        {treatments.length === 0
          ? `Too few practices list their prices yet. We’ll show figures here once ${LEAST_PRACTICES} of them do.`
          : `The prices that ${practicesInWords(practices)} list (${formatDay(today)}). Choose a treatment to see it by region.`}
      </PlainHead>
      <div className="wrap tail stack-l">
        {treatments.length > 0 && (
          <section className="block" aria-labelledby="treatments">
            <h2 className="visually-hidden" id="treatments">
              By treatment
            </h2>
            <FiguresTable
              what="Treatment"
              labelledBy="treatments"
              rows={treatments.map(({ treatment, figures }) => ({
                name: pricedThing(treatment),
                href: pricesPath(treatment),
                figures,
                ends: { from: figures.lowest, to: figures.highest },
                onlyFor:
                  treatment === "childrens-dentistry" && figures.highest === 0
                    ? "Basic care until the 18th birthday"
                    : undefined,
              }))}
            />
          </section>
        )}
        <HowReckoned />
        <p>
          <OnwardLink href={treatmentsPath()} text="What each treatment is" />
        </p>
      </div>
    </>
  );
}
