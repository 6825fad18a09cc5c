import { useEffect, useSyncExternalStore } from "react";

/** In `localStorage`: that someone has turned single keys off (WCAG 2.1.4). Says nothing of who. */
const OFF = "desk-keys-off";

function areOn(): boolean {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
}

/** Whether single keys do something in this browser, and what changes it. */
export function useKeySetting(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(onChange, areOn, () => true);
  return [
    isOn,
    (next) => {
      if (next) localStorage.removeItem(OFF);
      else localStorage.setItem(OFF, "");
      dispatchEvent(new Event(CHANGED));
    },
  ];
}

const CHANGED = "desk-keys-changed";

function onChange(hear: () => void): () => void {
  addEventListener(CHANGED, hear);
  return () => removeEventListener(CHANGED, hear);
}

/** `j` and `k` go down and up the rows. */
export function useRowKeys(): void {
  useKeys({ j: () => move(1), k: () => move(-1) });
}

function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.focus();
}

/** Runs what belongs to a single key, unless someone types or has turned such keys off. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isTyping =
        target instanceof Element && target.closest("input:not([type=radio]), textarea, select");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !keys[key] || !areOn()) return;
      event.preventDefault();
      keys[key]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
