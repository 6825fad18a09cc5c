/** The newsletter's pages. The token in an address authorises it: who has the mail may confirm or unsubscribe. */
export const SUBSCRIBE_PATH = "/newsletter";
export const CHECK_EMAIL_PATH = "/newsletter/check-your-email";
export const CONFIRM_PATH = "/newsletter/confirm";
export const CONFIRMED_PATH = "/newsletter/confirmed";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

/** What people subscribe to, as it is said wherever they can: a consent is kept with these words. */
export const NEWSLETTER = {
  title: "At most one email a month",
  promise: "Only when there’s a new article. Stop any time.",
  /** Said beside the button. */
  use: "We’ll use your address only for this newsletter, once you’ve confirmed it.",
} as const;

/** All of it, as it is kept with a consent. */
export const CONSENT_WORDS = `${NEWSLETTER.title}. ${NEWSLETTER.promise} ${NEWSLETTER.use}`;

/** Pages of ours that ask for an address. */
export const SUBSCRIBE_PAGES = ["/newsletter", "/blog"] as const;

export type SubscribePage = (typeof SUBSCRIBE_PAGES)[number];
