import { isPlainClick } from "#kit/islands/plain-click.ts";
import { FAQS_BUTTON } from "./faqs-button.ts";

/** Opens and closes the questions in place: loading a page would lose a message begun in the form. */
export function attach(element: HTMLElement): void {
  const link = element.querySelector<HTMLAnchorElement>(".faqs-all a")!;
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const areOpen = link.textContent === FAQS_BUTTON.openAll;
    for (const [index, question] of element.querySelectorAll("details").entries()) {
      question.open = areOpen || index === 0;
    }
    link.textContent = areOpen ? FAQS_BUTTON.closeAll : FAQS_BUTTON.openAll;
  });
}
