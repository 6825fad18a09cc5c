import type { Map as LeafletMap } from "leaflet/dist/leaflet-src.esm.js";
import {
  addProtocol,
  type AddProtocolAction,
  Map as MapLibre,
  setWorkerUrl,
  type StyleSpecification,
} from "maplibre-gl";
import type { MapSource } from "#services/services.ts";
import { type Credit, creditsIn } from "./credits.ts";
import { onPaletteChange, readPalette } from "./palette.ts";
import { tilesStyle } from "./styles.ts";
import { workerAddress } from "./trusted.ts";

type StreetEvents = {
  signal: AbortSignal;
  onCredits: (credits: readonly Credit[]) => void;
  /** The operator's style, or parts of what the streets are drawn from, could not be loaded, or nothing can be drawn. */
  onFailure: (what: "style" | "parts" | "webgl") => void;
};

/** How near a map goes in that has streets. */
const STREET_ZOOM = 18;
/** MapLibre's zooms are of tiles twice as wide. */
const STEPS_BETWEEN = 1;

/**
 * Draws the operator's map, a style or an archive of tiles, between the coast and the practices, once it has come. Leaflet
 * moves it: MapLibre, which alone reads such maps, only draws. Where it cannot, the coast stays.
 */
export async function addStreets(
  map: LeafletMap,
  source: MapSource,
  { signal, onCredits, onFailure }: StreetEvents,
): Promise<void> {
  // It draws with WebGL 2 only.
  if (document.createElement("canvas").getContext("webgl2") === null) return onFailure("webgl");
  setWorkerUrl(workerAddress);
  await registerPmtiles();
  const pane = map.createPane("streets");
  const box = document.createElement("div");
  box.className = "live-map-streets";
  // The region around it has the name and the keys.
  box.setAttribute("aria-hidden", "true");
  pane.append(box);
  const streets = new MapLibre({
    container: box,
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
  });

  function follow(): void {
    if (!hasView(map)) return;
    const { x, y } = map.getSize();
    const corner = map.containerPointToLayerPoint([0, 0]);
    box.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
    if (box.clientWidth !== x || box.clientHeight !== y) {
      Object.assign(box.style, { width: `${x}px`, height: `${y}px` });
      streets.resize();
    }
    streets.jumpTo({ center: map.getCenter(), zoom: map.getZoom() - STEPS_BETWEEN });
  }
  const hide = () => (box.style.visibility = "hidden");
  const show = () => {
    follow();
    box.style.visibility = "";
  };
  map.on("move viewreset resize", follow).on("zoomstart", hide).on("zoomend", show);
  signal.addEventListener("abort", () => streets.remove());
  follow();

  let hasStyle = false;
  let hasFailed = false;
  const draw = () => {
    const { styleUrl, tilesUrl } = source;
    if (styleUrl !== null) streets.setStyle(new URL(styleUrl, location.href).href);
    else streets.setStyle(ownStyle(tilesUrl!), { diff: hasStyle });
  };
  streets.on("style.load", () => {
    hasStyle = true;
    map.setMaxZoom(STREET_ZOOM);
    map.getContainer().classList.add("has-streets");
    follow();
  });
  streets.on("sourcedata", ({ sourceDataType }) => {
    // Attributions come with the metadata; the event fires for every tile too.
    if (sourceDataType === "metadata") onCredits(shownCredits(streets));
  });
  streets.on("error", () => {
    if (!hasFailed) onFailure(hasStyle ? "parts" : "style");
    hasFailed = true;
    if (!hasStyle) box.remove();
  });
  onPaletteChange(draw, signal);
  draw();
}

function ownStyle(tilesUrl: string): StyleSpecification {
  return tilesStyle(new URL(tilesUrl, location.href).href, readPalette());
}

/** Before the list has come, the map shows nothing. */
function hasView(map: LeafletMap): boolean {
  return map.getZoom() !== undefined;
}

let hasPmtiles = false;

/** Archives of tiles are read in ranges by this protocol. MapLibre's protocols are global, so it is registered once. */
async function registerPmtiles(): Promise<void> {
  if (hasPmtiles) return;
  hasPmtiles = true;
  const { Protocol } = await import("pmtiles");
  addProtocol("pmtiles", new Protocol({ metadata: true }).tilev4 as AddProtocolAction);
}

function shownCredits(map: MapLibre): Credit[] {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? "");
  return [...new Set(sources)].flatMap(creditsIn);
}
