import coast from "#content/map/coast/strip.svg?url&no-inline";
import { STRIP_FRAME } from "#content/map/frames.ts";
import { Coast } from "./coast.tsx";
import { isOnChathams, type Label, type MapTown, Towns } from "./towns.tsx";

/** The country without the Chatham Islands, turned so that it lies along a banner, with an arrow to the north. */
export function StripMap({ towns }: { towns: readonly MapTown[] }) {
  const { width, height, turn } = STRIP_FRAME;
  const drawn = towns.filter((town) => !isOnChathams(town));
  return (
    <svg className="map strip" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use className="graticule" href={`${coast}#graticule`} />
      <Coast url={coast} />
      <Towns towns={drawn} frame={STRIP_FRAME} labels={LABELS} reach={12} />
      <g className="north" transform={`translate(840 376) rotate(${turn})`}>
        <path className="scale" d="M0 26V-24M-7 -12 0 -26 7 -12" />
        <text className="degree" y="-32" textAnchor="middle" transform={`rotate(-${turn} 0 -36)`}>
          N
        </text>
      </g>
    </svg>
  );
}

const LABELS: Readonly<Record<string, Label>> = {
  auckland: { dx: 16, dy: 4, anchor: "start" },
  christchurch: { dx: 0, dy: 36, anchor: "middle" },
  wellington: { dx: -48, dy: 39, anchor: "middle" },
  hamilton: { dx: -14, dy: 18, anchor: "end", isInland: true },
  tauranga: { dx: 12, dy: 16, anchor: "start" },
  dunedin: { dx: -8, dy: 34, anchor: "middle" },
  nelson: { dx: -10, dy: 6, anchor: "end" },
  "new-plymouth": { dx: -24, dy: -13, anchor: "middle" },
  whangarei: { dx: -8, dy: -12, anchor: "end" },
  napier: { dx: 4, dy: 26, anchor: "middle" },
  queenstown: { dx: 0, dy: -14, anchor: "middle", isInland: true },
  invercargill: { dx: -6, dy: 32, anchor: "middle" },
  gisborne: { dx: 10, dy: 14, anchor: "start" },
};
