import { data, redirect } from "react-router";
import { listInWords } from "#domain/lists.ts";
import type { Practice, Practitioner } from "#domain/practices/practice.ts";
import { directoryHref, placePath, practicePath } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { NotFound } from "#kit/shell/not-found.tsx";
import { practiceLocality } from "#kit/ui/practice-card-of.ts";
import { Paragraphs } from "#kit/ui/unbroken.tsx";
import type { Place } from "#domain/finding/places.ts";
import { formatCount } from "#domain/counts.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { ShortCard, type ShortCardData } from "#kit/ui/short-card.tsx";
import { Initials } from "#kit/ui/initials.tsx";
import { SpecialistBadge } from "#kit/ui/flags.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/practice-page.ts";
import { BookCard } from "./book-card.tsx";
import { GoodToKnow } from "./good-to-know.tsx";
import { ListingSource } from "./listing-source.tsx";
import { Pictures, WhereAndWhen } from "./plate.tsx";
import { type PracticeView, viewPractice } from "./practice.server.ts";
import { idIn } from "#domain/practices/practice-id.ts";
import { Prices } from "./prices.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { Reviews } from "./reviews.tsx";
import { dentistThing } from "./structured-data.ts";
import { findWithdrawnView } from "./withdrawn.server.ts";
import { withdrawnHead, WithdrawnPractice } from "./withdrawn-practice.tsx";

export const handle = {
  parameters: ["reviews"],
  hasChoices: true,
  practiceIn: (view) => (view as PracticeView | null)?.practice ?? null,
  placeIn: (view) => (view as Partial<PracticeView> | null | undefined)?.place?.slug,
} satisfies PageHandle;

/** `/dentists/12` and `/dentists/12-any-other-name` lead to the one address of practice 12, for good. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { database, practices, now } = context.get(servicesContext);
  const id = idIn(params.id);
  const view =
    id === undefined
      ? undefined
      : await viewPractice(database.read, await practices.now(), id, now(), reviewsPageIn(request.url));
  if (!view) {
    const withdrawn = await findWithdrawnView(database.read, id);
    return withdrawn ? data({ withdrawn }, { status: 410 }) : data(null, { status: 404 });
  }
  const { pathname, search } = new URL(request.url);
  const path = practicePath(view.practice);
  if (pathname !== path) throw redirect(`${path}${search}`, 301);
  return data(view);
}

/** Reads which page of the reviews was asked for, from 1. */
function reviewsPageIn(url: string): number {
  const text = new URL(url).searchParams.get("reviews") ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view, location }) => {
  if (!view || "withdrawn" in view) {
    const head = view ? withdrawnHead(view.withdrawn) : MISSING_HEAD;
    return pageHead(matches, { ...head, path: location.pathname });
  }
  const { practice, place } = view;
  const locality = practiceLocality(practice, place);
  return pageHead(matches, {
    title: `${practice.name}, ${locality}`,
    description: `${practice.name} in ${locality}${statedInWords(practice)}. ${practice.summary}`.trim(),
    path: practicePath(practice),
    isIndexed: !practice.isSample,
    type: "profile",
    trail: trailOf(view),
    things: practice.isSample
      ? []
      : [
          dentistThing(practice, place, {
            origin: matches[0].loaderData?.publicUrl ?? "",
            reviews: view.reviews,
            isBookable: view.free !== null,
          }),
        ],
  });
};

/** `: prices, opening hours and reviews`, as far as there are any. */
function statedInWords({
  prices,
  openingHours,
  reviewCount,
}: Pick<Practice, "prices" | "openingHours" | "reviewCount">): string {
  const stated = [
    ...(prices.length > 0 ? ["prices"] : []),
    ...(openingHours === "" ? [] : ["opening hours"]),
    ...(reviewCount > 0 ? ["reviews"] : []),
  ];
  return stated.length === 0 ? "" : `: ${listInWords(stated)}`;
}

const MISSING_HEAD = {
  title: "Dentist not found",
  description: "We have no dentist at this address.",
  isIndexed: false,
};

export default function PracticePage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <NotFound />;
  if ("withdrawn" in view) return <WithdrawnPractice practice={view.withdrawn} />;
  const { practice, isLittleKnown } = view;
  const hasPictures = view.pictures.length > 0;
  const nearby = (
    <NearbyPractices
      practices={view.nearby}
      place={view.place}
      total={view.totalInPlace}
      title={
        isLittleKnown && view.nearby.some(({ open }) => open)
          ? "Nearby, with hours and prices"
          : "Nearby practices"
      }
    />
  );
  return (
    <div className="profile-page">
      <ProfileHead view={view} trail={trailOf(view)} />
      <BookCard view={view} />
      <div className="profile-main">
        <div className="wrap">
          {hasPictures ? <Pictures pictures={view.pictures} /> : <WhereAndWhen view={view} />}
          {isLittleKnown && nearby}
          <Prices practice={practice} />
          {hasPictures && <WhereAndWhen view={view} />}
          {practice.description.length > 0 && <About paragraphs={practice.description} />}
          <People people={practice.practitioners} />
          <GoodToKnow practice={practice} />
          {(!isLittleKnown || practice.reviewCount > 0) && <Reviews view={view} />}
          {!isLittleKnown && nearby}
          <ListingSource view={view} />
        </div>
      </div>
    </div>
  );
}

function About({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <section className="block" aria-labelledby="about">
      <h2 id="about">About the practice</h2>
      <div className="prose">
        <Paragraphs texts={paragraphs} />
      </div>
    </section>
  );
}

function trailOf({ practice, place }: PracticeView) {
  return [
    { label: "Find a Dentist", href: directoryHref() },
    { label: place.name, href: placePath(place.slug) },
    { label: practice.name },
  ];
}

/** Three others in the same place. */
function NearbyPractices({
  practices,
  place,
  total,
  title,
}: {
  practices: readonly ShortCardData[];
  place: Place;
  /** Listed in the place, this one included. */
  total: number;
  title: string;
}) {
  if (practices.length === 0) return null;
  return (
    <section className="block" aria-labelledby="nearby">
      <div className="section-head">
        <h2 id="nearby">{title}</h2>
        <OnwardLink
          href={directoryHref({ location: place.slug })}
          text={`All ${formatCount(total)} in ${place.name}`}
        />
      </div>
      <div className="short-cards">
        {practices.map((practice) => (
          <ShortCard key={practice.path} practice={practice} isLink />
        ))}
      </div>
    </section>
  );
}

/** Who works here. Only a person with a specialist scope at the Dental Council is called a specialist. */
function People({ people }: { people: readonly Practitioner[] }) {
  if (people.length === 0) return null;
  return (
    <section className="block" aria-labelledby="people">
      <h2 id="people">Dentists</h2>
      <ul className="people">
        {people.map((person) => (
          <li key={person.name}>
            <Initials name={person.name} />
            <div>
              <b>{person.name}</b> {person.specialistScope && <SpecialistBadge />}
              <p className="small soft">{workInWords(person)}</p>
              {person.qualifications.length > 0 && (
                <p className="small dim">{person.qualifications.join(", ")}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Degrees with which one is registered as a dentist. */
const DENTIST = /^(BDS|BDent|BDSc|BDentSt|DDS|DMD)\b/;

/** Only the Dental Council makes a specialist: beside a dentist’s degree no other field of work is said. */
function workInWords({ specialistScope, focus, years, qualifications }: Practitioner): string {
  const stated = years === null ? "" : years === 1 ? "1 year" : `${years} years`;
  const isDentist = qualifications.some((one) => DENTIST.test(one));
  return [specialistScope ?? (isDentist ? "General dentist" : focus), stated]
    .filter((part) => part !== "")
    .join(", ");
}
