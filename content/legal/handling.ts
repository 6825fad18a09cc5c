/**
 * What the software does with what people tell us, thing by thing: the list from which the privacy policy is written.
 * `tests/handling.test.ts` collects the things themselves from the code (variables, jobs, tables, cookies, what a
 * browser keeps, what asks another machine) and fails for one that isn't here, and for words that the policy lacks.
 */
export type Handling =
  /** Where the policy says it: the id of a section, and words that stand in it. */
  | { section: string; says: string }
  /** Why the policy needs no word: nothing of a person is in it. */
  | { nothing: string };

const CODE_ALONE = { nothing: "It holds what the site is made of, and nothing of a person." };
const PUBLIC_LISTING: Handling = {
  section: "what-we-ask",
  says: "names and qualifications of the people who work",
};
const REQUESTS: Handling = { section: "how-long", says: "Appointment requests:" };
const NEWSLETTER: Handling = {
  section: "newsletter",
  says: "your address, encrypted; when and on which page",
};
const CALENDARS: Handling = { section: "what-we-ask", says: "when it begins and ends, not what it is about" };
const TEXTS: Handling = {
  section: "how-long",
  says: "When you stop our texts, we keep a code made from your number",
};
const REPLIES: Handling = { section: "what-we-ask", says: "When you reply to one of our texts:" };
const HELD: Handling = { section: "how-long", says: "under a code that doesn’t reveal whose they are" };
const KEPT: Handling = {
  section: "how-long",
  says: "what a practice notes for itself beside a time it keeps",
};
const REQUEST_HISTORY: Handling = {
  section: "how-long",
  says: "we keep its history: who replied what, and when",
};
const LOST_LINKS: Handling = {
  section: "what-we-ask",
  says: "your email address, encrypted, until we’ve sent them",
};
const WATCHES: Handling = { section: "new-patients", says: "your address, encrypted; the practice" };
const AUDITED: Handling = { section: "how-long", says: "a record of each look, decision and deletion" };
const BACKUPS: Handling = { section: "how-long", says: "Copies might also be kept on another machine" };
const DELETED: Handling = {
  section: "how-long",
  says: "the reference of what was deleted, and nothing else",
};
const MAIL: Handling = {
  section: "who-sees-it",
  says: "passes through the companies that carry your mail and ours",
};
const DESK: Handling = { section: "cookies", says: "Our own staff get one when they sign in to the desk" };
const OPERATED = { nothing: "It changes how the site runs, not what it keeps or who sees it." };
const WHO_WE_ARE = { nothing: "It says who runs the site; “Who we are” is written from it." };

/** Every table of the database. */
export const TABLES: Readonly<Record<string, Handling>> = {
  practices: PUBLIC_LISTING,
  practice_profiles: PUBLIC_LISTING,
  practice_services: CODE_ALONE,
  practice_languages: CODE_ALONE,
  practice_scopes: CODE_ALONE,
  practice_funding: CODE_ALONE,
  practice_pictures: { section: "what-we-ask", says: "pictures that the practice sends" },
  practice_picture_files: { section: "what-we-ask", says: "pictures that the practice sends" },
  free_times: { section: "how-long", says: "names that a practice gives to people with hours of their own" },
  held_times: HELD,
  kept_times: KEPT,
  freed_times: { nothing: "A time that was given up, without whose it was." },
  free_times_version: CODE_ALONE,
  sources: CODE_ALONE,
  source_renewals: CODE_ALONE,
  source_records: PUBLIC_LISTING,
  told_apart: AUDITED,
  imports: AUDITED,
  import_changes: PUBLIC_LISTING,
  reviews: { section: "how-long", says: "or until you take yours back" },
  submissions: REQUESTS,
  submission_keys: { section: "how-long", says: "a code made from each form" },
  submission_events: REQUEST_HISTORY,
  links: { section: "who-sees-it", says: "anyone with the link can see, change and cancel it" },
  calendar_feeds: CALENDARS,
  framing_sites: { nothing: "Where a practice shows its own card." },
  site_keys: CODE_ALONE,
  record_keys: { section: "where-it-is-kept", says: "each request under a key of its own" },
  outbox: { section: "how-long", says: "along with the emails we keep about them" },
  first_mails: { section: "cookies", says: "we count the emails our forms send to an address" },
  request_texts: TEXTS,
  text_stops: TEXTS,
  erasures: DELETED,
  erased_mails: DELETED,
  lost_link_asks: LOST_LINKS,
  practice_watches: WATCHES,
  audit: AUDITED,
  desk_sessions: DESK,
  desk_drafts: { section: "who-sees-it", says: "we keep it, encrypted, for a day" },
  job_runs: CODE_ALONE,
  clock_checks: CODE_ALONE,
  article_reads: { section: "cookies", says: "how often each article of our blog is read" },
  price_history: { nothing: "What practices state that they charge, by week." },
  settings: CODE_ALONE,
  newsletter_subscriptions: NEWSLETTER,
  newsletter_departures: { section: "newsletter", says: "we keep a code made from your address" },
  newsletter_issues: CODE_ALONE,
  newsletter_copies: { section: "newsletter", says: "which newsletters we sent you" },
  data_version: CODE_ALONE,
  schema_migrations: CODE_ALONE,
};

/** Every page and address, without the desk's, that takes what people write, press or send. */
export const DOORS: Readonly<Record<string, Handling>> = {
  "app/booking/booking-page.tsx": { section: "what-we-ask", says: "When you ask for an appointment:" },
  "app/contact/contact-page.tsx": { section: "what-we-ask", says: "When you write to us:" },
  "app/partners/partner-page.tsx": { section: "what-we-ask", says: "When your practice applies to join:" },
  "app/requests/request-page.tsx": REQUEST_HISTORY,
  "app/requests/practice-request-page.tsx": REQUEST_HISTORY,
  "app/requests/lost-link-page.tsx": LOST_LINKS,
  "app/reviews/review-page.tsx": { section: "what-we-ask", says: "When you review a visit:" },
  "app/listings/listing-page.tsx": PUBLIC_LISTING,
  "app/listings/pictures-page.tsx": { section: "what-we-ask", says: "pictures that the practice sends" },
  "app/listings/calendar-page.tsx": CALENDARS,
  "app/listings/free-times-page.tsx": { nothing: "The rules by which a practice gives times." },
  "app/listings/own-reviews-page.tsx": { nothing: "A practice’s public reply to a review." },
  "app/week/week-page.tsx": KEPT,
  "app/week/away-page.tsx": KEPT,
  "app/week/day-sheet-page.tsx": KEPT,
  "app/week/keep-page.tsx": KEPT,
  "app/week/kept-page.tsx": KEPT,
  "app/newsletter/newsletter-page.tsx": NEWSLETTER,
  "app/newsletter/confirm-page.tsx": NEWSLETTER,
  "app/newsletter/unsubscribe-page.tsx": NEWSLETTER,
  "app/watches/watch-page.tsx": WATCHES,
  "app/watches/watch-link-page.tsx": WATCHES,
  "app/texts/texts-page.tsx": TEXTS,
  "app/texts/texts-in.ts": REPLIES,
};

/** Every job that runs by the clock, by its name. */
export const JOBS: Readonly<Record<string, Handling>> = {
  "advance requests": { section: "who-sees-it", says: "and if they can’t see you, to the next" },
  "ask practices once a year": { nothing: "It writes to practices about their own listing." },
  "back up": { section: "how-long", says: "an encrypted copy of the database" },
  "end broken import": CODE_ALONE,
  "erase what is due": { section: "how-long", says: "After that, they’re deleted automatically" },
  "hand over backup": BACKUPS,
  "keep prices of the week": { nothing: "What practices state that they charge, by week." },
  "read calendars": CALENDARS,
  "remind of replies": { nothing: "It reminds our own staff, by reference." },
  "renew sources": PUBLIC_LISTING,
  "seal anew": CODE_ALONE,
  "send lost links": LOST_LINKS,
  "tell watchers": {
    section: "new-patients",
    says: "one more email when they say they’re taking new patients",
  },
  "tidy mail and backups": { section: "how-long", says: "up to 30 days" },
};

/** Every file of the code that asks another machine or starts another program. */
export const OUTSIDE: Readonly<Record<string, Handling>> = {
  "outbox/transports/smtp.ts": MAIL,
  "outbox/transports/compose.ts": MAIL,
  "outbox/transports/text-http.ts": { section: "who-sees-it", says: "only if you ask us to text you, too" },
  "outbox/jobs/hand-over-backup.ts": BACKUPS,
  "services/outside/fetch-public.ts": CALENDARS,
  "services/calendars/reader.ts": CALENDARS,
  "services/imports/renew.ts": PUBLIC_LISTING,
  "services/imports/read-file.ts": { nothing: "A process of our own reads a file of practices." },
  "database/postgres.ts": { section: "where-it-is-kept", says: "own database" },
  "server/doctor/mail-domains.ts": { nothing: "It asks about our own addresses." },
  "server/doctor/reach.ts": { nothing: "It asks for our own address." },
};

/** Every file that sets a cookie, or has the browser keep something. */
export const IN_THE_BROWSER: Readonly<Record<string, Handling>> = {
  "app/desk/guard.server.ts": DESK,
  "app/desk/sign-in.server.ts": DESK,
  "app/desk/sign-out.ts": DESK,
  "server/render/render-route.ts": { nothing: "It passes on what the desk sets." },
  "app/desk/keys.ts": { nothing: "That staff have turned single keys off; it says nothing of who." },
  "app/emergency/worker.ts": { section: "cookies", says: "keeps a copy of our emergency page" },
  "kit/ui/comparison/chosen.ts": { section: "cookies", says: "remembers which practices you tick" },
  "kit/islands/start.ts": { section: "cookies", says: "remembers which practices you tick" },
};

/** Every variable that the site reads. */
export const VARIABLES: Readonly<Record<string, Handling>> = {
  PORT: OPERATED,
  HOST: OPERATED,
  DATA_DIR: { section: "where-it-is-kept", says: "on the server that runs this site" },
  DATABASE_PASSWORD: { section: "where-it-is-kept", says: "own database" },
  DATABASE_URL: { section: "where-it-is-kept", says: "own database" },
  SMTP_URL: MAIL,
  SMS_URL: { section: "who-sees-it", says: "only if you ask us to text you, too" },
  SMS_BODY: OPERATED,
  SMS_INBOUND_TOKEN: REPLIES,
  SMS_IN_FROM: REPLIES,
  SMS_IN_TEXT: REPLIES,
  SMS_A_DAY: OPERATED,
  PUBLIC_URL: OPERATED,
  APP_SECRET: { section: "where-it-is-kept", says: "encrypted before it is stored" },
  APP_SECRET_OLD: { section: "where-it-is-kept", says: "encrypted before it is stored" },
  TRUSTED_PROXIES: { section: "cookies", says: "we count forms per internet address" },
  ROUTING: { section: "who-sees-it", says: "Our booking staff" },
  REVIEWS: { section: "what-we-ask", says: "When you review a visit" },
  FREE_TIMES: HELD,
  ESCALATION_EMAIL: { nothing: "It gets references and no one's words." },
  DESK_EMAILS: DESK,
  SAMPLE_PRACTICES: { section: "who-sees-it", says: "A practice marked as a sample isn’t a real business" },
  SITE_FILE: WHO_WE_ARE,
  OPERATOR_NAME: WHO_WE_ARE,
  OPERATOR_ADDRESS: WHO_WE_ARE,
  PRIVACY_EMAIL: WHO_WE_ARE,
  OPERATOR_EMAIL: WHO_WE_ARE,
  OPERATOR_PHONE: WHO_WE_ARE,
  WORKERS: OPERATED,
  BACKUP_EVERY: { section: "how-long", says: "an encrypted copy of the database" },
  BACKUP_HOOK: BACKUPS,
  DKIM_SELECTOR: OPERATED,
  LOG_LEVEL: { section: "cookies", says: "Our logs record software faults, not what you typed" },
  HSTS_SUBDOMAINS: OPERATED,
  METRICS_TOKEN: OPERATED,
  MAP_STYLE_URL: { section: "cookies", says: "Nothing on our pages is loaded from another company" },
  MAP_HOSTS: { section: "cookies", says: "Nothing on our pages is loaded from another company" },
  MAP_TILES_FILE: OPERATED,
  CALENDAR_PRIVATE_HOSTS: CALENDARS,
};
