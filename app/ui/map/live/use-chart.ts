import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Chart, ChartEvents, ChartGround } from "./chart.ts";
import type { Credit } from "./credits.ts";
import type { Point, Points } from "./points.ts";

/** Opens a map in `box`, keeps `points` on it, and closes it with the component. */
export function useChart({
  box,
  ground,
  points,
  onChoose,
}: {
  box: RefObject<HTMLDivElement | null>;
  ground: ChartGround;
  points: Points | null;
  /** Somebody has chosen one on the map. */
  onChoose: (id: number) => void;
}) {
  const [chart, setChart] = useState<Chart | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  /** Pointed at on the map by the pointer. */
  const [lit, setLit] = useState<number | null>(null);
  const [inView, setInView] = useState<readonly Point[]>([]);
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const [trouble, setTrouble] = useState<"webgl" | "style" | "parts" | null>(null);
  const pointOf = (id: number | null) => points?.features.find((point) => point.id === id) ?? null;

  const onChosen = useEffectEvent((id: number) => onChoose(id));
  const open = useEffectEvent((events: ChartEvents) => openIn(box.current, ground, events));
  useEffect(() => {
    let isClosed = false;
    let opened: Chart | null = null;
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
        else if (found) setChart(found);
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
    if (chart && points) chart.show(points.features);
  }, [chart, points]);

  return {
    chart,
    chosen: pointOf(chosen),
    lit: pointOf(lit),
    inView,
    credits,
    trouble,
    choose(id: number | null) {
      setChosen(id);
      chart?.choose(pointOf(id));
    },
    light: (id: number | null) => chart?.light(pointOf(id)),
  };
}

/** MapLibre is fetched here, and not before. Null where this browser cannot draw. */
async function openIn(
  box: HTMLDivElement | null,
  ground: ChartGround,
  events: ChartEvents,
): Promise<Chart | null> {
  const { canDraw, openChart } = await import("./chart.ts");
  return box && canDraw() ? openChart(box, ground, events) : null;
}
