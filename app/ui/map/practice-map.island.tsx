import { Suspense, useRef, useState } from "react";
import { useIsHydrated } from "../../islands/hydrated.ts";
import sheet from "../../styles/sheets/live-map.css?url";
import { Icon } from "../icon.tsx";
import { MapPanel } from "./live/map-panel.tsx";

type MapProps = { query: string | null; styleUrl: string | null; tilesUrl: string | null };

/** The button, and the map below it while open. Closing it, by button or Escape, moves the focus to the button. */
export function PracticeMap(props: MapProps) {
  const [isOpen, open] = useState(false);
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
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

export { PracticeMap as Island };
