import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { Ask } from "#content/asking.ts";
import { LinkButton } from "./button.tsx";
import { CompareLink } from "./comparison/compare-link.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { cardAnchor } from "./practice-anchors.ts";
import { NextFree, type PracticeFacts, PracticeFlags, Reasons } from "./practice-facts.tsx";
import { PriceTier } from "./price-tier.tsx";
import { Rating } from "./rating.tsx";
import { SampleMark } from "./sample-mark.tsx";
import { GAP, Hours, WholeWords } from "./unbroken.tsx";

/** What every card or row shows of a practice. Without a review `rating` is null, and nothing is said of it. */
export type PracticeHead = {
  id: number;
  /** `/dentists/12-harbour-steps-dental` */
  path: string;
  name: string;
  /** `Wellington` */
  placeName: string;
  rating: number | null;
  reviewCount: number;
  /** Made up: it carries the mark, and its number is not a link. */
  isSample: boolean;
};

/** What a card or row of a list shows of a practice, every figure already put into words. */
export type PracticeCardData = PracticeHead &
  PracticeFacts & {
    /** `12 Harbour Steps, Te Aro` */
    addressLine: string;
    /** It is null, like the range, where it is not stated. */
    priceTier: 1 | 2 | 3 | null;
    /** `$300–$600` */
    priceRange: string | null;
    /** The range in dollars, for a drawing; null where nothing or a starting price alone is stated. */
    price: { from: number; to: number } | null;
    /** One sentence; empty where it is not stated. */
    summary: string;
    /** Names, the best known first. */
    services: readonly string[];
    /** `(09) 012 3456` */
    phone: string;
    /** `Mon–Fri 8am–6pm, Sat 9am–3pm` */
    hours: string;
    /** What the list is for. */
    treatment: TreatmentSlug | null;
    /** It is null where neither a request nor a call can reach it. */
    ask: Ask | null;
  };

/**
 * A practice in a grid. Four links, each of which says which practice it means. A list shows 24 of them, so a card has few
 * elements: its marks are drawn by the sheet, and lists of words are lines.
 */
export function PracticeCard({ practice }: { practice: PracticeCardData }) {
  const { id, path, name, isSample, addressLine, phone, hours, services, rating, reviewCount } = practice;
  return (
    <article className="card practice-card" id={cardAnchor(id)}>
      <h3 className="card-name">
        <a href={path}>{name}</a>
      </h3>
      <p className="card-address">
        {isSample && (
          <>
            <SampleMark />{" "}
          </>
        )}
        {addressLine}
      </p>
      {(rating ?? practice.priceTier ?? practice.priceRange) !== null && (
        <p className="meta">
          {rating !== null && <Rating value={rating} count={reviewCount} isShort />}
          <PriceTier tier={practice.priceTier} range={practice.priceRange} />
        </p>
      )}
      <div className="card-when">
        <PracticeFlags practice={practice} />
        <NextFree practice={practice} />
      </div>
      <Reasons practice={practice} />
      {practice.summary !== "" && (
        <p className="card-summary">
          <WholeWords text={practice.summary} />
        </p>
      )}
      {services.length > 0 && <p className="card-services">{servicesInShort(services)}</p>}
      <p className="card-hours">
        {phone !== "" && (
          <>
            <PhoneLink phone={phone} isSample={isSample} />
            {GAP}
          </>
        )}
        <Hours text={hours} />
      </p>
      <div className="card-acts">
        <CardActs practice={practice} />
        <CompareLink practice={practice} treatment={practice.treatment} />
      </div>
    </article>
  );
}

const SERVICES_SHOWN = 3;

/** `General Dentistry, Invisalign, Braces +2 more` */
function servicesInShort(services: readonly string[]): string {
  const more = services.length - SERVICES_SHOWN;
  return services.slice(0, SERVICES_SHOWN).join(", ") + (more > 0 ? ` +${more} more` : "");
}

/** Shows them in a card, with fewer elements: the names stand in attributes. */
function CardActs({
  practice: { ask, path, name, takesNoNewPatients },
}: {
  practice: Pick<PracticeCardData, "ask" | "path" | "name" | "takesNoNewPatients">;
}) {
  const [text, whom] =
    ask?.phone == null ? ["Book Now", ` with ${name}`] : ["Call to book", `: ${name}, ${ask.phone}`];
  return (
    <>
      {ask && (
        <LinkButton
          size="small"
          kind={takesNoNewPatients ? "second" : undefined}
          href={ask.href}
          name={text + whom}
        >
          {text}
        </LinkButton>
      )}
      <LinkButton size="small" kind="second" href={path} name={`View Profile: ${name}`}>
        View Profile
      </LinkButton>
    </>
  );
}
