import { existsSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import type { Kysely } from "kysely";
import { NO_OPERATOR } from "#content/operator.ts";
import type { Database } from "#database/database.ts";
import { missingMigrations } from "#database/migrate.ts";
import { isDatabaseExposed, NoDatabase, openExistingDatabase, withoutPassword } from "#database/open.ts";
import { FIRST_MAIL_LIMITS, firstMailsLeftOut } from "#database/first-mails.ts";
import { dueForErasure } from "#database/erasing.ts";
import { lateRequests } from "#database/requests.ts";
import type { Schema } from "#database/schema.ts";
import { countPractices, samplesCount } from "#database/practices.ts";
import { addDays, formatDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { type ClockCheck, readClockCheck } from "#jobs/clock-check.ts";
import { newestBackup } from "#jobs/backup-files.ts";
import { givenUpMessages, outboxCounts } from "#jobs/outbox-records.ts";
import { isFromFuture, type JobRun, jobRuns } from "#jobs/schedule.ts";
import { type Config, readConfig } from "#server/config.ts";
import { isSecretExposed, isSecretLost, knownSecret, SecretTooShort } from "#server/secret.ts";
import { foldersOf, openMailer } from "#server/services.ts";
import { brokenOff } from "./doctor-broken-off.ts";

/** One line of the report: what was looked at, what was found, and what to do when that is not well. */
export type Finding = { what: string; found: string; mend?: string };

/** `doctor`: configuration without secrets, database, mail, versions, what is wrong and how to mend it. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Say how the site is set up, what is wrong, and how to mend it. Shows no secrets.")
    .action(async () => {
      const config = readConfig();
      const findings = [
        ...versions(),
        ...configuration(config),
        operator(config),
        ...disk(config),
        ...exposure(config),
        ...(await database(config)),
        ...(await mail(config)),
      ];
      const width = Math.max(...findings.map(({ what }) => what.length));
      for (const { what, found, mend } of findings) {
        console.log(`${mend ? "✗" : "✓"} ${what.padEnd(width)}  ${found}`);
        if (mend) console.log(`  ${" ".repeat(width)}  → ${mend}`);
      }
      const ill = findings.filter(({ mend }) => mend).length;
      if (ill > 0) throw new Error(`${ill === 1 ? "One thing needs" : `${ill} things need`} mending.`);
      console.log("\nAll is well.");
    });
}

function versions(): Finding[] {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
    version: string;
  };
  const major = Number(process.versions.node.split(".")[0]);
  const isPinned = major >= 26;
  return [
    { what: "Niho", found: version },
    {
      what: "Node",
      found: process.versions.node,
      ...(!isPinned && { mend: "Run commands through npm, which brings Node 26: npm run -s niho -- doctor" }),
    },
  ];
}

function configuration(config: Config): Finding[] {
  const isHttps = config.publicUrl.startsWith("https:");
  const isLocal = /\/\/(localhost|127\.|\[::1\])/.test(config.publicUrl);
  return [
    {
      what: "PUBLIC_URL",
      found: config.publicUrl,
      ...(!isHttps && !isLocal && { mend: "Serve it over https: people type health answers into it." }),
    },
    { what: "Listens on", found: `${config.hosts.join(", ")}, port ${config.port}` },
    { what: "DATA_DIR", found: config.dataDir },
  ];
}

/** The Health Information Privacy Code 2020, rule 3, wants people told who holds what they send. */
function operator({ operator: { name, address, privacyEmail } }: Config): Finding {
  const missing = [
    ...(name === null ? ["OPERATOR_NAME"] : []),
    ...(address === null ? ["OPERATOR_ADDRESS"] : []),
    ...(privacyEmail === NO_OPERATOR.privacyEmail ? ["PRIVACY_EMAIL"] : []),
  ];
  const known = name === null ? "not named: the privacy notices call this site a demonstration" : name;
  return {
    what: "Operator",
    found: [known, address, privacyEmail].filter((part) => part !== null).join(", "),
    ...(missing.length > 0 && {
      mend: `Set ${missing.join(", ")}: the law wants people told who holds what they send.`,
    }),
  };
}

const ENOUGH_DISK = 500 * 1_024 * 1_024;

function disk({ dataDir }: Config): Finding[] {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    const free = bavail * bsize;
    const found = `${Math.round(free / 1_024 / 1_024)} MB free`;
    return [
      {
        what: "Disk",
        found,
        ...(free < ENOUGH_DISK && { mend: "Make room: requests cannot be kept on a full disk." }),
      },
    ];
  } catch {
    return [
      {
        what: "Disk",
        found: `${dataDir} (DATA_DIR) does not exist`,
        mend: "Set DATA_DIR as the site has it, or start the site once (npm start), which makes it.",
      },
    ];
  }
}

/** The secret once, whatever is wrong with it. `db` is null while the database cannot be read. */
async function secret(config: Config, db: Kysely<Schema> | null): Promise<Finding> {
  const what = config.appSecret ? "APP_SECRET" : "Secret";
  if (isSecretTooShort(config)) {
    return {
      what,
      found: "DATA_DIR/secret is empty or cut off; the site does not start with it",
      mend: "Put your copy of it back, or delete the file if this site has never kept a submission.",
    };
  }
  if (db && (await isSecretLost(config, db))) {
    return {
      what,
      found: "not the one under which the database was sealed",
      mend: "Put that one back (APP_SECRET, or DATA_DIR/secret): nothing that people sent opens without it.",
    };
  }
  if (isSecretExposed(config)) {
    return {
      what,
      found: "other users of this machine may read DATA_DIR/secret",
      mend: "Start the site, which narrows it, or do so yourself: chmod 600, as the file's owner.",
    };
  }
  if (config.appSecret) return { what, found: "set" };
  const isMade = knownSecret(config) !== undefined;
  return {
    what,
    found: isMade ? "kept in DATA_DIR/secret" : "none yet: the first start makes DATA_DIR/secret",
  };
}

function exposure(config: Config): Finding[] {
  if (!isDatabaseExposed(config)) return [];
  return [
    {
      what: "Database",
      found: "other users of this machine could read niho.db in DATA_DIR",
      mend: "Opening it has narrowed it to its owner. If this comes back: chmod 600 niho.db*, as that owner.",
    },
  ];
}

function isSecretTooShort(config: Config): boolean {
  try {
    knownSecret(config);
    return false;
  } catch (error) {
    if (error instanceof SecretTooShort) return true;
    throw error;
  }
}

/** More given-up messages than this have one cause. */
const MOST_NAMED = 5;

async function database(config: Config): Promise<Finding[]> {
  const found = config.databaseUrl
    ? `PostgreSQL at ${withoutPassword(config.databaseUrl)}`
    : "SQLite in DATA_DIR";
  let opened: Database | undefined;
  try {
    opened = await openExistingDatabase(config);
    const missing = await missingMigrations(opened);
    if (missing.length > 0) return [await secret(config, null), ofOlderRelease(found, missing)];
    const practices = await countPractices(opened.read);
    const samples = await samplesCount(opened.read);
    const queue = await outboxCounts(opened.read);
    const lost = await givenUpMessages(opened.read, MOST_NAMED);
    return [
      await secret(config, opened.read),
      { what: "Database", found },
      {
        what: "Practices",
        found: `${practices}, of which ${samples} are samples`,
        ...(practices === 0 && { mend: NO_PRACTICES }),
      },
      ...(await brokenOff(opened.read, config, new Date())),
      {
        what: "Mail queue",
        found: `${queue.waiting} waiting, ${queue.givenUp} given up`,
        ...(queue.givenUp > 0 && {
          mend: "These were not delivered; mend the cause, then write to the people.",
        }),
      },
      ...lost.map(({ reference, lastError }) => ({
        what: "",
        found: `${reference ?? "Newsletter"}: ${lastError}`,
      })),
      await requests(opened, config),
      await firstMails(opened),
      ...(await schedule(opened, config, new Date())),
    ];
  } catch (error) {
    return [await secret(config, null), unopened(error, found, config.databaseUrl !== undefined)];
  } finally {
    await opened?.close();
  }
}

const NO_PRACTICES =
  "Import yours: docs/importing.md. To see how the site works with samples: npm run -s niho -- samples load";

/** Looking changes nothing: the release that serves the site could not be started again. */
function ofOlderRelease(found: string, missing: readonly string[]): Finding {
  return {
    what: "Database",
    found: `${found}: of an older release, without ${missing.join(", ")}`,
    mend: "Make a backup with the release that serves the site, then start this one: after that no older one starts.",
  };
}

function unopened(error: unknown, found: string, isPostgres: boolean): Finding {
  const what = "Database";
  if (error instanceof NoDatabase) {
    const mend =
      "Set DATA_DIR or DATABASE_URL as the site has it. The first start (npm start) makes the database.";
    return { what, found: error.message, mend };
  }
  if (/not a database|malformed/.test(messageOf(error))) {
    const mend =
      "Stop the site. Move niho.db* away and restore the newest backup: npm run -s niho -- restore FILE";
    return { what, found: `${found}: ${messageOf(error)}`, mend };
  }
  return {
    what,
    found: `${found}: ${messageOf(error)}`,
    mend: isPostgres
      ? "Start PostgreSQL, or check DATABASE_URL. Until it answers, pages are shown from memory and no form is kept."
      : "Check the rights on DATA_DIR and the files in it. Until it opens, no form is kept.",
  };
}

/** Late is no fault of the machine: someone is waited for, and the patient knows. */
async function requests({ read }: Database, { routing }: Config): Promise<Finding> {
  const late = await lateRequests(read);
  const way = routing === "direct" ? "go to practices at once" : "wait for our own people";
  return { what: "Requests", found: `${way}; ${late === 0 ? "none is" : `${late} are`} late: niho promises` };
}

/** Nothing is to be mended: the forms are kept, and the limit is there to leave out mails. */
async function firstMails({ read }: Database): Promise<Finding> {
  const { mails, addresses } = await firstMailsLeftOut(read);
  const { perHour, perDay } = FIRST_MAIL_LIMITS;
  const to = addresses === 1 ? "1 address" : `${addresses} addresses`;
  const found = mails === 0 ? "none left out" : `${mails} to ${to} left out in the last days`;
  return { what: "First mails", found: `${found}; at most ${perHour} an hour and ${perDay} a day to one` };
}

const HOUR = 3_600_000;

/** What runs by itself: whether it does. */
async function schedule({ read }: Database, config: Config, now: Date): Promise<Finding[]> {
  const runs = (await jobRuns(read)).map((run) => runFinding(run, now));
  const overdue = await dueForErasure(read, addDays(newZealandDay(now), -1), 1_000);
  const newest = await newestBackup(foldersOf(config).backupFolder);
  const clock = await readClockCheck(read, now);
  const isAhead = newest !== undefined && newest.getTime() - now.getTime() > HOUR;
  const isOld = newest && now.getTime() - newest.getTime() > 48 * HOUR;
  return [
    ...(clock ? [clockFinding(clock, now)] : []),
    ...runs,
    {
      what: "Erasing",
      found: overdue.length === 0 ? "nothing is overdue" : `${overdue.length} or more are overdue`,
      ...(overdue.length > 0 && { mend: "Start the site (npm start): it erases what is due by itself." }),
    },
    {
      what: "Backups",
      found: newest ? `the newest is of ${when(newest)}` : "none in DATA_DIR/backups yet",
      ...(isOld && { mend: "Start the site, which makes one a day, and see that the disk has room." }),
      ...(isAhead && { mend: "It was made under a wrong clock; the site dates it anew within the hour." }),
    },
  ];
}

function clockFinding(clock: ClockCheck, now: Date): Finding {
  if (clock.isPlausible) return { what: "Clock", found: when(now) };
  return {
    what: "Clock",
    found: `${when(now)}; it was last plausible ${when(clock.trustedAt)}. Until ${when(clock.suspendedUntil)} nothing is erased, no backup deleted, no request moved on, and no mail sent that was to wait`,
    mend: "Set the clock right. If it is right, because the site was off: npm run -s niho -- clock confirm",
  };
}

function runFinding(run: JobRun, now: Date): Finding {
  const { name, dueAt, doneAt, failedAt, failure } = run;
  const done = doneAt ? `last done ${when(doneAt)}` : "not done yet";
  if (isFromFuture(run, now)) {
    return {
      what: `Job: ${name}`,
      found: `${done}; due ${when(dueAt)}, which a wrong clock has written`,
      mend: "Set the clock right and start the site (npm start), which then does it at once.",
    };
  }
  return {
    what: `Job: ${name}`,
    found: failedAt ? `${done}; failed ${when(failedAt)}: ${failure}` : done,
    ...(failedAt && { mend: "It is tried again every 10 minutes; look at disk, rights and database." }),
  };
}

function when(instant: Date): string {
  return `${formatDay(newZealandDay(instant))}, ${newZealandTime(instant)}`;
}

async function mail(config: Config): Promise<Finding[]> {
  // Checking a mail folder makes it: not under a DATA_DIR that does not exist.
  if (!config.smtpUrl && !existsSync(config.dataDir)) return [];
  const mailer = openMailer(config);
  const isPublic = config.publicUrl.startsWith("https:");
  try {
    await mailer.check();
    return [
      {
        what: "Mail",
        found: mailer.describe(),
        ...(!config.smtpUrl &&
          isPublic && { mend: "Set SMTP_URL: no email leaves this machine without it." }),
      },
    ];
  } catch (error) {
    const found = `${mailer.describe()}: ${messageOf(error)}`;
    return [
      { what: "Mail", found, mend: "Check SMTP_URL, and that its server takes connections from here." },
    ];
  } finally {
    await mailer.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
