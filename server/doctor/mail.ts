import { existsSync } from "node:fs";
import type { Config } from "../config.ts";
import { openMailer } from "../mailer.ts";
import type { Finding } from "#services/health.ts";
import { messageOf } from "./finding.ts";

export async function mail(config: Config): Promise<Finding[]> {
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
    const mend = config.smtpUrl
      ? "Check SMTP_URL, and that its server takes connections from here."
      : "Check the rights on DATA_DIR/mail.";
    return [{ what: "Mail", found, mend }];
  } finally {
    await mailer.close();
  }
}
