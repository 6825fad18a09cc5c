import { useEffect, useRef } from "react";
import { askAt } from "#content/asking.ts";
import { AskButton } from "#kit/ui/ask-button.tsx";
import { LinkButton } from "#kit/ui/button.tsx";
import { PriceTier } from "#kit/ui/price-tier.tsx";
import { Rating } from "#kit/ui/rating.tsx";
import type { MapPractice } from "../map-answers.ts";

/** The card of a practice that isn’t on this page of the list. It takes the focus, so that its links come next. */
export function ChosenPractice({
  practice: { id, name, locality, rating, reviews, price, sample, href, call },
  onClose,
}: {
  practice: MapPractice;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus({ preventScroll: true }), []);
  return (
    <div className="live-map-card" role="group" aria-labelledby="chosen-practice">
      <h3 id="chosen-practice" ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p className="small soft">{locality}</p>
      <span className="meta">
        <Rating value={rating} count={reviews} />
        <PriceTier tier={price === "" ? null : (price.length as 1 | 2 | 3)} />
      </span>
      {sample && <p className="small dim">A sample: not a real practice.</p>}
      <div className="cluster">
        <LinkButton size="small" href={href} spoken={`: ${name}`}>
          View Profile
        </LinkButton>
        <AskButton ask={askAt(id, call)} name={name} kind="second" />
        <button type="button" className="btn btn-second btn-small" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}
