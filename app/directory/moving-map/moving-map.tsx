import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { formatCount } from "#domain/counts.ts";
import { areaText } from "#domain/finding/area.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { MapSource } from "#services/services.ts";
import type { MapList, MapPractice } from "../map-answers.ts";
import { ChosenPractice } from "./chosen-practice.tsx";
import type { Credit } from "./credits.ts";
import type { MapView } from "./map-view.ts";
import { trustMapLibraries } from "./trusted.ts";

type Opened = {
  /** The address of the list that is shown: `/directory?location=nelson&page=2` */
  address: string;
  source: MapSource;
  /** How much nearer it was asked to be since it was opened. */
  steps: number;
  onZoom: (steps: number) => void;
  /** The number in the list that is pointed at, there or on the map. */
  pointed: number | null;
  onPoint: (number: number | null) => void;
  /** A pin was pressed, which leads to its place in the list. */
  onPin: (number: number) => void;
  /** Leads to the list of an area, as an address has it. */
  onArea: (area: string) => void;
  onClose: () => void;
};

/**
 * The map that moves. The page stays as it is until its styles have come. Its script and its list are fetched beside them,
 * since on a slow line each round trip takes half a second.
 */
export function MovingMap({ sheet, ...opened }: Opened & { sheet: string }) {
  const list = useList(opened.address);
  useEffect(() => {
    // The map imports it too, and says then that it failed.
    importMapView().catch(() => undefined);
  }, []);
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <OpenedMap {...opened} {...list} />
    </Suspense>
  );
}

/** Fetches what the map is made from while React takes over the page, which takes a slow phone half a second. */
export function fetchMap(sheet: string, address: string): void {
  const list = fetchList(address);
  early = { address, list };
  // React’s own `preload` does nothing before its client has run. This puts the styles into the browser’s cache.
  for (const part of [list, fetch(sheet), importMapView()]) part.catch(() => undefined);
}

/** The list that was asked for before React could show it. */
let early: { address: string; list: Promise<MapList> } | null = null;

async function importMapView() {
  trustMapLibraries();
  return import("./map-view.ts");
}

/** Escape closes the card of a practice if there is one, else the map, wherever the focus is in it. */
function OpenedMap({
  list,
  isFailed,
  source,
  steps,
  pointed,
  onZoom,
  onPoint,
  onPin,
  onArea,
  onClose,
}: Omit<Opened, "address"> & ListState) {
  const box = useRef<HTMLDivElement>(null);
  const returnFocusTo = useRef<Element | null>(null);
  const [mapView, setMapView] = useState<MapView | null>(null);
  const [choice, setChoice] = useState<{ practice: MapPractice; of: unknown } | null>(null);
  const [isMoved, setMoved] = useState(false);
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const [failure, setFailure] = useState<keyof typeof FAILURES | null>(null);
  const [isHinting, hint] = useState(false);

  // A card belongs to the list that was shown with it.
  const chosen = choice?.of === list ? (choice?.practice ?? null) : null;
  const events = {
    onPoint: useEffectEvent(onPoint),
    onPin: useEffectEvent(onPin),
    onArea: useEffectEvent(onArea),
    onChoose: useEffectEvent((practice: MapPractice) => {
      returnFocusTo.current = document.activeElement;
      setChoice({ practice, of: list });
    }),
  };
  const open = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const { openMapView } = await importMapView();
    if (signal.aborted) return;
    const view = openMapView(box.current!, { ...events, onMoved: setMoved, onHint: hint });
    signal.addEventListener("abort", view.close);
    setMapView(view);
    if (!source.styleUrl && !source.tilesUrl) return;
    const { addStreets } = await import("./streets.ts");
    if (!signal.aborted)
      await addStreets(view.map, source, { signal, onCredits: setCredits, onFailure: setFailure });
  });
  useEffect(() => {
    const closing = new AbortController();
    open(closing.signal).catch(() => {
      if (!closing.signal.aborted) setFailure("map");
    });
    return () => closing.abort();
  }, []);

  const pointedNow = useEffectEvent(() => pointed);
  useEffect(() => {
    if (!mapView || !list) return;
    mapView.show(list.answer, list.address);
    mapView.point(pointedNow());
  }, [mapView, list]);
  const zoomed = useRef(0);
  useEffect(() => {
    if (!mapView || !list) return;
    const nearer = steps - zoomed.current;
    zoomed.current = steps;
    if (nearer !== 0) mapView.zoomBy(nearer);
  }, [mapView, list, steps]);
  useEffect(() => mapView?.point(pointed), [mapView, pointed]);
  useEffect(() => {
    // The button that opened it may be gone where the map now lies beside the list.
    if (document.activeElement?.getClientRects().length === 0) box.current!.focus({ preventScroll: true });
  }, []);

  function closeCard(): void {
    setChoice(null);
    const back = returnFocusTo.current;
    const target = back?.isConnected ? back : box.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (chosen) closeCard();
    else onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever the focus is inside
    <section
      className={mapView && list ? "live-map live-map-ready" : "live-map"}
      aria-labelledby="live-map"
      onKeyDown={onKeyDown}
    >
      <h2 id="live-map" className="visually-hidden">
        Map of practices
      </h2>
      <p className="live-map-key">
        <span>
          <i className="live-map-disc" aria-hidden="true" />
          In the list
        </span>
        {list && list.answer.count > list.answer.pins.length && (
          <span>
            <i className="live-map-plate" aria-hidden="true" />
            More practices: press to zoom in
          </span>
        )}
      </p>
      <p className="visually-hidden" role="status">
        {statusWords(list?.answer ?? null)}
      </p>
      {(isFailed || failure) && (
        <p className="live-map-failure small">{FAILURES[isFailed ? "map" : failure!]}</p>
      )}
      <ZoomButtons className="zoom-narrow" onZoom={onZoom} />
      <div className="live-map-stage">
        <div
          ref={box}
          className="live-map-box"
          role="region"
          aria-label="Map. The arrow keys move it, plus and minus zoom."
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the map
          tabIndex={0}
        />
        {/* On a phone the button that opened it closes it. */}
        <button type="button" className="btn btn-second btn-small live-map-close" onClick={onClose}>
          Close the map
        </button>
        {mapView && isMoved && (
          <button
            type="button"
            className="btn btn-primary btn-small live-map-search"
            onClick={() => onArea(areaText(mapView.area()))}
          >
            <Icon name="search" />
            Search this area
          </button>
        )}
        <p className="live-map-hint" aria-hidden="true" hidden={!isHinting}>
          <span className="by-finger">Use two fingers to move the map</span>
          <span className="by-mouse">Hold Ctrl or ⌘ while scrolling to zoom the map</span>
        </p>
        {chosen && <ChosenPractice key={chosen.id} practice={chosen} onClose={closeCard} />}
      </div>
      <Credits credits={credits} />
    </section>
  );
}

/** They open the map where they lie on the drawing, and zoom it then. */
export function ZoomButtons({ onZoom, className }: { onZoom: (steps: number) => void; className: string }) {
  return (
    <div className={`map-zoom ${className}`}>
      <button type="button" className="btn btn-second btn-small zoom-map" onClick={() => onZoom(1)}>
        Zoom in
      </button>
      <button type="button" className="btn btn-second btn-small zoom-map" onClick={() => onZoom(-1)}>
        Zoom out
      </button>
    </div>
  );
}

const FAILURES = {
  map: "The map couldn’t be loaded. The list on this page still works. Close the map and open it again to try once more.",
  style: "The map’s background couldn’t be loaded, so you see a simple coastline.",
  parts: "Parts of the map’s background couldn’t be loaded.",
  webgl: "This browser can’t draw streets (it’s too old, or has no WebGL), so you see a simple coastline.",
};

function statusWords(list: MapList | null): string {
  if (!list) return "Loading the map…";
  const { count, pins } = list;
  if (count === 0) return "No practices to show on the map.";
  if (count === pins.length) return `The map has the ${formatCount(count)} practices of the list.`;
  return `The map has the ${formatCount(pins.length)} practices of this page of the list, and ${formatCount(count - pins.length)} more.`;
}

/** The practices of a list, with the address that they were asked for by. */
type ListState = { list: { address: string; answer: MapList } | null; isFailed: boolean };

/** The list before stays until another has come. */
function useList(address: string): ListState {
  const [list, setList] = useState<ListState["list"]>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const loading = new AbortController();
    const asked = early?.address === address ? early.list : fetchList(address, loading.signal);
    early = null;
    asked.then(
      (answer) => {
        if (loading.signal.aborted) return;
        setList({ address, answer });
        setFailed(false);
      },
      () => {
        if (!loading.signal.aborted) setFailed(true);
      },
    );
    return () => loading.abort();
  }, [address]);
  return { list, isFailed };
}

async function fetchList(address: string, signal: AbortSignal | null = null): Promise<MapList> {
  const { search } = new URL(address, location.href);
  const answer = await fetch(`/directory/map.json${search}`, { signal });
  if (!answer.ok) throw new Error(`The pins of the map answer ${answer.status}.`);
  return (await answer.json()) as MapList;
}

/** The attribution below the map. */
function Credits({ credits }: { credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <p className="live-map-credits">
      {credits.map(({ text, href }, at) => (
        <span key={`${text} ${href}`}>
          {at > 0 && " "}
          {href ? <a href={href}>{text}</a> : text}
        </span>
      ))}
    </p>
  );
}
