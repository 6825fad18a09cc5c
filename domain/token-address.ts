const TOKEN = "token";

/**
 * Headers of pages with a token: no cache stores them, no search engine lists them, and no link on them sends the token
 * as a referrer. `strict-origin`, because under `no-referrer` Chromium sends forms with `Origin: null`.
 */
export const TOKEN_PAGE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** For a route to export: its address is that of a link also where the token is cut off. */
export function headers() {
  return TOKEN_PAGE_HEADERS;
}

/** Whether an address has a token, wherever it leads: also where it is mistyped, and where the answer is an error. */
export function hasToken(address: string): boolean {
  return address.includes("?") && new URL(address).searchParams.has(TOKEN);
}

/** `/newsletter/confirm?token=…`: in the query, which the logs of servers and proxies leave out. */
export function withToken(path: string, token: string): string {
  return `${path}?${TOKEN}=${encodeURIComponent(token)}`;
}

/** What an address says is done where nothing was saved, because its link had ended meanwhile. */
export const UNSAVED = "unsaved";

/**
 * The token of a link; empty when it has none. What a mail program or a person has copied along behind it is left out:
 * the full stop of a sentence, a bracket, a quotation mark. A token has letters and digits alone.
 */
export function tokenIn(address: string): string {
  const value = new URL(address).searchParams.get(TOKEN) ?? "";
  return /^\s*([\da-z]*)/i.exec(value)![1]!;
}
