import { existsSync } from "node:fs";
import type { Database } from "#database/database.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { database, exposure, inDatabase } from "./database.ts";
import { configuration, disk, operator, siteFile, unknownVariables, versions } from "./machine.ts";
import { openMailer } from "../mailer.ts";
import { errorMessage, type Part, PARTS } from "./finding.ts";
import { type Dns, mailDomains, systemDns } from "./mail-domains.ts";
import { reach, type Reach, systemReach } from "./reach.ts";

/** What other servers are asked with. */
type Outside = { dns: Dns; reach: Reach };

type Options = {
  /** The running site's database; the command line opens one of its own. */
  open?: { database: Database; now: Date };
  /** Undefined: no other server is asked. */
  outside?: Outside | undefined;
  /** All unless said. */
  only?: readonly Part[];
};

export function systemOutside(): Outside {
  return { dns: systemDns(), reach: systemReach };
}

/** Looks how the site is set up, what is wrong, and how to mend it. Shows no secrets. */
export async function checkUp(
  config: Config,
  { open, outside, only = PARTS }: Options = {},
): Promise<Finding[]> {
  const wants = (part: Part) => only.includes(part);
  const setup = wants("setup") ? [...versions(), ...configuration(config), ...unknownVariables(config)] : [];
  const here = [
    ...(wants("operator") ? [operator(config), ...siteFile(config)] : []),
    ...(wants("disk") ? disk(config) : []),
    ...(wants("database") ? exposure(config) : []),
  ];
  const none = Promise.resolve<Finding[]>([]);
  // Another server can take seconds to answer, so all are asked at once.
  const [reached, stored, mailed, domains] = await Promise.all([
    wants("setup") && outside ? reach(config, outside.reach, open?.now ?? new Date()) : none,
    open ? inDatabase(open.database, config, open.now, only) : database(config, only),
    wants("mail") && (outside || !config.smtpUrl) ? mail(config) : none,
    wants("mail") && outside ? mailDomains(config, outside.dns) : none,
  ]);
  return [...setup, ...reached, ...here, ...stored, ...mailed, ...domains];
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
          isPublic && { mend: "Set SMTP_URL: without it, no email leaves this machine." }),
      },
    ];
  } catch (error) {
    const found = `${mailer.describe()}: ${errorMessage(error)}`;
    const mend = config.smtpUrl
      ? "Check SMTP_URL, and that its server accepts connections from here."
      : "Check the permissions on DATA_DIR/mail.";
    return [{ what: "Mail", found, mend }];
  } finally {
    await mailer.close();
  }
}
