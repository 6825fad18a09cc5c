import { NATIONAL_NUMBERS } from "#content/site.ts";
import { dentistsInWords, practicesInWords } from "#domain/counts.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { directoryHref, placePath } from "#content/links.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { MAP_FRAGMENT } from "#kit/ui/map/fragment.ts";
import { NOT_FOR_MONEY, recommendedFirst } from "#kit/ui/order-words.ts";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { PhoneLink } from "#kit/ui/phone-link.tsx";
import type { PracticeCardData } from "#kit/ui/practice-card.tsx";
import { PracticeRows } from "#kit/ui/practice-row.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { GAP } from "#kit/ui/unbroken.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import { aboutPlace } from "./about-places.ts";
import type { LocationView } from "./location.server.ts";

/** All practices of a town, the best rated first; of a city the first of them, and the way to all. */
export function PracticeList({ view }: { view: LocationView }) {
  const { place, found, practices, service, unstated, quick, pins } = view;
  const [, listedToo] = aboutPlace(place);
  const all = directoryHref({ location: place.slug, service });
  return (
    <section className="wrap town-list" aria-labelledby="practices">
      <h2 id="practices">{listTitle(view)}</h2>
      {!view.isSmall && <QuickFilters quick={quick} />}
      {practices.length === 0 ? (
        <NoDentist view={view} />
      ) : (
        <PracticeRows practices={practices} isNumbered={pins !== null} detailsOf={phoneAndServices} />
      )}
      {practices.length > 1 && (
        <p className="town-order small dim">{`${recommendedFirst(practices)} ${NOT_FOR_MONEY}`}</p>
      )}
      <Unstated lines={unstated} />
      {listedToo && practices.length > 0 && <p className="small dim">{listedToo}</p>}
      {!view.isSmall && practices.length > 0 && (
        <p className="cluster">
          {found > practices.length && (
            <LinkButton kind="second" href={all} spoken={` in ${place.name}`}>
              {`See all ${practicesInWords(found)}`}
            </LinkButton>
          )}
          <LinkButton kind="second" href={all + MAP_FRAGMENT} spoken={` of dentists in ${place.name}`}>
            <Icon name="map-pin" />
            Map
          </LinkButton>
        </p>
      )}
      {view.isSmall && practices.length > 0 && <AllFull isOne={found === 1} />}
      {service && view.total > 0 && (
        <OnwardLink href={placePath(place.slug)} text={`All dentists in ${place.name}`} />
      )}
    </section>
  );
}

/** `2 practices`, `All 9 practices`, `The first 12 of 145 practices`, `3 practices for Braces` */
function listTitle({ place, found, total, practices, service }: LocationView): string {
  if (practices.length === 0) {
    return service && total > 0
      ? `No dentists for ${treatmentName(service)} in ${place.name}`
      : `No dentists in ${place.name} yet`;
  }
  const of = service ? ` for ${treatmentName(service)}` : "";
  if (found > practices.length) return `The first ${practices.length} of ${practicesInWords(found)}${of}`;
  return found <= 2 || of !== "" ? `${practicesInWords(found)}${of}` : `All ${practicesInWords(found)}`;
}

/** `(07) 012 3456  General Dentistry, Invisalign, Braces +5 more` */
function phoneAndServices({ services, phone }: PracticeCardData) {
  const more = services.length - 3;
  return (
    <>
      {phone !== "" && <span className="nowrap">{phone}</span>}
      {services.length > 0 && phone !== "" && GAP}
      {services.slice(0, 3).join(", ")}
      {more > 0 && <span className="nowrap">{` +${more} more`}</span>}
    </>
  );
}

/** What to do in a town whose few practices are all busy. */
function AllFull({ isOne }: { isOne: boolean }) {
  const { healthline } = NATIONAL_NUMBERS;
  return (
    <p className="aside-red">
      {`${isOne ? "They’re full" : "All full"}? Ask them who they’d call, or Healthline on `}
      <PhoneLink phone={healthline.phone} />
      {", free, day or night."}
    </p>
  );
}

/** Says so, and leads to the nearest town and to the number that is answered at any time. */
function NoDentist({ view: { place, service, total, instead } }: { view: LocationView }) {
  const { healthline } = NATIONAL_NUMBERS;
  const [nearest] = instead;
  const onwards = nearest
    ? {
        href: service
          ? directoryHref({ location: nearest.place.slug, service })
          : placePath(nearest.place.slug),
        action: `${dentistsInWords(nearest.count)}${service ? ` for ${treatmentName(service)}` : ""} in ${nearest.place.name}`,
      }
    : { href: directoryHref(), action: "Browse all dentists" };
  return (
    <EmptyState title="No dentists found" {...onwards}>
      {service &&
        total > 0 &&
        `No practice listed in ${place.name} says they offer ${treatmentName(service)}. `}
      {"In pain? Call "}
      {healthline.name}, free, any time: <PhoneLink phone={healthline.phone} />.
    </EmptyState>
  );
}
