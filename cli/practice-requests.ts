import type { Database } from "#database/database.ts";
import { openRequestsOf } from "#database/requests.ts";
import { countInWords } from "#domain/counts.ts";

/** Says which open requests a practice has whose links to them have just ended, and what becomes of them. */
export async function tellEndedLinks({ read }: Database, id: number): Promise<void> {
  const open = await openRequestsOf(read, id);
  if (open.length === 0) return;
  const which = open.map(({ reference, status }) => `${reference} (${status})`).join(", ");
  console.log(
    `It has ${countInWords(open.length, "open request")}, and its links to them have ended: ${which}. Those that are sent go back within a minute. To take another back, and place it elsewhere: npm run -s niho -- request take-back REFERENCE --because TEXT`,
  );
}

/** Says that the open requests of a practice go to another address now. */
export async function tellNewLinks({ read }: Database, id: number): Promise<void> {
  const open = await openRequestsOf(read, id);
  if (open.length === 0) return;
  console.log(
    `Its links to ${countInWords(open.length, "open request")} have ended: the running site mails new ones to the address that it has now.`,
  );
}
