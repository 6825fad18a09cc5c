import type { Crumb } from "../ui/breadcrumbs.tsx";

/** Where the newsletter's pages are. Those with a token work for whoever holds the mail that it came in. */
export const SUBSCRIBE_PATH = "/newsletter";
export const CHECK_EMAIL_PATH = "/newsletter/check-your-email";
export const CONFIRM_PATH = "/newsletter/confirm";
export const CONFIRMED_PATH = "/newsletter/confirmed";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

/**
 * What pages with a token answer with: no cache keeps them, and a link on them tells nobody, us included, which
 * address it was on. `strict-origin` rather than `no-referrer`, with which Chromium sends `Origin: null` on forms.
 */
export const TOKEN_PAGE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin",
} as const;

/** `/newsletter/confirm?token=…`: in the query, since logs of servers and proxies are told to leave that out. */
export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}

/** What a link says its token is; empty when it says none. */
export function tokenIn(address: string): string {
  return new URL(address).searchParams.get("token") ?? "";
}

/** The trail of breadcrumbs to one of the newsletter's pages. */
export function trailTo(title: string): Crumb[] {
  return [{ label: "Home", href: "/" }, { label: "Newsletter", href: SUBSCRIBE_PATH }, { label: title }];
}
