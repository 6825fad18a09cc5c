import type { ComponentType } from "react";
import { isPlainClick } from "./plain-click.ts";
import { openSheets } from "./sheets.ts";

/**
 * The script of a page with islands, about 1.5 kB: it finds them and waits for their triggers. An island's own file, and
 * React, run on its trigger; until then, and when the fetch fails, the page is the server's HTML.
 */

/** What makes the browser fetch an island: any of these. */
export type Trigger = {
  /**
   * Pointer, finger or focus on the island, but for its links and folds, which work by themselves; for a selector, on any
   * element of the page that matches it.
   */
  touched?: true | string;
  /** Stands beside `touched: true`: a click on one of these that comes before the file is repeated once it is there. */
  replayed?: string;
  /** `touched` names boxes, and links that the island makes such: a press and Space tick them from the start. */
  areTicked?: true;
  /** `sessionStorage` has an item under this key. */
  stored?: string;
  /** The fragment of the address is this: `#map`. */
  addressed?: string;
  /** The island shows other addresses in place. After a reload, Back leads to those too, before its file is there. */
  inPlace?: true;
};

/** What an island's file exports. */
export type IslandModule = {
  /** A `.island.tsx`: hydrated over the server's HTML with the same properties. */
  Island?: ComponentType<Record<string, unknown>>;
  /** A `.island.ts`: adds its behaviour to the element. */
  attach?: (element: HTMLElement, props: Record<string, unknown>) => void;
  /** A `.island.ts`: fetches what the first touch will ask for, while nothing else is under way. */
  fetchAhead?: () => void;
  /** A `.island.tsx`: fetches what a control needs that was pressed too early, while the island is hydrated. */
  fetchFor?: (pressed: Element, props: Record<string, unknown>) => void;
};

const FILES = import.meta.glob<IslandModule>(["/app/**/*.island.{ts,tsx}", "/kit/**/*.island.{ts,tsx}"]);

// An async script: it may run before the document is parsed.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", findIslands);
else findIslands();

if (document.readyState === "complete") whenIdle(fetchAhead);
else addEventListener("load", () => whenIdle(fetchAhead));

function findIslands(): void {
  openSheets();
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) waitFor(element);
}

/**
 * Fetches what the page's islands will need, once the page has loaded and nothing else is under way, so that a press finds
 * it there. React is only put into the browser's cache: to run it takes a slow phone longer than a press may wait. Not
 * where someone saves data or has a slow line.
 */
function fetchAhead(): void {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType?.endsWith("2g") || isOutOfCache()) return;
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const [inReact, others] = [true, false].map((isReact) =>
    islands.filter((island) => isInReact(island) === isReact),
  );
  for (const island of others!)
    void fileOf(island).then(
      (file) => file.fetchAhead?.(),
      () => undefined,
    );
  if (inReact!.length === 0) return;
  const { react } = document.querySelector<HTMLElement>("script[data-react]")!.dataset;
  for (const file of react!.split(" ").filter(Boolean))
    void fetch(file, { priority: "low" }).catch(() => undefined);
}

/** A page that came out of a cache had these files before, or has no line to fetch them by. */
function isOutOfCache(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.transferSize === 0;
}

/** Chromium 156 sometimes never called back on a first visit where no timeout was given; Safari has no such callback. */
function whenIdle(work: () => void): void {
  const { requestIdleCallback: ask } = globalThis as Partial<typeof globalThis>;
  if (ask) ask(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

/** The Network Information API, which Safari and Firefox do not have. */
type Connection = { saveData?: boolean; effectiveType?: string };

function waitFor(element: HTMLElement): void {
  // CSS shows what is useless without scripts only now, and hides what only those without scripts need.
  element.dataset.started = "";
  const { touched, stored, addressed, areTicked, replayed, inPlace } = JSON.parse(
    element.dataset.trigger!,
  ) as Trigger;
  const hydrated = new AbortController();
  let loading: Promise<void> | undefined;
  // When its file cannot be fetched, the island stays the server's HTML, and CSS shows it as before this script.
  const trigger = () =>
    (loading ??= load(element)
      .catch(() => element.removeAttribute("data-started"))
      .finally(() => hydrated.abort()));
  const press = (pressed: Element) => {
    const loaded = trigger();
    void fileOf(element).then(
      (file) => file.fetchFor?.(pressed, propsOf(element)),
      () => undefined,
    );
    return loaded;
  };
  if (stored) whenStored(stored, trigger);
  if (inPlace) loadWhereBackLeads(element);
  const controls =
    typeof touched === "string"
      ? document.querySelectorAll(touched)
      : element.querySelectorAll("input, select");
  if ([...controls].some(wasChanged)) void trigger();
  if (addressed && location.hash === addressed) void trigger();
  const isOwn = (target: Element) =>
    target.closest("[data-island]") === element &&
    ((replayed && target.closest(replayed)) || !target.closest("a, summary"));
  if (touched === true) whenTouched(element, isOwn, trigger);
  // The fragment of the address, or a quick finger, may have been here before this script.
  if (touched === true && document.activeElement && isOwn(document.activeElement)) void trigger();
  if (touched === true) replayChoice(element, trigger, hydrated.signal);
  if (replayed) replayClick((target) => target.closest(replayed), press, hydrated.signal);
  if (typeof touched === "string") {
    const isMeant = (target: Element) => target.closest(touched);
    whenTouched(document, isMeant, trigger);
    if (areTicked) {
      const tick = async (control: Element) => {
        await press(control);
        return element.dataset.hydrated !== undefined;
      };
      tickAtOnce(isMeant, tick, hydrated.signal);
      pressBySpace(isMeant, hydrated.signal);
    } else replayClick(isMeant, press, hydrated.signal);
  }
}

/** Whether it was ticked or chosen before this script: no event will tell, and Safari focuses no box that is pressed. */
function wasChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return false;
  return control.selectedOptions[0] !== (control.querySelector("[selected]") ?? control.options[0]);
}

async function load(element: HTMLElement): Promise<void> {
  const [{ Island, attach }, react] = await Promise.all([
    fileOf(element),
    isInReact(element) && import("./hydrate.ts"),
  ]);
  const props = propsOf(element);
  attach?.(element, props);
  if (Island && react) await react.hydrate(element, Island, props);
  element.dataset.hydrated = "";
}

function fileOf(element: HTMLElement): Promise<IslandModule> {
  return FILES[`/${element.dataset.island}.island.${isInReact(element) ? "tsx" : "ts"}`]!();
}

function isInReact(element: HTMLElement): boolean {
  return `/${element.dataset.island}.island.tsx` in FILES;
}

function propsOf({ dataset }: HTMLElement): Record<string, unknown> {
  return JSON.parse(dataset.props ?? "{}") as Record<string, unknown>;
}

function whenTouched(
  where: EventTarget,
  isMeant: (target: Element) => unknown,
  trigger: () => unknown,
): void {
  const stop = new AbortController();
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    where.addEventListener(
      kind,
      ({ target }) => {
        if (!isMeant(target as Element)) return;
        stop.abort();
        // The frame that answers the touch comes first: a sheet that opens below a finger is an island's too.
        requestAnimationFrame(() => setTimeout(trigger));
      },
      { passive: true, signal: stop.signal },
    );
  }
}

/**
 * Repeats a click that came before the island's file, once that is there or has failed; failed, the link is followed.
 * Someone who sees nothing happen presses again, and means the same: a control is clicked once.
 */
function replayClick(
  isMeant: (target: Element) => Element | null,
  press: (control: Element) => Promise<void>,
  hydrated: AbortSignal,
): void {
  const pressed = new Set<Element>();
  whenClicked(isMeant, hydrated, (control, event) => {
    event.preventDefault();
    event.stopPropagation();
    if (pressed.has(control)) return;
    pressed.add(control);
    void press(control).then(() => control.click());
  });
}

/**
 * Ticks before the island's file is there, as often as pressed: a box by itself, a link in its ARIA state. Once the island
 * is there, what it shows otherwise is clicked. Where it failed, a box stays as it is, and a link that is ticked is followed.
 */
function tickAtOnce(
  isMeant: (target: Element) => Element | null,
  press: (control: Element) => Promise<boolean>,
  hydrated: AbortSignal,
): void {
  const wanted = new Map<Element, boolean>();
  whenClicked(isMeant, hydrated, (control, event) => {
    if (!isBox(control)) {
      event.preventDefault();
      event.stopPropagation();
      control.setAttribute("aria-pressed", String(!isTicked(control)));
      control.setAttribute("role", "button");
    }
    const isFirst = !wanted.has(control);
    wanted.set(control, isTicked(control));
    if (!isFirst) return;
    void press(control).then((isThere) => {
      const isWanted = wanted.get(control)!;
      if (!isThere) control.removeAttribute("aria-pressed");
      if (isTicked(control) !== isWanted) control.click();
    });
  });
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement;
}

function isTicked(control: Element): boolean {
  return isBox(control) ? control.checked : control.getAttribute("aria-pressed") === "true";
}

/** After hydration the island handles clicks itself. HTML also ignores `click()` while a click by key is dispatched. */
function whenClicked(
  isMeant: (target: Element) => Element | null,
  hydrated: AbortSignal,
  act: (control: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener(
    "click",
    (event) => {
      const control = isMeant(event.target as Element);
      // Browsers of 2020 know no signal of listeners: they would repeat the click for ever.
      if (control && !hydrated.aborted && isPlainClick(event)) act(control as HTMLElement, event);
    },
    { capture: true, signal: hydrated },
  );
}

/**
 * Repeats what was chosen from a list before the island's file was there: React would not hear of it. If the file fails, the
 * choice stands in the form, whose button CSS shows again.
 */
function replayChoice(element: Element, trigger: () => Promise<void>, hydrated: AbortSignal): void {
  element.addEventListener(
    "change",
    ({ target }) => {
      if (hydrated.aborted || !(target instanceof HTMLSelectElement)) return;
      const { value } = target;
      void trigger().then(() => {
        target.value = value;
        target.dispatchEvent(new Event("change", { bubbles: true }));
      });
    },
    { signal: hydrated },
  );
}

/** Browsers scroll at Space on a link. */
function pressBySpace(isMeant: (target: Element) => Element | null, hydrated: AbortSignal): void {
  document.addEventListener(
    "keydown",
    (event) => {
      const control = isMeant(event.target as Element);
      if (event.key !== " " || hydrated.aborted || !(control instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      control.click();
    },
    { signal: hydrated },
  );
}

/**
 * Now, or when the page is shown again from the back/forward cache. A page that was made ready in advance has a copy of the
 * storage until it is shown.
 */
function whenStored(key: string, trigger: () => unknown): void {
  const check = () => isStored(key) && trigger();
  check();
  addEventListener("pageshow", check);
  document.addEventListener("prerenderingchange", check);
}

/** Until the island is there, Back and Forward between addresses that it has shown in place change the address alone. */
function loadWhereBackLeads({ dataset }: HTMLElement): void {
  const address = () => location.pathname + location.search;
  const loaded = address();
  addEventListener("popstate", () => {
    if (dataset.hydrated === undefined && address() !== loaded) location.reload();
  });
}

/** Where storage is blocked, reading `sessionStorage` throws. */
function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
