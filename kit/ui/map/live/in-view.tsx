import { practicesInWords } from "#domain/counts.ts";
import { PracticeFacts } from "./chosen-practice.tsx";
import { SampleMark } from "../../sample-mark.tsx";
import type { Point } from "./points.ts";

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
