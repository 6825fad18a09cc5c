import { postForm } from "../islands/fetch-page.ts";
import { statusLine } from "../islands/status-line.ts";
import { showRefusal } from "./show-refusal.ts";

/** Longer than any answer of the server takes, its own patience with a silent database included; in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Sends the form from inside the page, so that what was typed stays where it is until there is an answer: the page
 * after it, to which the browser goes, or the same page with what is wrong, which is then said here. Where neither
 * comes, the sentence that the server would have shown is shown from the page's own template. Sent again it is the
 * same request, by the id that the form carries.
 */
export function sendForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("button:not([name])")!;
  const words = button.textContent;
  const said = form.appendChild(statusLine());
  let isOnItsWay = false;

  const settle = (isSending: boolean) => {
    isOnItsWay = isSending;
    // Not `disabled`: that would take the focus away from whoever has just pressed it.
    button.ariaDisabled = isSending ? "true" : null;
    button.textContent = isSending ? "Sending…" : words;
    said.textContent = isSending ? "Sending" : "";
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isOnItsWay) return;
    settle(true);
    form.querySelector(".error-summary")?.remove();
    void postForm(form, TIMEOUT).then(({ status, address, page }) => {
      const refused = page?.querySelector(".error-summary")?.closest("form");
      if (!refused && page && status === 200) return location.assign(address);
      settle(false);
      if (refused) {
        document.title = page!.title;
        showRefusal(form, refused);
      } else {
        form.prepend(form.parentElement!.querySelector("template")!.content.cloneNode(true));
      }
      focusSummary();
    });
  });
  // Going back finds the page as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && settle(false));
}

function focusSummary(): void {
  const summary = document.querySelector<HTMLElement>(".error-summary")!;
  summary.focus();
  summary.scrollIntoView({ block: "start" });
}
