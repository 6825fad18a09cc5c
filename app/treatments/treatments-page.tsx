import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import { dollarRangeInWords } from "#domain/money.ts";
import { treatmentPath, treatmentsPath, pricesPath } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { PlainHead } from "#kit/ui/banner.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { Route } from "./+types/treatments-page.ts";

export const handle = { parameters: [] } satisfies PageHandle;

const TRAIL = [{ label: "Services" }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "Dental Treatments and What They Cost",
    description:
      "What dental treatments are and usually cost in New Zealand, who offers them, and what to do about toothache, bleeding gums and other problems.",
    path: treatmentsPath(),
    trail: TRAIL,
  });

/** Every treatment with a page of its own, and every topic. */
export default function TreatmentsPage() {
  const hasPrices = showsSpecifiedPrices(useIdentity());
  return (
    <>
      <PlainHead trail={TRAIL} title="Treatments">
        {hasPrices
          ? "What each one is, what it usually costs and who offers it."
          : "What each one is, what to ask and who offers it."}{" "}
        Something wrong? Start with <a href="#topics">problems and questions</a>.
      </PlainHead>
      <div className="wrap tail stack-xl">
        <ul className="rows">
          {TREATMENT_PAGES.map((page) => (
            <li key={page.slug}>
              <div className="row-info">
                <h2 className="card-name">
                  <a href={treatmentPath(page.slug)}>{treatmentTitle(page)}</a>
                </h2>
                <p className="small soft">{page.description}</p>
                {hasPrices && (
                  <p className="small">{`Usually ${dollarRangeInWords(page.price.from, page.price.to)} ${page.priceNote}.`}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
        <p>
          <OnwardLink href={pricesPath()} text="What practices charge, by treatment and region" />
        </p>
        <section className="stack" aria-labelledby="topics">
          <h2 id="topics">Problems and questions</h2>
          <ul className="link-grid">
            {TOPICS.map(({ slug, title }) => (
              <li key={slug}>
                <a href={treatmentPath(slug)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
