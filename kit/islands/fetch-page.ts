/** `page` is null when no response came, or when it is no document. */
type Answered = { status: number; page: Document | null; isBrokenOff: boolean };

/**
 * Fetches another page of this site as a document, to take parts from it. The request is the browser's own kind, so its
 * cache may answer. Rejects when no page with status 200 comes, or when `signal` is aborted. Resolves with null when the
 * browser breaks the request off because the visitor leaves this page.
 */
export async function fetchPage(href: string, signal: AbortSignal): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.open("GET", href);
  signal.addEventListener("abort", () => request.abort());
  const { status, page, isBrokenOff } = await documentFrom(request);
  if (isBrokenOff) return null;
  if (status !== 200 || !page) throw new Error(`${href} did not come: ${status}`);
  return page;
}

/**
 * Posts a form. `movedTo` is the address that the answer leads to, `page` the page that refuses it; both are null when
 * no answer came within `timeout` milliseconds. Never rejects.
 */
export function postForm(
  form: HTMLFormElement,
  timeout: number,
): Promise<{ movedTo: string | null; page: Document | null }> {
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.setRequestHeader("Accept", "text/html");
  request.timeout = timeout;
  // No form of this site takes files, so every value is text.
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  return new Promise((resolve) => {
    // The browser opens that page itself: here its styles would only be reported, as the policy of this page lacks their hash.
    request.addEventListener("readystatechange", () => {
      const { readyState, status, responseURL } = request;
      if (readyState !== request.HEADERS_RECEIVED || status !== 200) return;
      if (responseURL === form.action.split("#")[0]) return;
      resolve({ movedTo: responseURL, page: null });
      request.abort();
    });
    void documentFrom(request, body).then(({ page }) => resolve({ movedTo: null, page }));
  });
}

/**
 * `XMLHttpRequest` because it parses documents itself and runs none of their scripts. With `fetch`, a string would have
 * to become markup, which `require-trusted-types-for 'script'` in the content security policy forbids.
 *
 * Firefox (153) breaks requests off as soon as a link is followed, while the page is still shown, and says so with
 * `loadend` alone: none of the events that the standard has before it.
 */
function documentFrom(request: XMLHttpRequest, body?: URLSearchParams): Promise<Answered> {
  return new Promise((resolve) => {
    let isBrokenOff = true;
    for (const end of ["load", "error", "timeout", "abort"]) {
      request.addEventListener(end, () => (isBrokenOff = false));
    }
    request.responseType = "document";
    request.onloadend = () => resolve({ status: request.status, page: request.responseXML, isBrokenOff });
    request.send(body);
  });
}
