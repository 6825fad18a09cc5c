import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { sideBySideHref } from "#content/links.ts";
import { RESULTS_REPLACED } from "../../islands/results-replaced.ts";
import stylesheet from "../../styles/sheets/tray.css?url";
import { Icon } from "../icon.tsx";
import { type Chosen, MOST_COMPARED, openChosen, storageOfTab } from "./chosen.ts";
import {
  focusOnPage,
  leadOn,
  listenToControls,
  markControls,
  takeChosenFromAddress,
  takeTickedBoxes,
} from "./controls.ts";
import { type Named, useNames } from "./names.ts";

type Status = { text: string; isRefusal: boolean };

const NO_IDS: readonly number[] = [];
const NO_STATUS: Status = { text: "", isRefusal: false };
const REFUSAL: Status = { text: "You can compare four at a time. Remove one first.", isRefusal: true };

/**
 * The practices ticked for comparison, at the foot of the page, with the link to compare them. It appears with the first
 * tick, and turns every `CompareLink` of the page into a toggle button.
 */
export function Tray() {
  const [chosen] = useState(() => openChosen(typeof document === "undefined" ? null : storageOfTab()));
  const ids = useSyncExternalStore(chosen.subscribe, chosen.ids, () => NO_IDS);
  const { practices, learn } = useNames(chosen, ids);
  const [status, setStatus] = useState(NO_STATUS);
  const used = useRef<number>(undefined);

  const toggle = useEffectEvent((id: number, name: string) => {
    learn(id, name);
    used.current = id;
    const wasOn = chosen.ids().includes(id);
    if (wasOn) chosen.remove([id]);
    const isRefused = !wasOn && !chosen.add(id);
    setStatus(isRefused ? REFUSAL : changed(name, wasOn, chosen.ids()));
    // A checkbox has ticked itself, even if the practice was refused.
    markControls(chosen.ids());
  });
  useEffect(() => connectToPage(chosen, toggle), [chosen]);
  useEffect(() => {
    // While React takes over, the ids are none, and what was taken over from the page is chosen already.
    markControls(chosen.ids());
    if (used.current !== undefined) leadOn(used.current, ids.length > 1 ? comparisonHref(ids) : null);
  }, [chosen, ids]);

  function remove({ id, name }: Named): void {
    chosen.remove([id]);
    setStatus(changed(name, true, chosen.ids()));
    if (chosen.ids().length === 0) focusOnPage(id);
  }

  function clear(): void {
    chosen.remove(ids);
    setStatus({ ...NO_STATUS, text: "Nothing left to compare." });
    focusOnPage(ids[0]!);
  }

  return (
    <>
      <p className={status.isRefusal ? "tray-said" : "visually-hidden"} role="status">
        {status.text}
      </p>
      {practices.length > 0 && !isOnComparison(ids) && (
        <Suspense fallback={null}>
          <link rel="stylesheet" href={stylesheet} precedence="default" />
          <Bar practices={practices} remove={remove} clear={clear} />
        </Suspense>
      )}
    </>
  );
}

export { Tray as Island };

/** Takes over the choice in the address and in the boxes, and follows the page's controls; returns the function that stops it. */
function connectToPage(chosen: Chosen, toggle: (id: number, name: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const takeOver = () => {
    chosen.readAgain();
    const first = takeChosenFromAddress();
    if (first.length > 0) chosen.putFirst(first);
    takeTickedBoxes((id, name) => {
      if (!chosen.ids().includes(id)) toggle(id, name);
    });
  };
  // What a page stores that is only made ready is gone once it is shown.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", takeOver, { once: true, signal });
  else takeOver();
  addEventListener("pageshow", chosen.readAgain, { signal });
  document.addEventListener(RESULTS_REPLACED, () => markControls(chosen.ids()), { signal });
  listenToControls(toggle, chosen.remove, signal);
  return () => stop.abort();
}

function Bar({
  practices,
  remove,
  clear,
}: {
  practices: readonly Named[];
  remove: (practice: Named) => void;
  clear: () => void;
}) {
  const [isOpen, open] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => keepPageClear(bar.current!.closest<HTMLElement>(".foot")!), []);
  const count = `${practices.length} of ${MOST_COMPARED} to compare`;
  return (
    <section ref={bar} className={isOpen ? "tray tray-open" : "tray"} aria-label="Dentists to compare">
      <div className="wrap">
        <p>{count}</p>
        <button
          className="tray-toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls="tray-list"
          onClick={() => open(!isOpen)}
        >
          {count}
          <Icon name="chevron-down" />
        </button>
        <PracticeList practices={practices} remove={remove} />
        <a className="btn btn-primary btn-small" href={comparisonHref(practices.map(({ id }) => id))}>
          Compare<span className="visually-hidden"> side by side</span>
        </a>
        <button className="btn btn-second btn-small" type="button" onClick={clear}>
          Clear<span className="visually-hidden"> all</span>
        </button>
      </div>
    </section>
  );
}

/** Gives the address of the comparison. */
function comparisonHref(ids: readonly number[]): string {
  return sideBySideHref(ids, serviceOfPage());
}

/** What the page lists practices for: by its address, by the table's own form, or by the link of a practice. */
function serviceOfPage(): string | null {
  const field = document.querySelector<HTMLInputElement>("#side-by-side [name=service]");
  const link = document.querySelector<HTMLAnchorElement>("a[data-compare]");
  return serviceIn(location.search) ?? field?.value ?? serviceIn(link?.search ?? "");
}

/** Gives null also for `service=`, which the search box of the home page sends where no service is chosen. */
function serviceIn(query: string): string | null {
  return new URLSearchParams(query).get("service") || null;
}

/** When a practice is removed, the focus goes to the next one's button. */
function PracticeList({
  practices,
  remove,
}: {
  practices: readonly Named[];
  remove: (practice: Named) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = list.current!.querySelectorAll("button");
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = undefined;
  });
  return (
    <ul ref={list} id="tray-list">
      {practices.map((practice, at) => (
        <li key={practice.id}>
          {practice.name}
          <button
            type="button"
            onClick={() => {
              removedAt.current = at;
              remove(practice);
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">{`Remove ${practice.name}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether the page is the comparison that the tray would link to. */
function isOnComparison(ids: readonly number[]): boolean {
  const { pathname, search } = location;
  return pathname === "/compare" && new URLSearchParams(search).get("ids") === ids.join();
}

/** `Harbour Steps Dental added. 2 of 4 to compare.` */
function changed(name: string, isGone: boolean, ids: readonly number[]): Status {
  const text = `${name} ${isGone ? "removed" : "added"}. ${ids.length} of ${MOST_COMPARED} to compare.`;
  return { ...NO_STATUS, text };
}

/** Pixels between the focused element and what covers the foot of the page. */
const GAP = 12;

/**
 * Keeps the focused element and the end of the page visible above something fixed to the foot of the screen, whose
 * height changes with text size, width and unfolding (WCAG 2.2, 2.4.11 Focus Not Obscured). Returns the function that
 * stops it.
 */
function keepPageClear(foot: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${foot.offsetHeight + GAP}px`;
    style.setProperty("--foot-room", `${foot.offsetHeight}px`);
    const focused = document.activeElement;
    if (focused?.closest("main") && focused.localName !== "main")
      focused.scrollIntoView({ block: "nearest" });
  });
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = "";
    style.removeProperty("--foot-room");
  };
}
