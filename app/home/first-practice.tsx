import { CompareLink } from "#kit/ui/comparison/compare-link.tsx";
import { Locator } from "#kit/ui/map/locator.tsx";
import { PracticeName } from "#kit/ui/practice-card.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import type { FirstPractice } from "./home.server.ts";

/** The name leads to the practice, the place to all dentists there (specification, section 2). */
export function FirstPracticeCard({ practice }: { practice: FirstPractice }) {
  const { placeName, placeHref, locator, rating, reviewCount, specialty } = practice;
  return (
    <article className="card">
      <div className="card-head">
        <div>
          <PracticeName practice={practice} />
          <p>
            <a href={placeHref}>
              <span className="visually-hidden">Dentists in </span>
              {placeName}
            </a>
          </p>
        </div>
        <Locator placeName={placeName} {...locator} />
      </div>
      <div className="meta">
        <Rating value={rating} count={reviewCount} />
      </div>
      {specialty && <p className="small soft">{`Known for ${inSentence(specialty)}`}</p>}
      <CompareLink practice={practice} />
    </article>
  );
}

/** Brand names keep their capital. `inSentence("Cosmetic dentistry") === "cosmetic dentistry"` */
function inSentence(specialty: string): string {
  return specialty.startsWith("Invisalign")
    ? specialty
    : specialty.charAt(0).toLowerCase() + specialty.slice(1);
}
