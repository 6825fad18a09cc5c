import { join } from "node:path";
import { folderMailer, folderTexter } from "#outbox/transports/folder.ts";
import type { Mailer, Texter } from "#outbox/transports/message.ts";
import { smtpMailer } from "#outbox/transports/smtp.ts";
import { httpTexter } from "#outbox/transports/text-http.ts";
import type { Services } from "#services/services.ts";
import type { Config } from "./config.ts";

/** Where mails and texts go without a mail server or a gateway, and where the site’s own backups are. */
export function dataFolders({ dataDir }: Pick<Config, "dataDir">) {
  const folder = (name: string) => join(dataDir, name);
  return { mailFolder: folder("mail"), textFolder: folder("texts"), backupFolder: folder("backups") };
}

/** Deletes the files of sent mails and texts. */
export function sentFiles(config: Pick<Config, "dataDir">): Pick<Mailer, "forget"> {
  const { mailFolder, textFolder } = dataFolders(config);
  return {
    async forget(messageIds) {
      try {
        await folderMailer(mailFolder).forget(messageIds);
      } finally {
        await folderTexter(textFolder).forget(messageIds);
      }
    },
  };
}

/** SMTP where `SMTP_URL` is set, otherwise `.eml` files in a folder. */
export function openMailer({ smtpUrl, dataDir }: Pick<Config, "smtpUrl" | "dataDir">): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : folderMailer(dataFolders({ dataDir }).mailFolder);
}

/** The gateway where `SMS_URL` is set, otherwise files in a folder; null: no texts go. */
export function openTexter({ texts, dataDir }: Pick<Config, "texts" | "dataDir">): Texter | null {
  if (!texts) return null;
  const { gateway } = texts;
  return gateway ? httpTexter(gateway.url, gateway.body) : folderTexter(dataFolders({ dataDir }).textFolder);
}

/** The settings of texts that services need. */
export function textSettings({ texts }: Pick<Config, "texts">): Services["texts"] {
  if (!texts) return null;
  const { aDay, inboundToken = null, replyNames } = texts;
  return { aDay, inboundToken, replyNames };
}
