import { redirect } from "react-router";
import { ORAL_SURGERY } from "#content/treatments/oral-surgery.ts";
import { bookHref, compareHref, directoryHref } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/treatment.css?url";
import { LinkButton } from "#kit/ui/button.tsx";
import type { Route } from "./+types/oral-surgery-page.ts";
import { ByCity } from "./by-city.tsx";
import { factsOf, trailOf } from "./head.ts";
import { MoreTreatments } from "./more-treatments.tsx";
import { viewProviders } from "./providers.server.ts";
import { Dentists } from "./dentists.tsx";
import { partsOf, Prices, Sections } from "./sections.tsx";
import { Side } from "./side.tsx";
import { Surgeons } from "./surgeon-cards.tsx";
import { topSurgeons } from "./surgeons.server.ts";
import { SurgeryServices } from "./surgery-services.tsx";
import { TreatmentHead } from "./treatment-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** Specification, section 2. */
const SURGEONS_SHOWN = 3;

export const handle = { parameters: [] } satisfies PageHandle;

/** One page at two addresses, `/services/oral-surgery` and `/surgical`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== pathname.toLowerCase()) throw redirect(pathname.toLowerCase() + search, 301);
  const services = context.get(servicesContext);
  const [providers, surgeons] = await Promise.all([
    viewProviders(services, ORAL_SURGERY),
    topSurgeons(services, SURGEONS_SHOWN),
  ]);
  return { providers, surgeons };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead(matches, factsOf(ORAL_SURGERY)),
  { name: "keywords", content: ORAL_SURGERY.keywords.join(", ") },
];

export default function OralSurgeryPage({ loaderData: { providers, surgeons } }: Route.ComponentProps) {
  const page = ORAL_SURGERY;
  return (
    <>
      <TreatmentHead page={page} trail={trailOf(page)} />
      <div className="wrap treatment">
        <Side page={page} providers={providers} parts={partsOf(providers)} />
        <div className="treatment-main">
          <SurgeryServices />
          <Surgeons surgeons={surgeons} allHref={directoryHref({ service: page.treatment })} />
          <Prices page={page} />
          <Dentists page={page} providers={providers} />
          <Sections page={page} city={<ByCity page={page} places={providers.places} />} />
        </div>
      </div>
      <Closing />
      <MoreTreatments page={page} />
    </>
  );
}

function Closing() {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="wrap">
        <div>
          <h2 id="closing">Talk to a surgeon</h2>
          <p>
            Ask for a consultation, or compare the practices first. It costs nothing to ask, and you can
            cancel.
          </p>
        </div>
        <div className="cluster">
          <LinkButton size="large" href={bookHref({ service: ORAL_SURGERY.treatment })}>
            Book Consultation
          </LinkButton>
          <LinkButton size="large" kind="second" href={compareHref(ORAL_SURGERY.treatment)}>
            Compare Providers
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
