import { MINUTE } from "#domain/durations.ts";
import { ownWish, wishWords } from "#content/requests/wish-words.ts";
import { findRequest, openRequests, type StoredRequest } from "#database/requests/requests.ts";
import { requestTurn } from "#domain/requests/request-due.ts";
import type { Request } from "#domain/requests/requests.ts";
import { auditNow, withSecret } from "./open.ts";
import { type Format, printRows } from "./output.ts";
import { statusWords } from "./submissions.ts";

/** A request that waits for our staff, without anything that says whose it is. */
type Waiting = Pick<Request, "status" | "urgency"> & {
  reference: string;
  service: string;
  place: string;
  wish: Pick<Request["wish"], "day" | "time" | "part">;
  /** The instant by which, as the patient was told, a practice has it. */
  due: Date | null;
  late: boolean;
  doubtful: boolean;
};

/** `request list [--format table|json]` */
export function listWaiting({ format }: { format: Format }): Promise<void> {
  return withSecret(async ({ database, sealing }) => {
    const now = new Date();
    const references = await openRequests(database.read, "received");
    await auditNow(database, "request list", "received", references.length);
    const rows: Waiting[] = [];
    for (const reference of references) {
      const stored = await findRequest(database.read, sealing.encryption, reference);
      if (stored?.request.status === "received") rows.push(waitingRequest(stored, now));
    }
    if (rows.length === 0) console.error("No requests are waiting for our staff.");
    else
      await printRows(rows.toSorted(inOrder), format, {
        due: (row: Waiting) => dueWords(row.due, now),
        reference: (row) => row.reference,
        status: statusWords,
        urgency: (row) => row.urgency,
        service: (row) => row.service,
        place: (row) => row.place,
        wished: (row) => wishWords(row.wish),
      });
  });
}

function waitingRequest(stored: StoredRequest, now: Date): Waiting {
  const { reference, doubtful, request, fields } = stored;
  const { status, urgency } = request;
  const wish = ownWish(stored) ?? request.wish;
  const { due } = requestTurn(request);
  return {
    reference,
    status,
    urgency,
    service: String(fields.service ?? ""),
    place: String(fields.location ?? ""),
    wish: { day: wish.day, time: wish.time, ...(wish.part && { part: wish.part }) },
    due,
    late: isLate(due, now),
    doubtful,
  };
}

/** The late ones first, among them and among the others emergencies, then what is due sooner. */
function inOrder(a: Waiting, b: Waiting): number {
  const ranks = ({ late, urgency, due }: Waiting) => [
    late ? 0 : 1,
    urgency === "emergency" ? 0 : 1,
    due?.getTime() ?? Number.POSITIVE_INFINITY,
  ];
  const [first, second] = [ranks(a), ranks(b)];
  const at = first.findIndex((rank, index) => rank !== second[index]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}

function isLate(due: Date | null, now: Date): boolean {
  return due !== null && due < now;
}

/** `LATE by 1 h 20 min`, `in 42 min` */
export function dueWords(due: Date | null, now: Date): string {
  if (!due) return "";
  const span = spanWords(Math.abs(due.getTime() - now.getTime()));
  return isLate(due, now) ? `LATE by ${span}` : `in ${span}`;
}

function spanWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
