import { ORAL_SURGERY } from "#content/treatments/oral-surgery.ts";
import { bookHref, compareHref, directoryHref, treatmentPath } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/treatment.css?url";
import { LinkButton } from "#kit/ui/button.tsx";
import { ORAL_SURGERY_SERVICES } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import { pageShown, shownPrice } from "#content/treatments/shown-price.ts";
import { durationRange } from "#content/treatments/treatment-words.ts";
import { useIdentity, useReach } from "#kit/shell/use-shell-facts.ts";
import { dollarRange } from "#domain/money.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/oral-surgery-page.ts";
import { ByCity } from "./by-city.tsx";
import { priceOn, treatmentPageFacts, treatmentTrail } from "./head.ts";
import { MoreTreatments } from "./more-treatments.tsx";
import { viewProviders } from "./providers.server.ts";
import { Dentists } from "./dentists.tsx";
import { pageParts, Prices, Sections } from "./sections.tsx";
import { Side } from "./side.tsx";
import { Surgeons } from "./surgeon-cards.tsx";
import { topSurgeons } from "./surgeons.server.ts";
import { TreatmentHead } from "./treatment-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** Specification, section 2. */
const SURGEONS_SHOWN = 3;

export const handle = { parameters: [] } satisfies PageHandle;

/** One page at two addresses, `/services/oral-surgery` and `/surgical`. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [providers, surgeons] = await Promise.all([
    viewProviders(services, ORAL_SURGERY),
    topSurgeons(services, SURGEONS_SHOWN),
  ]);
  return { providers, surgeons };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageHead(matches, treatmentPageFacts(ORAL_SURGERY, ...priceOn(ORAL_SURGERY, loaderData?.providers))),
  { name: "keywords", content: ORAL_SURGERY.keywords.join(", ") },
];

export default function OralSurgeryPage({ loaderData: { providers, surgeons } }: Route.ComponentProps) {
  const identity = useIdentity();
  const page = pageShown(ORAL_SURGERY, identity);
  const price = shownPrice(page, identity, providers.figures);
  return (
    <>
      <TreatmentHead page={page} trail={treatmentTrail(page)} />
      <div className="wrap treatment">
        <Side page={page} shown={price} providers={providers} parts={pageParts(providers)} />
        <div className="treatment-main">
          <SurgeryServices />
          <Surgeons surgeons={surgeons} allHref={directoryHref({ service: page.treatment })} />
          <Prices page={page} price={price} />
          <Dentists page={page} providers={providers} />
          <Sections page={page} price={price} city={<ByCity page={page} places={providers.places} />} />
        </div>
      </div>
      <Closing />
      <MoreTreatments page={page} />
    </>
  );
}

function Closing() {
  const isAsked = useReach() !== "none";
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="wrap">
        <div>
          <h2 id="closing">Talk to a surgeon</h2>
          <p>
            {isAsked
              ? "Ask for a consultation, or compare the practices first. It costs nothing to ask, and you can cancel."
              : "Compare practices, then call the practice that suits you."}
          </p>
        </div>
        <div className="cluster">
          {isAsked && (
            <LinkButton size="large" href={bookHref({ service: ORAL_SURGERY.treatment })}>
              Book Consultation
            </LinkButton>
          )}
          <LinkButton size="large" kind="second" href={compareHref(ORAL_SURGERY.treatment)}>
            Compare Providers
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** The six operations, each with what it costs, how long it takes and what for. */
function SurgeryServices() {
  return (
    <section className="block" aria-labelledby="services">
      <div className="section-head">
        <h2 id="services">Six kinds of oral surgery</h2>
      </div>
      <div className="cards cards-3">
        {ORAL_SURGERY_SERVICES.map((page) => (
          <Service key={page.slug} page={page} />
        ))}
      </div>
    </section>
  );
}

function Service({ page }: { page: TreatmentPage }) {
  const hasPrices = showsSpecifiedPrices(useIdentity());
  const { name, description, price, priceNote, duration, durationNote, benefits } = page;
  return (
    <article className="card surgery-service">
      <h3 className="card-name">
        <a href={treatmentPath(page.slug)}>{name}</a>
      </h3>
      <p className="card-summary">{description}</p>
      <dl>
        {hasPrices && (
          <div>
            <dt>Price range</dt>
            <dd>
              <b>{dollarRange(price.from, price.to)}</b> <span>{priceNote}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>How long</dt>
          <dd>
            <b>{durationRange(duration)}</b> <span>{durationNote}</span>
          </dd>
        </div>
      </dl>
      <ul className="ticks stack-s small">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <OnwardLink href={treatmentPath(page.slug)} text="Learn More" spoken={` about ${page.inSentence}`} />
    </article>
  );
}
