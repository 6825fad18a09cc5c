import { type Selectable, sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * `schema.ts` once more, as values. TypeScript refuses this list when it lacks a column of the type, has one too
 * many, or differs in kind or nullability; the tests below refuse it when it differs from what migrations make.
 */
const COLUMNS: Described = {
  practices: {
    id: "number",
    slug: "text",
    name: "text",
    name_folded: "text",
    search_text: "text",
    place: "text",
    suburb: "text",
    address: "text",
    postcode: "text",
    latitude: "number",
    longitude: "number",
    rating_tenths: "number",
    review_count: "number",
    price_tier: "number",
    price_from: "number or null",
    price_to: "number or null",
    phone: "text",
    email: "text",
    website: "text",
    opening_hours: "text",
    has_emergency: "number",
    emergency_wait: "number or null",
    new_patients: "text",
    wheelchair: "text",
    parking: "text or null",
    is_sample: "number",
    checked_on: "text or null",
    position: "text",
    verified_on: "text",
    verified_until: "text",
    withdrawn_on: "text or null",
    withdrawn_why: "text",
    has_joined: "number",
    merged_into: "number or null",
    asked_on: "text or null",
  },
  source_records: {
    source: "text",
    external_id: "text",
    practice_id: "number",
    content_hash: "text",
    as_of: "text",
    facts: "text",
    url: "text",
    gone_on: "text or null",
    merged_from: "number or null",
  },
  sources: {
    slug: "text",
    name: "text",
    attribution: "text",
    attribution_url: "text",
    licence: "text",
    rank: "number",
  },
  source_renewals: {
    source: "text",
    address: "text",
    every: "number",
    is_complete: "number",
    next_at: "text",
    ok_at: "text or null",
    etag: "text",
    last_modified: "text",
    file_hash: "text",
    failures: "number",
    failure: "text",
    held_import: "number or null",
    told_at: "text or null",
  },
  told_apart: { one: "number", other: "number", who: "text", at: "text" },
  imports: {
    id: "number",
    source: "text",
    file: "text",
    format: "text",
    as_of: "text",
    started_at: "text",
    alive_at: "text",
    process: "text",
    state: "text",
    counts: "text",
    finished_at: "text or null",
    is_open: "number or null",
    who: "text",
    plan_hash: "text",
    is_complete: "number",
  },
  import_changes: { import_id: "number", source: "text", external_id: "text", before: "text or null" },
  practice_profiles: { practice_id: "number", details: "text", profile: "text" },
  practice_services: { practice_id: "number", service: "text", position: "number", place: "text" },
  practice_languages: { practice_id: "number", language: "text" },
  practice_scopes: { practice_id: "number", scope: "text" },
  practice_funding: { practice_id: "number", funding: "text" },
  reviews: {
    id: "number",
    practice_id: "number",
    author: "text",
    suburb: "text",
    visited_in: "text",
    stars: "number",
    text: "text",
    is_sample: "number",
    reference: "text or null",
    answers: "text",
    left_out: "text",
    reply: "text",
    sent_reply: "text",
    reply_sent_at: "text or null",
  },
  practice_pictures: {
    practice_id: "number",
    hash: "text",
    position: "number",
    alt: "text",
    caption: "text",
    width: "number",
    height: "number",
    widths: "text",
    is_shown: "number",
    sent_at: "text",
  },
  practice_picture_files: {
    practice_id: "number",
    hash: "text",
    format: "text",
    width: "number",
    bytes: "bytes",
  },
  free_times: { practice_id: "number", state: "text", rules: "text", version: "number", wrong: "text" },
  held_times: {
    practice_id: "number",
    cell: "number",
    layer: "number",
    holder: "text",
    until: "text or null",
  },
  freed_times: {
    practice_id: "number",
    cell: "number",
    cells: "number",
    round: "number",
    next_at: "text",
  },
  free_times_version: { id: "number", version: "number" },
  data_version: { id: "number", version: "number" },
  schema_migrations: { name: "text" },
  submissions: {
    reference: "text",
    kind: "text",
    status: "text",
    received_at: "text",
    fields: "text",
    email_hash: "text",
    erase_on: "text",
    notice_version: "text",
    version: "number",
    outcome: "text or null",
    practice_id: "number or null",
    next_due_at: "text or null",
    wants_earlier: "number",
    state: "text",
    is_doubtful: "number",
  },
  submission_events: {
    reference: "text",
    number: "number",
    version: "number",
    at: "text",
    actor: "text",
    event: "text",
    detail: "text",
    content_hash: "text",
  },
  links: {
    token_hash: "text",
    purpose: "text",
    reference: "text or null",
    practice_id: "number or null",
    made_at: "text",
    ended_at: "text or null",
    sent_to: "text",
  },
  submission_keys: { key: "text", reference: "text", content_hash: "text", expires_at: "text" },
  record_keys: { name: "text", wrapped_key: "text" },
  outbox: {
    id: "number",
    message_id: "text",
    reference: "text or null",
    subscriber: "text or null",
    is_sealed: "number",
    message: "text",
    created_at: "text",
    due_at: "text",
    attempts: "number",
    leased_until: "text or null",
    sent_at: "text or null",
    given_up_at: "text or null",
    last_error: "text or null",
    topic: "text",
    not_after: "text or null",
    key_name: "text or null",
    gathered: "text",
    handled_at: "text or null",
    handled_how: "text",
    channel: "text",
    recipient: "text or null",
    first_due_at: "text",
  },
  request_texts: {
    reference: "text",
    number_hash: "text",
    code_hash: "text",
    code_sent_at: "text",
    tries: "number",
    confirmed_at: "text or null",
  },
  text_stops: { number_hash: "text", stopped_at: "text" },
  first_mails: {
    recipient: "text",
    sent_at: "text",
    left_out: "number",
    latest_at: "text",
    opened_at: "text or null",
  },
  erasures: { reference: "text", erased_at: "text", reason: "text" },
  erased_mails: { message_id: "text", erased_at: "text" },
  calendar_feeds: {
    practice_id: "number",
    address: "text",
    host: "text",
    set_at: "text",
    etag: "text",
    last_modified: "text",
    busy: "text",
    busy_until: "text or null",
    read_at: "text or null",
    ok_at: "text or null",
    next_at: "text or null",
    failures: "number",
    failure: "text",
    told_at: "text or null",
  },
  practice_watches: {
    id: "text",
    practice_id: "number",
    address_hash: "text",
    key: "text",
    address: "text",
    token_hash: "text",
    asked_at: "text",
    confirmed_at: "text or null",
  },
  lost_link_asks: { address_hash: "text", key: "text", address: "text", asked_at: "text" },
  audit: {
    id: "number",
    at: "text",
    command: "text",
    about: "text",
    records: "number",
    who: "text",
    kind: "text",
  },
  desk_sessions: {
    token_hash: "text",
    kind: "text",
    who: "text",
    role: "text",
    address_hash: "text",
    made_at: "text",
    ends_at: "text",
    pressed_at: "text",
    ended_at: "text or null",
  },
  desk_drafts: { who: "text", about: "text", words: "text", saved_at: "text" },
  job_runs: {
    name: "text",
    due_at: "text",
    done_at: "text or null",
    failed_at: "text or null",
    failure: "text or null",
  },
  clock_checks: {
    id: "number",
    trusted_at: "text",
    suspect_since: "text or null",
    suspect_at: "text or null",
    boot: "text or null",
    booted_at: "text or null",
    suspect_boot: "text or null",
    suspect_booted_at: "text or null",
    righted_at: "text or null",
    wrong_at: "text or null",
  },
  article_reads: { article_id: "number", day: "text", reads: "number" },
  price_history: {
    day: "text",
    treatment: "text",
    region: "text",
    practices: "number",
    lower_quartile: "number",
    median: "number",
    upper_quartile: "number",
  },
  settings: { name: "text", value: "text" },
  newsletter_subscriptions: {
    address_hash: "text",
    key: "text",
    address: "text",
    confirm_hash: "text",
    unsubscribe_hash: "text",
    asked_at: "text",
    asked_on: "text",
    words: "text",
    confirmed_at: "text or null",
    mailed_at: "text",
  },
  newsletter_departures: {
    address_hash: "text",
    unsubscribe_hash: "text",
    confirmed_at: "text or null",
    left_at: "text",
    quiet_until: "text or null",
  },
  newsletter_issues: { issue: "text", sent_at: "text" },
  newsletter_copies: { address_hash: "text", issue: "text" },
};

type Described = {
  [Table in keyof Schema]: {
    [Column in keyof Selectable<Schema[Table]>]-?: Kind<Selectable<Schema[Table]>[Column]>;
  };
};
type Kind<Value> = null extends Value ? `${Bare<NonNullable<Value>>} or null` : Bare<Value>;
type Bare<Value> = [Value] extends [number]
  ? "number"
  : [Value] extends [string]
    ? "text"
    : [Value] extends [Uint8Array]
      ? "bytes"
      : never;

const KINDS: Readonly<Record<string, string>> = {
  integer: "number",
  real: "number",
  "double precision": "number",
  blob: "bytes",
  bytea: "bytes",
};

eachDatabase("the schema", (open) => {
  test("has exactly the tables and columns that the code knows", async () => {
    const made: Record<string, Record<string, string>> = {};
    for (const { table, column, type, nullable } of await columnsIn(await open())) {
      const kind = KINDS[type.toLowerCase()] ?? type.toLowerCase();
      (made[table] ??= {})[column] = nullable ? `${kind} or null` : kind;
    }
    expect(made).toEqual(COLUMNS);
  });
});

type MadeColumn = { table: string; column: string; type: string; nullable: boolean | number };

async function columnsIn({ kind, read }: Database): Promise<MadeColumn[]> {
  const { rows } =
    kind === "sqlite"
      ? await sql<MadeColumn>`
          select t.name as "table", c.name as "column", c.type, not c."notnull" as nullable
          from pragma_table_list t join pragma_table_info(t.name) c
          where t.schema = 'main' and t.type = 'table' and t.name <> 'sqlite_schema'
        `.execute(read)
      : await sql<MadeColumn>`
          select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as nullable
          from information_schema.columns
          where table_schema = current_schema()
        `.execute(read);
  return rows;
}
