import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { MapSource } from "#services/services.ts";
import type { MapView, MapViewEvents } from "./map-view.ts";
import type { Credit } from "./credits.ts";
import type { Point, Points } from "./points.ts";

/** Opens a map in `box`, shows `points` on it, and closes it when the component unmounts. */
export function useMapView({
  box,
  source,
  points,
  onChoose,
}: {
  box: RefObject<HTMLDivElement | null>;
  source: MapSource;
  points: Points | null;
  /** A practice was chosen on the map. */
  onChoose: (id: number) => void;
}) {
  const [mapView, setMapView] = useState<MapView | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [inView, setInView] = useState<readonly Point[]>([]);
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const [failure, setFailure] = useState<"webgl" | "style" | "parts" | null>(null);
  const pointOf = (id: number | null) => points?.features.find((point) => point.id === id) ?? null;

  const onChosen = useEffectEvent(onChoose);
  const open = useEffectEvent((events: MapViewEvents) => openIn(box.current, source, events));
  useEffect(() => {
    const opening = open({
      onChoose: (id) => onChosen(id),
      onHover: setHovered,
      onView: setInView,
      onCredits: setCredits,
      onFailure: setFailure,
    });
    return whileOpen(opening, (opened) => (opened ? setMapView(opened) : setFailure("webgl")));
  }, []);

  useEffect(() => {
    if (mapView && points) mapView.show(points.features);
  }, [mapView, points]);

  return {
    mapView,
    chosen: pointOf(chosen),
    hovered: pointOf(hovered),
    inView,
    credits,
    failure,
    choose(id: number | null) {
      setChosen(id);
      mapView?.choose(pointOf(id));
    },
    highlight: (id: number | null) => mapView?.highlight(pointOf(id)),
  };
}

/** Fetches MapLibre, which nothing else does. Null when the browser cannot draw the map. */
async function openIn(
  box: HTMLDivElement | null,
  source: MapSource,
  events: MapViewEvents,
): Promise<MapView | null> {
  const { canDraw, openMapView } = await import("./map-view.ts");
  return box && canDraw() ? openMapView(box, source, events) : null;
}

/** Reports the map once it is open, null if it fails. Returns the function that closes it, before or after that. */
function whileOpen(opening: Promise<MapView | null>, onOpen: (opened: MapView | null) => void): () => void {
  let isClosed = false;
  const opened = opening.catch(() => null);
  void opened.then((map) => {
    if (!isClosed) onOpen(map);
  });
  return () => {
    isClosed = true;
    void opened.then((map) => map?.close());
  };
}
