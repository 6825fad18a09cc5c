import type { Database } from "#database/database.ts";
import { FIRST_MAIL_LIMITS, firstMailsLeftOut } from "#database/first-mails.ts";
import { missingMigrations } from "#database/migrate.ts";
import { isDatabaseExposed, NoDatabase, openExistingDatabase, withoutPassword } from "#database/open.ts";
import { countJoined, countPractices, joinedMissing, samplesCount } from "#database/practices.ts";
import { lateRequests } from "#database/requests.ts";
import { givenUpMessages, outboxCounts } from "#outbox/outbox-records.ts";
import { EVERYDAY_ALONE } from "#services/practices/joining.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { brokenOff } from "./broken-off.ts";
import { calendars } from "./calendars.ts";
import { messageOf } from "./finding.ts";
import { freeTimes } from "./free-times.ts";
import { jobs } from "./jobs.ts";
import { isLocal } from "./machine.ts";
import { pictures } from "./pictures.ts";
import { renewals } from "./renewals.ts";
import { replies } from "./replies.ts";
import { secret } from "./secret.ts";
import { texts } from "./texts.ts";

export function exposure(config: Config): Finding[] {
  if (!isDatabaseExposed(config)) return [];
  return [
    {
      what: "Database",
      found: "other users of this machine could read niho.db in DATA_DIR",
      mend: "Opening it has narrowed it to its owner. If this comes back: chmod 600 niho.db*, as that owner.",
    },
  ];
}

/** More given-up messages than this have one cause. */
const MOST_NAMED = 5;

/** The database, and what only it can tell. */
export async function database(config: Config): Promise<Finding[]> {
  const found = databaseWords(config);
  let opened: Database | undefined;
  try {
    opened = await openExistingDatabase(config);
    const missing = await missingMigrations(opened);
    if (missing.length > 0) return [await secret(config, null), ofOlderRelease(found, missing)];
    return await inDatabase(opened, config, new Date());
  } catch (error) {
    return [await secret(config, null), unopened(error, found, config.databaseUrl !== undefined)];
  } finally {
    await opened?.close();
  }
}

/** A company beside invented practices misleads people. */
const NAMED_OVER_SAMPLES =
  "You are named, but every practice is made up: the site stays a demonstration and takes no appointment requests on its form. Import yours (docs/importing.md), then: npm run -s niho -- samples remove";

function databaseWords(config: Config): string {
  return config.databaseUrl ? `PostgreSQL at ${withoutPassword(config.databaseUrl)}` : "SQLite in DATA_DIR";
}

/** What only an open database can tell. */
export async function inDatabase(opened: Database, config: Config, now: Date): Promise<Finding[]> {
  const practices = await countPractices(opened.read);
  const samples = await samplesCount(opened.read);
  const queue = await outboxCounts(opened.read);
  const lost = await givenUpMessages(opened.read, MOST_NAMED);
  return [
    await secret(config, opened.read),
    { what: "Database", found: databaseWords(config) },
    {
      what: "Practices",
      found: `${practices}, of which ${samples} are samples`,
      ...(practices === 0 && { mend: NO_PRACTICES }),
      ...(practices > 0 &&
        samples === practices &&
        config.operator.name !== null &&
        !isLocal(config) && { mend: NAMED_OVER_SAMPLES }),
    },
    ...(await brokenOff(opened.read, config, now)),
    {
      what: "Mail queue",
      found: `${queue.waiting} waiting, ${queue.givenUp} given up`,
      ...(queue.givenUp > 0 && {
        mend: "These were not delivered. Mend the cause, then send them again or let them go: npm run -s niho -- mail list",
      }),
    },
    ...lost.map(({ reference, keyName, lastError }) => ({
      what: "",
      found: `${reference ?? keyName ?? "Newsletter"}: ${lastError}`,
    })),
    await requests(opened, config),
    ...(await joinedPractices(opened)),
    { what: "Reviews", found: REVIEWS_IN_WORDS[config.reviews] },
    ...(await replies(opened, config, now)),
    await pictures(opened, now),
    ...(await freeTimes(opened, config, now)),
    await calendars(opened, now),
    ...(await renewals(opened)),
    await firstMails(opened),
    await texts(opened.read, config, now),
    ...(await jobs(opened, config, now)),
  ];
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
  const way = routing === "direct" ? whereTheyGo(await countJoined(read)) : "wait for our own people";
  return { what: "Requests", found: `${way}; ${late === 0 ? "none is" : `${late} are`} late: niho promises` };
}

/** Those that have joined, and miss something to be sent requests. */
async function joinedPractices({ read }: Database): Promise<Finding[]> {
  const { withoutEmail, withoutTreatments } = await joinedMissing(read, MOST_NAMED);
  const findings: Finding[] = [];
  if (withoutEmail.length > 0)
    findings.push({
      what: "Joined",
      found: `without an email address, so no request reaches them: ${named(withoutEmail)}`,
      mend: "niho practice set ID email ADDRESS",
    });
  if (withoutTreatments.length > 0)
    findings.push({
      what: "Joined",
      found: `without treatments: ${named(withoutTreatments)}; ${EVERYDAY_ALONE}: niho practice set ID services “…”`,
    });
  return findings;
}

function named(ids: readonly number[]): string {
  return `${ids.join(", ")}${ids.length < MOST_NAMED ? "" : " and maybe more"}`;
}

/** A directory that takes no requests is no fault, but its operator should know. */
function whereTheyGo(joined: number): string {
  if (joined === 0) return "go to no practice: none with an email address has joined (niho practice join)";
  return `go at once to the ${joined} that have joined and have an email address`;
}

const REVIEWS_IN_WORDS = {
  on: "patients are asked",
  marks: "patients are asked, without words",
  off: "no one is asked",
} as const;

/** Nothing is to be mended: the forms are kept, and the limit is there to leave out mails. */
async function firstMails({ read }: Database): Promise<Finding> {
  const { mails, addresses } = await firstMailsLeftOut(read);
  const { perHour, perDay } = FIRST_MAIL_LIMITS;
  const to = addresses === 1 ? "1 address" : `${addresses} addresses`;
  const found = mails === 0 ? "none left out" : `${mails} to ${to} left out in the last days`;
  return { what: "First mails", found: `${found}; at most ${perHour} an hour and ${perDay} a day to one` };
}
