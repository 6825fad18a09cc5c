import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { MapView, MapViewEvents, MapViewSource } from "./map-view.ts";
import type { Credit } from "./credits.ts";
import type { Point, Points } from "./points.ts";

/** Opens a map in `box`, keeps `points` on it, and closes it with the component. */
export function useMapView({
  box,
  ground,
  points,
  onChoose,
}: {
  box: RefObject<HTMLDivElement | null>;
  ground: MapViewSource;
  points: Points | null;
  /** Somebody has chosen one on the map. */
  onChoose: (id: number) => void;
}) {
  const [mapView, setMapView] = useState<MapView | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  /** Pointed at on the map by the pointer. */
  const [lit, setLit] = useState<number | null>(null);
  const [inView, setInView] = useState<readonly Point[]>([]);
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const [trouble, setTrouble] = useState<"webgl" | "style" | "parts" | null>(null);
  const pointOf = (id: number | null) => points?.features.find((point) => point.id === id) ?? null;

  const onChosen = useEffectEvent((id: number) => onChoose(id));
  const open = useEffectEvent((events: MapViewEvents) => openIn(box.current, ground, events));
  useEffect(() => {
    let isClosed = false;
    let opened: MapView | null = null;
    const events = {
      onChoose: (id: number) => onChosen(id),
      onLight: setLit,
      onView: setInView,
      onCredits: setCredits,
      onTrouble: setTrouble,
    };
    open(events).then(
      (found) => {
        opened = found;
        if (isClosed) found?.close();
        else if (found) setMapView(found);
        else setTrouble("webgl");
      },
      () => setTrouble("webgl"),
    );
    return () => {
      isClosed = true;
      opened?.close();
    };
  }, []);

  useEffect(() => {
    if (mapView && points) mapView.show(points.features);
  }, [mapView, points]);

  return {
    mapView,
    chosen: pointOf(chosen),
    lit: pointOf(lit),
    inView,
    credits,
    trouble,
    choose(id: number | null) {
      setChosen(id);
      mapView?.choose(pointOf(id));
    },
    light: (id: number | null) => mapView?.light(pointOf(id)),
  };
}

/** MapLibre is fetched here, and not before. Null where this browser cannot draw. */
async function openIn(
  box: HTMLDivElement | null,
  ground: MapViewSource,
  events: MapViewEvents,
): Promise<MapView | null> {
  const { canDraw, openMapView } = await import("./map-view.ts");
  return box && canDraw() ? openMapView(box, ground, events) : null;
}
