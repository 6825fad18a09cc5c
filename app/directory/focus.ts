/** Id of the element with the results. */
const RESULTS = "results";

/** To the same link among the new results, since `old` is gone with the others; otherwise to the count. */
export function keepFocus(old: Element): void {
  const results = document.getElementById(RESULTS)!;
  const isPager = old.closest("nav.pager") !== null;
  const same = [...results.querySelectorAll("a")].find(({ textContent }) => textContent === old.textContent);
  if (same && !isPager) return same.focus({ preventScroll: true });
  focusCount({ preventScroll: !isPager });
}

/** After the form is submitted: to the count, unless it is in view. On a phone the results are below the form. */
export function showCount(): void {
  const count = countHeading();
  const { left, top, height } = count.getBoundingClientRect();
  if (document.elementFromPoint(left + 1, top + height / 2) !== count) focusCount();
}

/** `240 dentists found` */
function countHeading(): HTMLElement {
  return document.querySelector<HTMLElement>("#count")!;
}

function focusCount(how?: FocusOptions): void {
  countHeading().focus(how);
}
