import { isPlainClick } from "../../islands/plain-click.ts";
import { idsOf } from "./chosen.ts";

/** Each thing of the page that ticks a practice: a link beside it, or a box in the table of `/compare`. */
const CONTROLS = "[data-compare]";

/** Leads elsewhere, and takes these practices off on the way: `data-uncompare="12,7"`. */
const LEAVING = "[data-uncompare]";

/** Calls when one is used, until the signal says no more. Links into another tab stay links. */
export function heedControls(
  toggle: (id: number, name: string) => void,
  remove: (ids: readonly number[]) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      const target = event.target as Element;
      const leaving = target.closest<HTMLElement>(LEAVING);
      if (leaving) remove(idsOf(leaving.dataset.uncompare!));
      const control = target.closest<HTMLElement>(CONTROLS);
      if (!control) return;
      if (!isBox(control)) event.preventDefault();
      toggle(idOf(control), nameBeside(control));
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
      if (event.key !== " " || !control || isBox(control)) return;
      event.preventDefault();
      control.click();
    },
    { signal },
  );
}

/** Shows which practices are ticked, on whatever is on the page now. */
export function markControls(ids: readonly number[]): void {
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const isOn = ids.includes(idOf(control));
    if (isBox(control)) {
      control.checked = isOn;
    } else {
      control.setAttribute("role", "button");
      control.setAttribute("aria-pressed", String(isOn));
    }
  }
}

/** The practice's name, where the page says it. */
export function nameOnPage(id: number): string | undefined {
  const control = controlOf(id);
  return control && nameBeside(control);
}

/** Where the focus goes when the tray does: to what ticks this practice again if it is in sight, or else to the page. */
export function focusOnPage(id: number): void {
  const control = controlOf(id);
  const box = control?.getBoundingClientRect();
  const isInSight = box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
  const target = isInSight ? control! : document.querySelector<HTMLElement>("main")!;
  target.focus({ preventScroll: true });
}

/**
 * What the address carried for want of a script (`?chosen=12,7`), which is the tray's to carry from now on: it is taken
 * out of the address and of every link and form, which would bring back what has been removed since.
 */
export function takeChosenFromAddress(): readonly number[] {
  const address = new URL(location.href);
  const chosen = idsOf(address.searchParams.get("chosen") ?? "");
  if (chosen.length === 0) return [];
  history.replaceState(history.state, "", without(address));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href*='chosen=']")) {
    link.href = without(new URL(link.href));
  }
  for (const input of document.querySelectorAll("input[name=chosen]")) input.remove();
  return chosen;
}

function without(address: URL): string {
  address.searchParams.delete("chosen");
  return address.href;
}

function controlOf(id: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-compare="${id}"]`) ?? undefined;
}

function idOf(control: HTMLElement): number {
  return Number(control.dataset.compare);
}

/** `Compare<span> Harbour Steps Dental</span>`, or the name alone. */
function nameBeside(control: HTMLElement): string {
  const label = control.closest("label") ?? control;
  return (label.querySelector("span") ?? label).textContent.trim();
}

function isBox(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement;
}
