import type { ComponentType } from "react";
import { isPlainClick } from "./plain-click.ts";

/**
 * What the browser runs of a page with islands, about a kilobyte: it finds them and waits. Everything else, React
 * included, comes when one of them is wanted; until then, and where it never comes, the page is what the server sent.
 */

/** When an island is wanted. */
export type Wakes = {
  /** The pointer is over it, a finger on it, or the focus in it; of a selector, on any such element of the page. */
  touched?: true | string;
  /** Something is kept under this name for as long as the tab is open. */
  stored?: string;
};

/** What the file of an island exports. */
export type IslandModule = {
  /** Of a `.island.tsx`: React's, hydrated over what the server has rendered with the same properties. */
  Island?: ComponentType<Record<string, unknown>>;
  /** Of a `.island.ts`: a behaviour of what is there. */
  attach?: (element: HTMLElement, given: Record<string, unknown>) => void;
};

const FILES = import.meta.glob<IslandModule>("../**/*.island.{ts,tsx}");

// This runs as soon as it is there, which may be before the end of the page is.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", findIslands);
else findIslands();

function findIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) waitFor(element);
}

function waitFor(element: HTMLElement): void {
  // For what would be of no use without us.
  element.dataset.waits = "";
  const { touched, stored } = JSON.parse(element.dataset.wakes!) as Wakes;
  const hydrated = new AbortController();
  let waking: Promise<void> | undefined;
  // Where it cannot be fetched, the page stays what the server sent.
  const wake = () =>
    (waking ??= awaken(element)
      .catch(() => {})
      .finally(() => hydrated.abort()));
  if (stored) whenStored(stored, wake);
  if (touched === true) whenTouched(element, () => true, wake);
  if (typeof touched === "string") {
    const isMeant = (target: Element) => target.closest(touched);
    whenTouched(document, isMeant, wake);
    replayClick(isMeant, wake, hydrated.signal);
  }
}

async function awaken(element: HTMLElement): Promise<void> {
  const { island, given } = element.dataset;
  const isReact = `../${island}.island.tsx` in FILES;
  const [{ Island, attach }, react] = await Promise.all([
    FILES[`../${island}.island.${isReact ? "tsx" : "ts"}`]!(),
    isReact && import("./hydrate.ts"),
  ]);
  const properties = JSON.parse(given ?? "{}") as Record<string, unknown>;
  attach?.(element, properties);
  if (Island && react) await react.hydrate(element, Island, properties);
  element.dataset.hydrated = "";
}

function whenTouched(where: EventTarget, isMeant: (target: Element) => unknown, wake: () => unknown): void {
  const stop = new AbortController();
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    where.addEventListener(
      kind,
      ({ target }) => {
        if (!isMeant(target as Element)) return;
        stop.abort();
        wake();
      },
      { passive: true, signal: stop.signal },
    );
  }
}

/** A first click that comes before the file does is not lost: it is done again then, or by itself if none comes. */
function replayClick(
  isMeant: (target: Element) => Element | null,
  wake: () => Promise<void>,
  hydrated: AbortSignal,
): void {
  const stop = new AbortController();
  document.addEventListener(
    "click",
    (event) => {
      const control = isMeant(event.target as Element);
      if (!control || !isPlainClick(event)) return;
      stop.abort();
      event.preventDefault();
      event.stopPropagation();
      const again = () => (control as HTMLElement).click();
      void wake().then(again);
    },
    // Awake, it needs no help; and a click of the keyboard that is still going on cannot be done again.
    { capture: true, signal: AbortSignal.any([stop.signal, hydrated]) },
  );
}

/** Now, or when somebody comes back to the page, which the browser may have kept as it was. */
function whenStored(name: string, wake: () => unknown): void {
  const look = () => isStored(name) && wake();
  look();
  addEventListener("pageshow", look);
}

/** A browser may forbid even to ask. */
function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
