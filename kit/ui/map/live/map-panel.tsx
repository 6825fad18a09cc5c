import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatCount, practicesInWords } from "#domain/counts.ts";
import type { MapSource } from "#services/services.ts";
import { ChosenPractice, InView } from "./chosen-practice.tsx";
import type { MapView } from "./map-view.ts";
import { usePageCards } from "./page-cards.ts";
import { type Points, pointsFor } from "./points.ts";
import { useMapView } from "./use-map-view.ts";
import { RESULTS_REPLACED } from "../../../islands/results-replaced.ts";
import type { Credit } from "./credits.ts";

/**
 * The map, the list of practices in view, and the card of the practice chosen in either. Escape closes the card if there
 * is one, else the map, wherever the focus is in the panel.
 */
export function MapPanel({
  query,
  onClose,
  ...source
}: MapSource & {
  /** The query of the directory, `location=nelson`; null follows the page's address. */
  query: string | null;
  onClose: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const returnFocusTo = useRef<Element | null>(null);
  const answer = usePoints(query);
  const points = typeof answer === "string" ? null : answer;
  const map = useMapView({ box, source, points, onChoose: choose });
  const { mapView, chosen, hovered, inView, credits, failure } = map;
  usePageCards({ panel, pointed: hovered ?? chosen, onHover: map.highlight });

  // It returns a promise in newer browsers, which React would take for what ends the effect.
  useEffect(() => {
    panel.current!.scrollIntoView({ block: "nearest" });
  }, []);

  function choose(id: number): void {
    returnFocusTo.current = document.activeElement;
    map.choose(id);
  }

  function closeCard(): void {
    map.choose(null);
    const back = returnFocusTo.current;
    const canvas = box.current?.querySelector("canvas");
    const target = back?.isConnected && panel.current!.contains(back) ? back : canvas;
    if (target instanceof HTMLElement) target.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (chosen) closeCard();
    else onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever the focus is inside
    <section ref={panel} className="live-map" aria-labelledby="live-map" onKeyDown={onKeyDown}>
      <h2 id="live-map" className="visually-hidden">
        Map of practices
      </h2>
      <p role="status">{failure === "webgl" ? NO_MAP : statusWords(answer)}</p>
      {failure !== "webgl" && (
        <div className="live-map-parts">
          <div className="live-map-stage">
            <div className="live-map-box" ref={box} />
            {chosen && <ChosenPractice key={chosen.id} practice={chosen} onClose={closeCard} />}
            {mapView && <ZoomButtons mapView={mapView} />}
            <Credits credits={credits} />
          </div>
          {points && <InView inView={inView} chosen={chosen} onChoose={choose} onHover={map.highlight} />}
        </div>
      )}
      {(failure === "style" || failure === "parts") && <p className="small dim">{FAILURES[failure]}</p>}
    </section>
  );
}

function ZoomButtons({ mapView }: { mapView: MapView }) {
  return (
    <div className="live-map-acts">
      <button type="button" onClick={() => mapView.zoomBy(1)}>
        Zoom in
      </button>
      <button type="button" onClick={() => mapView.zoomBy(-1)}>
        Zoom out
      </button>
      <button type="button" onClick={mapView.showAll}>
        Show all
      </button>
    </div>
  );
}

const NO_MAP =
  "This browser can’t show the map: it’s too old, or has no WebGL. The list on this page has the same practices.";

const FAILURES = {
  style: "The map’s background couldn’t be loaded, so you see a simple coastline.",
  parts: "Parts of the map’s background couldn’t be loaded.",
};

function statusWords(answer: Points | "loading" | "failed"): string {
  if (answer === "loading") return "Loading the map…";
  if (answer === "failed") {
    return "The map couldn’t be loaded. The list on this page still works. Close the map and open it again to try once more.";
  }
  const { count, features } = answer;
  if (count === 0) return "No practices to show on the map.";
  if (count > features.length) {
    return `The map shows the first ${formatCount(features.length)} of ${practicesInWords(count)}.`;
  }
  return `${practicesInWords(count)} on the map.`;
}

/** The practices of a query; with null, of the page's address, again whenever its results are replaced. */
function usePoints(query: string | null): Points | "loading" | "failed" {
  const [answer, setAnswer] = useState<Points | "loading" | "failed">("loading");
  useEffect(() => {
    let loading: AbortController | undefined;
    const load = () => {
      loading?.abort();
      const { signal } = (loading = new AbortController());
      pointsFor(query ?? location.search, signal).then(setAnswer, () => {
        if (!signal.aborted) setAnswer("failed");
      });
    };
    load();
    if (query === null) document.addEventListener(RESULTS_REPLACED, load);
    return () => {
      loading?.abort();
      document.removeEventListener(RESULTS_REPLACED, load);
    };
  }, [query]);
  return answer;
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
