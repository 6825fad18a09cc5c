import type { CarryOutServices } from "#services/requests/carry-out.ts";
import type { Services } from "#services/services.ts";
import { followPractices } from "#database/practices/live-practices.ts";
import { textSettings } from "#server/mailer.ts";
import type { OpenedWithSecret } from "./open.ts";

/** What deciding on a request and carrying it out need, as the site has it. The running site sends the mails. */
export function deskServices({
  database,
  config,
  sealing,
}: OpenedWithSecret): CarryOutServices & Pick<Services, "now" | "routing"> {
  const now = () => new Date();
  const { publicUrl, operator, escalationEmail, deskMembers, routing, reviews, smtpUrl } = config;
  return {
    ...sealing,
    database,
    practices: followPractices(database, now, (error) => {
      throw error;
    }),
    now,
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
