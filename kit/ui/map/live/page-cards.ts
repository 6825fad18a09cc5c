import { type RefObject, useEffect, useEffectEvent } from "react";
import { practiceIdIn, type Point } from "./points.ts";

const CARD = ".card, .practice-row";

/**
 * Links the cards of the page's own list with the map, both ways: a card under the pointer or the focus highlights its
 * practice on the map, and the practice pointed at on the map has its card marked. Cards are looked up on each event,
 * because the list may be replaced at any time.
 */
export function usePageCards({
  panel,
  pointed,
  onHover,
}: {
  panel: RefObject<HTMLElement | null>;
  /** On the map. */
  pointed: Point | null;
  onHover: (id: number | null) => void;
}): void {
  const practiceAt = useEffectEvent((target: EventTarget | null) => {
    const card = target instanceof Element && !panel.current?.contains(target) ? target.closest(CARD) : null;
    return card && practiceOnCard(card);
  });
  const notify = useEffectEvent(onHover);
  useEffect(() => {
    const listening = new AbortController();
    // The pointer's card wins over the focused one. Compared with before, because scrolling moves cards under the pointer.
    const at: Record<string, number | null> = {};
    for (const kind of ["pointerover", "focusin"]) {
      const update = ({ target }: Event) => {
        const before = at[kind] ?? null;
        at[kind] = practiceAt(target);
        if (at[kind] !== before) notify(at["pointerover"] ?? at["focusin"] ?? null);
      };
      document.addEventListener(kind, update, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  const id = pointed?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const cards = [...document.querySelectorAll(CARD)].filter((card) => practiceOnCard(card) === id);
    for (const card of cards) card.setAttribute("data-pointed", "");
    return () => {
      for (const card of cards) card.removeAttribute("data-pointed");
    };
  }, [id]);
}

function practiceOnCard(card: Element): number | null {
  const link = card.querySelector("a[href^='/dentists/']");
  return link && practiceIdIn(link.getAttribute("href")!);
}
