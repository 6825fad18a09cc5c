/** What we promise of the newsletter: the pages say it, the database and the commands keep it. */
export const NEWSLETTER_TERMS = {
  /** How long a confirmation may be answered; then the address is erased. */
  confirmationDays: 7,
  /** One mail in this time to an address that somebody types, since anybody can type anybody's. */
  hoursBetweenMails: 24,
  /** How long whoever says “that was not me” is left alone, whoever asks. */
  quietDays: 30,
  /** How long we keep, without the address, that somebody had said yes and when they left. */
  unsubscribedYears: 2,
  /** What “one a month” means. */
  daysBetweenIssues: 28,
} as const;
