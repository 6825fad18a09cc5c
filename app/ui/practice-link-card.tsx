import { Locator } from "./map/locator.tsx";
import { PracticeName } from "./practice-card.tsx";
import { Rating } from "./rating.tsx";

/** A short card that is one link: the home page's top-rated practices. */
export function PracticeLinkCard({
  practice,
}: {
  practice: {
    href: string;
    name: string;
    placeName: string;
    locator: { x: number; y: number } | null;
    rating: number | null;
    reviewCount: number;
    /** `Known for cosmetic dentistry` */
    knownFor: string | null;
    isSample: boolean;
  };
}) {
  return (
    <article className="card card-link">
      <div className="card-head">
        <div>
          <PracticeName practice={{ ...practice, path: practice.href }} level={3} />
          <p>{practice.placeName}</p>
        </div>
        {practice.locator && <Locator placeName={practice.placeName} {...practice.locator} />}
      </div>
      <div className="meta">
        <Rating value={practice.rating} count={practice.reviewCount} />
      </div>
      {practice.knownFor && <p className="small soft">{practice.knownFor}</p>}
    </article>
  );
}
