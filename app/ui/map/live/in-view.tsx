import { dentistsInWords } from "#domain/counts.ts";
import { PracticeFacts } from "./chosen-practice.tsx";
import { SampleMark } from "../../sample-mark.tsx";
import type { Point } from "./points.ts";

/** As many as can be looked through beside a map. */
const MOST_LISTED = 50;

/** What the map shows, as a list: for who does not see it, does not use a pointer, or likes lists better. */
export function InView({
  inView,
  chosen,
  onChoose,
  onPoint,
}: {
  inView: readonly Point[];
  chosen: Point | null;
  onChoose: (id: number) => void;
  onPoint: (id: number | null) => void;
}) {
  const listed = inView.slice(0, MOST_LISTED);
  return (
    <div className="live-map-list">
      <h3>{`${dentistsInWords(inView.length)} in view`}</h3>
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
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(null)}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(null)}
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
