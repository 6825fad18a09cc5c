import type { Database } from "#database/database.ts";
import { openRequestsAt } from "#database/requests/requests.ts";
import { countInWords } from "#domain/counts.ts";

/** Says which open requests a practice has whose links to them have just ended, and what becomes of them. */
export async function tellEndedLinks({ read }: Database, id: number): Promise<void> {
  const open = await openRequestsAt(read, id);
  if (open.length === 0) return;
  const which = open.map(({ reference, status }) => `${reference} (${status})`).join(", ");
  console.log(
    `They have ${countInWords(open.length, "open request")}: ${which}. Their links have ended. Within a minute, we’ll take back those they haven’t answered. You can take any of them back at the desk.`,
  );
}

/** Says that the open requests of a practice go to another address now. */
export async function tellNewLinks({ read }: Database, id: number): Promise<void> {
  const open = await openRequestsAt(read, id);
  if (open.length === 0) return;
  console.log(
    `They have ${countInWords(open.length, "open request")}. The links sent to the earlier address have ended. The running site emails new ones to the address they have now.`,
  );
}
