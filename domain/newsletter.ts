/** What we promise of the newsletter: the pages say it, the database and the commands keep it. */
export const NEWSLETTER_TERMS = {
  /** How long a confirmation may be answered; then the address is erased. */
  confirmationDays: 7,
  /** At most one mail in this time to a typed address, because a person can type another person's. */
  hoursBetweenMails: 24,
  /** How long an address whose owner refused it gets no mail. */
  quietDays: 30,
  /** How long the consent and the day of leaving are kept, without the address. */
  unsubscribedYears: 2,
  /** What “one a month” means. */
  daysBetweenIssues: 28,
} as const;
