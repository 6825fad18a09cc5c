import type { Crumb } from "#kit/ui/breadcrumbs.tsx";

/** The newsletter's pages. The token in an address authorises it: who has the mail may confirm or unsubscribe. */
export const SUBSCRIBE_PATH = "/newsletter";
export const CHECK_EMAIL_PATH = "/newsletter/check-your-email";
export const CONFIRM_PATH = "/newsletter/confirm";
export const CONFIRMED_PATH = "/newsletter/confirmed";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

/** Breadcrumbs of a page of the newsletter. */
export function trailTo(title: string): Crumb[] {
  return [{ label: "Newsletter", href: SUBSCRIBE_PATH }, { label: title }];
}
