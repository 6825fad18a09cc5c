import { isMailSlow } from "#outbox/due-mails.ts";
import type { Services } from "../services.ts";

/** Whether our mail is slow now. A page that can’t learn it claims nothing of it. */
export function isMailSlowNow({ database, now }: Pick<Services, "database" | "now">): Promise<boolean> {
  return isMailSlow(database.read, now()).catch(() => false);
}
