import { writeAudit } from "#database/desk/audit.ts";
import type { Keeping } from "../services.ts";

/**
 * Notes in the audit, before they are shown, that a practice looks at the names of its week or of a day of it. False:
 * nothing can be stored, so nothing is shown.
 */
export async function noteNamesShown(
  { database, now, log }: Keeping,
  practiceId: number,
  records: number,
): Promise<boolean> {
  const line = { at: now(), command: "week names", about: String(practiceId), records, who: "" } as const;
  try {
    await database.transact((tx) => writeAudit(tx, { ...line, kind: "look" }));
    return true;
  } catch (error) {
    log({ event: "act not stored", error });
    return false;
  }
}
