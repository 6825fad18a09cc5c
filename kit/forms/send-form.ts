import { postForm } from "../islands/fetch-page.ts";
import { statusLine } from "../islands/status-line.ts";
import { showRefusal } from "./show-refusal.ts";

/** Milliseconds; longer than the server's own timeouts, the database's included. */
const TIMEOUT = 30_000;

/**
 * Sends the form by `XMLHttpRequest`, so that what was typed stays until there is an answer. Success: the browser goes to
 * the page after the form. Refusal: its problems are shown in place. No answer: the page's own template says so. The
 * form's id makes a second attempt the same submission.
 */
export function sendForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>(".send button")!;
  const words = [...button.childNodes];
  const status = form.appendChild(statusLine());
  let isSending = false;

  const setSending = (is: boolean) => {
    isSending = is;
    // Not `disabled`, which would move the focus away from the button just pressed.
    button.ariaDisabled = isSending ? "true" : null;
    button.replaceChildren(...(isSending ? ["Sending…"] : words));
    status.textContent = isSending ? "Sending" : "";
  };

  form.addEventListener("submit", (event) => {
    // A button with a name does something else: the browser sends the form, and shows the page that answers.
    if (event.submitter?.getAttribute("name")) return;
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    form.querySelector(".error-summary")?.remove();
    void postForm(form, TIMEOUT).then(({ movedTo, page }) => {
      if (movedTo) return location.assign(movedTo);
      const refused = page?.querySelector(".error-summary")?.closest("form");
      setSending(false);
      if (refused) {
        document.title = page!.title;
        showRefusal(form, refused);
      } else {
        form.prepend(noAnswer(form));
      }
      focusSummary();
    });
  });
  // The back/forward cache restores the page as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && setSending(false));
}

/** What the page says of a form that got no answer, with the reason where the browser knows it. */
function noAnswer(form: HTMLFormElement): Node {
  const { content } = form.parentElement!.querySelector("template")!;
  const summary = content.cloneNode(true) as DocumentFragment;
  summary.querySelector<HTMLElement>("[data-offline]")!.hidden = navigator.onLine;
  return summary;
}

function focusSummary(): void {
  const summary = document.querySelector<HTMLElement>(".error-summary")!;
  summary.focus();
  summary.scrollIntoView({ block: "start" });
}
