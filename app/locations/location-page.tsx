import { useIdentity, useReach } from "#kit/shell/use-shell-facts.ts";
import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import { data, redirect } from "react-router";
import { findPlace, isShown } from "#content/places.ts";
import { formatCount, practicesInWords, reviewsInWords } from "#domain/counts.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { faqPage } from "#kit/seo/faq-page.ts";
import {
  bookHref,
  compareHref,
  directoryHref,
  emergencyHref,
  placePath,
  placesPath,
} from "#content/links.ts";
import { identityIn, pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { Disclosures } from "#kit/ui/disclosure.tsx";
import { Paragraphs } from "#kit/ui/unbroken.tsx";
import { Section } from "#kit/ui/section.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/location-page.ts";
import { aboutPlace } from "./about-places.ts";
import { LocationHead } from "./location-head.tsx";
import { type LocationView, viewLocation } from "./location.server.ts";
import { PracticeList } from "./practice-list.tsx";
import { placeQuestions } from "./questions.ts";
import { townMap } from "./town-map.tsx";
import { UnknownLocation } from "./unknown-location.tsx";

export const handle = { parameters: ["service"], hasChoices: true } satisfies PageHandle;

/**
 * Every spelling of a place leads to its one address, for good; what is no place is a page that says so, as is a town
 * beyond the 22 in which no practice is listed.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { search, searchParams } = new URL(request.url);
  const place = findPlace(params.city);
  const index = await services.practices.now();
  if (!place || !isShown(place, index.countsByPlace())) return data(null, { status: 404 });
  if (place.slug !== params.city) throw redirect(`${placePath(place.slug)}${search}`, 301);
  const service = TREATMENTS.find(({ slug }) => slug === searchParams.get("service"))?.slug ?? null;
  return data(await viewLocation(services, index, place, service));
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view, params, location }) => {
  if (!view) {
    const name = capitalised(params.city);
    return pageHead(matches, {
      title: `Dentists in ${name}`,
      description: `0 dentists found in ${name}. Choose a town or city near it, or search all practices.`,
      path: location.pathname,
      isIndexed: false,
    });
  }
  return pageHead(matches, {
    title: `Dentists in ${view.place.name}`,
    description: describe(view),
    hasCounts: true,
    path: placePath(view.place.slug),
    // As in the sitemap: an empty place is nothing to find.
    isIndexed: view.total > 0,
    trail: trailOf(view.place.name),
    things: [
      faqPage(
        placeQuestions(view, showsSpecifiedPrices(identityIn(matches))).map(({ question, answer }) => ({
          question,
          answer: answer.join(" "),
        })),
      ),
    ],
  });
};

export default function LocationPage({ loaderData: view, params }: Route.ComponentProps) {
  if (!view) {
    const name = capitalised(params.city);
    return <UnknownLocation name={name} trail={trailOf(name)} />;
  }
  const drawing = townMap(view);
  return (
    <>
      <div className={drawing ? "town-page town-page-drawn" : "town-page"}>
        <LocationHead view={view} trail={trailOf(view.place.name)} />
        <PracticeList view={view} />
        {drawing}
      </div>
      {view.isSmall && <NearbyPlaces view={view} />}
      <ServicesHere view={view} />
      <QuickActions view={view} />
      <Questions view={view} />
      {!view.isSmall && <NearbyPlaces view={view} />}
    </>
  );
}

function Questions({ view }: { view: LocationView }) {
  const items = placeQuestions(view, showsSpecifiedPrices(useIdentity())).map(
    ({ question, answer, links }) => ({
      question,
      answer: (
        <>
          <Paragraphs texts={answer} />
          {links.length > 0 && (
            <ul className="answer-links">
              {links.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    }),
  );
  return (
    <Section id="questions" title={`Questions people ask in ${view.place.name}`}>
      <Disclosures items={items} />
    </Section>
  );
}

function trailOf(name: string): Crumb[] {
  return [{ label: "Locations", href: placesPath() }, { label: name }];
}

/** Characters. A search engine shows some 160; the note that figures are of samples takes the rest. */
const LONGEST_DESCRIPTION = 149;

/** `23 practices in Napier (Ahuriri), rated 4.8 in 310 reviews, 9 with emergency care. …`; where the place lies is left out if too long. */
function describe({ place, total, ratings, emergency }: LocationView): string {
  const name = place.nameMi ? `${place.name} (${place.nameMi})` : place.name;
  const rated =
    ratings === null ? "" : `, rated ${ratings.average.toFixed(1)} in ${reviewsInWords(ratings.reviews)}`;
  const [whereItLies] = aboutPlace(place);
  const inPain = emergency.count === 0 ? "" : `, ${emergency.count} with emergency care`;
  const figures = `${practicesInWords(total)} in ${name}${rated}${inPain}.`;
  const whole = `${figures} ${whereItLies}`;
  return whole.length <= LONGEST_DESCRIPTION ? whole : figures;
}

/** Part of an address as a name: `capitalised("new-brighton") === "New Brighton"` */
function capitalised(slug: string): string {
  return slug
    .slice(0, 60)
    .toWellFormed()
    .split(/[\s\p{Cc}-]+/u)
    .map((word) => word.charAt(0).toLocaleUpperCase("en-NZ") + word.slice(1))
    .join(" ")
    .trim();
}

/** The towns that a map of the island would show around this one, nearest first; of a treatment those that have it. */
function NearbyPlaces({ view: { nearby, instead, service } }: { view: LocationView }) {
  const towns = instead.length > 0 ? instead : nearby;
  const [first, second] = towns;
  if (!first) return null;
  const hrefOf = (slug: string) =>
    service && instead.length > 0 ? directoryHref({ location: slug, service }) : placePath(slug);
  return (
    <Section id="nearby" title={second ? "Nearest towns" : `Nearest ${first.place.kind}`}>
      <ul className="counted-links counted-links-2">
        {towns.map(({ place, count, kilometres }) => (
          <li key={place.slug}>
            <a href={hrefOf(place.slug)}>
              {`${place.name}, ${practicesInWords(count)}`}
              <span className="dim nowrap">{`${Math.round(kilometres)} km`}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small dim">Distances are in a straight line. By road it’s further.</p>
    </Section>
  );
}

/** What is offered here, and how many practices offer it. */
function ServicesHere({ view: { place, services } }: { view: LocationView }) {
  if (services.length === 0) return null;
  return (
    <Section id="services" title="Services available">
      <ul className="counted-links">
        {services.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={directoryHref({ location: place.slug, service: slug })}>
              {name}
              <span className="dim">{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function QuickActions({ view: { place } }: { view: LocationView }) {
  return (
    <Section id="actions" title="Quick actions">
      <div className="cluster quick-actions">
        <LinkButton kind="red" icon="emergency" href={emergencyHref(place.slug)}>
          Emergency Care
        </LinkButton>
        {useReach() !== "none" && (
          <LinkButton icon="calendar" href={bookHref({ location: place.slug })}>
            Book Appointment
          </LinkButton>
        )}
        <LinkButton kind="second" icon="list" href={compareHref(place.slug)}>
          Compare Dentists
        </LinkButton>
      </div>
    </Section>
  );
}
