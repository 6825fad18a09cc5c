import type { Generated } from "kysely";
import type { KeptKind } from "#domain/free-times/kept-times.ts";
import type { PictureFormat } from "#domain/practices/practice-picture.ts";
import type { SubmissionKind } from "#domain/retention.ts";

/**
 * What we remember, on one page. The tables are made in `migrations/`; a test holds the two together.
 *
 * One schema serves SQLite and PostgreSQL, so it uses only what both understand alike:
 * instants are ISO 8601 text in UTC with milliseconds (they sort as text), days are `2026-11-20`,
 * truth is 0 or 1, lists and records without a query on them are JSON text.
 */
export type Schema = {
  practices: PracticesTable;
  practice_profiles: PracticeProfilesTable;
  /** `place` is the practice's own, repeated since the first migration; no query reads it. */
  practice_services: { practice_id: number; service: string; position: number; place: string };
  practice_languages: { practice_id: number; language: string };
  /** The specialist titles of those who work there, as the Dental Council names them. */
  practice_scopes: { practice_id: number; scope: string };
  practice_funding: { practice_id: number; funding: string };
  practice_pictures: PracticePicturesTable;
  practice_picture_files: PracticePictureFilesTable;
  free_times: FreeTimesTable;
  held_times: HeldTimesTable;
  kept_times: KeptTimesTable;
  freed_times: FreedTimesTable;
  /** One row. Its number rises in every transaction that changes what a free time is computed from: triggers see to it. */
  free_times_version: { id: number; version: number };
  sources: SourcesTable;
  source_renewals: SourceRenewalsTable;
  source_records: SourceRecordsTable;
  /** Two practices that look alike and are two, the lower number first: who of our staff has said so, and when. */
  told_apart: { one: number; other: number; who: string; at: string };
  imports: ImportsTable;
  import_changes: ImportChangesTable;
  reviews: ReviewsTable;
  submissions: SubmissionsTable;
  submission_keys: SubmissionKeysTable;
  submission_events: SubmissionEventsTable;
  links: LinksTable;
  calendar_feeds: CalendarFeedsTable;
  /** Where a practice's card may stand besides its own website: origins with spaces between. */
  framing_sites: { practice_id: number; sites: string };
  /** Data keys, each wrapped under the site's secret (`envelope-encryption.ts`). Deleting one erases its record. */
  record_keys: { name: string; wrapped_key: string };
  /** Keys of the whole site, wrapped like them: `site-keys.ts`. */
  site_keys: { name: "hashes" | "links"; wrapped_key: string };
  outbox: OutboxTable;
  first_mails: FirstMailsTable;
  request_texts: RequestTextsTable;
  /** Numbers that want no texts, as keyed hashes; for 24 months. */
  text_stops: { number_hash: string; stopped_at: string };
  erasures: ErasuresTable;
  erased_mails: ErasedMailsTable;
  lost_link_asks: LostLinkAsksTable;
  practice_watches: PracticeWatchesTable;
  audit: AuditTable;
  desk_sessions: DeskSessionsTable;
  desk_drafts: DeskDraftsTable;
  job_runs: JobRunsTable;
  clock_checks: ClockChecksTable;
  /** Reads of the blog by New Zealand day. It has nothing about the reader. */
  article_reads: { article_id: number; day: string; reads: number };
  /** What practices stated that they charge, by week, in whole dollars. `region` is empty for the whole country. */
  price_history: {
    day: string;
    treatment: string;
    region: string;
    practices: number;
    lower_quartile: number;
    median: number;
    upper_quartile: number;
  };
  /** Decisions of an operator that outlast a restart: `settings.ts`. */
  settings: { name: string; value: string };
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  /** The unsubscribed. The table keeps its first name, which backups carry. */
  newsletter_departures: NewsletterUnsubscribedTable;
  /** `issue` is the slug of an article. */
  newsletter_issues: { issue: string; sent_at: string };
  /** Who was sent which issue. */
  newsletter_copies: { address_hash: string; issue: string };
  /** One row. Its number rises in every transaction that changes practices, reviews or sources: triggers see to it. */
  data_version: { id: number; version: number };
  /** The migrations that this database has had. */
  schema_migrations: { name: string };
};

type PracticesTable = {
  id: number;
  slug: string;
  name: string;
  /** `fold(name)`: what sorting by name goes by. */
  name_folded: string;
  /** Folded name, suburb, place and practitioners, which visitors see: what a typed search looks through. */
  search_text: string;
  place: string;
  suburb: string;
  address: string;
  postcode: string;
  latitude: number;
  longitude: number;
  /** 48 is 4.8; 0 without a review. */
  rating_tenths: number;
  review_count: number;
  /** 0: not stated. */
  price_tier: number;
  /** Dollars; null: not stated. */
  price_from: number | null;
  price_to: number | null;
  phone: string;
  email: string;
  website: string;
  opening_hours: string;
  /** What we show word for word where that could not be read; empty where there is nothing. */
  hours_as_written: Generated<string>;
  /** Whether people in pain are seen the same day. */
  has_emergency: Generated<number>;
  /** Minutes; null where no wait is stated. */
  emergency_wait: number | null;
  new_patients: "yes" | "no" | "not-stated";
  /** Whether a wheelchair can get in without a step. */
  wheelchair: "yes" | "partly" | "no" | "not-stated";
  /** In their own words; null: not stated. */
  parking: string | null;
  is_sample: number;
  /** It is null until someone has checked it. */
  checked_on: string | null;
  /** `town`: only the town is known, and the position is its centre. */
  position: Generated<"exact" | "town">;
  /** Days; empty: not verified. */
  verified_on: Generated<string>;
  verified_until: Generated<string>;
  /** The day since which it is listed no longer; null: it is listed. */
  withdrawn_on: string | null;
  /** Why: a source that has it no longer, or an operator's reason. Empty: it is listed. */
  withdrawn_why: Generated<string>;
  /** Whether requests may go to it: it states facts itself. */
  has_joined: Generated<number>;
  /** The practice that it turned out to be; its address leads there. */
  merged_into: number | null;
  /** The day on which it was last asked whether its listing is still right; null: it never was. */
  asked_on: string | null;
};

/** Who states facts about practices. */
type SourcesTable = {
  /** `osm`, `desk`, `our-list` */
  slug: string;
  /** `OpenStreetMap` */
  name: string;
  /** `© OpenStreetMap contributors`; empty: none is owed. */
  attribution: string;
  attribution_url: string;
  licence: string;
  /** Where two state different things, the greater one is shown. */
  rank: number;
};

/** Sources that are read again by themselves. Apart from `sources`, whose every change makes pages anew. */
type SourceRenewalsTable = {
  source: string;
  /** Where its file is: https, as the operator gave it. */
  address: string;
  /** In days. */
  every: number;
  /** The file is all that the source has: what it lacks is listed no longer. */
  is_complete: number;
  next_at: string;
  /** When it was last read and needed nobody. */
  ok_at: string | null;
  /** Validators of the file that was imported last, and its SHA-256, for servers that send it again all the same. */
  etag: Generated<string>;
  last_modified: Generated<string>;
  file_hash: Generated<string>;
  /** In a row. */
  failures: Generated<number>;
  /** Why the last reading failed, or was held back: a sentence. Empty: all is well. */
  failure: Generated<string>;
  /** The import that waits for someone to look at it. */
  held_import: number | null;
  /** When our staff was told of this trouble; null: not yet, or there is none. */
  told_at: string | null;
};

/** What one source says of one practice. */
type SourceRecordsTable = {
  source: string;
  /** The source's own id. */
  external_id: string;
  practice_id: number;
  /** SHA-256 of `facts`: an unchanged record is not written again. */
  content_hash: string;
  as_of: string;
  /** JSON of `StatedFacts`: only what it states. */
  facts: Generated<string>;
  /** The page of the practice in that source; empty where it has no page. */
  url: Generated<string>;
  /** Since when the source has it no longer; null: it has. */
  gone_on: string | null;
  /** The practice that it belonged to before an operator merged that one into this; null: it never did. */
  merged_from: number | null;
};

/** The journal of imports. */
type ImportsTable = {
  /** From 1. */
  id: number;
  source: string;
  /** The name of the file, without its folder. */
  file: string;
  format: string;
  as_of: string;
  started_at: string;
  /**
   * When it last wrote: an open import that shows no sign of life for a minute has broken off. Of a file that is looked at,
   * when it was sent or fetched last.
   */
  alive_at: string;
  /** Host and process id, so that another process on the same machine knows sooner. */
  process: string;
  /** `looked at`: nothing of it is written. Its file waits in the data folder for someone to decide. */
  state: "looked at" | "under way" | "done" | "being undone" | "undone" | "put back";
  /** JSON: read, new, changed, unchanged, withdrawn, refused, warnings. */
  counts: string;
  finished_at: string | null;
  /** 1 while it is under way or being undone. */
  is_open: number | null;
  /** Who did it at the desk; empty: a command. */
  who: Generated<string>;
  /** What an import that someone is looking at would write, as SHA-256; and whether the file is complete. */
  plan_hash: Generated<string>;
  is_complete: Generated<number>;
};

/** What a record was before an import wrote it, as JSON; null: there was none. */
type ImportChangesTable = {
  import_id: number;
  source: string;
  external_id: string;
  before: string | null;
};

/** Apart from `practices`, so that searching through all of them reads little. */
type PracticeProfilesTable = {
  practice_id: number;
  /** JSON of what a card shows but no query asks: see `practice-rows.ts`. */
  details: string;
  /** JSON of what only the practice's own page shows. */
  profile: string;
};

/** What a practice has sent; `domain/practices/practice-picture.ts` has the units. */
type PracticePicturesTable = {
  practice_id: number;
  hash: string;
  /** From 1. */
  position: number;
  alt: string;
  /** Empty: none. */
  caption: string;
  width: number;
  height: number;
  /** JSON of the widths of its files, ascending. */
  widths: string;
  /** 0: our staff have not looked at it yet. */
  is_shown: number;
  sent_at: string;
};

/** Apart from `practice_pictures`, so that reading about pictures reads none. */
type PracticePictureFilesTable = {
  practice_id: number;
  hash: string;
  format: PictureFormat;
  width: number;
  bytes: Uint8Array;
};

/** When patients can book, as the practice states it: `free-times.ts`. */
type FreeTimesTable = {
  practice_id: number;
  /** `asked`: its free times are shown, and it confirms each. */
  state: "on" | "asked" | "off";
  /** JSON of `FreeTimesRules`. */
  rules: string;
  /** Rises with every change, so that a form that was opened before is asked again. */
  version: Generated<number>;
  /** JSON: when it cancelled a booked appointment because its calendar was wrong, in the last 30 days. */
  wrong: Generated<string>;
};

/** When a practice is taken: agreed appointments, and the times that it offers until someone has chosen. `held-times.ts`. */
type HeldTimesTable = {
  practice_id: number;
  /** Whose time it is: 0 the practice’s own, else that of a colleague with hours of their own. */
  whose: Generated<number>;
  /** Five minutes, counted from 1970. */
  cell: number;
  /** From 0: so many patients are there at once. */
  layer: number;
  /** Keyed hash of the reference, so that a stolen file ties no request to a time; or `kept` and the id of a kept time. */
  holder: string;
  /** When it stops counting; null: an appointment. */
  until: string | null;
};

/** What a practice keeps by hand, and when it is away. `kept-times.ts`. */
type KeptTimesTable = {
  id: string;
  practice_id: number;
  /** Whose time it is; null: everybody is away. */
  whose: number | null;
  kind: KeptKind;
  starts_at: string;
  ends_at: string;
  /** What someone who phoned comes for; else empty. */
  visit: Generated<string>;
  /** Sealed under the row's own key; empty without a note, and once it has ended. */
  note: Generated<string>;
  made_at: string;
  /** When an away that was only looked at opens again. */
  until: string | null;
  /** When it was freed. */
  ended_at: Generated<string | null>;
};

/** Times that patients gave up; we tell others who want an earlier time. `freed-times.ts`. */
type FreedTimesTable = {
  practice_id: number;
  /** The first five minutes of it, counted from 1970, and how many such there are. */
  cell: number;
  cells: number;
  /** How often people were told. */
  round: number;
  /** When the next ones are told. */
  next_at: string;
};

type ReviewsTable = {
  id: Generated<number>;
  practice_id: number;
  author: string;
  /** Empty where a patient wrote it. */
  suburb: string;
  visited_in: string;
  stars: number;
  /** Empty: stars alone, or words that were left out. */
  text: string;
  is_sample: number;
  /** The reference of the submission that it is; null for samples. */
  reference: string | null;
  /** JSON of `ReviewAnswers`. */
  answers: Generated<string>;
  /** The rule for which its words were left out, of `LEFT_OUT_FOR` in `domain/practices/reviews.ts`; else empty. */
  left_out: Generated<string>;
  /** What the practice answered; else empty. */
  reply: Generated<string>;
  /** What it has sent since, sealed under the review's key until our staff have read it; else empty. */
  sent_reply: Generated<string>;
  /** When it did; null where nothing waits. */
  reply_sent_at: string | null;
};

type SubmissionsTable = {
  /** The reference with prefix and check character, as it is read aloud: `NIHO-7K4Q-2WXR-6M`. */
  reference: string;
  kind: SubmissionKind;
  /** Whose turn it is: `domain/requests/requests.ts`. All but requests are `received` or `answered`. */
  status: "received" | "sent" | "asked" | "confirmed" | "closed" | "answered";
  received_at: string;
  /** JSON of the fields as the contract names them, sealed under the key that has the reference for its name. */
  fields: string;
  /** `email-hash.ts`: a person's records are found without opening all. */
  email_hash: string;
  /** `mailboxHash`: the appointments that stand on a mailbox are counted. */
  mailbox_hash: Generated<string>;
  /** The New Zealand day at whose beginning it is erased. */
  erase_on: string;
  /** The version of the privacy notice that was shown; empty from before versions were noted. */
  notice_version: string;
  /** Rises with every move of a request. */
  version: Generated<number>;
  /** How a request ended, and what was decided on a review; null while it is open. */
  outcome: string | null;
  /** The practice that has it, or that it reviews. No foreign key: a listing may go. */
  practice_id: number | null;
  /** When the clock has something to do with it; null: never. */
  next_due_at: string | null;
  /** 1 while an agreed time stands whose patient wants an earlier one. */
  wants_earlier: Generated<number>;
  /**
   * Keyed hash of the address block from which a free time was taken, until someone presses a button behind the link in
   * the patient's mail. Empty: someone has, or the time is no longer taken.
   */
  unpressed_by: Generated<string>;
  /** JSON of the request as the moves have made it, sealed under the record's key; empty: it came before there were moves. */
  state: Generated<string>;
  /** Whether a hidden field of its form was filled in, by a password manager or a machine. */
  is_doubtful: Generated<number>;
};

/** What happened to a request, each once. Quiet events have the version of the move before them. */
type SubmissionEventsTable = {
  reference: string;
  /** From 1. */
  number: number;
  version: number;
  at: string;
  actor: "sender" | "practice" | "desk" | "clock";
  /** `EventName` of `domain/requests/requests.ts`; of all but requests `answered`, `late` and `passedUp`. */
  event: string;
  /** JSON of the rest (times, words), sealed under the record's key. */
  detail: string;
  /** Keyed hash of what was asked, so that a repeat is recognised. Empty for the clock. */
  content_hash: string;
};

/** Who may open what without an account. */
type LinksTable = {
  /** SHA-256 of the token, as hex. */
  token_hash: string;
  purpose: "request" | "practice" | "listing" | "calendar";
  /** It is null for a link to a listing or to the calendar of a practice. */
  reference: string | null;
  practice_id: number | null;
  /** The token is made from it. */
  made_at: string;
  ended_at: string | null;
  /** The address, normalised, that a practice’s link to a request was made for; else empty. */
  sent_to: Generated<string>;
};

/** The calendar that a practice keeps elsewhere, from which we know when it is busy. */
type CalendarFeedsTable = {
  practice_id: number;
  /** Sealed under the key `calendar 10001`: anyone who has the address can read the whole calendar. */
  address: string;
  /** `calendar.google.com` */
  host: string;
  set_at: string;
  /** Validators of what was read last. */
  etag: Generated<string>;
  last_modified: Generated<string>;
  /** JSON of `BusySpan[]`, as it was understood last. */
  busy: Generated<string>;
  /** How far ahead `busy` goes; null: nothing was understood yet. */
  busy_until: string | null;
  /** When it was last asked, and when it last answered something that we understood. */
  read_at: string | null;
  ok_at: string | null;
  /** When it is asked again; null: no more, it has not answered for two weeks. */
  next_at: string | null;
  /** In a row. */
  failures: Generated<number>;
  /** Why the last one failed: `CalendarFailure`. Empty: it did not. */
  failure: Generated<string>;
  /** JSON of `FailureDetail`; empty where nothing more is known. */
  failure_detail: Generated<string>;
  /** When the practice was told of this outage; null: it was not, or there is none. */
  told_at: string | null;
  /** JSON of `CalendarDoubt`: it would free more than half of the coming busy time. Empty: there is none. */
  doubt: Generated<string>;
  /** 1: all-day entries keep nobody busy. */
  skips_days: Generated<number>;
};

/**
 * Idempotency keys: the first request to insert a key claims it, in the transaction that inserts the submission. `key`
 * is a keyed hash (of the client's key, or of who asks what), so it tells nothing about a person.
 */
type SubmissionKeysTable = {
  key: string;
  reference: string;
  content_hash: string;
  expires_at: string;
};

type OutboxTable = {
  id: Generated<number>;
  /** RFC 5322 Message-ID, the same at every attempt. */
  message_id: string;
  /** The submission that caused it; null for the newsletter, and for what is about no one. */
  reference: string | null;
  /** The `address_hash` of the subscriber of a newsletter mail; null for all others. */
  subscriber: string | null;
  /** 0: about no one. */
  is_sealed: number;
  /** JSON of the whole message, `outbox/transports/message.ts`, sealed under the key of whose it is; emptied once it is sent. */
  message: string;
  created_at: string;
  /** Not to be tried before; each failed attempt puts it off. */
  due_at: string;
  /** Since when it should have gone: `due_at` before anything was tried. */
  first_due_at: string;
  attempts: number;
  /** The lease of the worker that sends it. */
  leased_until: string | null;
  sent_at: string | null;
  /** When we stopped trying. */
  given_up_at: string | null;
  last_error: string | null;
  /** A `Topic` of `domain/requests/requests.ts`, so that later news can take its place; empty: nothing does. */
  topic: Generated<string>;
  /** What it says as data, so that a later mail can say it too; empty: it is not gathered with others. */
  gathered: Generated<string>;
  /** When our staff dealt with a mail that was given up, and how: `told`, `not needed`. Null: it waits for them. */
  handled_at: string | null;
  handled_how: Generated<string>;
  /** Given up when it was not sent by then. */
  not_after: string | null;
  /** The name of the key in `record_keys` under which a mail is sealed that is about neither: `listing 10001`. */
  key_name: string | null;
  /** `phone`: there is no address, so our staff ring; no worker sends it. */
  channel: Generated<"mail" | "text" | "phone">;
  /** What a message is: `confirmed`, `contact-answer`. */
  kind: Generated<string>;
  /** Who a message is for; empty where the code that wrote it didn’t say. */
  side: Generated<"" | "sender" | "practice" | "ours">;
  /** The version of the request that a message tells of. */
  version: number | null;
  /** The time that became free, by the name of `freedHolder`, which a mail or a text about an earlier time tells of. */
  freed: string | null;
  /** The keyed hash of the number of a text; null for mails. */
  recipient: string | null;
};

/** One row for each request whose patient asks for texts. Erased with the request. */
type RequestTextsTable = {
  reference: string;
  /** Keyed hash of the number that the code was sent to: after a correction it is asked for anew. */
  number_hash: string;
  /** Keyed hash of the last code. */
  code_hash: string;
  code_sent_at: string;
  /** How often that code was mistyped. */
  tries: number;
  /** When the code was typed: from then on texts go. */
  confirmed_at: string | null;
};

/** One row an address: see `first-mails.ts`. Deleted after a week without such a mail, with an opened link after 90 days. */
type FirstMailsTable = {
  /** Keyed hash of the address, another one than that of submissions and of the newsletter. */
  recipient: string;
  /** JSON of the instants of the last day at which one was sent, and of those to come. */
  sent_at: string;
  /** How many were not sent, beyond the limit. */
  left_out: number;
  /** When the last one was sent or left out. */
  latest_at: string;
  /** When someone last pressed a button behind a link in one of them; null: no one has. */
  opened_at: string | null;
};

/** Asked for, or confirmed. Leaving deletes the row. */
type NewsletterSubscriptionsTable = {
  /** Keyed hash of the normalised address: `subscriberHash` of `email-hash.ts`. */
  address_hash: string;
  /** The row's own, wrapped. */
  key: string;
  /** Sealed. */
  address: string;
  /** SHA-256 of the tokens in the links. */
  confirm_hash: string;
  unsubscribe_hash: string;
  /** The consent: when, on which page, to what words, and when the person behind the address said yes. */
  asked_at: string;
  asked_on: string;
  words: string;
  confirmed_at: string | null;
  /** When we last wrote because of a request: the time to confirm runs from here. */
  mailed_at: string;
};

/** What stays of those who left. */
type NewsletterUnsubscribedTable = {
  address_hash: string;
  unsubscribe_hash: string;
  confirmed_at: string | null;
  left_at: string;
  quiet_until: string | null;
};

/** Keeps what was erased from coming back with an older backup. A reference alone identifies no one. */
type ErasuresTable = {
  reference: string;
  erased_at: string;
  /** A person asked for it, or its retention had ended. */
  reason: "asked" | "due";
};

/** Mails of what was erased, until each machine has deleted its files of them: `erased-mails.ts`. */
type ErasedMailsTable = { message_id: string; erased_at: string };

/** An address that waits for its links, sealed under a key of its own: `lost-link-asks.ts`. */
type LostLinkAsksTable = { address_hash: string; key: string; address: string; asked_at: string };

/** Who waits for a practice to take new patients, sealed under a key of its own: `practice-watches.ts`. */
type PracticeWatchesTable = {
  id: string;
  practice_id: number;
  /** `emailHash` of the address. */
  address_hash: string;
  key: string;
  address: string;
  token_hash: string;
  asked_at: string;
  /** It is null until the address's owner has confirmed. */
  confirmed_at: string | null;
};

/**
 * One row for each disclosure or erasure, and for each decision on a request, a review or a listing: by a command, or
 * by a practice through its link. Holds no personal data itself.
 */
type AuditTable = {
  id: Generated<number>;
  at: string;
  command: string;
  /** A reference, the keyed hash of an email address, which records were listed, or the ids of practices. */
  about: string;
  /** How many records were concerned. */
  records: number;
  /** A name at the desk, or `command line`; empty: a practice, through its link. */
  who: Generated<string>;
  /** Whether personal data was shown, or something was done. */
  kind: Generated<"look" | "act">;
};

/** Links that start a session at the desk, and the sessions themselves. */
type DeskSessionsTable = {
  /** SHA-256 of the token in the link or the cookie, as hex. */
  token_hash: string;
  kind: "start" | "session";
  /** Their name, as it stands in the audit. */
  who: string;
  role: "act";
  /** Keyed hash of the address that the link was mailed to; empty: the command line printed it. */
  address_hash: string;
  made_at: string;
  ends_at: string;
  /** When they last pressed something. */
  pressed_at: string;
  ended_at: string | null;
};

/** What a member of staff has typed about a submission and not sent, for a day. */
type DeskDraftsTable = {
  who: string;
  /** A reference. */
  about: string;
  /** JSON of the fields, sealed under the key of the submission. */
  words: string;
  saved_at: string;
};

/** One row: whether the system clock can be trusted, see `outbox/jobs/clock-check.ts`. */
type ClockChecksTable = {
  id: number;
  /** When the clock was last plausible. */
  trusted_at: string;
  /** The start of the machine in which that was, and when it was by the plausible clock; null: not known. */
  boot: string | null;
  booted_at: string | null;
  /** While the clock is not plausible: since when, and when that was last seen. */
  suspect_since: string | null;
  suspect_at: string | null;
  /** Like `boot` and `booted_at`, by the clock that is not plausible. */
  suspect_boot: string | null;
  suspect_booted_at: string | null;
  /** When a wrong clock was last set right, and what it had shown until then. */
  righted_at: string | null;
  wrong_at: string | null;
};

/** One process at a time runs a job: the process that moves `due_at` on. */
type JobRunsTable = {
  name: string;
  due_at: string;
  done_at: string | null;
  failed_at: string | null;
  /** The name of the error, without what it said. */
  failure: string | null;
};
