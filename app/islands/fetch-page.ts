/**
 * Another page of this site as a document that is not shown, for parts of it to be taken from. Asked for as the browser
 * itself would, so that it may come from its cache. Not with `fetch` and a parser: the policy lets no string become
 * markup, and needs not, since `XMLHttpRequest` reads documents by itself and runs none of their scripts.
 *
 * Rejects when it does not come, is not a page, or `signal` is aborted.
 */
export function fetchPage(href: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", href);
    request.responseType = "document";
    request.onloadend = () => {
      const { status, responseXML: page } = request;
      if (status === 200 && page) resolve(page);
      else reject(new Error(`${href} did not come: ${status}`));
    };
    signal.addEventListener("abort", () => request.abort());
    request.send();
  });
}
