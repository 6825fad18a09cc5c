/** What was answered: no page where none came, or where what came is no document. */
type Answered = { status: number; /** Where redirects have led. */ address: string; page: Document | null };

/**
 * Another page of this site as a document that is not shown, for parts of it to be taken from. Asked for as the browser
 * itself would, so that it may come from its cache. Rejects when it does not come, is not a page, or `signal` is
 * aborted.
 */
export async function fetchPage(href: string, signal: AbortSignal): Promise<Document> {
  const request = new XMLHttpRequest();
  request.open("GET", href);
  signal.addEventListener("abort", () => request.abort());
  const { status, page } = await documentFrom(request);
  if (status !== 200 || !page) throw new Error(`${href} did not come: ${status}`);
  return page;
}

/** The page that answers a form, given up after `timeout` milliseconds. Never rejects. */
export function postForm(form: HTMLFormElement, timeout: number): Promise<Answered> {
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.setRequestHeader("Accept", "text/html");
  request.timeout = timeout;
  // Forms of ours take no files: what is in them is text.
  return documentFrom(request, new URLSearchParams([...new FormData(form)] as [string, string][]));
}

/**
 * Not with `fetch` and a parser: the policy lets no string become markup, and needs not, since `XMLHttpRequest` reads
 * documents by itself and runs none of their scripts.
 */
function documentFrom(request: XMLHttpRequest, body?: URLSearchParams): Promise<Answered> {
  return new Promise((resolve) => {
    request.responseType = "document";
    request.onloadend = () =>
      resolve({ status: request.status, address: request.responseURL, page: request.responseXML });
    request.send(body);
  });
}
