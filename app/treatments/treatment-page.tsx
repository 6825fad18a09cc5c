import { redirect } from "react-router";
import { INVISALIGN } from "#content/treatments/invisalign.ts";
import { findTreatmentPage } from "#content/treatments/pages.ts";
import { findTopic, topicNamed } from "#content/topics/topics.ts";
import { pageShown, shownPrice } from "#content/treatments/shown-price.ts";
import { useIdentity } from "#kit/shell/use-shell-facts.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import { slugify } from "#domain/text.ts";
import { treatmentPath } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/treatment.css?url";
import { Note } from "#kit/ui/note-box.tsx";
import type { Route } from "./+types/treatment-page.ts";
import { ByCity } from "./by-city.tsx";
import { priceOn, treatmentPageFacts, treatmentTrail } from "./head.ts";
import { MoreTreatments } from "./more-treatments.tsx";
import { Dentists } from "./dentists.tsx";
import { TopProviders } from "./provider-rows.tsx";
import { topProviders, viewProviders } from "./providers.server.ts";
import { pageParts, Prices, Sections } from "./sections.tsx";
import { Side } from "./side.tsx";
import { topicFacts, topicTrail } from "./topic-head.ts";
import { TopicView } from "./topic-view.tsx";
import { TreatmentHead } from "./treatment-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const handle = { parameters: [], hasChoices: true } satisfies PageHandle;

/** The page of a treatment or a topic. Every spelling leads to its one address, for good. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const slug = pageSlug(params.service);
  if (slug && slug !== params.service) {
    throw redirect(treatmentPath(slug) + new URL(request.url).search, 301);
  }
  const services = context.get(servicesContext);
  const topic = findTopic(params.service);
  if (topic) return { providers: await viewProviders(services, topic), top: [] };
  const page = shownFor(params.service);
  const [providers, top] = await Promise.all([viewProviders(services, page), topProviders(services, page)]);
  return { providers, top };
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const topic = findTopic(params.service);
  if (topic) return pageHead(matches, topicFacts(topic));
  const page = shownFor(params.service);
  const isKnown = page.slug === params.service;
  return [
    ...pageHead(matches, treatmentPageFacts(page, ...priceOn(page, loaderData?.providers))),
    { name: "keywords", content: page.keywords.join(", ") },
    ...(isKnown ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
};

export default function TreatmentPage({ loaderData: { providers, top }, params }: Route.ComponentProps) {
  const identity = useIdentity();
  const topic = findTopic(params.service);
  if (topic) return <TopicView topic={topic} providers={providers} trail={topicTrail(topic)} />;
  const page = pageShown(shownFor(params.service), identity);
  const price = shownPrice(page, identity, providers.figures);
  return (
    <>
      <TreatmentHead page={page} trail={treatmentTrail(page)} />
      <div className="wrap treatment">
        <Side page={page} shown={price} providers={providers} parts={pageParts(providers)} />
        <div className="treatment-main">
          {page.slug !== params.service && <Elsewhere shown={treatmentTitle(page)} />}
          <Prices page={page} price={price} />
          <Dentists page={page} providers={providers}>
            {top.length > 0 && <TopProviders page={page} providers={top} />}
          </Dentists>
          <Sections page={page} price={price} city={<ByCity page={page} places={providers.places} />} />
        </div>
      </div>
      <MoreTreatments page={page} />
    </>
  );
}

/** The address part of a page, by its name or any spelling of its treatment; undefined where there is no page. */
function pageSlug(text: string): string | undefined {
  const slugs = [slugify(text), treatmentSpelled(text) ?? ""];
  return slugs.map((slug) => findTreatmentPage(slug) ?? topicNamed(slug)).find(Boolean)?.slug;
}

/** A slug that nothing is written for shows Invisalign (specification, section 8). */
function shownFor(slug: string) {
  return findTreatmentPage(slug) ?? INVISALIGN;
}

function Elsewhere({ shown }: { shown: string }) {
  return (
    <div className="block">
      <Note>
        {`We don’t have a page for that treatment yet, so this is the page about ${shown}. `}
        <a href="#more">See all the others</a>
      </Note>
    </div>
  );
}
