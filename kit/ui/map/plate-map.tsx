import type { Plate } from "./plate.ts";
import { Shore } from "./shore.tsx";

/**
 * The shore around a practice, as large as the box that it fills. The address says the same, so it is hidden from
 * assistive technology.
 */
export function PlateMap({
  plate: { view, x, y, waters },
  label,
}: {
  plate: Plate;
  /** The name that stands beside the dot. */
  label: string;
}) {
  return (
    <div className="plate-map">
      <svg
        className="map"
        viewBox={`0 0 ${view.width} ${view.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Shore view={view} names={waters} />
        <circle className="here-ring" cx={x} cy={y} r="11" />
        <circle className="here" cx={x} cy={y} r="5.5" />
        <text className="town-label" x={x} y={y + 28} textAnchor="middle">
          {label}
        </text>
      </svg>
    </div>
  );
}
