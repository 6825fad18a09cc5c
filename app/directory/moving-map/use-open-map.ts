import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "#kit/islands/hydrated.ts";
import { RESULTS_REPLACED } from "#kit/islands/results-replaced.ts";
import { MAP_FRAGMENT } from "#kit/ui/map/fragment.ts";

/** The buttons that open the map: beside the list where there is no drawing, or on the drawing. */
export const MAP_OPENERS = ".open-map, .zoom-drawing button";

/** Whether the map that moves is open, which the address says: Back closes it and Forward opens it. */
export type OpenMap = {
  isOpen: boolean;
  /** How much nearer it was asked to be since it was opened: "Zoom in" on the drawing opens it with 1. */
  steps: number;
  open: () => void;
  zoomBy: (steps: number) => void;
  close: () => void;
};

export function useOpenMap(): OpenMap {
  const [choice, show] = useState<boolean | null>(null);
  const isHydrated = useIsHydrated();
  const isOpen = choice ?? (isHydrated && location.hash === MAP_FRAGMENT);
  const [steps, setSteps] = useState(0);
  /** Whether the last entry in the history was made by opening the map, so that Back closes it. */
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
  const open = (nearer: number) => {
    history.pushState(null, "", MAP_FRAGMENT);
    isNewest.current = true;
    setSteps(nearer);
    show(true);
  };
  return {
    isOpen,
    steps,
    open: () => open(0),
    zoomBy: (nearer) => (isOpen ? setSteps(steps + nearer) : open(nearer)),
    close() {
      focusOpener();
      if (isNewest.current) {
        isNewest.current = false;
        return history.back();
      }
      history.replaceState(history.state, "", location.pathname + location.search);
      show(false);
    },
  };
}

/** To the button that opens it where the list has no drawing, else to those on the drawing. */
function focusOpener(): void {
  const openers = [...document.querySelectorAll<HTMLElement>(MAP_OPENERS)];
  openers.find((button) => button.getClientRects().length > 0)?.focus({ preventScroll: true });
}
