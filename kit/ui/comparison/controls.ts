import { isPlainClick } from "../../islands/plain-click.ts";
import { parseIds } from "./chosen.ts";

/** What ticks a practice: the link on its card, or its checkbox in the table of `/compare`. */
const CONTROLS = "[data-compare]";

/** Links that also remove these practices from the tray: `data-uncompare="12,7"`. */
const REMOVERS = "[data-uncompare]";

/** Calls when one is used, until `signal` is aborted. A click that opens another tab stays a link. */
export function listenToControls(
  toggle: (id: number, name: string) => void,
  remove: (ids: readonly number[]) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      const target = event.target as Element;
      const remover = target.closest<HTMLElement>(REMOVERS);
      if (remover) remove(parseIds(remover.dataset.uncompare!));
      const control = target.closest<HTMLElement>(CONTROLS);
      if (!control) return;
      if (!isBox(control)) event.preventDefault();
      toggle(comparedId(control), nameBeside(control));
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

/**
 * Calls for each box that was ticked before this file had come. After Back and a reload the browser ticks boxes as they
 * were, and what is stored is newer.
 */
export function takeTickedBoxes(add: (id: number, name: string) => void): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate") return;
  for (const control of document.querySelectorAll<HTMLElement>(`${CONTROLS}:checked`))
    add(comparedId(control), nameBeside(control));
}

/** Shows on every control of the page whether its practice is ticked. */
export function markControls(ids: readonly number[]): void {
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const isOn = ids.includes(comparedId(control));
    if (isBox(control)) {
      control.checked = isOn;
    } else {
      control.setAttribute("role", "button");
      control.setAttribute("aria-pressed", String(isOn));
    }
  }
}

/**
 * Puts a link to the comparison behind the control that was used last, seen while it has the focus: by the tab key the
 * tray comes after a whole list, 114 stops after its third practice. None while `href` is null.
 */
export function leadOn(id: number, href: string | null): void {
  document.querySelector(".to-comparison")?.remove();
  const control = compareControl(id);
  if (href === null || !control) return;
  const link = Object.assign(document.createElement("a"), {
    className: "to-comparison btn btn-primary btn-small",
    href,
    textContent: "To the comparison",
  });
  (control.closest("label") ?? control).after(link);
}

/** The practice's name, if the page shows it. */
export function nameOnPage(id: number): string | undefined {
  const control = compareControl(id);
  return control && nameBeside(control);
}

/** Moves the focus when the tray disappears: to the practice's own control if it is in view, else to `main`. */
export function focusOnPage(id: number): void {
  const control = compareControl(id);
  const box = control?.getBoundingClientRect();
  const isInSight = box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
  const target = isInSight ? control! : document.querySelector<HTMLElement>("main")!;
  target.focus({ preventScroll: true });
}

/**
 * Ids that the address carries for visitors without scripts, `?chosen=12,7`. They are removed from the address and from
 * all links and forms of the page, which would otherwise tick again what the tray has removed.
 */
export function takeChosenFromAddress(): readonly number[] {
  const address = new URL(location.href);
  const chosen = parseIds(address.searchParams.get("chosen") ?? "");
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

function compareControl(id: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-compare="${id}"]`) ?? undefined;
}

function comparedId(control: HTMLElement): number {
  return Number(control.dataset.compare);
}

/** Reads it from the link `Compare Harbour Steps Dental`, from a box's label, or from the name alone. */
function nameBeside(control: HTMLElement): string {
  if (control.ariaLabel) return control.ariaLabel.replace(/^Compare /, "");
  const label = control.closest("label") ?? control;
  return (label.querySelector("span") ?? label).textContent.trim();
}

function isBox(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement;
}
