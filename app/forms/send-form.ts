/** Longer than any answer of the server takes, its own patience with a silent database included; in milliseconds. */
const PATIENCE = 30_000;

/**
 * Sends the form from inside the page, so that what was typed stays where it is until there is an answer: the page
 * after it, to which the browser goes, or the same page with what is wrong, which `show` gets. Where no answer comes,
 * the sentence that the server would have shown is shown from the page's own template. Sent again it is the same
 * request, by the id that the form carries.
 */
export function sendForm(form: HTMLFormElement, show: (page: Document) => void): void {
  const button = form.querySelector<HTMLButtonElement>("button:not([name])")!;
  const words = button.textContent;
  const said = form.appendChild(document.createElement("p"));
  said.className = "visually-hidden";
  said.role = "status";
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
    void post(form).then(({ address, page }) => {
      if (page?.querySelector(".error-summary")) {
        document.title = page.title;
        show(page);
        return focusSummary();
      }
      if (page && address) return location.assign(address);
      settle(false);
      form.prepend(form.parentElement!.querySelector("template")!.content.cloneNode(true));
      focusSummary();
    });
  });
  // Going back finds the page as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && settle(false));
}

/** By the request that reads documents itself: the policy lets no string become markup. No page when none came. */
function post(form: HTMLFormElement): Promise<{ address?: string; page: Document | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", form.action);
    request.setRequestHeader("Accept", "text/html");
    request.setRequestHeader("Content-Type", "application/x-www-form-urlencoded");
    request.responseType = "document";
    request.timeout = PATIENCE;
    request.onloadend = () => {
      const { status, responseXML, responseURL } = request;
      const isOurs = status === 200 || status === 422 || status === 429 || status === 503;
      resolve({ address: responseURL, page: isOurs ? responseXML : null });
    };
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    request.send(new URLSearchParams(fields).toString());
  });
}

function focusSummary(): void {
  const summary = document.querySelector<HTMLElement>(".error-summary")!;
  summary.focus();
  summary.scrollIntoView({ block: "start" });
}
