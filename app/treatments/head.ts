import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import { pageShown, shownPrice, type ShownPrice } from "#content/treatments/shown-price.ts";
import { treatmentQuestions, treatmentTitle } from "#content/treatments/treatment-words.ts";
import { faqPage } from "#kit/seo/faq-page.ts";
import { treatmentPath, treatmentsPath } from "#content/links.ts";
import type { PageFacts } from "#kit/seo/head.ts";
import type { Providers } from "./providers.server.ts";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";

/** As the address says it. */
export function treatmentTrail(page: TreatmentPage): Crumb[] {
  return [{ label: "Services", href: treatmentsPath() }, { label: treatmentTitle(page) }];
}

/** What `treatmentPageFacts` needs of the price: the shown one, and whether it is the specification's. */
export function priceOn(
  page: TreatmentPage,
  providers: Providers | undefined,
): [price: ShownPrice | null, isSpecified: boolean] {
  if (!providers) return [null, false];
  const { figures, identity } = providers;
  return [shownPrice(page, identity, figures), showsSpecifiedPrices(identity)];
}

/** For `pageHead`. Search engines get the treatment and its questions. */
export function treatmentPageFacts(
  page: TreatmentPage,
  price: ShownPrice | null,
  isSpecified: boolean,
): PageFacts {
  return {
    title: `${treatmentTitle(page)} in New Zealand`,
    // The longer one names the specification's price.
    description: isSpecified ? page.metaDescription : page.description,
    path: treatmentPath(page.slug),
    trail: treatmentTrail(page),
    things: [
      treatmentThing(page),
      faqPage(treatmentQuestions(pageShown(page, { isSample: isSpecified }), price, isSpecified)),
    ],
  };
}

/** The prices are other people's, so they are said on the page and not offered to machines. */
function treatmentThing(page: TreatmentPage) {
  const { kind, description, steps, aftercare } = page;
  const name = treatmentTitle(page);
  if (kind === "service") {
    return {
      "@type": "Service",
      name,
      description,
      serviceType: page.name,
      areaServed: { "@type": "Country", name: "New Zealand" },
    };
  }
  return {
    "@type": kind === "surgery" ? "SurgicalProcedure" : "MedicalProcedure",
    name,
    description,
    howPerformed: steps.map(({ text }) => text).join(" "),
    followup: aftercare.join(" "),
  };
}
