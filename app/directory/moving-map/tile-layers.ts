import {
  type Coords,
  CRS,
  GridLayer,
  type GridLayerOptions,
  type LatLng,
  type Map as LeafletMap,
  point,
} from "leaflet/dist/leaflet-src.esm.js";
import { isDrawn, SHORE_LEVELS, shoreHref, type ShoreView } from "#content/map/shore-view.ts";
import { type MapTile, TILE_SIZE } from "../map-answers.ts";

/** The two layers of tiles: the coast, and above it what the list finds there, with names. */

const SVG = "http://www.w3.org/2000/svg";
/** Beyond its edges a tile draws so much, so that no line is seen between two that are scaled. */
const BLEED = 1;

const OPTIONS = { tileSize: TILE_SIZE, noWrap: true, keepBuffer: 1, updateWhenZooming: false };

type Done = (error?: Error, tile?: HTMLElement) => void;

/** Sea, land and lakes, drawn like the still maps: in the page's colours, light or dark. */
export function coastLayer(): GridLayer {
  return layerOf({ maxNativeZoom: SHORE_LEVELS.to, className: "coast-tiles" }, (coords, done) => {
    const { box, svg } = newTile();
    const view = viewOfTile(coords);
    const address = shoreHref(view);
    // Once it is in the browser's cache, the shapes are used from there.
    const shapes = isDrawn(view) ? fetch(address) : Promise.resolve(null);
    shapes.then(
      (answer) => {
        if (answer) svg.append(...coastShapes(address));
        done(undefined, box);
      },
      (error: Error) => done(error, box),
    );
    return box;
  });
}

/** As `Coast` draws them on the page. */
function coastShapes(address: string): SVGElement[] {
  const shallows = document.createElementNS(SVG, "g");
  shallows.setAttribute("class", "shallows");
  for (let ring = 0; ring < 3; ring++) shallows.append(use(`${address}#land`));
  return [shallows, use(`${address}#land`, "land"), use(`${address}#lake`, "lake")];
}

/** Where a tile lies: its zoom, and the position of a point in it. */
export type TilePlace = { zoom: number; latLngAt: (x: number, y: number) => LatLng };

/**
 * Fetches what a list finds in each tile and draws its names. The practices of the tiles of one zoom are put on the map by
 * `putOn`, which returns what takes them away.
 */
export function listLayer(putOn: (tile: MapTile, place: TilePlace) => () => void) {
  let query = "";
  let loading = new AbortController();
  let shownZoom: number | null = null;
  const come = new Map<HTMLElement, { tile: MapTile; place: TilePlace; takeOff: (() => void) | null }>();
  const layer = layerOf({ className: "name-tiles" }, (coords, done) => {
    const { box, svg } = newTile();
    const { signal } = loading;
    fetchTile(coords, query, signal).then(
      (tile) => {
        if (signal.aborted) return;
        svg.append(...tile.names.map(nameText));
        done(undefined, box);
        const latLngAt = (x: number, y: number) =>
          CRS.EPSG3857.pointToLatLng(point(coords.x * TILE_SIZE + x, coords.y * TILE_SIZE + y), coords.z);
        const place = { zoom: coords.z, latLngAt };
        come.set(box, { tile, place, takeOff: coords.z === shownZoom ? putOn(tile, place) : null });
      },
      (error: Error) => {
        if (!signal.aborted) done(error, box);
      },
    );
    return box;
  });
  const forget = (tile: HTMLElement) => {
    come.get(tile)?.takeOff?.();
    come.delete(tile);
  };
  layer.on("tileunload", ({ tile }) => forget(tile));
  layer.on("remove", () => loading.abort());
  return {
    /** Asks for every tile in view again: Leaflet’s own way to do so rounds no zoom. */
    showList(asked: string, map: LeafletMap): void {
      layer.remove();
      query = asked;
      loading = new AbortController();
      layer.addTo(map);
    },
    /** Puts the practices of this zoom on the map, and takes the others off; all of them for null. */
    showZoom(zoom: number | null): void {
      shownZoom = zoom;
      for (const content of come.values()) {
        content.takeOff?.();
        content.takeOff = content.place.zoom === zoom ? putOn(content.tile, content.place) : null;
      }
    },
  };
}

function layerOf(
  options: GridLayerOptions,
  createTile: (coords: Coords, done: Done) => HTMLElement,
): GridLayer {
  return Object.assign(new GridLayer({ ...OPTIONS, ...options }), { createTile });
}

async function fetchTile({ z, x, y }: Coords, query: string, signal: AbortSignal): Promise<MapTile> {
  const answer = await fetch(`/directory/map/${z}/${x}/${y}${query}`, { signal });
  if (!answer.ok) throw new Error(`A tile of the map answers ${answer.status}.`);
  return (await answer.json()) as MapTile;
}

/** What of the shore a tile shows. */
function viewOfTile({ x, y, z }: Coords): ShoreView {
  return {
    x: x * TILE_SIZE,
    y: y * TILE_SIZE,
    width: TILE_SIZE,
    height: TILE_SIZE,
    step: (z - SHORE_LEVELS.from) * SHORE_LEVELS.parts,
  };
}

function newTile() {
  const box = document.createElement("div");
  const svg = document.createElementNS(SVG, "svg");
  const size = TILE_SIZE + 2 * BLEED;
  svg.setAttribute("viewBox", `${-BLEED} ${-BLEED} ${size} ${size}`);
  svg.setAttribute("class", "map");
  svg.setAttribute("aria-hidden", "true");
  box.append(svg);
  return { box, svg };
}

function use(address: string, className?: string): SVGUseElement {
  const element = document.createElementNS(SVG, "use");
  element.setAttribute("href", address);
  if (className) element.setAttribute("class", className);
  return element;
}

/** A line of a name lies so far below the one before it. */
const LINE = 19;

function nameText({ mi, en, x, y, isWater }: MapTile["names"][number]): SVGTextElement {
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("class", isWater ? "water-name" : "suburb-name");
  text.setAttribute("text-anchor", "middle");
  const lines = [
    ...mi.map((line) => ({ line, isMaori: true })),
    ...(en === "" ? [] : [{ line: en, isMaori: false }]),
  ];
  for (const [at, { line, isMaori }] of lines.entries()) {
    const span = document.createElementNS(SVG, "tspan");
    span.setAttribute("x", String(x));
    span.setAttribute("y", String(y + at * LINE));
    if (isMaori) span.setAttribute("lang", "mi");
    else if (isWater) span.setAttribute("class", "water-name-en");
    span.textContent = line;
    text.append(span);
  }
  return text;
}
