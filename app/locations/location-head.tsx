import { formatCount, practicesInWords } from "#domain/counts.ts";
import { dollarRange } from "#domain/money.ts";
import { SeaHead } from "#kit/ui/banner.tsx";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { type Fact, Facts } from "#kit/ui/facts.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import { aboutPlace } from "./about-places.ts";
import type { LocationView } from "./location.server.ts";

/** The place in both languages, where it lies, and four facts at most. */
export function LocationHead({ view, trail }: { view: LocationView; trail: readonly Crumb[] }) {
  const { place } = view;
  const [about] = aboutPlace(place);
  return (
    <SeaHead trail={trail}>
      <h1>{`Dentists in ${place.name}`}</h1>
      <p className="lede">
        {place.nameMi && (
          <>
            <span lang="mi">{place.nameMi}</span>
            {". "}
          </>
        )}
        {about}
      </p>
      <Facts facts={locationFacts(view)} />
    </SeaHead>
  );
}

/** What is counted; what is not known is left out. */
function locationFacts(view: LocationView): Fact[] {
  const { found, total, practices, isSmall, service, ratings, prices, emergency, nearby } = view;
  const [next] = nearby;
  const isAllListed = total > 1 && !service && practices.length === found;
  const facts: (Fact | null)[] = [
    {
      label: total === 1 ? "Dentist found" : "Dentists found",
      value: `${formatCount(total)}${isAllListed ? ", all listed here" : ""}`,
    },
    ratings && {
      label: "Average rating",
      value: <Rating value={ratings.average} count={ratings.reviews} isShort />,
    },
    prices && { label: "Usual visit", value: dollarRange(prices.from, prices.to) },
    total === 0
      ? null
      : {
          label: "Same-day emergencies",
          value: emergency.count === 0 ? "None listed" : practicesInWords(emergency.count),
        },
  ];
  const known = facts.filter((fact) => fact !== null);
  if (!isSmall || !next) return known;
  const nextTown = {
    label: "Next nearest town",
    value: (
      <>
        {`${next.place.name}, `}
        <span className="nowrap">{`${Math.round(next.kilometres)} km`}</span>
      </>
    ),
  };
  // Where few are listed, their prices stand right below.
  return [...known.filter(({ label }) => label !== "Usual visit"), nextTown];
}
