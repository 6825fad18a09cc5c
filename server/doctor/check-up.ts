import type { Database } from "#database/database.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { database, exposure, inDatabase } from "./database.ts";
import { configuration, disk, operator, siteFile, unknownVariables, versions } from "./machine.ts";
import { mail } from "./mail.ts";
import { type Dns, mailDomains } from "./mail-domains.ts";

type Options = {
  /** The running site's database; the command line opens one of its own. */
  open?: { database: Database; now: Date };
  /** Undefined: no other server is asked. */
  dns?: Dns | undefined;
};

/** Looks how the site is set up, what is wrong, and how to mend it. Shows no secrets. */
export async function checkUp(config: Config, { open, dns }: Options = {}): Promise<Finding[]> {
  return [
    ...versions(),
    ...configuration(config),
    ...unknownVariables(config),
    operator(config),
    ...siteFile(config),
    ...disk(config),
    ...exposure(config),
    ...(open ? await inDatabase(open.database, config, open.now) : await database(config)),
    ...(dns || !config.smtpUrl ? await mail(config) : []),
    ...(dns ? await mailDomains(config, dns) : []),
  ];
}
