import { redirect } from "react-router";
import { findPlace, PLACES } from "#content/places.ts";
import { treatmentNamed } from "#content/vocabulary.ts";
import { countInWords } from "#domain/counts.ts";
import { quoted, shortened } from "#domain/text.ts";
import { listInWords } from "#domain/lists.ts";
import { treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";
import { directoryHref, placePath, treatmentPath } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { InPainLink } from "#kit/ui/help-link.tsx";
import { MoreTowns } from "#kit/shell/more-towns.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { EmergencyFirst } from "#kit/ui/emergency-panel.tsx";
import { MaybeHurt } from "#kit/ui/maybe-hurt.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { Headline } from "#kit/ui/unbroken.tsx";
import { PlacePicker } from "#kit/ui/form/place-picker.tsx";
import { SiteSearchForm } from "#kit/ui/form/site-search-form.tsx";
import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PlainChip } from "#kit/ui/chip.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/search-page.ts";
import { Results, SimilarName } from "./results.tsx";
import { search, type SearchView } from "./search.server.ts";

export const handle = {
  parameters: ["q", "location", "service"],
  // An address with it and nothing else got the home page as it was.
  emptyParameters: ["location"],
  hasChoices: true,
  placeIn: (view) => (view as SearchView | undefined)?.place?.slug,
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const list = listOnly(parameters);
  if (list) throw redirect(list);
  return search(context.get(servicesContext), askedFor(parameters));
}

/** Where nothing is typed and a town or a treatment is chosen, as on the home page: the directory has that list. */
function listOnly(parameters: URLSearchParams): string | null {
  const [location, service] = [parameters.get("location"), parameters.get("service")];
  if (parameters.get("q")?.trim() || (location === null && service === null)) return null;
  return directoryHref({ location: findPlace(location ?? "")?.slug, service: treatmentNamed(service ?? "") });
}

/** What is typed, with the town and the treatment that are chosen beside it on the home page. */
function askedFor(parameters: URLSearchParams): string {
  const place = findPlace(parameters.get("location") ?? "")?.name;
  const treatment = treatmentNamed(parameters.get("service") ?? "");
  return [parameters.get("q"), treatment && treatmentName(treatment), place].filter(Boolean).join(" ");
}

const TITLE = "Search the whole site";
const TRAIL = [{ label: "Search" }];

/** Search results are not indexed: the pages that they lead to are. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.helpTitle ?? (loaderData?.typed ? `Search: “${quoted(loaderData.typed)}”` : TITLE),
    description: "Search practices, towns and cities, treatments and articles, all at once.",
    path: "/search",
    isIndexed: false,
    trail: TRAIL,
  });

export default function SearchPage({ loaderData: view }: Route.ComponentProps) {
  const { typed, hits, list, emptyTown } = view;
  const isFound = typed !== "" && hits.length > 0;
  return (
    <>
      {isFound ? (
        <section className="banner banner-short search-head">
          <div className="wrap">
            <SiteSearchForm typed={typed} />
            {view.helpTitle === null && (
              <h1>
                <Headline
                  text={
                    (view.notListed?.isAll ? view.notListed.title : null) ??
                    view.knowledge?.title ??
                    list?.answer ??
                    (view.isAboutHelp ? "Help with the cost" : resultsSummary(view))
                  }
                />
              </h1>
            )}
          </div>
        </section>
      ) : (
        <PlainHead trail={TRAIL} title={TITLE}>
          Practices, towns and cities, treatments and articles, all at once.
        </PlainHead>
      )}
      <div className={isFound ? "wrap tail stack-l search-found" : "wrap tail stack-l"}>
        {typed !== "" && hits.length === 0 && !emptyTown && (
          <MaybeHurt
            place={view.place?.slug ?? null}
            care={view.care}
            isNothingFound
            isForeign={view.isForeign}
          />
        )}
        {!isFound && <SiteSearchForm typed={typed} />}
        {view.near && hits[0]?.kind !== "urgent" && <NearYou service={view.near.service} />}
        {isFound && <Results view={view} />}
        {emptyTown && <EmptyTown town={emptyTown} />}
        {view.similar && hits.length === 0 && <SimilarName similar={view.similar} />}
        {typed && hits.length === 0 && !emptyTown && (
          <NothingFound typed={typed} contact={view.contact} notListed={view.notListed} />
        )}
        {hits.length === 0 && <Suggestions />}
        {hits[0]?.kind !== "urgent" && !view.isMaybeHurt && (typed === "" || hits.length > 0) && (
          <p>
            <InPainLink place={view.place?.slug} />
          </p>
        )}
      </div>
    </>
  );
}

/** For "near me": the device may say where that is, and anyone can choose. */
function NearYou({ service }: { service: TreatmentSlug | null }) {
  return (
    <section className="stack" aria-labelledby="near-you">
      <h2 id="near-you">Near you</h2>
      <PlacePicker places={PLACES} service={service} more={<MoreTowns />} />
    </section>
  );
}

function NothingFound({ typed, contact, notListed }: Pick<SearchView, "typed" | "contact" | "notListed">) {
  if (notListed)
    return (
      <EmptyState title={notListed.title} level={2} href={directoryHref()} action="Browse all dentists">
        {notListed.text}
      </EmptyState>
    );
  const [postcode] = /\b\d{4}\b/.exec(typed) ?? [];
  return (
    <EmptyState
      title={`Nothing found for “${quoted(typed)}”`}
      level={2}
      href={directoryHref()}
      action="Browse all dentists"
    >
      {contact
        ? `We can’t search by ${contact}. Try the name of a practice, a suburb, a town or a treatment.`
        : postcode
          ? `No practice is listed with the postcode ${postcode}. Try the name of the suburb or the town.`
          : "Check the spelling, or try fewer words: the name of a practice, a suburb, a town or a treatment."}
    </EmptyState>
  );
}

/** No practice is near: numbers that can be called from anywhere, for a person in pain. */
function EmptyTown({ town }: { town: { slug: string; name: string } }) {
  return (
    <>
      <EmptyState
        title={`No practice is listed in ${town.name}`}
        level={2}
        href={directoryHref()}
        action="Browse all dentists"
      >
        No practice is listed nearby either. If it hurts or you’re hurt, call one of the numbers below.
      </EmptyState>
      <EmergencyFirst place={town} />
    </>
  );
}

function isWayToArticle(hit: SearchView["hits"][number]): boolean {
  return hit.kind === "way" && hit.href.startsWith("/blog/");
}

/** Where no list of practices answers: `1 place, 1 treatment and 2 articles for “hospital”` */
function resultsSummary({ typed, takenFor, hits }: SearchView): string {
  const count = (kind: string) => hits.filter((hit) => hit.kind === kind).length;
  const counts = [
    { count: count("place"), one: "place" },
    { count: count("treatment"), one: "treatment" },
    { count: count("page"), one: "page" },
    // One that is written about just this is a way to it.
    { count: count("article") + hits.filter(isWayToArticle).length, one: "article" },
  ];
  const found = counts.filter((each) => each.count > 0).map((each) => countInWords(each.count, each.one));
  return `${found.length > 0 ? listInWords(found) : "What we have"} for “${shortened(takenFor ?? typed)}”`;
}

/** Links shown before a search and when it finds nothing. */
function Suggestions() {
  return (
    <>
      <LinksBy
        id="treatments"
        title="Treatments"
        links={TREATMENT_PAGES.map((page) => ({
          href: treatmentPath(page.slug),
          text: treatmentTitle(page),
        }))}
      />
      <LinksBy
        id="topics"
        title="Problems and questions"
        links={TOPICS.map(({ slug, title }) => ({ href: treatmentPath(slug), text: title }))}
      />
      <LinksBy
        id="places"
        title="Towns and cities"
        links={PLACES.map(({ slug, name }) => ({ href: placePath(slug), text: name }))}
      />
      <div className="cluster">
        <OnwardLink href="/blog" text="Read our articles" />
        <OnwardLink href="/contact" text="Ask us" />
      </div>
    </>
  );
}

function LinksBy({
  id,
  title,
  links,
}: {
  id: string;
  title: string;
  links: { href: string; text: string }[];
}) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 className="title-small" id={id}>
        {title}
      </h2>
      <div className="chips">
        {links.map(({ href, text }) => (
          <PlainChip key={href} href={href} text={text} />
        ))}
      </div>
    </section>
  );
}
