import { OF_PUBLIC_PAGES } from "../headers.ts";

/**
 * Browsers cache a public page and revalidate it each time, also when they go back to it. A shared cache between us and
 * many visitors may send it for half a minute. `no-store` would shut the page out of the back-forward cache.
 */
const PUBLIC = "public, max-age=0, s-maxage=30";
const PRIVATE = "private, no-cache";
/** A page of an error may have in it what was posted. */
const FAILED = "no-store";

/**
 * Sets `Cache-Control` on a response that does not set its own: public for a 200 at the canonical address of a public
 * page (`publicAddresses`), not to be kept for a fault of ours, private for anything else. A redirect has none: its status says whether it may be cached
 * (RFC 9110, 15.4).
 */
export function setCacheControl(
  { method, url }: Request,
  { status, headers }: Response,
  addressOf: (requested: string) => string | null,
): void {
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || headers.has("Cache-Control")) return;
  const { pathname, search } = new URL(url);
  const isRead = method === "GET" || method === "HEAD";
  const isPublic = status === 200 && isRead && addressOf(pathname + search) === pathname + search;
  headers.set("Cache-Control", isPublic ? PUBLIC : status >= 500 ? FAILED : PRIVATE);
  if (!isPublic || !headers.get("Content-Type")?.startsWith("text/html")) return;
  for (const [name, value] of OF_PUBLIC_PAGES) headers.set(name, value);
}
