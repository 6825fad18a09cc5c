import { type KeyboardEvent, useRef } from "react";
import { dentistsInWords } from "#domain/counts.ts";
import { ChosenPractice } from "./chosen-practice.tsx";
import type { MapViewSource } from "./map-view.ts";
import { Credits } from "./credits-line.tsx";
import { InView } from "./in-view.tsx";
import { useCardsOfThePage } from "./page-cards.ts";
import type { Points } from "./points.ts";
import { useMapView } from "./use-map-view.ts";
import { usePoints } from "./use-points.ts";

/**
 * The map, what is in view of it as a list, and the card of the practice that was chosen in either. Whatever has the
 * focus, Escape closes the card if there is one, and then the map.
 */
export function MapPanel({
  query,
  onClose,
  ...ground
}: MapViewSource & {
  /** Null: that of the page's address. */
  query: string | null;
  onClose: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const answer = usePoints(query);
  const points = typeof answer === "string" ? null : answer;
  const map = useMapView({ box, ground, points, onChoose: choose });
  const { mapView, chosen, lit, inView, credits, trouble } = map;
  useCardsOfThePage({ panel, pointed: lit ?? chosen, onPoint: map.light });

  function choose(id: number): void {
    cameFrom.current = document.activeElement;
    map.choose(id);
  }

  function closeCard(): void {
    map.choose(null);
    const back = cameFrom.current;
    const canvas = box.current?.querySelector("canvas");
    const target = back?.isConnected && panel.current!.contains(back) ? back : canvas;
    if (target instanceof HTMLElement) target.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (chosen) closeCard();
    else onClose();
  }

  const said = trouble === "webgl" ? NO_WEBGL : saidOf(answer);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from whatever in it has the focus
    <section ref={panel} className="live-map" aria-labelledby="live-map" onKeyDown={press}>
      <h2 id="live-map" className="visually-hidden">
        Map of dentists
      </h2>
      <p role="status">{said}</p>
      {trouble !== "webgl" && (
        <div className="live-map-parts">
          <div className="live-map-stage">
            <div className="live-map-box" ref={box} />
            {chosen && <ChosenPractice key={chosen.id} practice={chosen} onClose={closeCard} />}
            {mapView && (
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
            )}
            <Credits credits={credits} />
          </div>
          {points && <InView inView={inView} chosen={chosen} onChoose={choose} onPoint={map.light} />}
        </div>
      )}
      {(trouble === "style" || trouble === "parts") && <p className="small dim">{TROUBLE[trouble]}</p>}
    </section>
  );
}

const NO_WEBGL =
  "This browser cannot show the map: it has no WebGL, or it is switched off. The list on this page has the same dentists.";

const TROUBLE = {
  style: "The map’s own background could not be loaded. This is the coastline that comes with the site.",
  parts: "Parts of the map’s background could not be loaded.",
};

function saidOf(answer: Points | "asked" | "failed"): string {
  if (answer === "asked") return "Loading the map…";
  if (answer === "failed") {
    return "The map could not be loaded. The list on this page still works. Close the map and open it again to try once more.";
  }
  const { count, features } = answer;
  if (count === 0) return "No dentists to show on the map.";
  if (count > features.length) {
    return `The map shows the first ${features.length.toLocaleString("en-NZ")} of ${dentistsInWords(count)}.`;
  }
  return `${dentistsInWords(count)} on the map.`;
}
