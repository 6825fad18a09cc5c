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
    void documentFrom(request, body).then((page) => resolve({ movedTo: null, page }));
  });
}

/** Gets a page; null when none came within `timeout` milliseconds, or when it is an error. Never rejects. */
export async function getPage(address: string, timeout: number): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.setRequestHeader("Accept", "text/html");
  request.timeout = timeout;
  const page = await documentFrom(request, null);
  return request.status === 200 ? page : null;
}

/**
 * The page that answers; null when no response came, or when it is no document. `XMLHttpRequest` because it parses
 * documents itself and runs none of their scripts. With `fetch`, a string would have to become markup, which
 * `require-trusted-types-for 'script'` in the content security policy forbids.
 */
function documentFrom(request: XMLHttpRequest, body: URLSearchParams | null): Promise<Document | null> {
  return new Promise((resolve) => {
    request.responseType = "document";
    request.onloadend = () => resolve(request.responseXML);
    request.send(body);
  });
}
