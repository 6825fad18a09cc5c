import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";

/** MapLibre draws labels in the fonts of the reader's system, as `--font-text`, so no glyph server is needed. */
const SYSTEM_FONTS = ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Roboto", "Noto Sans", "system-ui"];

/** A PMTiles archive in the Protomaps basemap schema (version 4, of 2024), in the colours of the site. */
export function tilesStyle(archive: string, palette: Palette): StyleSpecification {
  const road = (id: string, kinds: readonly string[], color: string, width: readonly [number, number]) =>
    ({
      id,
      type: "line",
      source: "tiles",
      "source-layer": "roads",
      filter: ["in", ["get", "kind"], ["literal", kinds]],
      layout: { "line-join": "round", "line-cap": "round" },
      paint: {
        "line-color": color,
        "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 6, width[0], 18, width[1]],
      },
    }) satisfies LayerSpecification;
  const area = (layer: string, kinds: readonly string[] | null, color: string): LayerSpecification => ({
    id: layer,
    type: "fill",
    source: "tiles",
    "source-layer": layer,
    filter: kinds ? ["in", ["get", "kind"], ["literal", kinds]] : ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": color },
  });
  return {
    version: 8,
    sources: { tiles: { type: "vector", url: `pmtiles://${archive}` } },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": palette["sea-2"] } },
      area("earth", null, palette.land),
      area("landuse", GREEN, palette.sunken),
      area("water", null, palette["sea-2"]),
      road("paths", ["path", "minor_road", "other"], palette.line, [0, 8]),
      road("streets", ["major_road", "medium_road"], palette.line, [0.4, 14]),
      road("highways", ["highway"], palette["line-strong"], [0.6, 14]),
      {
        ...nameLayers("tiles", palette),
        "source-layer": "places",
        filter: ["==", ["get", "kind"], "locality"],
      },
    ],
  };
}

const GREEN = [
  "park",
  "forest",
  "wood",
  "nature_reserve",
  "national_park",
  "grass",
  "golf_course",
  "cemetery",
];

/** Labels beside their town, because dots lie on it. Of two that collide, the larger town's stays. */
function nameLayers(source: string, palette: Palette) {
  return {
    id: "names",
    type: "symbol",
    source,
    layout: {
      "text-field": ["get", "name"],
      "text-font": SYSTEM_FONTS,
      "text-size": 15,
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": 1.5,
      "text-justify": "auto",
      "symbol-sort-key": ["coalesce", ["get", "rank"], ["get", "min_zoom"], 0],
    },
    paint: { "text-color": palette.ink, "text-halo-color": palette.land, "text-halo-width": 1.5 },
  } satisfies LayerSpecification;
}
