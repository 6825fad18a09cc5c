/** What we promise people who wait for a practice to take new patients: the pages say it, the database keeps it. */
export const WATCH_TERMS = {
  /** How long the first mail may be answered; then the address is erased. */
  confirmationDays: 7,
  /** How long a confirmed watch lasts. */
  months: 12,
  /** Practices that one address can wait for at a time. */
  most: 5,
  /** At most one mail that asks for the same practice in this time, because a person can type another person's address. */
  hoursBetweenMails: 24,
  /** After so many days without its listing a practice is not waited for any longer. */
  daysGone: 7,
} as const;
