import { Suspense, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../islands/hydrated.ts";
import { RESULTS_REPLACED } from "../../islands/results-replaced.ts";
import sheet from "../../styles/sheets/live-map.css?url";
import { Icon } from "../icon.tsx";
import { MAP_FRAGMENT } from "./fragment.ts";
import { MapPanel } from "./live/map-panel.tsx";

type MapProps = { query: string | null; styleUrl: string | null; tilesUrl: string | null };

/**
 * The button, and the map below it while open, which the address says. Closing it, by button or Escape, moves the focus
 * to the button.
 */
export function PracticeMap(props: MapProps) {
  const [choice, open] = useState<boolean | null>(null);
  const isHydrated = useIsHydrated();
  const isOpen = choice ?? (isHydrated && location.hash === MAP_FRAGMENT);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (isOpen ? keepInAddress() : undefined), [isOpen]);
  const close = () => {
    open(false);
    button.current!.focus();
  };
  return (
    <div className="map-part">
      <button
        ref={button}
        type="button"
        className="btn btn-second btn-small open-map"
        aria-expanded={isHydrated ? isOpen : undefined}
        onClick={() => open(!isOpen)}
      >
        <Icon name={isOpen ? "close" : "map-pin"} />
        <span className="visually-hidden">{isOpen ? "Close the " : "Open the "}</span>
        Map
      </button>
      {isOpen && (
        <Suspense fallback={<div className="live-map" />}>
          <link rel="stylesheet" href={sheet} precedence="default" />
          <MapPanel {...props} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Until the function that it returns is called; other results come with an address of their own. */
function keepInAddress(): () => void {
  const write = () => history.replaceState(history.state, "", MAP_FRAGMENT);
  write();
  document.addEventListener(RESULTS_REPLACED, write);
  return () => {
    document.removeEventListener(RESULTS_REPLACED, write);
    history.replaceState(history.state, "", location.pathname + location.search);
  };
}

export { PracticeMap as Island };
