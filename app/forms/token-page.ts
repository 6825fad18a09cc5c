/**
 * Headers of pages with a token: no cache stores them, no search engine lists them, and no link on them sends the token
 * as a referrer. `strict-origin`, because under `no-referrer` Chromium sends forms with `Origin: null`.
 */
export const TOKEN_PAGE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** For a route to export. */
export function headers() {
  return TOKEN_PAGE_HEADERS;
}

/** `/newsletter/confirm?token=…`: in the query, which the logs of servers and proxies leave out. */
export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}

/**
 * The token of a link; empty when it has none. What a mail program or a person has copied along behind it is left out:
 * the full stop of a sentence, a bracket, a quotation mark. A token has letters and digits alone.
 */
export function tokenIn(address: string): string {
  const value = new URL(address).searchParams.get("token") ?? "";
  return /^\s*([\da-z]*)/i.exec(value)![1]!;
}
