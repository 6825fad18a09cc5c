import { type RefObject, useEffect, useEffectEvent } from "react";
import { idOf, type Point } from "./points.ts";

const CARD = ".card, .rows > li";

/**
 * Ties the practices of the page's own list to the map: the card that the pointer or the focus is on is pointed at
 * there, and the practice that is pointed at there has its card marked, if it is on this page. The list may be replaced
 * at any time, so nothing is kept of it.
 */
export function useCardsOfThePage({
  panel,
  pointed,
  onPoint,
}: {
  panel: RefObject<HTMLElement | null>;
  /** On the map. */
  pointed: Point | null;
  onPoint: (id: number | null) => void;
}): void {
  const practiceAt = useEffectEvent((target: EventTarget | null) => {
    const card = target instanceof Element && !panel.current?.contains(target) ? target.closest(CARD) : null;
    return card && practiceOf(card);
  });
  const tell = useEffectEvent(onPoint);
  useEffect(() => {
    const watched = new AbortController();
    // Scrolling moves cards under a pointer that rests; what has the focus is still meant when it is over none.
    const at: Record<string, number | null> = {};
    for (const kind of ["pointerover", "focusin"]) {
      const notice = ({ target }: Event) => {
        const before = at[kind] ?? null;
        at[kind] = practiceAt(target);
        if (at[kind] !== before) tell(at["pointerover"] ?? at["focusin"] ?? null);
      };
      document.addEventListener(kind, notice, { signal: watched.signal });
    }
    return () => watched.abort();
  }, []);

  const id = pointed?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const cards = [...document.querySelectorAll(CARD)].filter((card) => practiceOf(card) === id);
    for (const card of cards) card.setAttribute("data-pointed", "");
    return () => {
      for (const card of cards) card.removeAttribute("data-pointed");
    };
  }, [id]);
}

function practiceOf(card: Element): number | null {
  const link = card.querySelector("a[href^='/dentists/']");
  return link && idOf(link.getAttribute("href")!);
}
