import { randomBytes } from "node:crypto";
import { followPractices } from "#database/practices/live-practices.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { textSettings } from "#server/mailer.ts";
import type { Acting } from "#services/services.ts";
import type { OpenedWithSecret } from "./open.ts";

/** What acts need, as the site has it. The running site sends the mails. */
export function commandServices({ database, config, sealing }: OpenedWithSecret): Acting {
  const now = () => new Date();
  const { publicUrl, operator, escalationEmail, deskMembers, routing, reviews, smtpUrl } = config;
  return {
    ...sealing,
    database,
    practices: followPractices(database, now, (error) => {
      throw error;
    }),
    now,
    today: () => newZealandDay(now()),
    randomBytes,
    publicUrl,
    operator,
    escalationEmail,
    deskMembers,
    routing,
    reviews,
    mailGoesToFolder: smtpUrl === undefined,
    texts: textSettings(config),
    wakeMail() {},
    log() {},
  };
}
