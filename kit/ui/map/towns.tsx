import type { ReactNode } from "react";
import { type Frame, project } from "#content/map/projection.ts";
import { dotRadius } from "./town-dot.tsx";

/** A town on a map: where it is, how many practices it has, where its name leads. */
export type MapTown = {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Practices. Towns without one are not drawn. */
  count: number;
  href: string;
};

/** Where a town's name stands beside its dot. */
export type Label = {
  /** Units from the middle of the dot. */
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  /** Its halo is the land's colour rather than the sea's. */
  isInland?: boolean;
};

/** Named in full size on every screen; the others lose their names on small ones. */
const BIG = new Set(["auckland", "christchurch", "wellington", "hamilton", "tauranga", "dunedin"]);

/**
 * Dots of towns, the smallest last so that each stays clickable. Above them all are the names of those towns that have a
 * place for theirs, so that no dot covers a letter.
 *
 * They are out of the tab order and hidden from assistive technology with the rest of the drawing: a page with a map
 * has a list or a field with the same links at full size.
 */
export function Towns({
  towns,
  frame,
  labels,
  reach,
}: {
  towns: readonly MapTown[];
  frame: Frame;
  labels: Readonly<Record<string, Label>>;
  /** Radius within which a dot can be touched, in units of the drawing. */
  reach: number;
}) {
  const shown = towns.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const largest = shown[0]?.count ?? 0;
  return (
    <>
      {shown.map((town) => (
        <TownLink key={town.slug} town={town} frame={frame}>
          <Dot town={town} radius={dotRadius(town.count, largest)} reach={reach} />
        </TownLink>
      ))}
      {shown
        .filter(({ slug }) => labels[slug])
        .map((town) => (
          <TownLink key={town.slug} town={town} frame={frame}>
            <TownName town={town} label={labels[town.slug]!} />
          </TownLink>
        ))}
    </>
  );
}

function TownLink({ town, frame, children }: { town: MapTown; frame: Frame; children: ReactNode }) {
  const { x, y } = toThePixel(project(frame, town));
  return (
    <g transform={`translate(${x} ${y})`} className={BIG.has(town.slug) ? undefined : "minor"}>
      <a href={town.href} tabIndex={-1}>
        {children}
      </a>
    </g>
  );
}

function Dot({ town, radius, reach }: { town: MapTown; radius: number; reach: number }) {
  return (
    <>
      <title>{`${town.name}: ${town.count} ${town.count === 1 ? "practice" : "practices"}`}</title>
      <circle className="hit" r={Math.max(reach, Math.round(radius * 10 + 30) / 10)} />
      <circle className="dot" r={radius} />
    </>
  );
}

function TownName({ town, label }: { town: MapTown; label: Label }) {
  const kind = label.isInland ? " town-inland" : "";
  return (
    <text
      className={`town-label${BIG.has(town.slug) ? " town-big" : ""}${kind}`}
      x={label.dx}
      y={label.dy}
      textAnchor={label.anchor === "start" ? undefined : label.anchor}
    >
      {town.name}
    </text>
  );
}

/** Shown at most a third larger than drawn, so that it is out by less than a pixel. */
function toThePixel({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round(x), y: Math.round(y) };
}
