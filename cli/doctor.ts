import { readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { countPractices, samplesCount } from "#database/practices.ts";
import { givenUpMessages, outboxCounts } from "#jobs/outbox.ts";
import { type Config, readConfig } from "#server/config.ts";
import { openMailer } from "#server/services.ts";

/** One line of the report: what was looked at, what was found, and what to do when that is not well. */
type Finding = { what: string; found: string; mend?: string };

/** `doctor`: configuration without secrets, database, mail, versions, what is wrong and how to mend it. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Say how the site is set up, what is wrong, and how to mend it. Shows no secrets.")
    .action(async () => {
      const config = readConfig();
      const findings = [
        ...versions(),
        ...configuration(config),
        ...disk(config),
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
    { what: "APP_SECRET", found: config.appSecret ? "set" : "kept in DATA_DIR/secret" },
  ];
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
        found: "DATA_DIR is not there yet",
        mend: "Start the site once (npm start), or create it.",
      },
    ];
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
    opened = openDatabase(config);
    await migrate(opened);
    const practices = await countPractices(opened.read);
    const samples = await samplesCount(opened.read);
    const queue = await outboxCounts(opened.read);
    const lost = await givenUpMessages(opened.read, MOST_NAMED);
    return [
      { what: "Database", found },
      {
        what: "Practices",
        found: `${practices}, of which ${samples} are samples`,
        ...(practices === 0 && { mend: "Load some: npm run -s niho -- samples load" }),
      },
      {
        what: "Mail queue",
        found: `${queue.waiting} waiting, ${queue.givenUp} given up`,
        ...(queue.givenUp > 0 && { mend: "Nobody got these; mend the cause, then write to the people." }),
      },
      ...lost.map(({ reference, lastError }) => ({
        what: "",
        found: `${reference ?? "Newsletter"}: ${lastError}`,
      })),
    ];
  } catch (error) {
    return [
      {
        what: "Database",
        found: `${found}: ${messageOf(error)}`,
        mend: "Check DATABASE_URL or the rights on DATA_DIR.",
      },
    ];
  } finally {
    await opened?.close();
  }
}

async function mail(config: Config): Promise<Finding[]> {
  const mailer = openMailer(config);
  try {
    await mailer.check();
    return [{ what: "Mail", found: mailer.describe() }];
  } catch (error) {
    const found = `${mailer.describe()}: ${messageOf(error)}`;
    return [
      { what: "Mail", found, mend: "Check SMTP_URL, and that its server takes connections from here." },
    ];
  } finally {
    await mailer.close();
  }
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
