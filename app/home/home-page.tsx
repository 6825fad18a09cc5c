import { easyBooking, WHAT_YOU_DO } from "#content/request-promises.ts";
import { comparedBy } from "#content/listed-words.ts";
import { PLACES } from "#content/places.ts";
import { formatCount, practicesInWords } from "#domain/counts.ts";
import { directoryHref, pricesPath } from "#content/links.ts";
import { identityIn, pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { InPainLink } from "#kit/ui/help-link.tsx";
import { BOOK_LINK } from "#kit/shell/navigation.ts";
import { useIdentity, useListed, useReach, useRouting } from "#kit/shell/use-shell-facts.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { HeroMap } from "#kit/ui/map/hero-map.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { WHOSE_WORDS } from "#kit/ui/order-words.ts";
import { Section } from "#kit/ui/section.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/home-page.ts";
import { FirstPracticeCard } from "./first-practice.tsx";
import { headlineFigures, placesInWords } from "./figures.ts";
import { viewHome, type HomeView } from "./home.server.ts";
import { PopularServices } from "./popular-services.tsx";
import { HomeSearch } from "./search-form.tsx";
import { MoreTownLinks, TownList } from "./town-list.tsx";

export const handle = { parameters: [], hasChoices: true } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { practices, now } = context.get(servicesContext);
  return viewHome(await practices.now(), now());
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = matches[0].loaderData;
  const [origin, listed] = [facts?.publicUrl ?? "", facts?.listed ?? []];
  const { name, tagline, about, social } = identityIn(matches);
  return pageHead(matches, {
    title: tagline,
    description: `Compare New Zealand dentists by ${comparedBy(listed, ["service", "price", "rating"])}${listed.includes("open") ? ", see who is open now" : ""}, ${WHAT_YOU_DO[facts?.reach ?? "some"]}. Free for patients.`,
    path: "/",
    things: [
      {
        "@type": "WebSite",
        "@id": `${origin}/#site`,
        name,
        url: `${origin}/`,
        inLanguage: "en-NZ",
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
      {
        "@type": "Organization",
        "@id": `${origin}/#organization`,
        name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        description: about,
        areaServed: "NZ",
        ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
      },
    ],
  });
};

export default function HomePage({ loaderData: view }: Route.ComponentProps) {
  const { name, isSample } = useIdentity();
  const isClaimed = isSample && view.showsSamples;
  const isComplete = view.towns.length === PLACES.length;
  const towns = <Towns view={view} isComplete={isComplete} />;
  return (
    <>
      <Hero towns={[...view.towns, ...view.moreTowns]} />
      {view.total > 0 && <Figures view={view} isComplete={isComplete} />}
      {view.first.length > 0 && (
        <Section
          title={view.areTopRated ? "Top-Rated Dentists" : "Practices to start with"}
          aside={<OnwardLink href={directoryHref()} text={`See all ${formatCount(view.total)}`} />}
        >
          <div className="short-cards short-cards-4">
            {view.first.map((practice) => (
              <FirstPracticeCard key={practice.path} practice={practice} />
            ))}
          </div>
          <p className="small dim">{WHOSE_WORDS}</p>
        </Section>
      )}
      {!isComplete && towns}
      <Section
        title="Popular Services"
        aside={<OnwardLink href={pricesPath()} text="What dentists charge" />}
      >
        <PopularServices />
      </Section>
      {isComplete && towns}
      <Section title={isClaimed ? `Why people choose ${name}` : `How ${name} works`}>
        <Reasons hasRatings={view.ratings !== null} />
      </Section>
      {view.total > 0 && <Closing />}
    </>
  );
}

/** A line of figures; where towns are still missing, how one is asked for. */
function Figures({ view, isComplete }: { view: HomeView; isComplete: boolean }) {
  const { name, isSample } = useIdentity();
  return (
    <section className="wrap" aria-label={`${name} in numbers`}>
      <div className="figures">
        <dl>
          {headlineFigures(view, isSample && view.showsSamples).map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!isComplete && (
          <p className="small soft">
            {"We add a town when its first practice is listed. "}
            <a href="/contact">Is yours missing?</a>
          </p>
        )}
      </div>
    </section>
  );
}

/** Where some of the 22 have no practice yet, those that have. */
function Towns({ view, isComplete }: { view: HomeView; isComplete: boolean }) {
  const places = placesInWords(view.towns.length + view.moreTowns.length);
  if (view.total === 0) {
    return (
      <Section title="Browse by town">
        <p>No practice is listed yet.</p>
      </Section>
    );
  }
  return (
    <Section
      title={isComplete ? "Browse by town" : `${places} so far`}
      aside={
        isComplete && (
          <p className="small">{`${practicesInWords(view.total)} in ${places}, from north to south.`}</p>
        )
      }
    >
      <TownList towns={view.towns} />
      <MoreTownLinks towns={view.moreTowns} />
    </Section>
  );
}

function Hero({ towns }: Pick<HomeView, "towns">) {
  const reach = useReach();
  const listed = useListed();
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-text">
          <h1>{useIdentity().tagline.replace(" Zealand", "\u00A0Zealand")}</h1>
          <p className="lede">
            {`Compare dentists by ${comparedBy(listed, ["service", "price"])}, ${WHAT_YOU_DO[reach]}. It’s free, with nothing to sign up for.`}
          </p>
          <HomeSearch />
          <InPainLink />
        </div>
        <div className="hero-map">
          <HeroMap towns={towns} />
        </div>
      </div>
    </section>
  );
}

function Reasons({ hasRatings }: { hasRatings: boolean }) {
  const { title, text } = easyBooking(useReach(), useRouting(), useIdentity());
  return (
    <ul className="why-us">
      <li>
        <h3>Verified dentists</h3>
        <p>
          We mark a practice Verified, with the date, once we’ve checked its dentists in the Dental Council’s
          public register.
        </p>
      </li>
      {hasRatings && (
        <li>
          <h3>Real reviews</h3>
          <p>
            Ratings come from people who booked and went. Practices can’t pay to move up or to hide a poor
            review.
          </p>
        </li>
      )}
      <li>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    </ul>
  );
}

function Closing() {
  const isAsked = useReach() !== "none";
  return (
    <section className="closing">
      <div className="wrap">
        <div>
          <h2>Ready to see someone?</h2>
          <p>
            {isAsked
              ? "Look through the directory, or tell us what you need and we’ll ask a practice that fits."
              : "Look through the directory, and call a practice that suits you."}
          </p>
        </div>
        <div className="cluster">
          {isAsked && (
            <LinkButton size="large" href={BOOK_LINK.href}>
              Book an appointment
            </LinkButton>
          )}
          <LinkButton size="large" kind="second" href={directoryHref()}>
            Browse dentists
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
