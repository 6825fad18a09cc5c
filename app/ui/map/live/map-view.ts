import {
  addProtocol,
  type AddProtocolAction,
  type GeoJSONSource,
  LngLatBounds,
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
} from "maplibre-gl";
import { type Credit, creditsIn } from "./credits.ts";
import { readPalette, whenPaletteChanges } from "./palette.ts";
import type { Point } from "./points.ts";
import {
  CLUSTERS,
  collection,
  DOTS,
  POINTED,
  pointedAt,
  PRACTICES,
  type Shown,
  withPractices,
} from "./practice-layers.ts";
import { coastStyle, tilesStyle } from "./styles.ts";
import { nameWorker } from "./worker.ts";

/** A map on the page, as the page speaks to it. */
export type MapView = {
  /** Puts these practices on it, and moves so that all of them are seen. */
  show: (points: readonly Point[]) => void;
  /** Points at a practice, of which the page shows a card. */
  light: (point: Point | null) => void;
  /** Points at the practice that somebody has chosen, and moves to where it is if that is out of sight. */
  choose: (point: Point | null) => void;
  zoomBy: (steps: number) => void;
  showAll: () => void;
  close: () => void;
};

/** What the map tells the page. */
export type MapViewEvents = {
  onChoose: (id: number) => void;
  /** The pointer is over a practice, or over none. */
  onLight: (id: number | null) => void;
  /** It has moved, or shows others: those that are in view, in their order. */
  onView: (inView: readonly Point[]) => void;
  onCredits: (credits: readonly Credit[]) => void;
  /** What it is drawn with could not be had. */
  onTrouble: (what: "style" | "parts") => void;
};

export type MapViewSource = { styleUrl: string | null; tilesUrl: string | null };

/** The country in degrees: west, south, east, north. */
const COUNTRY = new LngLatBounds([166.2, -47.6, 178.8, -34.2]);
/** How near a tap must come to a practice, in pixels. */
const REACH = 10;

/** Whether this browser can draw a map at all. */
export function canDraw(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

/** Opens a map in an element that has its size. */
export async function openMapView(
  container: HTMLElement,
  ground: MapViewSource,
  events: MapViewEvents,
): Promise<MapView> {
  nameWorker();
  if (ground.styleUrl || ground.tilesUrl) await readPmtiles();
  const shown: Shown = { points: [], lit: null, chosen: null };
  const closing = new AbortController();
  const map = new MapLibre({ container, ...OPTIONS });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let styleUrl = ground.styleUrl;
  let hasStyle = false;
  let inTrouble = false;

  function draw(): void {
    const palette = readPalette();
    const own = ground.tilesUrl
      ? tilesStyle(new URL(ground.tilesUrl, location.href).href, palette)
      : coastStyle(palette);
    // Of a style that never came there is nothing to keep.
    if (styleUrl === null) return void map.setStyle(withPractices(own, palette, shown), { diff: hasStyle });
    map.setStyle(new URL(styleUrl, location.href).href, {
      transformStyle: (_, next: StyleSpecification) => withPractices(next, palette, shown),
    });
  }

  map.on("style.load", () => {
    hasStyle = true;
    // What was to be shown before there was anything to show it on.
    fill(PRACTICES, collection(shown.points));
    fill(POINTED, pointedAt(shown));
  });
  map.on("error", () => {
    const isStyle = !hasStyle && styleUrl !== null;
    if (isStyle) {
      styleUrl = null;
      draw();
    }
    if (!inTrouble) events.onTrouble(isStyle ? "style" : "parts");
    inTrouble = true;
  });
  map.on("sourcedata", ({ sourceDataType }) => {
    // Not for every tile that comes.
    if (sourceDataType === "metadata") events.onCredits(creditsOf(map));
  });
  map.on("moveend", () => events.onView(inView(map, shown.points)));
  watchHands(map, events);
  whenPaletteChanges(draw, closing.signal);
  draw();

  function fill(source: string, data: ReturnType<typeof collection> | ReturnType<typeof pointedAt>): void {
    const filled = map.getSource<GeoJSONSource>(source);
    if (filled) void filled.setData(data);
  }
  function fit(): void {
    const bounds = shown.points.reduce(
      (all, point) => all.extend(point.geometry.coordinates),
      new LngLatBounds(),
    );
    map.fitBounds(bounds.isEmpty() ? COUNTRY : bounds, { padding: 48, maxZoom: 13 });
  }
  return {
    show(points) {
      const still = (one: Point | null) => points.find(({ id }) => id === one?.id) ?? null;
      Object.assign(shown, { points, lit: null, chosen: still(shown.chosen) });
      fill(PRACTICES, collection(points));
      fill(POINTED, pointedAt(shown));
      fit();
      events.onView(inView(map, points));
    },
    light(point) {
      shown.lit = point;
      fill(POINTED, pointedAt(shown));
    },
    choose(point) {
      shown.chosen = point;
      fill(POINTED, pointedAt(shown));
      if (point && !map.getBounds().contains(point.geometry.coordinates)) {
        map.easeTo({ center: point.geometry.coordinates });
      }
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }),
    showAll: fit,
    close() {
      closing.abort();
      map.remove();
    },
  };
}

const OPTIONS: Omit<MapOptions, "container"> = {
  bounds: COUNTRY,
  minZoom: 2,
  maxZoom: 17,
  // Ours stands below the map, in words that need no markup of others.
  attributionControl: false,
  // One finger scrolls the page, and so does the wheel.
  cooperativeGestures: true,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  locale: { "Map.Title": "Map. The arrow keys move it, plus and minus zoom." },
};

let isReadingPmtiles = false;

/** Archives of tiles are read in the page, a part at a time; the protocol is the whole page's, and stays. */
async function readPmtiles(): Promise<void> {
  if (isReadingPmtiles) return;
  isReadingPmtiles = true;
  const { Protocol } = await import("pmtiles");
  addProtocol("pmtiles", new Protocol({ metadata: true }).tilev4 as AddProtocolAction);
}

/** By hand and by pointer: a practice is chosen, a cluster opens, and the page hears what is pointed at. */
function watchHands(map: MapLibre, events: MapViewEvents): void {
  const canvas = map.getCanvas();
  let lit: number | null = null;

  function at({ x, y }: { x: number; y: number }, reach: number) {
    const layers = [DOTS, CLUSTERS].filter((id) => map.getLayer(id));
    const box: [[number, number], [number, number]] = [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ];
    return layers.length === 0 ? undefined : map.queryRenderedFeatures(box, { layers })[0];
  }

  map.on("click", ({ point }) => {
    const found = at(point, REACH);
    if (!found) return;
    if (found.layer.id === DOTS) return events.onChoose(Number(found.id));
    const center = (found.geometry as Point["geometry"]).coordinates;
    const source = map.getSource<GeoJSONSource>(PRACTICES)!;
    void source.getClusterExpansionZoom(Number(found.id)).then((zoom) => map.easeTo({ center, zoom }));
  });
  map.on("mousemove", ({ point }) => {
    const found = at(point, 2);
    const id = found?.layer.id === DOTS ? Number(found.id) : null;
    canvas.style.cursor = found ? "pointer" : "";
    if (id !== lit) events.onLight((lit = id));
  });
  map.on("mouseout", () => events.onLight((lit = null)));
}

function inView(map: MapLibre, points: readonly Point[]): readonly Point[] {
  const bounds = map.getBounds();
  return points.filter(({ geometry }) => bounds.contains(geometry.coordinates));
}

function creditsOf(map: MapLibre): Credit[] {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? "");
  return [...new Set(sources)].flatMap(creditsIn);
}
