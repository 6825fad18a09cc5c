import {
  addProtocol,
  type AddProtocolAction,
  type GeoJSONSource,
  LngLatBounds,
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
} from "maplibre-gl";
import type { MapSource } from "#services/services.ts";
import { type Credit, creditsIn } from "./credits.ts";
import { onPaletteChange, type Palette, readPalette } from "./palette.ts";
import type { Point } from "./points.ts";
import {
  CLUSTERS,
  collection,
  DOTS,
  type MapState,
  POINTED,
  pointedAt,
  PRACTICES,
  SUBURBS,
  suburbLabels,
  withPractices,
} from "./practice-layers.ts";
import { COAST_ZOOM, coastStyle, tilesStyle } from "./styles.ts";
import { setWorker } from "./worker.ts";

/** What the page can do with an open map. */
export type MapView = {
  /** Replaces the practices and fits the map to them. */
  show: (points: readonly Point[]) => void;
  /** Marks the practice whose card the pointer or the focus is on. */
  highlight: (point: Point | null) => void;
  /** Marks the chosen practice and moves it into view. */
  choose: (point: Point | null) => void;
  zoomBy: (steps: number) => void;
  showAll: () => void;
  close: () => void;
};

export type MapViewEvents = {
  onChoose: (id: number) => void;
  /** The pointer is over a practice, or over none. */
  onHover: (id: number | null) => void;
  /** The map has moved or shows other practices: those within its bounds, in their order. */
  onView: (inView: readonly Point[]) => void;
  onCredits: (credits: readonly Credit[]) => void;
  /** The operator's style, or parts of what the map is drawn from, could not be loaded. */
  onFailure: (what: "style" | "parts") => void;
};

/** New Zealand in degrees: west, south, east, north. */
const COUNTRY = new LngLatBounds([166.2, -47.6, 178.8, -34.2]);
/** Room around the practices in pixels, of the largest cluster and, at the top, of the buttons. */
const CLEAR = { top: 92, right: 48, bottom: 48, left: 48 };
/** How near a map goes in that has streets. */
const TILES_ZOOM = 17;
/** How far from a practice a tap still counts, in pixels. */
const TAP_RADIUS = 10;

/** MapLibre draws with WebGL 2 only. */
export function canDraw(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

/** Opens a map in an element, which sets its size. */
export async function openMapView(
  container: HTMLElement,
  source: MapSource,
  events: MapViewEvents,
): Promise<MapView> {
  setWorker();
  if (source.styleUrl || source.tilesUrl) await registerPmtiles();
  const map = new MapLibre({ container, ...OPTIONS });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const state: MapState = { points: [], highlighted: null, chosen: null };
  const closing = new AbortController();
  map.on("sourcedata", ({ sourceDataType }) => {
    // Attributions come with the metadata; the event fires for every tile too.
    if (sourceDataType === "metadata") events.onCredits(shownCredits(map));
  });
  map.on("moveend", () => events.onView(inView(map, state.points)));
  listenToPointer(map, events);
  keepDrawn(map, state, { source, events, signal: closing.signal });
  return {
    ...controls(map, state, events),
    close() {
      closing.abort();
      map.remove();
    },
  };
}

const OPTIONS: Omit<MapOptions, "container"> = {
  bounds: COUNTRY,
  minZoom: 2,
  // `Credits` shows the attributions below the map as text, so that no HTML of others enters the page.
  attributionControl: false,
  // One finger, or the wheel alone, scrolls the page.
  cooperativeGestures: true,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  locale: { "Map.Title": "Map. The arrow keys move it, plus and minus zoom." },
};

let hasPmtiles = false;

/** Archives of tiles are read in ranges by this protocol. MapLibre's protocols are global, so it is registered once. */
async function registerPmtiles(): Promise<void> {
  if (hasPmtiles) return;
  hasPmtiles = true;
  const { Protocol } = await import("pmtiles");
  addProtocol("pmtiles", new Protocol({ metadata: true }).tilev4 as AddProtocolAction);
}

/**
 * Draws the map in the page's colours, again whenever they change: in the operator's style, or in ours if there is none
 * or it does not load.
 */
function keepDrawn(
  map: MapLibre,
  state: MapState,
  { source, events, signal }: { source: MapSource; events: MapViewEvents; signal: AbortSignal },
): void {
  let { styleUrl } = source;
  let hasStyle = false;
  let hasFailed = false;

  function draw(): void {
    const palette = readPalette();
    const closest = (styleUrl ?? source.tilesUrl) ? TILES_ZOOM : COAST_ZOOM;
    map.setMaxZoom(closest);
    if (styleUrl !== null) {
      map.setStyle(new URL(styleUrl, location.href).href, {
        transformStyle: (_, next: StyleSpecification) => withPractices(next, palette, state, closest),
      });
      return;
    }
    // Where no style was loaded before, there is nothing to compute a difference from.
    map.setStyle(withPractices(ownStyle(source, palette), palette, state, closest), { diff: hasStyle });
  }

  map.on("style.load", () => {
    hasStyle = true;
    // The state may have changed while the style was loading.
    setData(map, PRACTICES, collection(state.points));
    setData(map, SUBURBS, suburbLabels(state.points));
    setData(map, POINTED, pointedAt(state));
  });
  map.on("error", () => {
    const isStyle = !hasStyle && styleUrl !== null;
    if (isStyle) {
      styleUrl = null;
      draw();
    }
    if (!hasFailed) events.onFailure(isStyle ? "style" : "parts");
    hasFailed = true;
  });
  onPaletteChange(draw, signal);
  draw();
}

function ownStyle({ tilesUrl }: MapSource, palette: Palette): StyleSpecification {
  return tilesUrl ? tilesStyle(new URL(tilesUrl, location.href).href, palette) : coastStyle(palette);
}

function controls(map: MapLibre, state: MapState, events: MapViewEvents): Omit<MapView, "close"> {
  const mark = () => setData(map, POINTED, pointedAt(state));
  const showAll = () => map.fitBounds(pointBounds(state.points), { padding: CLEAR, maxZoom: 13 });
  return {
    show(points) {
      const chosen = points.find(({ id }) => id === state.chosen?.id) ?? null;
      Object.assign(state, { points, highlighted: null, chosen });
      setData(map, PRACTICES, collection(points));
      setData(map, SUBURBS, suburbLabels(points));
      mark();
      showAll();
      events.onView(inView(map, points));
    },
    highlight(point) {
      state.highlighted = point;
      mark();
    },
    choose(point) {
      state.chosen = point;
      mark();
      if (point && !map.getBounds().contains(point.geometry.coordinates)) {
        map.easeTo({ center: point.geometry.coordinates });
      }
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }),
    showAll,
  };
}

function setData(
  map: MapLibre,
  source: typeof PRACTICES | typeof POINTED | typeof SUBURBS,
  data: ReturnType<typeof collection | typeof pointedAt | typeof suburbLabels>,
): void {
  void map.getSource<GeoJSONSource>(source)?.setData(data);
}

/** The whole country where there is no practice. */
function pointBounds(points: readonly Point[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { geometry } of points) bounds.extend(geometry.coordinates);
  return bounds.isEmpty() ? COUNTRY : bounds;
}

/** A click chooses a practice or zooms into a cluster; the pointer over a practice is reported. */
function listenToPointer(map: MapLibre, events: MapViewEvents): void {
  const canvas = map.getCanvas();
  let hovered: number | null = null;

  function at({ x, y }: { x: number; y: number }, radius: number) {
    const layers = [DOTS, CLUSTERS].filter((id) => map.getLayer(id));
    const box: [[number, number], [number, number]] = [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ];
    return layers.length === 0 ? undefined : map.queryRenderedFeatures(box, { layers })[0];
  }

  map.on("click", ({ point }) => {
    const found = at(point, TAP_RADIUS);
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
    if (id !== hovered) events.onHover((hovered = id));
  });
  map.on("mouseout", () => events.onHover((hovered = null)));
}

function inView(map: MapLibre, points: readonly Point[]): readonly Point[] {
  const bounds = map.getBounds();
  return points.filter(({ geometry }) => bounds.contains(geometry.coordinates));
}

function shownCredits(map: MapLibre): Credit[] {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? "");
  return [...new Set(sources)].flatMap(creditsIn);
}
