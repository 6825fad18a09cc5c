import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { RESULTS_REPLACED } from "#kit/islands/results-replaced.ts";
import { emergencyHref } from "#content/links.ts";
import { isPlainClick } from "#kit/islands/plain-click.ts";
import type { Screen, ServedScreen } from "./screen.ts";

/**
 * The screen that is shown, and `go`, which leads to another list without loading a page. The address and the Back button
 * follow. The newest wish wins; the same wish twice is one. If the list does not come, the browser goes there itself and
 * shows why; without a connection the list stays, says so, and changes once there is one. `onHistory` is called when the
 * history leads to another list, and what it returns once that list is shown.
 */
export function useScreen(initial: ServedScreen, onHistory: () => () => void) {
  const [screen, setScreen] = useState<Screen | ServedScreen>(initial);
  const [isBusy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [list] = useState(() => listAskedFor(initial.address));

  /** Calls `onShown` once the list is there; never if another was asked for in the meantime. */
  const show = useEffectEvent(async (href: string, onShown: (next: Screen) => void): Promise<void> => {
    const signal = list.ask(href, onShown);
    if (!signal) return;
    setBusy(true);
    try {
      const next = await fetchScreen(href, signal);
      await list.presses?.isOver();
      if (signal.aborted) return;
      flushSync(() => {
        setScreen(next);
        setBusy(false);
        setOffline(false);
      });
      document.title = next.title + list.suffix;
      leadToHelpNear(next.place);
      list.arrived(next);
      document.dispatchEvent(new Event(RESULTS_REPLACED));
    } catch {
      if (signal.aborted) return;
      list.giveUp();
      setBusy(false);
      if (list.isLeaving) return;
      if (navigator.onLine) return location.assign(href);
      setOffline(true);
      // oxlint-disable-next-line react/immutability -- asks again later, when `show` is there
      addEventListener("online", () => void show(href, onShown), { once: true, signal });
    }
  });

  const followHistory = useEffectEvent(() => {
    // A link to a part of the page is no other list, and another may be on its way.
    const before = list.address;
    Object.assign(list, { address: addressWithoutFragment(location) });
    if (list.address === before || list.isOf(location)) return;
    const onShown = onHistory();
    void show(location.href, () => {
      onShown();
      restoreScroll();
    });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const address = addressWithoutFragment(location);
    const suffix = document.title.slice(initial.title.length);
    Object.assign(list, {
      suffix,
      address,
      wanted: address,
      presses: pressesOn(document.getElementById("main")!),
    });
    addEventListener("popstate", followHistory, { signal });
    // Browsers break off what is on its way when another page is opened.
    addEventListener("beforeunload", () => Object.assign(list, { isLeaving: true }), { signal });
    return () => listening.abort();
  }, [list, initial.title]);

  /** The address changes when the list is there, so that Back leads to what was shown. */
  function go(href: string, onShown?: () => void): void {
    void show(href, (next) => {
      // Browsers add no history entry for the address that is open already.
      if (next.address !== addressWithoutFragment(location)) {
        history.replaceState({ ...history.state, scroll: scrollY }, "");
        history.pushState(null, "", next.address);
      }
      Object.assign(list, {
        address: addressWithoutFragment(location),
        wanted: addressWithoutFragment(location),
      });
      onShown?.();
    });
  }
  return { screen, isBusy, isOffline, go };
}

/** Which list was asked for last, and whether it is on its way. */
function listAskedFor(address: string) {
  let loading = new AbortController();
  let onShown: ((next: Screen) => void) | null = null;
  const list = {
    /** The page's address without its fragment. */
    address,
    wanted: address,
    /** What the document's title ends with: ` | Niho` */
    suffix: "",
    isLeaving: false,
    presses: null as { isOver: () => Promise<void> } | null,
    /** Returns null where it is on its way already: a second press of an impatient visitor must not begin from the start. */
    ask(href: string, then: (next: Screen) => void): AbortSignal | null {
      const wanted = addressWithoutFragment(new URL(href, location.href));
      const isComing = onShown !== null && list.wanted === wanted;
      list.wanted = wanted;
      list.isLeaving = false;
      onShown = then;
      if (isComing) return null;
      loading.abort();
      loading = new AbortController();
      return loading.signal;
    },
    arrived(next: Screen): void {
      const then = onShown;
      onShown = null;
      then?.(next);
    },
    giveUp(): void {
      onShown = null;
    },
    isOf: (place: Location) => addressWithoutFragment(place) === list.wanted,
  };
  return list;
}

/** Leads the buttons around the page, which the server sent for another list, to emergency help near its place. */
function leadToHelpNear(place: string | null): void {
  const buttons = document.querySelectorAll(':is(.header, .dock) a[href^="/emergency"]');
  for (const button of buttons) button.setAttribute("href", emergencyHref(place));
}

async function fetchScreen(href: string, signal: AbortSignal): Promise<Screen> {
  const { pathname, search } = new URL(href, location.href);
  const answer = await fetch(`${pathname}/screen.json${search}`, { signal });
  if (!answer.ok) throw new Error(`${href} did not come: ${answer.status}`);
  return (await answer.json()) as Screen;
}

/** Leaves out the fragment, which leads to a part of the same page. */
function addressWithoutFragment({ pathname, search }: Location | URL): string {
  return pathname + search;
}

function restoreScroll(): void {
  const { scroll } = (history.state ?? {}) as { scroll?: number };
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: "instant" });
}

/** Milliseconds in which the click of a tap follows the finger's lifting. That of a mouse follows at once. */
const TAP = 100;

/** Milliseconds. What is held down longer is dragged or selected, or its end was not reported. */
const LONGEST = 5_000;

/** A field is no such control: it is not replaced, and the end of a press that opens its list is not reported. */
const PRESSED = "a, button, summary, label";

/**
 * Follows the presses on an element. A click goes to what was under the pointer both when the button went down and when
 * it came up (UI Events, 5.3.3), so the press of a control that is replaced in between is lost. `isOver` resolves when
 * none is under way and the last one's click has been handled.
 */
function pressesOn(element: HTMLElement): { isOver: () => Promise<void> } {
  let over = Promise.resolve();
  element.addEventListener("pointerdown", (event) => {
    const isMeant = (event.target as Element).closest(PRESSED) !== null;
    if (isMeant && event.button === 0 && isPlainClick(event)) over = endOfPress();
  });
  return { isOver: () => over };
}

function endOfPress(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const endIn = (time: number) =>
      setTimeout(() => {
        ended.abort();
        resolve();
      }, time);
    const listening = { capture: true, signal: ended.signal };
    addEventListener("click", () => endIn(0), listening);
    addEventListener("pointercancel", () => endIn(0), listening);
    addEventListener("pointerup", () => endIn(TAP), listening);
    endIn(LONGEST);
  });
}
