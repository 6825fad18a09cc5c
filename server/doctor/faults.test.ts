import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPicture } from "#database/practices/practice-pictures.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { setCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import type { Schema } from "#database/schema.ts";
import { noteUntrustedProxy } from "#database/untrusted-proxy.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { HAND_OVER_BACKUP } from "#outbox/jobs/hand-over-backup.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { makeMessage } from "#tests/support/message.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { answering, knowing, SMILE } from "#tests/support/outside.ts";
import { makePractice } from "#tests/support/practice.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { openMigrated } from "#tests/support/template-database.ts";
import { readConfig } from "../config.ts";
import { checkUp } from "./check-up.ts";

const NOW = new Date("2026-11-25T22:00:00Z");
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const REFERENCE = "NIHO-7K4Q-2WXR-6M";

/** One thing that is wrong with a site that is otherwise set up well. */
type Fault = {
  variables?: Record<string, string>;
  practices?: readonly (Partial<Practice> & { id: number })[];
  plant?: (tx: Transaction<Schema>) => Promise<unknown>;
  /** In the data folder. */
  files?: readonly string[];
  outside?: Partial<NonNullable<Parameters<typeof checkUp>[1]>["outside"]>;
  /** The command line opens the database itself, which may fail. */
  opensItself?: true;
};

const FAULTS: Record<string, [line: RegExp, fault: Fault]> = {
  "is on http": [/^PUBLIC_URL: .*Serve it over https/, { variables: { PUBLIC_URL: "http://smile.nz" } }],
  "does not know its proxy": [/^TRUSTED_PROXIES: not set/, { variables: { TRUSTED_PROXIES: "" } }],
  "takes its proxy for a visitor": [
    /^TRUSTED_PROXIES: by .*100 requests had come from 10\.89\.0\.5 .*Add 10\.89\.0\.5 to TRUSTED_PROXIES/,
    {
      variables: { TRUSTED_PROXIES: "10.89.0.9" },
      plant: (tx) =>
        noteUntrustedProxy(tx, {
          address: "10.89.0.5",
          at: hoursAgo(1).toISOString(),
          trusted: readConfig({ TRUSTED_PROXIES: "10.89.0.9" }).trustedProxies.rules,
        }),
    },
  ],
  "has a name that leads nowhere": [
    /^Reach: https:\/\/smile\.nz can’t be reached from here: ENOTFOUND/,
    { outside: { reach: () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })) } },
  ],
  "has another server at its name": [
    /^Reach: .*answers 200 and does not say “ready”/,
    { outside: { reach: answering({ text: "It works!" }) } },
  ],
  "has a certificate that ends in a week": [
    /^Reach: .*ends 3 December 2026.*Renew/,
    { outside: { reach: answering({ certificateUntil: new Date("2026-12-02T22:00:00Z") }) } },
  ],
  "has more workers than cores": [/^WORKERS: 64 processes/, { variables: { WORKERS: "64" } }],
  "has a variable spelled wrongly": [
    /^SMPT_URL: .*Did you mean SMTP_URL/,
    { variables: { SMPT_URL: "smtp://x" } },
  ],
  "has a variable that nothing reads": [/^NIHO_THEME: .*Remove it/, { variables: { NIHO_THEME: "dark" } }],
  "does not say who runs it": [
    /^Operator: .*Set OPERATOR_NAME, OPERATOR_ADDRESS, PRIVACY_EMAIL:/,
    { variables: { OPERATOR_NAME: "", OPERATOR_ADDRESS: " ", PRIVACY_EMAIL: "" } },
  ],
  "names a data folder that is not there": [
    /^Disk: .*doesn’t exist/,
    { variables: { DATA_DIR: "/nowhere" } },
  ],
  "has a database that does not answer": [
    /^Database: PostgreSQL at .*Start PostgreSQL/,
    { variables: { DATABASE_URL: "postgres://niho@127.0.0.1:1/niho" }, opensItself: true },
  ],
  "has another secret than its database": [
    /^APP_SECRET: it doesn’t open this database/,
    {
      variables: { APP_SECRET: "another secret of 32 characters and more" },
      plant: (tx) => keep(tx, { reference: REFERENCE, receivedAt: NOW }),
    },
  ],
  "lists no one": [/^Practices: 0 \(/, { practices: [] }],
  "lists samples alone": [
    /^Practices: 1 .*every practice is made up/,
    { practices: [{ id: 1, isSample: true }] },
  ],
  "has a practice without an email that has joined": [
    /^Joined: without an email address.*: 10001/,
    { practices: [{ id: 10_001, isSample: false, email: "" }] },
  ],
  "has a mail server that does not answer": [
    /^Mail: .*ECONNREFUSED.*Check SMTP_URL/,
    { variables: { SMTP_URL: "smtp://127.0.0.1:1" } },
  ],
  "has a mail that no one sends": [
    /^Mail queue: 1 waiting, the oldest for 60 minutes: not tried yet.*Start the site/,
    { plant: (tx) => enqueueMessage(tx, SEALING.encryption, mailOf(1)) },
  ],
  "has a mail that was given up": [
    /^Mail queue: 0 waiting, 1 given up.*mail list/,
    {
      async plant(tx) {
        await enqueueMessage(tx, SEALING.encryption, mailOf(0));
        await tx.updateTable("outbox").set({ given_up_at: NOW.toISOString(), last_error: "550" }).execute();
      },
    },
  ],
  "sends mail from a domain without SPF": [
    /^SPF of smile\.nz: none/,
    { outside: { dns: knowing({ ...SMILE, "smile.nz": [] }) } },
  ],
  "has a message that was not answered": [
    /^Messages: 1 to answer, 1 late/,
    {
      plant: (tx) =>
        keep(tx, { reference: REFERENCE, receivedAt: hoursAgo(14 * 24), fields: { category: "general" } }),
    },
  ],
  "has a picture that no one has looked at": [
    /^Pictures: 1 picture to look at.*at the desk/,
    {
      plant: (tx) =>
        insertPicture(
          tx,
          { practiceId: 10_001, hash: "a".repeat(64) },
          { alt: "The door", caption: "", made: { files: [], width: 4, height: 3 }, now: hoursAgo(80) },
        ),
    },
  ],
  "can read no calendar": [
    /^Calendars: 3 calendars, 3 not read.*this machine reaches the internet/,
    {
      practices: [1, 2, 3].map((id) => ({ id: 10_000 + id, isSample: false })),
      async plant(tx) {
        for (const practiceId of [10_001, 10_002, 10_003])
          await setCalendarFeed(tx, SEALING.encryption, {
            practiceId,
            address: "https://calendar.example/a.ics",
            now: hoursAgo(5),
          });
      },
    },
  ],
  "has a clock that has jumped": [
    /^Clock: .*Set the clock right/,
    {
      plant: (tx) =>
        tx
          .insertInto("clock_checks")
          .values({ id: 1, trusted_at: hoursAgo(35 * 24).toISOString() })
          .execute(),
    },
  ],
  "has a backup of three days ago": [
    /^Backups: the newest is from .*Start the site/,
    { files: ["backups/niho-2026-11-22T22-00-00Z.backup"] },
  ],
  "has a backup that its hook does not take": [
    /^Job: hand over backup: .*failed .*: HookFailed.*Run it as the site’s user.*hook FILE/,
    {
      variables: { BACKUP_HOOK: "/etc/niho/hook" },
      plant: (tx) => failJob(tx, HAND_OVER_BACKUP, "HookFailed"),
    },
  ],
  "has a job that fails": [
    /^Job: back up: .*failed .*: EACCES/,
    { plant: (tx) => failJob(tx, "back up", "EACCES") },
  ],
  "has a job whose time comes from a wrong clock": [
    /^Job: back up: .*which comes from a wrong clock/,
    {
      plant: (tx) =>
        tx
          .insertInto("job_runs")
          .values({
            name: "back up",
            due_at: hoursAgo(-1_000).toISOString(),
            done_at: hoursAgo(1).toISOString(),
          })
          .execute(),
    },
  ],
  "keeps what should be erased": [
    /^Erasing: 1 overdue/,
    {
      plant: (tx) =>
        keep(tx, { reference: REFERENCE, kind: "booking", fields: { preferredDate: "2026-06-01" } }),
    },
  ],
};

test("Of a site that is set up well the doctor has nothing to mend", async () => {
  expect(await toMend({})).toEqual([]);
});

test.each(Object.entries(FAULTS))(
  "Of a site that %s the doctor says that alone",
  async (_, [line, fault]) => {
    expect(await toMend(fault)).toEqual([expect.stringMatching(line)]);
  },
);

async function toMend({
  variables,
  practices,
  plant,
  files = [],
  outside,
  opensItself,
}: Fault): Promise<string[]> {
  const dataDir = newFolder();
  for (const folder of ["backups", "mail"]) mkdirSync(join(dataDir, folder));
  for (const file of files) writeFileSync(join(dataDir, file), "");
  const { port } = await startMailServer();
  const config = readConfig({
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PUBLIC_URL: "https://smile.nz",
    TRUSTED_PROXIES: "127.0.0.1",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    DKIM_SELECTOR: "mail2026",
    OPERATOR_NAME: "Smile NZ Limited",
    OPERATOR_ADDRESS: "1 Sample Street, Auckland 1010",
    OPERATOR_EMAIL: "hello@smile.nz",
    PRIVACY_EMAIL: "privacy@smile.nz",
    ...variables,
  });
  const database = await openMigrated();
  await database.transact(async (tx) => {
    const listed = (practices ?? [{ id: 10_001, isSample: false }]).map(makePractice);
    await insertPractices(
      tx,
      listed.map((practice) => ({ practice, reviews: [] })),
      PLACES,
    );
    await plant?.(tx);
  });
  const findings = await checkUp(config, {
    outside: { dns: knowing(SMILE), reach: answering(), ...outside },
    ...(!opensItself && { open: { database, now: NOW } }),
  });
  await database.close();
  return findings.flatMap(({ what, found, mend }) =>
    mend === undefined ? [] : [`${what}: ${found}. ${mend}`],
  );
}

function mailOf(hours: number) {
  return { message: makeMessage(), now: hoursAgo(hours), keyName: "listing 10001" };
}

function failJob(tx: Transaction<Schema>, name: string, failure: string): Promise<unknown> {
  const [due_at, failed_at] = [hoursAgo(-1).toISOString(), hoursAgo(1).toISOString()];
  return tx.insertInto("job_runs").values({ name, due_at, failed_at, failure }).execute();
}
