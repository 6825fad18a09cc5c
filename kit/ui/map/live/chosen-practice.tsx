import { useEffect, useRef } from "react";
import { askAt } from "#content/asking.ts";
import { practicesInWords } from "#domain/counts.ts";
import { AskButton } from "../../ask-button.tsx";
import { LinkButton } from "../../button.tsx";
import { PriceTier } from "../../price-tier.tsx";
import { Rating } from "../../rating.tsx";
import type { Point } from "./points.ts";
import { SampleMark } from "../../sample-mark.tsx";

/** The card of the chosen practice. It takes the focus, so that its links come next for the keyboard. */
export function ChosenPractice({
  practice: { id, properties },
  onClose,
}: {
  practice: Point;
  onClose: () => void;
}) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    name.current!.focus({ preventScroll: true });
    name.current!.parentElement!.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="live-map-card" role="group" aria-labelledby="chosen-practice">
      <h3 id="chosen-practice" ref={name} tabIndex={-1}>
        {properties.name}
      </h3>
      <p className="small soft">{properties.locality}</p>
      <PracticeFacts practice={properties} />
      {properties.sample && <p className="small dim">A sample: not a real practice.</p>}
      <div className="cluster">
        <LinkButton size="small" href={properties.href} spoken={`: ${properties.name}`}>
          View Profile
        </LinkButton>
        <AskButton ask={askAt(id, properties.call)} name={properties.name} kind="second" />
        <button type="button" className="btn btn-second btn-small" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}

/** Rating and price level. */
function PracticeFacts({
  practice: { rating, reviews, price },
}: {
  practice: Pick<Point["properties"], "rating" | "reviews" | "price">;
}) {
  return (
    <span className="meta">
      <Rating value={rating} count={reviews} />
      <PriceTier tier={price === "" ? null : (price.length as 1 | 2 | 3)} />
    </span>
  );
}

/** Zooming in shows the others. */
const MOST_LISTED = 50;

/** The practices in view as a list: the map for screen readers and keyboards. */
export function InView({
  inView,
  chosen,
  onChoose,
  onHover,
}: {
  inView: readonly Point[];
  chosen: Point | null;
  onChoose: (id: number) => void;
  onHover: (id: number | null) => void;
}) {
  const listed = inView.slice(0, MOST_LISTED);
  return (
    <div className="live-map-list">
      <h3>{`${practicesInWords(inView.length)} in view`}</h3>
      {inView.length > listed.length && (
        <p className="small dim">{`These are the first ${listed.length}. Zoom in to see fewer.`}</p>
      )}
      <ol>
        {listed.map(({ id, properties }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen?.id}
              onClick={() => onChoose(id)}
              onFocus={() => onHover(id)}
              onBlur={() => onHover(null)}
              onPointerEnter={() => onHover(id)}
              onPointerLeave={() => onHover(null)}
            >
              <b>{properties.name}</b>
              {properties.sample && <SampleMark />}
              <span className="small soft">{properties.locality}</span>
              <PracticeFacts practice={properties} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
