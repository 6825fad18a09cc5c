import type { ReactNode } from "react";
import { forPatients, forProfessionals, MISSION, aboutStory, VALUES } from "#content/about.ts";
import { placeBySlug, PLACES } from "#content/places.ts";
import { directoryHref } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { identityIn, pageHead } from "#kit/seo/head.ts";
import { Paragraphs } from "#kit/ui/unbroken.tsx";
import { servicesContext } from "#kit/context.ts";
import { useIdentity, useListed, useReach, useRouting, useSamples } from "#kit/shell/use-shell-facts.ts";
import { Banner } from "#kit/ui/banner.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PlaceMap } from "#kit/ui/map/place-map.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { Section } from "#kit/ui/section.tsx";
import { Stats } from "#kit/ui/stats.tsx";
import { Ticks } from "#kit/ui/ticks.tsx";
import type { Route } from "./+types/about-page.ts";
import { aboutCounts, type AboutCounts } from "./about.server.ts";
import { GetInTouch } from "./get-in-touch.tsx";
import { Initials } from "#kit/ui/initials.tsx";
import { CLAIMS } from "#content/site.ts";
import { formatCount, reviewsInWords } from "#domain/counts.ts";

const TRAIL = [{ label: "About Us" }];

export const handle = { parameters: [] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { counts: aboutCounts(await context.get(servicesContext).practices.now()) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "About Us",
    description: `Who is behind ${identityIn(matches).name}, what we stand for, and how we help patients and dental practices in New Zealand find each other.`,
    path: "/about",
    trail: TRAIL,
  });

export default function AboutPage({ loaderData: { counts } }: Route.ComponentProps) {
  const identity = useIdentity();
  const showsSamples = useSamples() !== "none";
  const reach = useReach();
  const listed = useListed();
  const { storyPlace } = identity;
  return (
    <>
      <Banner trail={TRAIL}>
        <h1>{`About ${identity.name}`}</h1>
        <p className="lede">{MISSION}</p>
      </Banner>
      <section className="wrap" aria-label={`${identity.name} in numbers`}>
        <Stats items={aboutFigures(identity.isSample && showsSamples ? null : counts)} />
      </section>
      <Section id="story" title={identity.story.length > 0 ? "Our story" : "What this is"}>
        <div className={storyPlace ? "split" : undefined}>
          <div className="prose">
            <Paragraphs texts={aboutStory(identity, useRouting())} />
          </div>
          {/* Where it began. The story names the town, so the drawing needs no other words. */}
          {storyPlace && <PlaceMap at={placeBySlug(storyPlace)} />}
        </div>
      </Section>
      <Section id="values" title="What we stand for">
        <ul className="points points-2">
          {VALUES.map(({ title, icon, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3 className="title-small">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {identity.team.length > 0 && (
        <Section id="team" title="Our team">
          <Team />
        </Section>
      )}
      <Section id="benefits" title="Who it helps">
        <div className="two">
          <BenefitList title="For patients" items={forPatients(showsSamples, reach, listed)}>
            <LinkButton href={directoryHref()}>Find a dentist</LinkButton>
          </BenefitList>
          <BenefitList title="For dental professionals" items={forProfessionals(identity)}>
            <LinkButton kind="second" href="/partner-with-us">
              Partner with us
            </LinkButton>
          </BenefitList>
        </div>
      </Section>
      <Section id="programs" title="Use our directory">
        <p>
          Other websites and programs can also read everything listed here. It’s free, without signing in.
        </p>
        <p>
          <OnwardLink href="/api" text="The directory for programs" />
        </p>
      </Section>
      <Section id="contact" title="Get in touch">
        <GetInTouch />
      </Section>
    </>
  );
}

function BenefitList({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly string[];
  /** Where to go from here. */
  children: ReactNode;
}) {
  return (
    <div className="stack-l">
      <h3>{title}</h3>
      <Ticks texts={items} />
      <p>{children}</p>
    </div>
  );
}

/** The operator's people; the specification's are made up, and say so. */
function Team() {
  const { team, isSample } = useIdentity();
  return (
    <>
      {isSample && (
        <p className="soft team-note">
          These show how the page will look: no one with these names works here.
        </p>
      )}
      <ul className="cards cards-3">
        {team.map(({ name, role, text }) => (
          <li key={name} className="card">
            <Initials name={name} />
            <div>
              <h3 className="card-name">{name}</h3>
              <p className="small soft">{isSample ? `${role} (made up)` : role}</p>
            </div>
            {text !== "" && <p className="card-summary">{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The four statistics. Over samples without an operator they are the specification's claims (section 2); from then on they
 * are counted.
 */
function aboutFigures(counts: AboutCounts | null) {
  if (counts === null) {
    const towns = PLACES.length - CLAIMS.cities;
    return [
      { value: CLAIMS.dentists, label: "verified dentists" },
      { value: CLAIMS.patients, label: "patients helped" },
      { value: CLAIMS.averageRating, label: "average rating out of 5" },
      { value: String(CLAIMS.cities), label: `cities, and ${towns} towns` },
    ];
  }
  const { practices, places, ratings } = counts;
  return [
    {
      value: formatCount(practices),
      label: practices === 1 ? "dental practice" : "dental practices",
    },
    { value: String(places), label: places === 1 ? "town or city" : "towns and cities" },
    ratings === null
      ? { value: "0", label: "ratings so far" }
      : {
          value: ratings.average.toFixed(1),
          label: `average rating out of 5, from ${reviewsInWords(ratings.reviews)}`,
        },
  ];
}
