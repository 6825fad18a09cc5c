import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { sideBySideHref } from "../../links.ts";
import { RESULTS_REPLACED } from "../../islands/results-replaced.ts";
import stylesheet from "../../styles/sheets/tray.css?url";
import { Icon } from "../icon.tsx";
import { MOST_COMPARED, openChosen, storageOfTab } from "./chosen.ts";
import { focusOnPage, heedControls, markControls, takeChosenFromAddress } from "./controls.ts";
import { keepClearOf } from "./room.ts";
import { type Named, useNames } from "./names.ts";

type Said = { text: string; isRefusal: boolean };

const NOTHING: readonly number[] = [];
const SILENCE: Said = { text: "", isRefusal: false };
const REFUSAL: Said = { text: "You can compare four at a time. Remove one first.", isRefusal: true };

/**
 * At the foot of the page: what was ticked to be compared, and the way there. It appears with the first tick, and makes
 * every `CompareLink` of the page a button that stays pressed.
 */
export function Tray() {
  const [chosen] = useState(() => openChosen(typeof document === "undefined" ? null : storageOfTab()));
  const ids = useSyncExternalStore(chosen.subscribe, chosen.ids, () => NOTHING);
  const { practices, learn } = useNames(chosen, ids);
  const [said, say] = useState(SILENCE);

  const toggle = useEffectEvent((id: number, name: string) => {
    learn(id, name);
    const wasOn = chosen.ids().includes(id);
    if (wasOn) chosen.remove([id]);
    const isRefused = !wasOn && !chosen.add(id);
    say(isRefused ? REFUSAL : changed(name, wasOn, chosen.ids()));
    // A box has ticked itself, though it may have been refused.
    markControls(chosen.ids());
  });
  useEffect(() => {
    const first = takeChosenFromAddress();
    if (first.length > 0) chosen.putFirst(first);
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pageshow", chosen.readAgain, { signal });
    document.addEventListener(RESULTS_REPLACED, () => markControls(chosen.ids()), { signal });
    heedControls(toggle, chosen.remove, signal);
    return () => stop.abort();
  }, [chosen]);
  useEffect(() => markControls(ids), [ids]);

  function remove({ id, name }: Named): void {
    chosen.remove([id]);
    say(changed(name, true, chosen.ids()));
    if (chosen.ids().length === 0) focusOnPage(id);
  }

  function clear(): void {
    chosen.remove(ids);
    say({ ...SILENCE, text: "Nothing left to compare." });
    focusOnPage(ids[0]!);
  }

  return (
    <>
      <p className={said.isRefusal ? "tray-said" : "visually-hidden"} role="status">
        {said.text}
      </p>
      {practices.length > 0 && !isPageOf(ids) && (
        <Suspense fallback={null}>
          <link rel="stylesheet" href={stylesheet} precedence="default" />
          <Bar practices={practices} remove={remove} clear={clear} />
        </Suspense>
      )}
    </>
  );
}

export { Tray as Island };

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
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => keepClearOf(bar.current!.closest<HTMLElement>(".foot")!), []);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = list.current!.querySelectorAll("button");
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = undefined;
  });
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
        <a className="btn btn-primary btn-small" href={sideBySideHref(practices.map(({ id }) => id))}>
          Compare<span className="visually-hidden"> side by side</span>
        </a>
        <button className="btn btn-second btn-small" type="button" onClick={clear}>
          Clear<span className="visually-hidden"> all</span>
        </button>
      </div>
    </section>
  );
}

/** Whether the page is this very comparison: then it need not be offered. */
function isPageOf(ids: readonly number[]): boolean {
  const { pathname, search } = location;
  return pathname === "/compare" && new URLSearchParams(search).get("ids") === ids.join();
}

/** `Harbour Steps Dental added. 2 of 4 to compare.` */
function changed(name: string, isGone: boolean, ids: readonly number[]): Said {
  const text = `${name} ${isGone ? "removed" : "added"}. ${ids.length} of ${MOST_COMPARED} to compare.`;
  return { ...SILENCE, text };
}
