import { Command } from "commander";
import { ANSWERED_KINDS, replyDeadlines } from "#content/reply-clocks.ts";
import { answeringSchedule } from "#content/identity.ts";
import { unanswered } from "#database/requests/answered.ts";
import { findRequest, openRequests } from "#database/requests/requests.ts";
import type { ReplyReminder } from "#database/requests/submission-events.ts";
import type { SubmissionKind } from "#database/requests/submissions.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { needsPractice, tick } from "#domain/requests/request-clock.ts";
import { clockEventName, nextDue, requestTurn } from "#domain/requests/request-due.ts";
import type { EventName, Request } from "#domain/requests/requests.ts";
import type { Config } from "#server/config.ts";
import { readInstant } from "./instants.ts";
import { type OpenedWithSecret, withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

type Options = { at?: Date; format: Format };

type Promised = {
  reference: string;
  kind: SubmissionKind;
  status: string;
  whose: string;
  due: string | null;
  /** The clock's event; null where it has reminded of everything. */
  next: EventName | ReplyReminder | null;
};

/** `promises [--at WHEN] [--format table|json]` */
export function promisesCommand(): Command {
  return new Command("promises")
    .description(
      "List what’s open: whose turn it is, by when, and what happens next by itself. Changes nothing.",
    )
    .option("--at <when>", "show what will have happened by then if no one acts: 2026-11-20T14:30", (text) =>
      readInstant(text, "start"),
    )
    .addOption(formatOption())
    .action(({ at, format }: Options) =>
      withSecret((opened) =>
        printRows(promised(opened, at), format, {
          reference: (row: Promised) => row.reference,
          status: (row) => row.status,
          turn: (row) => row.whose,
          due: (row) => (row.due ? newZealandMinute(new Date(row.due)) : ""),
          next: (row) => row.next ?? "",
        }),
      ),
    );
}

async function* promised(
  { database, sealing, config }: OpenedWithSecret,
  at: Date | undefined,
): AsyncGenerator<Promised> {
  for (const reference of await openRequests(database.read)) {
    const stored = await findRequest(database.read, sealing.encryption, reference);
    const next = stored && nextEvent(stored.request, at, config);
    if (!next) continue;
    const { whose, due } = requestTurn(stored.request);
    const { status } = stored.request;
    yield { reference, kind: "booking", status, whose, due: due?.toISOString() ?? null, next };
  }
  for await (const one of unanswered(database.read, sealing.encryption, { kinds: ANSWERED_KINDS })) {
    const { answerBy, passUpAt } = replyDeadlines(config.operator.identity, one);
    const by = at ?? new Date();
    const next = by < answerBy && answerBy < passUpAt ? "late" : by < passUpAt ? "passedUp" : null;
    const { reference, kind, status } = one;
    yield { reference, kind, status, whose: "ours", due: answerBy.toISOString(), next };
  }
}

/** What the clock does next; with `at`, the last that it will have done by then. */
function nextEvent(request: Request, at: Date | undefined, { routing, operator }: Config): EventName | null {
  const first = nextDue(request);
  const desk = answeringSchedule(operator.identity, "bookings");
  if (!first) return null;
  let last = clockEventName(first.what);
  let later = request;
  const end = at?.getTime() ?? Number.NEGATIVE_INFINITY;
  for (let due: typeof first | null = first; due && due.at.getTime() <= end; due = nextDue(later)) {
    const circumstances = { now: due.at, desk, routing };
    if (needsPractice(later, circumstances)) break;
    last = clockEventName(due.what);
    const decision = tick(later, circumstances);
    if (!("request" in decision)) break;
    later = decision.request;
  }
  return last;
}
