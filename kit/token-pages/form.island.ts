import { countCharacters } from "../forms/count-characters.ts";

/** The form that was typed into last. */
let last: HTMLFormElement | null = null;

/**
 * Enhances a form behind a link: a long answer shows the characters left, and a press beside the form that shows something
 * sends it along, so that what was typed in it stays. Its page has the form whose words are kept without scripts.
 */
export function attach(element: HTMLElement): void {
  countCharacters(element);
  const form = element.querySelector("form") ?? element.closest("form");
  element.addEventListener("input", () => (last = form));
  // Not before the click, because Enter in a field presses the first button of its form.
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button[name='beside']");
    if (button && form && last === form) button.setAttribute("form", form.id);
  });
}
