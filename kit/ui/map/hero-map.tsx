import { isOnChathams } from "#content/map/projection.ts";
import coast from "#content/map/coast/hero.svg?url&no-inline";
import { CHATHAMS_FRAME, HERO_FRAME } from "#content/map/frames.ts";
import { Coast } from "./coast.tsx";
import { type Label, type MapTown, Towns } from "./towns.tsx";

/** The whole country with its seas, the Chatham Islands, a scale, and a dot for every town. */
export function HeroMap({ towns }: { towns: readonly MapTown[] }) {
  return (
    <svg className="map" viewBox={`0 0 ${HERO_FRAME.width} ${HERO_FRAME.height}`} aria-hidden="true">
      <use className="graticule" href={`${coast}#graticule`} />
      <Coast url={coast} />
      <SeaName x={148} y={300} mi="Te Tai-o-Rehua" en="Tasman Sea" />
      <SeaName x={518} y={668} mi="Te Moana-nui-a-Kiwa" en="Pacific Ocean" />
      {PARALLELS.map(([degrees, y]) => (
        <text key={degrees} className="degree" x="632" y={y} textAnchor="end">
          {`${degrees}° S`}
        </text>
      ))}
      <g className="inset" transform="translate(566 742)">
        <use className="land" href={`${coast}#chathams`} />
        <text className="degree" x="22" y="60" textAnchor="middle">
          Chatham Islands
        </text>
        <Towns towns={towns.filter(isOnChathams)} frame={CHATHAMS_FRAME} labels={{}} reach={13} />
      </g>
      <g className="inset" transform="translate(34 834)">
        <path className="scale" d={`M0 -5V0H${KM_200}V-5M${KM_200 / 2} -4V0`} />
        <text className="degree" x={KM_200 + 9} y="3">
          200 km
        </text>
      </g>
      <Towns
        towns={towns.filter((town) => !isOnChathams(town))}
        frame={HERO_FRAME}
        labels={LABELS}
        reach={13}
      />
    </svg>
  );
}

/** Degrees south, and where each parallel meets the right edge; 38° would stand in a town's name. */
const PARALLELS = [
  [36, 136],
  [40, 376],
  [42, 496],
  [44, 615],
  [46, 735],
] as const;

/** 200 km in units of the drawing. */
const KM_200 = 107.8;

const LABELS: Readonly<Record<string, Label>> = {
  auckland: { dx: -24, dy: 4, anchor: "end" },
  christchurch: { dx: 15, dy: -4, anchor: "start" },
  wellington: { dx: 13, dy: 24, anchor: "start" },
  hamilton: { dx: -13, dy: 6, anchor: "end" },
  tauranga: { dx: 11, dy: -4, anchor: "start" },
  dunedin: { dx: 13, dy: 8, anchor: "start" },
  "palmerston-north": { dx: 10, dy: 7, anchor: "start" },
  nelson: { dx: -11, dy: -6, anchor: "end" },
  "new-plymouth": { dx: -10, dy: 5, anchor: "end" },
  whangarei: { dx: 10, dy: -1, anchor: "start" },
  rotorua: { dx: 10, dy: 7, anchor: "start", isInland: true },
  napier: { dx: 10, dy: -2, anchor: "start" },
  hastings: { dx: 9, dy: 13, anchor: "start" },
  queenstown: { dx: 6, dy: -13, anchor: "middle", isInland: true },
  invercargill: { dx: -10, dy: 15, anchor: "end" },
  taupo: { dx: 9, dy: 6, anchor: "start", isInland: true },
  whanganui: { dx: -9, dy: 7, anchor: "end" },
  timaru: { dx: 10, dy: 7, anchor: "start" },
  gisborne: { dx: 9, dy: 6, anchor: "start" },
  blenheim: { dx: -8, dy: 14, anchor: "end", isInland: true },
  oamaru: { dx: 8, dy: 8, anchor: "start" },
  greymouth: { dx: -9, dy: 4, anchor: "end" },
};

function SeaName({ x, y, mi, en }: { x: number; y: number; mi: string; en: string }) {
  return (
    <text className="sea-name" x={x} y={y} lang="mi">
      {mi}
      <tspan lang="en-NZ" x={x} dy="19">
        {en}
      </tspan>
    </text>
  );
}
