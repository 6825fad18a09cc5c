import {
  DivIcon,
  LatLng,
  LatLngBounds,
  type LatLngExpression,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  Polyline,
} from "leaflet/dist/leaflet-src.esm.js";
import { type Area, areaIn, areaText, eastward } from "#domain/finding/area.ts";
import { formatCount } from "#domain/counts.ts";
import { type Box, boxAround, meet } from "#kit/ui/map/boxes.ts";
import { clearPlace, partPins, type Point } from "#kit/ui/map/pins.ts";
import {
  CELL_SIZE,
  type MapList,
  type MapPractice,
  type MapTile,
  PINS_APART,
  TILE_ZOOMS,
} from "../map-answers.ts";
import { coastLayer, listLayer, type TilePlace } from "./tile-layers.ts";

/** What the page can do with an open map. */
export type MapView = {
  map: LeafletMap;
  /**
   * Shows a page of a list: where the map was when this entry of the history was left, else the area that the address asks
   * for, else all of the page’s practices.
   */
  show: (list: MapList, address: string) => void;
  /** Makes the pin with this number stand out. */
  point: (number: number | null) => void;
  zoomBy: (steps: number) => void;
  /** The part of the world that is in view. */
  area: () => Area;
  close: () => void;
};

export type MapViewEvents = {
  /** The pointer or the focus is on the pin with this number, or on none. */
  onPoint: (number: number | null) => void;
  onPin: (number: number) => void;
  /** A practice that is not on this page of the list was pressed. */
  onChoose: (practice: MapPractice) => void;
  /** Several were pressed that lie too close together to be told apart by zooming in. */
  onArea: (area: string) => void;
  /** The map was moved or zoomed by a tenth of its width from where the list put it, or is back there. */
  onMoved: (isMoved: boolean) => void;
  /** One finger, or the wheel alone, scrolls the page: what moves the map is said, and after a while no longer. */
  onHint: (isHinting: boolean) => void;
};

/** New Zealand with the Chatham Islands, and how far from it a map can be moved. */
const COUNTRY = new LatLngBounds([-47.4, 166.4], [-34.3, 178.6]);
const AROUND = new LatLngBounds([-56, 156], [-26, 194]);
/** Room around the practices in pixels, for pins, and at the top for what lies on the map. */
const CLEAR = {
  paddingTopLeft: [30, 64] as [number, number],
  paddingBottomRight: [30, 40] as [number, number],
};
/** How near a map goes without streets: ten kilometres on a phone. */
const COAST_ZOOM = 12;
/** How far a map has to move, in its width, for its area to be another. */
const MOVED = 0.1;
const HINT_MILLISECONDS = 1_500;

/** Opens a map in an element, which sets its size. */
export function openMapView(container: HTMLElement, events: MapViewEvents): MapView {
  const map = new LeafletMap(container, {
    attributionControl: false,
    zoomControl: false,
    minZoom: TILE_ZOOMS.from,
    maxZoom: COAST_ZOOM,
    zoomSnap: 0.5,
    maxBounds: AROUND,
    // Two fingers move and zoom the map, one scrolls the page.
    dragging: !matchMedia("(pointer: coarse)").matches,
    scrollWheelZoom: false,
    fadeAnimation: !isStill(),
    zoomAnimation: !isStill(),
  });
  const listening = new AbortController();
  listenToWheelAndFinger(map, events, listening.signal);
  const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizing.observe(container);

  const pins = new LayerGroup().addTo(map);
  const tiles = listLayer(showTile);
  let shown: Shown | null = null;
  let clearing = 0;
  let base: { center: LatLng; zoom: number } | null = null;

  // Leaflet says that a zoom has ended while its last frames are still drawn.
  container.addEventListener("transitionend", clearNames, { signal: listening.signal });
  // What belongs to another zoom would lie between what belongs to this one.
  map.on("zoomstart", () => tiles.showZoom(null));
  map.on("zoomend", () => {
    layOutPins();
    tiles.showZoom(Math.round(map.getZoom()));
    clearNames();
  });
  map.on("moveend", () => {
    if (!shown || !base) return;
    markHidden();
    remember();
    events.onMoved(isElsewhere(map, base));
  });

  /** In the entry of the history, so that Back and a reload lead to the same view. */
  function remember(): void {
    const { lat, lng } = map.getCenter();
    history.replaceState({ ...history.state, map: [lat, lng, map.getZoom()] }, "");
  }

  function layOutPins(): void {
    if (!shown) return;
    pins.clearLayers();
    const zoom = map.getZoom();
    const { x: left, y: top } = map.getPixelBounds().min!;
    const { x: width, y: height } = map.getSize();
    const places = shown.pins.map(({ at }, index) => {
      const { x, y } = map.project(at, zoom);
      return { index, x: x - left, y: y - top };
    });
    // What is in view stays in view.
    const parted = partPins(places, { apart: PINS_APART, width, height, edge: PINS_APART / 2 });
    const latLngAt = ({ x, y }: Point) => map.unproject([x + left, y + top], zoom);
    shown.taken = parted.map(({ x, y }) => boxAround(x + left, y + top, PIN_RADIUS, PIN_RADIUS));
    for (const { index, from, ...place } of parted) {
      const at = latLngAt(place);
      if (from)
        new Polyline([latLngAt(from), at], {
          className: "pin-lead",
          interactive: false,
        }).addTo(pins);
      shown.pins[index]!.marker.setLatLng(at).addTo(pins);
    }
    markHidden();
  }

  /** What is out of sight is none for the keyboard either. */
  function markHidden(): void {
    const bounds = map.getBounds();
    map.eachLayer((layer) => {
      const button = layer instanceof Marker ? layer.getElement()?.querySelector("button") : null;
      if (button) button.hidden = !bounds.contains((layer as Marker).getLatLng());
    });
  }

  function showTile({ several, single }: MapTile, { zoom, latLngAt }: TilePlace): () => void {
    const group = new LayerGroup();
    const boxes = single.map(({ x, y }) => {
      const { x: across, y: down } = map.project(latLngAt(x, y), map.getZoom());
      return boxAround(across, down, ONE_RADIUS, ONE_RADIUS);
    });
    shown?.taken.push(...boxes);
    for (const { x, y, count, left, top } of several) {
      const isNearest = map.getZoom() >= map.getMaxZoom();
      const button = newButton("live-map-plate", `+${formatCount(count)}`, {
        label: `${formatCount(count)} more practices: ${isNearest ? "list them" : "zoom in"}`,
      });
      onPress(map, button, () => {
        const cell = new LatLngBounds(latLngAt(left, top + CELL_SIZE), latLngAt(left + CELL_SIZE, top));
        if (map.getZoom() < map.getMaxZoom())
          map.setView(latLngAt(x, y), Math.min(map.getMaxZoom(), zoom + 2));
        else events.onArea(areaText(areaOf(cell)));
      });
      const { at, box } = clearOfOthers(latLngAt(x, y), button.textContent);
      boxes.push(box);
      shown?.taken.push(box);
      newMarker(at, button).addTo(group);
    }
    for (const { x, y, ...practice } of single) {
      const button = newButton("live-map-one", "", { label: practice.name });
      button.title = practice.name;
      onPress(map, button, () => events.onChoose(practice));
      newMarker(latLngAt(x, y), button).addTo(group);
    }
    group.addTo(map);
    markHidden();
    clearNames();
    return () => {
      group.remove();
      if (shown) shown.taken = shown.taken.filter((box) => !boxes.includes(box));
    };
  }

  /** Moves a plate off what it would cover or lie under, and into the picture if it belongs there. */
  function clearOfOthers(place: LatLng, text: string): { at: LatLng; box: Box } {
    const zoom = map.getZoom();
    const point = map.project(place, zoom);
    const half = { width: plateWidth(text) / 2 + APART, height: PLATE_HEIGHT / 2 + APART };
    const frame = map.getBounds().contains(place) ? frameOf(map) : EVERYWHERE;
    const { x, y } = clearPlace(point, half, { others: shown?.taken ?? [], frame });
    return { at: map.unproject([x, y], zoom), box: boxAround(x, y, half.width, half.height) };
  }

  /** Hides the names that something lies on: between two zooms of the tiles they come closer together. */
  function clearNames(): void {
    cancelAnimationFrame(clearing);
    clearing = requestAnimationFrame(() => {
      const rects = (selector: string) =>
        [...container.querySelectorAll(selector)].map((one) => ({ one, box: one.getBoundingClientRect() }));
      const buttons = rects(".live-map-marker button");
      for (const { one, box } of rects(".name-tiles text"))
        one.toggleAttribute(
          "data-covered",
          buttons.some((button) => meet(button.box, box)),
        );
    });
  }

  coastLayer().addTo(map);

  return {
    map,
    show(list, address) {
      const { search, searchParams } = new URL(address, location.href);
      pins.clearLayers();
      // Until the view is set there is nothing to lay out in it.
      shown = null;
      base = null;
      const area = areaIn(searchParams.get("area") ?? "");
      const isInView =
        area && map.getZoom() !== undefined && areaText(areaOf(map.getBounds())) === areaText(area);
      if (!isInView) fit(map, area, list);
      base = { center: map.getCenter(), zoom: map.getZoom() };
      const before = (history.state as { map?: [number, number, number] } | null)?.map;
      if (before) map.setView([before[0], before[1]], before[2], { animate: false });
      shown = { pins: newPins(map, list, events), taken: [] };
      layOutPins();
      const query = new URLSearchParams(search);
      query.delete("view");
      remember();
      tiles.showList(query.size > 0 ? `?${query}` : "", map);
      events.onMoved(isElsewhere(map, base));
    },
    point(number) {
      for (const [index, { button, marker }] of (shown?.pins ?? []).entries()) {
        const isPointed = index + 1 === number;
        button.toggleAttribute("data-pointed", isPointed);
        // Cards are swiped below the map.
        if (isPointed && button.hidden && !map.dragging.enabled()) map.panTo(marker.getLatLng());
      }
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    area: () => areaOf(map.getBounds()),
    close() {
      listening.abort();
      cancelAnimationFrame(clearing);
      resizing.disconnect();
      shown = null;
      // Leaflet ends a zoom that is under way a quarter of a second later, when its panes are gone.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}

/** The pins of a list, and what pins and plates cover, in pixels of the zoom that is shown. */
type Shown = {
  pins: readonly { at: LatLng; button: HTMLButtonElement; marker: Marker }[];
  taken: Box[];
};

/** Half of a pin and of a practice without a number, the least width and the height of a plate, and what lies between. */
const [PIN_RADIUS, ONE_RADIUS] = [PINS_APART / 2, 7];
const [PLATE_WIDTH, PLATE_HEIGHT] = [42, 28];
const APART = 1;
const EVERYWHERE: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** In a wide face: `plateWidth("+1,234") === 68` */
function plateWidth(text: string): number {
  return Math.max(PLATE_WIDTH, 14 + 9 * text.length);
}

/** What is in view, in pixels of the zoom that is shown. */
function frameOf(map: LeafletMap): Box {
  const { min, max } = map.getPixelBounds();
  return { left: min!.x, right: max!.x, top: min!.y, bottom: max!.y };
}

function newPins(map: LeafletMap, { pins }: MapList, events: MapViewEvents): Shown["pins"] {
  return pins.map(({ name, latitude, longitude }, index) => {
    const number = index + 1;
    const button = newButton("live-map-disc", String(number), { label: `${number}: ${name}` });
    for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, () => events.onPoint(number));
    for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, () => events.onPoint(null));
    onPress(map, button, () => events.onPin(number));
    const at = new LatLng(latitude, eastward(longitude));
    return { at, button, marker: newMarker(at, button, pins.length - index) };
  });
}

function newButton(className: string, text: string, { label }: { label: string }): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.setAttribute("aria-label", label);
  return button;
}

/** The first of the list lies on top, above all plates. */
function newMarker(at: LatLngExpression, button: HTMLElement, rank = 0): Marker {
  const icon = new DivIcon({ html: button, className: "live-map-marker", iconSize: [0, 0] });
  return new Marker(at, {
    icon,
    keyboard: false,
    interactive: false,
    zIndexOffset: rank === 0 ? 0 : 10_000 + rank,
  });
}

/** What its types leave out: whether the map was dragged since the last press began. */
type Dragging = LeafletMap["dragging"] & { moved: () => boolean };

/** A drag that ends on what it began on is no press. */
function onPress(map: LeafletMap, button: HTMLElement, press: () => void): void {
  button.addEventListener("click", ({ detail }) => {
    const isByKey = detail === 0;
    if (isByKey || !(map.dragging as Dragging).moved()) press();
  });
}

function fit(map: LeafletMap, area: Area | null, { pins }: MapList): void {
  if (area) {
    const bounds = new LatLngBounds([area.south, area.west], [area.north, area.east]);
    return void map.fitBounds(bounds, { animate: false });
  }
  const bounds = new LatLngBounds([]);
  for (const { latitude, longitude } of pins) bounds.extend([latitude, eastward(longitude)]);
  map.fitBounds(bounds.isValid() ? bounds : COUNTRY, { ...CLEAR, maxZoom: COAST_ZOOM, animate: false });
}

function isElsewhere(map: LeafletMap, { center, zoom }: { center: LatLng; zoom: number }): boolean {
  if (map.getZoom() !== zoom) return true;
  return map.project(center, zoom).distanceTo(map.project(map.getCenter(), zoom)) > map.getSize().x * MOVED;
}

function areaOf(bounds: LatLngBounds): Area {
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

function listenToWheelAndFinger(map: LeafletMap, { onHint }: MapViewEvents, signal: AbortSignal): void {
  const container = map.getContainer();
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const hint = () => {
    clearTimeout(hiding);
    onHint(true);
    hiding = setTimeout(onHint, HINT_MILLISECONDS, false);
  };
  container.addEventListener(
    "wheel",
    (event) => {
      const isMeant = event.ctrlKey || event.metaKey;
      if (isMeant) map.scrollWheelZoom.enable();
      else map.scrollWheelZoom.disable();
      if (!isMeant) hint();
    },
    { capture: true, passive: true, signal },
  );
  container.addEventListener(
    "touchmove",
    ({ touches }) => {
      if (touches.length === 1 && !map.dragging.enabled()) hint();
    },
    { passive: true, signal },
  );
  signal.addEventListener("abort", () => clearTimeout(hiding));
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
