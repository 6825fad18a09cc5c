import type { FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { PLACES } from "#content/places.ts";
import type { Palette } from "./palette.ts";
import type { Point } from "./points.ts";
import { nameLayers, SYSTEM_FONTS } from "./styles.ts";

/** Sources of the map: the practices, clustered; the highlighted and the chosen one; the suburbs' names. */
export const PRACTICES = "niho-practices";
export const POINTED = "niho-pointed";
export const SUBURBS = "niho-suburbs";

/** Layers that react to the pointer. */
export const CLUSTERS = "niho-clusters";
export const DOTS = "niho-dots";

/** What the map shows. */
export type MapState = {
  points: readonly Point[];
  highlighted: Point | null;
  chosen: Point | null;
};

/**
 * A style with the practices on top of it, each by itself from the zoom `closest` on. Where a style fetches its letters
 * from a server, ours are of a font that it has.
 */
export function withPractices(
  style: StyleSpecification,
  palette: Palette,
  state: MapState,
  closest: number,
): StyleSpecification {
  const { glyphs, ...drawnHere } = style;
  const served = glyphs === undefined ? undefined : nameFonts(style);
  const fonts = served ?? SYSTEM_FONTS;
  return {
    ...(served ? style : drawnHere),
    sources: {
      ...style.sources,
      [PRACTICES]: {
        type: "geojson",
        data: collection(state.points),
        cluster: true,
        clusterRadius: 44,
        clusterMaxZoom: Math.min(13, closest - 1),
      },
      [SUBURBS]: { type: "geojson", data: suburbLabels(state.points) },
      [POINTED]: { type: "geojson", data: pointedAt(state) },
    },
    layers: [...style.layers, suburbNames(palette, fonts), ...layers(palette, fonts)],
  };
}

/** The fonts of the first names of a style; undefined where it writes nothing. */
function nameFonts(style: StyleSpecification): string[] | undefined {
  const fonts = style.layers.map((layer) => layer.type === "symbol" && layer.layout?.["text-font"]);
  return fonts.find(
    (names): names is string[] => Array.isArray(names) && names.every((name) => typeof name === "string"),
  );
}

/** GeoJSON, as a source of the map takes it. */
export function collection(features: readonly Point[]) {
  return { type: "FeatureCollection" as const, features: [...features] };
}

/** Drawn on top and never clustered, so that the practice is visible at every zoom. */
export function pointedAt({ highlighted, chosen }: MapState) {
  const features = [
    ...(chosen ? [{ ...chosen, properties: { isChosen: true } }] : []),
    ...(highlighted && highlighted !== chosen ? [{ ...highlighted, properties: { isChosen: false } }] : []),
  ];
  return { type: "FeatureCollection" as const, features };
}

/** From where streets of a town could be told apart. */
const SUBURB_ZOOM = 9;

/** Below their dots where there is room, and smaller than a town's. */
function suburbNames(palette: Palette, fonts: string[]): LayerSpecification {
  const names = nameLayers(SUBURBS, palette);
  return {
    ...names,
    id: "niho-suburb-names",
    minzoom: SUBURB_ZOOM,
    layout: {
      ...names.layout,
      "text-font": fonts,
      "text-size": 13,
      "text-variable-anchor": ["top", "bottom", "left", "right"],
      "text-radial-offset": 1.2,
    },
  };
}

function layers(palette: Palette, fonts: string[]): LayerSpecification[] {
  const inCluster: FilterSpecification = ["has", "point_count"];
  const dot = { "circle-color": palette.dot, "circle-stroke-color": palette["dot-ring"] };
  return [
    {
      id: DOTS,
      type: "circle",
      source: PRACTICES,
      filter: ["!", inCluster],
      paint: { ...dot, "circle-radius": 7, "circle-stroke-width": 1.5 },
    },
    {
      id: CLUSTERS,
      type: "circle",
      source: PRACTICES,
      filter: inCluster,
      // Area in proportion to the count, as on the drawn maps.
      paint: {
        ...dot,
        "circle-radius": ["min", 34, ["+", 11, ["*", 1.1, ["sqrt", ["get", "point_count"]]]]],
        "circle-stroke-width": 2,
      },
    },
    {
      id: "niho-counts",
      type: "symbol",
      source: PRACTICES,
      filter: inCluster,
      layout: {
        "text-field": ["to-string", ["get", "point_count"]],
        "text-font": fonts,
        "text-size": 14,
        "text-allow-overlap": true,
        // The radius of the circle, which names of towns keep clear of.
        "text-padding": 16,
      },
      paint: { "text-color": palette["dot-ring"] },
    },
    {
      id: "niho-pointed-at",
      type: "circle",
      source: POINTED,
      paint: {
        "circle-radius": 9,
        "circle-color": ["case", ["get", "isChosen"], palette.dot, palette["dot-ring"]],
        "circle-stroke-color": palette.ink,
        "circle-stroke-width": 3,
      },
    },
  ];
}

const TOWNS: ReadonlySet<string> = new Set(PLACES.map(({ name }) => name));

/** The suburbs that practices are in, each in the middle of its practices; of two that collide the larger is named. */
export function suburbLabels(points: readonly Point[]) {
  const suburbs = Map.groupBy(points, ({ properties }) => properties.locality.split(", ")[0]!);
  const features = [...suburbs]
    .filter(([name]) => name !== "" && !TOWNS.has(name))
    .map(([name, practices]) => ({
      type: "Feature" as const,
      properties: { name, rank: -practices.length },
      geometry: { type: "Point" as const, coordinates: meanPosition(practices) },
    }));
  return { type: "FeatureCollection" as const, features };
}

function meanPosition(points: readonly Point[]): [longitude: number, latitude: number] {
  const mean = (at: 0 | 1) =>
    points.reduce((sum, { geometry }) => sum + geometry.coordinates[at], 0) / points.length;
  return [mean(0), mean(1)];
}
