import { PLACE_FRAMES } from "#content/map/frames.ts";
import { type Frame, project } from "#content/map/projection.ts";
import type { Position } from "#domain/distance.ts";
import { byPlace, insideFrame } from "../../ui/map/place-coasts.ts";
import { dotRadius } from "../../ui/map/town-dot.tsx";
import { ART_LEFT, PICTURE } from "./drawing.ts";
import { PALETTE } from "./palette.ts";
import { AtlasRule } from "./shapes.tsx";

/** The crops as text, by file name. */
const COASTS = import.meta.glob<string>("#content/map/coast/place-*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const COAST_BY_PLACE = byPlace(COASTS);

/** The coast around a place, to be given to `compose` as `raw`; undefined where none is drawn. */
export function coastOf(place: string): string | undefined {
  return COAST_BY_PLACE.get(place);
}

/**
 * The coast around a place on the right of a picture, up to its edges, with a double rule on the left as in a printed
 * atlas, and a ring around `here`. Needs `coastOf(place)` among the raw shapes.
 */
export function PlaceArt({
  place,
  here,
  others = [],
  colour = PALETTE.dot,
}: {
  /** Slug. */
  place: string;
  here: Position;
  others?: readonly Position[];
  colour?: string;
}) {
  const frame = PLACE_FRAMES[place];
  // Only the 22 places have a drawing.
  if (!frame) return null;
  const width = PICTURE.width - ART_LEFT;
  const { x, y } = insideFrame(frame, project(frame, here));
  return (
    <>
      <svg x={ART_LEFT} y={0} width={width} height={PICTURE.height} viewBox={viewOf(frame, { x, width })}>
        <rect x={-100} y={-100} width={600} height={500} fill={PALETTE["sea-2"]} />
        <use href="#graticule" fill="none" stroke={PALETTE.coast} strokeOpacity={0.14} strokeWidth={0.4} />
        <Shallows widths={[17, 7]} colours={[PALETTE["sea-3"], PALETTE["sea-4"]]} />
        <use
          href="#land"
          fill={PALETTE.land}
          stroke={PALETTE.coast}
          strokeWidth={0.6}
          strokeLinejoin="round"
        />
        <use href="#lake" fill={PALETTE["sea-3"]} stroke={PALETTE.coast} strokeWidth={0.5} />
        <path
          d={dots(frame, others)}
          fill="none"
          stroke={PALETTE.land}
          strokeWidth={4.6}
          strokeLinecap="round"
        />
        <path d={dots(frame, others)} fill="none" stroke={colour} strokeWidth={3.2} strokeLinecap="round" />
        <circle cx={x} cy={y} r={12} fill="none" stroke={colour} strokeWidth={1.5} />
        <circle cx={x} cy={y} r={6} fill={colour} stroke={PALETTE.land} strokeWidth={1.2} />
      </svg>
      <AtlasRule />
    </>
  );
}

/** The coastline stroked wide to narrow under the land: shallow water, as sea maps show it. */
function Shallows({ widths, colours }: { widths: readonly number[]; colours: readonly string[] }) {
  return widths.map((width, index) => (
    <use
      key={width}
      href="#land"
      fill="none"
      stroke={colours[index]}
      strokeWidth={width}
      strokeLinejoin="round"
    />
  ));
}

/**
 * The whole country with a dot for every town, as large as it has practices. Needs `hero.svg` or `strip.svg` among the
 * raw shapes.
 */
export function CountryArt({
  frame,
  transform,
  towns,
}: {
  frame: Frame;
  transform: string;
  towns: readonly (Position & { slug: string; count: number })[];
}) {
  const shown = towns.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const largest = shown[0]?.count ?? 0;
  return (
    <g transform={transform}>
      <use href="#graticule" fill="none" stroke={PALETTE.coast} strokeOpacity={0.16} strokeWidth={1} />
      <Shallows widths={[44, 25, 9]} colours={[PALETTE["sea-2"], PALETTE["sea-3"], PALETTE["sea-4"]]} />
      <use href="#land" fill={PALETTE.land} stroke={PALETTE.coast} strokeWidth={1} strokeLinejoin="round" />
      <use href="#lake" fill={PALETTE["sea-3"]} stroke={PALETTE.coast} strokeWidth={0.7} />
      {shown.map((town) => {
        const { x, y } = project(frame, town);
        const r = dotRadius(town.count, largest);
        return (
          <circle
            key={town.slug}
            cx={x}
            cy={y}
            r={r}
            fill={PALETTE.dot}
            stroke={PALETTE.land}
            strokeWidth={1.5}
          />
        );
      })}
    </g>
  );
}

/** All dots as one path of lines without length, which round ends make round; the same place once. */
function dots(frame: Frame, positions: readonly Position[]): string {
  const points = positions.map((position) => project(frame, position)).map(({ x, y }) => `M${x} ${y}h0`);
  return [...new Set(points)].join("");
}

/** The coasts are drawn as far beyond their frames, less what would show where they are cut. */
const BEYOND = 28;

/** As much of the crop as its height allows, with `x` as near to the middle as the crop's edges let it. */
function viewOf(frame: Frame, { x, width }: { x: number; width: number }): string {
  const height = frame.height + 2 * BEYOND;
  const shown = (width * height) / PICTURE.height;
  const left = Math.min(Math.max(x - shown / 2, -BEYOND), frame.width + BEYOND - shown);
  return `${left} ${-BEYOND} ${shown} ${height}`;
}
