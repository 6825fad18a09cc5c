import { join } from "node:path";
import { folderMailer } from "#outbox/transports/folder.ts";
import type { Mailer } from "#outbox/transports/message.ts";
import { smtpMailer } from "#outbox/transports/smtp.ts";
import type { Config } from "./config.ts";

/** Where mail goes without `SMTP_URL`, and where the daily backups are. */
export function foldersOf({ dataDir }: Pick<Config, "dataDir">) {
  return { mailFolder: join(dataDir, "mail"), backupFolder: join(dataDir, "backups") };
}

/** SMTP where `SMTP_URL` is set, otherwise `.eml` files in a folder. */
export function openMailer({ smtpUrl, dataDir }: Pick<Config, "smtpUrl" | "dataDir">): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : folderMailer(foldersOf({ dataDir }).mailFolder);
}
