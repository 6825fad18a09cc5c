import hero from "#content/map/coast/hero.svg?url&no-inline";
import { HERO_FRAME } from "#content/map/frames.ts";
import { isOnChathams, project } from "#content/map/projection.ts";
import type { Place } from "#domain/finding/places.ts";
import { Coast } from "#kit/ui/map/coast.tsx";
import { Shore } from "#kit/ui/map/shore.tsx";
import { practiceAnchor } from "#kit/ui/practice-anchors.ts";
import type { LocationView } from "./location.server.ts";
import { PICTURE_SIZES } from "#content/map/shore-view.ts";
import type { Pin, Pins } from "./pins.server.ts";

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZES.town;

/**
 * The numbers of the list on the coast around the town; of a town with few practices the coast with the way to the next
 * towns. The lists say the same, so all of it is hidden from assistive technology, and out of the order of the Tab key.
 * Null where nothing can be drawn.
 */
export function townMap({ place, pins, nearby, instead }: LocationView) {
  if (pins) return <PinMap pins={pins} />;
  const next = (instead.length > 0 ? instead : nearby).slice(0, 3);
  if (next.length === 0 || isOnChathams(place)) return null;
  return <NextTownsMap place={place} next={next} />;
}

function PinMap({ pins: { pins, others, view, waters, suburbs, scale } }: { pins: Pins }) {
  return (
    <div className="town-map">
      <svg className="map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Shore view={view} names={waters} />
        {others !== "" && <path className="other-practices" d={others} />}
        {suburbs.map(({ name, x, y }) => (
          <text key={name} className="suburb-name" x={x} y={y}>
            {name}
          </text>
        ))}
        <Scale {...scale} />
        {pins.map(
          ({ number, x, y, from }) =>
            from && <path key={number} className="pin-lead" d={`M${from.x} ${from.y}L${x} ${y}`} />,
        )}
        {pins.map((pin) => (
          <PinLink key={pin.number} pin={pin} />
        ))}
      </svg>
    </div>
  );
}

function PinLink({ pin: { number, x, y } }: { pin: Pin }) {
  return (
    <a className="town-pin" href={`#${practiceAnchor(number)}`} tabIndex={-1}>
      <circle className="hit" cx={x} cy={y} r="24" />
      <circle className="pin-dot" cx={x} cy={y} r="14" />
      <text x={x} y={y}>
        {number}
      </text>
    </a>
  );
}

function Scale({ kilometres, length, x, y }: Pins["scale"]) {
  return (
    <>
      <path className="scale" d={`M${x} ${y - 5}v5h${length}v-5`} />
      <text className="scale-label" x={x + length + 6} y={y}>
        {`${kilometres} km`}
      </text>
    </>
  );
}

/** Units of the whole country's drawing around what is shown. */
const ROOM = 42;

function NextTownsMap({ place, next }: { place: Place; next: LocationView["nearby"] }) {
  const here = project(HERO_FRAME, place);
  const towns = next.map(({ place: town, kilometres }) => ({
    text: `${town.name}, ${Math.round(kilometres)} km`,
    slug: town.slug,
    ...project(HERO_FRAME, town),
  }));
  const xs = [here, ...towns].map(({ x }) => x);
  const ys = [here, ...towns].map(({ y }) => y);
  // Never closer than 160 km from edge to edge; wide, as the place that it has in the page.
  const height = Math.max(70, Math.max(...ys) - Math.min(...ys) + 2 * ROOM);
  const width = Math.max(height * 1.3, Math.max(...xs) - Math.min(...xs) + 3 * ROOM);
  const left = (Math.max(...xs) + Math.min(...xs) - width) / 2;
  const top = (Math.max(...ys) + Math.min(...ys) - height) / 2;
  const unit = width / WIDTH;
  const names = nameLines(towns, here, unit);
  return (
    <div className="town-map">
      <svg
        className="map"
        viewBox={[left, top, width, height].map(Math.round).join(" ")}
        fontSize={Math.round(unit * 100) / 100}
        aria-hidden="true"
      >
        <g className="country">
          <Coast url={hero} />
        </g>
        {towns.map(({ slug, x, y }) => (
          <path key={slug} className="wire" d={`M${here.x} ${here.y}L${x} ${y}`} />
        ))}
        {towns.map(({ slug, x, y, text }, index) => (
          <g key={slug}>
            <circle className="dot" cx={x} cy={y} r={unit * 6} />
            <text className="next-town" x={x} y={names[index]} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        <circle className="here-ring" cx={here.x} cy={here.y} r={unit * 18} />
        <circle className="dot" cx={here.x} cy={here.y} r={unit * 10} />
        <text className="next-town here-name" x={here.x - unit * 26} y={here.y + unit * 5} textAnchor="end">
          {place.name}
        </text>
      </svg>
    </div>
  );
}

/** The size of a name as phones draw it: one letter, and the line, in the units of the drawing. */
const NAME = { letter: 12, line: 24 };

/** How high each name stands: away from `here`, else on the other side of its dot where it would cross one before it. */
function nameLines(
  towns: readonly { text: string; x: number; y: number }[],
  here: { y: number },
  unit: number,
): number[] {
  const placed: { text: string; x: number; line: number }[] = [];
  for (const { text, x, y } of towns) {
    const [above, below] = [y - 12 * unit, y + 24 * unit];
    const crosses = (line: number) =>
      placed.some(
        (other) =>
          Math.abs(other.line - line) < NAME.line * unit &&
          Math.abs(other.x - x) < ((other.text.length + text.length) / 2) * NAME.letter * unit,
      );
    const [wanted, otherwise] = y < here.y ? [above, below] : [below, above];
    placed.push({ text, x, line: crosses(wanted) ? otherwise : wanted });
  }
  return placed.map(({ line }) => line);
}
