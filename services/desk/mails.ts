import { writeAudit } from "#database/audit.ts";
import type { Staff } from "#database/desk-sessions.ts";
import { type HandledHow, markHandled } from "#outbox/outbox-records.ts";
import type { Services } from "../services.ts";
import { actLine, type DeskAnswer, doneOrConflict } from "./answers.ts";

/** Notes how someone dealt with a mail that did not arrive, once. */
export async function handleMail(
  services: Pick<Services, "database" | "now">,
  staff: Staff,
  { id, how }: { id: number; how: HandledHow },
): Promise<DeskAnswer> {
  const now = services.now();
  const about = `mail-${id}`;
  const isNew = await services.database.transact(async (tx) => {
    if (!(await markHandled(tx, { id, how, now }))) return false;
    await writeAudit(tx, actLine(staff, "mail handled", { about, now }));
    return true;
  });
  return isNew ? { kind: "done" } : doneOrConflict(services, staff, { about, command: "mail handled" });
}
