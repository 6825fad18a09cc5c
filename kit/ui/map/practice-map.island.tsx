import { Suspense, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../islands/hydrated.ts";
import { RESULTS_REPLACED } from "../../islands/results-replaced.ts";
import sheet from "../../styles/sheets/live-map.css?url";
import { Icon } from "../icon.tsx";
import { MAP_FRAGMENT } from "./fragment.ts";
import { MapPanel } from "./live/map-panel.tsx";

type MapProps = { query: string | null; styleUrl: string | null; tilesUrl: string | null };

/**
 * The button, and the map below it while open, which the address says: Back closes it and Forward opens it. Closing it,
 * by button or Escape, moves the focus to the button.
 */
export function PracticeMap(props: MapProps) {
  const [choice, show] = useState<boolean | null>(null);
  const isHydrated = useIsHydrated();
  const isOpen = choice ?? (isHydrated && location.hash === MAP_FRAGMENT);
  const button = useRef<HTMLButtonElement>(null);
  /** The newest entry of the history is the one that opening made. */
  const isNewest = useRef(false);
  useEffect(() => {
    const follow = () => show(location.hash === MAP_FRAGMENT);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Other results come with an address of their own.
    const keep = () => {
      isNewest.current = false;
      history.replaceState(history.state, "", MAP_FRAGMENT);
    };
    document.addEventListener(RESULTS_REPLACED, keep);
    return () => document.removeEventListener(RESULTS_REPLACED, keep);
  }, [isOpen]);
  const open = () => {
    history.pushState(null, "", MAP_FRAGMENT);
    isNewest.current = true;
    show(true);
  };
  const close = () => {
    button.current!.focus();
    if (isNewest.current) {
      isNewest.current = false;
      return history.back();
    }
    history.replaceState(history.state, "", location.pathname + location.search);
    show(false);
  };
  return (
    <div className="map-part">
      <button
        ref={button}
        type="button"
        className="btn btn-second btn-small open-map"
        aria-expanded={isHydrated ? isOpen : undefined}
        onClick={isOpen ? close : open}
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
