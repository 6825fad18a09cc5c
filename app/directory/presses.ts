import { isPlainClick } from "#kit/islands/plain-click.ts";

/** Milliseconds in which the click of a tap follows the finger's lifting. That of a mouse follows at once. */
const TAP = 100;

/** Milliseconds. What is held down longer is dragged or selected, or its end was not reported. */
const LONGEST = 1000;

/** A field is no such control: it is not replaced, and the end of a press that opens its list is not reported. */
const PRESSED = "a, button, summary, label";

/**
 * Follows the presses on an element. A click goes to what was under the pointer both when the button went down and when
 * it came up (UI Events, 5.3.3), so the press of a control that is replaced in between is lost. `isOver` resolves when
 * none is under way and the last one's click has been handled.
 */
export function pressesOn(element: HTMLElement): { isOver: () => Promise<void> } {
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
