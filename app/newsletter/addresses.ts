import type { Crumb } from "../ui/breadcrumbs.tsx";

/** The newsletter's pages. The token in an address authorises it: who has the mail may confirm or unsubscribe. */
export const SUBSCRIBE_PATH = "/newsletter";
export const CHECK_EMAIL_PATH = "/newsletter/check-your-email";
export const CONFIRM_PATH = "/newsletter/confirm";
export const CONFIRMED_PATH = "/newsletter/confirmed";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

/**
 * Headers of pages with a token: no cache stores them, and no link on them sends the token as a referrer.
 * `strict-origin`, because under `no-referrer` Chromium sends forms with `Origin: null`.
 */
export const TOKEN_PAGE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin",
} as const;

/** `/newsletter/confirm?token=…`: in the query, which the logs of servers and proxies leave out. */
export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}

/** The token of a link; empty when it has none. */
export function tokenIn(address: string): string {
  return new URL(address).searchParams.get("token") ?? "";
}

/** Breadcrumbs of a page of the newsletter. */
export function trailTo(title: string): Crumb[] {
  return [{ label: "Home", href: "/" }, { label: "Newsletter", href: SUBSCRIBE_PATH }, { label: title }];
}
