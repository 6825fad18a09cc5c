import hero from "#content/map/coast/hero.svg?url&no-inline";
import { Coast, coastUrl } from "#kit/ui/map/coast.tsx";
import { cardAnchor } from "#kit/ui/practice-card.tsx";
import { practiceAnchor } from "#kit/ui/practice-row.tsx";
import type { Live } from "./live.ts";
import { MAP_SIZE, NAME_GAP } from "./map-size.ts";
import type { Screen } from "./screen.ts";

/**
 * The practices of the list on the coast around them, beside it on a wide screen. The list says the same, so the drawing is
 * hidden from assistive technology, and its links are out of the order of the Tab key.
 */
export function ListMap({ screen, live }: { screen: Screen; live: Live | null }) {
  const { place, coast, pins, others, towns } = screen.map!;
  return (
    <svg className="map list-map" viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} aria-hidden="true">
      {/* One em is one unit of the drawing, however far the coast is enlarged. */}
      <g transform={`scale(${coast.zoom}) translate(${coast.x} ${coast.y})`} fontSize={1 / coast.zoom}>
        <Coast url={place === null ? hero : coastUrl(place)!} />
      </g>
      {others !== "" && <path className="other-practices" d={others} />}
      {towns.map(({ name, href, x, y, radius }) => (
        <a key={href} href={href} tabIndex={-1} className="town">
          <circle cx={x} cy={y} r={radius} />
          <text x={x + radius + NAME_GAP} y={y + 5}>
            {name}
          </text>
        </a>
      ))}
      {pins.map(({ id, number, x, y }) => (
        <a
          key={id}
          className={live?.pointed === id ? "pin pin-pointed" : "pin"}
          href={`#${screen.view === "list" ? practiceAnchor(number) : cardAnchor(id)}`}
          tabIndex={-1}
          {...(live && {
            onPointerOver: () => live.point(id),
            onPointerDown: () => live.point(id),
            onPointerLeave: () => live.point(null),
          })}
        >
          <circle cx={x} cy={y} r="13" />
          <text x={x} y={y}>
            {number}
          </text>
        </a>
      ))}
    </svg>
  );
}
