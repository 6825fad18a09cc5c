import { shoreHref, type ShoreView } from "#content/map/shore-view.ts";
import { Coast } from "./coast.tsx";
import { LINE, type WaterName } from "./water-names.ts";

/** Sea, land and lakes of a view, with the names of its waters. */
export function Shore({ view, names }: { view: ShoreView; names: readonly WaterName[] }) {
  return (
    <>
      <g className="shore">
        <Coast url={shoreHref(view)} />
      </g>
      {names.map(({ mi, en, x, y }) => (
        <text key={`${mi.join("")}${en}`} className="water-name" x={x} y={y} textAnchor="middle">
          {mi.map((line, at) => (
            <tspan key={line} lang="mi" x={x} dy={at === 0 ? undefined : LINE}>
              {line}
            </tspan>
          ))}
          {en !== "" && (
            <tspan className="water-name-en" x={x} dy={mi.length === 0 ? undefined : LINE}>
              {en}
            </tspan>
          )}
        </text>
      ))}
    </>
  );
}
