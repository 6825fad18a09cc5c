import type { Database } from "#database/database.ts";
import { missingMigrations, OtherRelease } from "#database/migrate.ts";
import { isDatabaseExposed, NoDatabase, openExistingDatabase, withoutPassword } from "#database/open.ts";
import { countJoined, countPractices, joinedMissing, samplesCount } from "#database/practices/practices.ts";
import { lateRequests } from "#database/requests/requests.ts";
import { EVERYDAY_ALONE } from "#services/practices/joining.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { brokenOff } from "./broken-off.ts";
import { calendars, freeTimes } from "./calendars.ts";
import { errorMessage, type Part, PARTS } from "./finding.ts";
import { jobs } from "./jobs.ts";
import { isLocal } from "./machine.ts";
import { firstMails, mailQueue, texts } from "./mail-queue.ts";
import { pictures } from "./pictures.ts";
import { proxySeen } from "./proxy.ts";
import { renewals } from "./renewals.ts";
import { replies } from "./replies.ts";
import { secret } from "./secret.ts";

export function exposure(config: Config): Finding[] {
  if (!isDatabaseExposed(config)) return [];
  return [
    {
      what: "Database",
      found: "other users of this machine could read niho.db in DATA_DIR",
      mend: "Only its owner can read it from now on. If this comes back: chmod 600 niho.db*, as that owner.",
    },
  ];
}

/** More practices than these have one cause. */
const MOST_NAMED = 5;

/** The database, and what only it can tell: the parts that are asked for. */
export async function database(config: Config, parts: readonly Part[]): Promise<Finding[]> {
  if (!LOOKS.some(([part]) => parts.includes(part))) return [];
  const found = databaseWords(config);
  const ofSecret = async () => (parts.includes("database") ? [await secret(config, null)] : []);
  let opened: Database | undefined;
  try {
    opened = await openExistingDatabase(config);
    const missing = await missingMigrations(opened);
    if (missing.length > 0) return [...(await ofSecret()), ofOlderRelease(found, missing)];
    return await inDatabase(opened, config, new Date(), parts);
  } catch (error) {
    return [...(await ofSecret()), unopened(error, found, config.databaseUrl !== undefined)];
  } finally {
    await opened?.close();
  }
}

/** A company beside invented practices misleads people. */
const NAMED_OVER_SAMPLES =
  "You’ve named the operator, but every practice is made up: the site stays a demonstration and takes no appointment requests on its form. Import yours (docs/importing.md), then: npm run -s niho -- samples remove";

function databaseWords(config: Config): string {
  return config.databaseUrl ? `PostgreSQL at ${withoutPassword(config.databaseUrl)}` : "SQLite in DATA_DIR";
}

type Look = (opened: Database, config: Config, now: Date) => Promise<Finding[]>;

const LOOKS: readonly (readonly [Part, Look])[] = [
  [
    "database",
    async ({ read }, config, now) => [
      await secret(config, read, now),
      { what: "Database", found: databaseWords(config) },
    ],
  ],
  ["database", proxySeen],
  ["practices", practices],
  ["practices", ({ read }, config, now) => brokenOff(read, config, now)],
  ["mail", mailQueue],
  ["requests", requests],
  ["practices", joinedPractices],
  ["requests", async (_, { reviews }) => [{ what: "Reviews", found: REVIEWS_IN_WORDS[reviews] }]],
  ["requests", replies],
  ["practices", async (opened, _, now) => [await pictures(opened, now)]],
  ["requests", freeTimes],
  ["requests", async (opened, _, now) => [await calendars(opened, now)]],
  ["practices", renewals],
  ["mail", async (opened) => [await firstMails(opened)]],
  ["mail", async ({ read }, config, now) => [await texts(read, config, now)]],
  ["jobs", jobs],
];

/** What only an open database can tell. */
export async function inDatabase(
  opened: Database,
  config: Config,
  now: Date,
  parts: readonly Part[] = PARTS,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [part, look] of LOOKS)
    if (parts.includes(part)) findings.push(...(await look(opened, config, now)));
  return findings;
}

async function practices({ read }: Database, config: Config): Promise<Finding[]> {
  const count = await countPractices(read);
  const samples = await samplesCount(read);
  const isNamedOverSamples =
    count > 0 && samples === count && config.operator.name !== null && !isLocal(config);
  return [
    {
      what: "Practices",
      found: `${count} (${samples} of them samples)`,
      ...(count === 0 && { mend: NO_PRACTICES }),
      ...(isNamedOverSamples && { mend: NAMED_OVER_SAMPLES }),
    },
  ];
}

const NO_PRACTICES =
  "Import yours: docs/importing.md. To see how the site works with samples: npm run -s niho -- samples load";

/** Looking changes nothing: the release that serves the site could not be started again. */
function ofOlderRelease(found: string, missing: readonly string[]): Finding {
  return {
    what: "Database",
    found: `${found}: from an older release, without ${missing.join(", ")}`,
    mend: "Make a backup with the release that serves the site, then start this one. After that, the older one can’t start.",
  };
}

function unopened(error: unknown, found: string, isPostgres: boolean): Finding {
  const what = "Database";
  if (error instanceof NoDatabase) {
    const mend =
      "Set DATA_DIR or DATABASE_URL as it is for the site. The first start (npm start) makes the database.";
    return { what, found: error.message, mend };
  }
  if (error instanceof OtherRelease) return { what, found: `${found}: ${error.message}`, mend: error.mend };
  if (/no such (table|column)|(relation|column) .+ does not exist/.test(errorMessage(error)))
    return {
      what,
      found: `${found}: its tables aren’t those of this release (${errorMessage(error)})`,
      mend: "Use the release that made it. If that was a version between releases, make a backup with it, and restore that into an empty database with this one.",
    };
  if (error instanceof Error && /not a database|malformed/.test(error.message)) {
    const mend =
      "Stop the site. Move niho.db* away and restore the newest backup: npm run -s niho -- restore FILE";
    return { what, found: `${found}: ${error.message}`, mend };
  }
  return {
    what,
    found: `${found}: ${errorMessage(error)}`,
    mend: isPostgres
      ? "Start PostgreSQL, or check DATABASE_URL. Until it answers, pages are shown from memory and no forms are kept."
      : "Check the permissions on DATA_DIR and the files in it. Until the database opens, no forms are kept.",
  };
}

/** Late is no fault of the machine: someone is waited for, and the patient knows. */
async function requests({ read }: Database, { routing }: Config): Promise<Finding[]> {
  const late = await lateRequests(read);
  const way = routing === "direct" ? whereTheyGo(await countJoined(read)) : "wait for our staff";
  return [
    {
      what: "Requests",
      found: `${way}; ${late === 0 ? "none" : late} late. To see them: npm run -s niho -- promises`,
    },
  ];
}

/** Those that have joined, and miss something to be sent requests. */
async function joinedPractices({ read }: Database): Promise<Finding[]> {
  const { withoutEmail, withoutTreatments } = await joinedMissing(read, MOST_NAMED);
  const findings: Finding[] = [];
  if (withoutEmail.length > 0)
    findings.push({
      what: "Joined",
      found: `without an email address, so no requests reach them: ${named(withoutEmail)}`,
      mend: "Set theirs: npm run -s niho -- practice set ID email ADDRESS",
    });
  if (withoutTreatments.length > 0)
    findings.push({
      what: "Joined",
      found: `without treatments: ${named(withoutTreatments)}; ${EVERYDAY_ALONE}. To set them: npm run -s niho -- practice set ID services “…”`,
    });
  return findings;
}

function named(ids: readonly number[]): string {
  return `${ids.join(", ")}${ids.length < MOST_NAMED ? "" : " and maybe more"}`;
}

/** A directory that takes no requests is no fault, but its operator should know. */
function whereTheyGo(joined: number): string {
  if (joined === 0)
    return "go to no practice: none that has an email address has joined (npm run -s niho -- practice join ID)";
  return `go at once to the ${joined} that have joined and have an email address`;
}

const REVIEWS_IN_WORDS = {
  on: "patients are asked",
  marks: "patients are asked for stars and answers, not for words",
  off: "no one is asked",
} as const;
