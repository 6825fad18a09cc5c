import type { Config } from "#server/config.ts";
import { Command, Option } from "commander";
import { replyDeadlines } from "#content/reply-clocks.ts";
import {
  countSubmissions,
  eachSubmission,
  type Submission,
  type SubmissionKind,
  type SubmissionStatus,
} from "#database/requests/submissions.ts";
import { findRequest } from "#database/requests/requests.ts";
import { eventsAbout } from "#database/requests/submission-events.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { appointmentStart } from "#domain/requests/practice-time.ts";
import { requestTurn } from "#domain/requests/request-due.ts";
import { mailNamesAbout } from "#outbox/outbox-records.ts";
import { readInstant } from "./instants.ts";
import { auditNow, type OpenedWithSecret, withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

type Asked = { kind?: SubmissionKind; from?: Date; to?: Date; status?: SubmissionStatus; late?: boolean };
type Options = Asked & { format: Format };

/** A submission with what has become of it. */
type Listed = Submission & {
  version: number;
  outcome: string | null;
  /** Id of the practice that has it. */
  practice: number | null;
  appointment: { at: Date; minutes: number } | null;
  /** The instant by which the one whose turn it is should act, or the appointment of a confirmed request; null where it is over. */
  due: Date | null;
  late: boolean;
  events: readonly { at: Date; actor: string; event: string }[];
  mails: readonly { which: string; due: Date; sent: Date | null }[];
};

const STATUSES: readonly SubmissionStatus[] = [
  "received",
  "sent",
  "asked",
  "confirmed",
  "closed",
  "answered",
];

/** `submissions [--kind booking|contact|partner|review] [--from WHEN] [--to WHEN] [--status STATUS] [--late] [--format table|json]` */
export function submissionsCommand(): Command {
  return new Command("submissions")
    .description(
      "List what visitors have sent us, the oldest first. Shows personal data: share it only with people who need it.",
    )
    .addOption(new Option("--kind <kind>", "only these").choices(["booking", "contact", "partner", "review"]))
    .option(
      "--from <when>",
      "received then or later: 2026-11-20, or 2026-11-20T14:30 in New Zealand time",
      (text) => readInstant(text, "start"),
    )
    .option("--to <when>", "received then or earlier; a date means the end of that day", (text) =>
      readInstant(text, "end"),
    )
    .addOption(new Option("--status <status>", "only these").choices(STATUSES))
    .option("--late", "only those whose answer is overdue")
    .addOption(formatOption())
    .action(({ format, ...asked }: Options) =>
      withSecret(async (opened) => {
        const { database } = opened;
        const records = await countSubmissions(database.read, asked);
        await auditNow(database, "submissions", askedInWords(asked), records);
        await printRows(listed(opened, asked), format, {
          reference: (row: Listed) => row.reference,
          kind: (row) => row.kind,
          status: (row) => statusWords(row),
          received: (row) => newZealandMinute(row.receivedAt),
          place: (row) => String(row.fields.location ?? row.fields.city ?? ""),
          asks: (row) => String(row.fields.service ?? row.fields.category ?? row.fields.practiceName ?? ""),
          who: nameIn,
          email: (row) => String(row.fields.email ?? ""),
        });
      }),
    );
}

/** What the command prints of each, from one reading of the request. */
export async function* listed(
  { database: { read }, sealing, config }: Pick<OpenedWithSecret, "database" | "sealing" | "config">,
  asked: Asked,
): AsyncGenerator<Listed> {
  const now = new Date();
  for await (const submission of eachSubmission(read, sealing.encryption, asked)) {
    const { reference, kind } = submission;
    const stored = kind === "booking" ? await findRequest(read, sealing.encryption, reference) : undefined;
    const request = stored?.request;
    const due = request ? requestTurn(request).due : replyDue(config, submission);
    const late = due !== null && due < now && request?.status !== "confirmed";
    if (asked.late && !late) continue;
    const events = await eventsAbout(read, reference);
    const start = request && appointmentStart(request);
    const minutes = request?.appointment?.minutes;
    yield {
      ...submission,
      status: request?.status ?? submission.status,
      // Only an answer is a move of a message or an application.
      version: request?.version ?? events.filter(({ event }) => event === "answered").length,
      outcome: request?.outcome ?? null,
      practice: request?.practice?.id ?? null,
      appointment: start && minutes ? { at: start, minutes } : null,
      due,
      late,
      events,
      mails: await mailNamesAbout(read, reference),
    };
  }
}

/** `received (doubtful)` */
export function statusWords({ status, doubtful }: Pick<Submission, "status" | "doubtful">): string {
  return doubtful ? `${status} (doubtful)` : status;
}

/** Returns null for what was answered, and for a request from before requests had clocks. */
function replyDue({ operator }: Config, { kind, status, ...rest }: Submission): Date | null {
  if (kind === "booking" || status !== "received") return null;
  return replyDeadlines(operator.identity, { ...rest, kind }).answerBy;
}

function nameIn({ fields }: Submission): string {
  const { firstName = "", lastName = "", name = `${String(firstName)} ${String(lastName)}`.trim() } = fields;
  return String(fields.contactName ?? name);
}

/** Which records were listed, for the audit. */
function askedInWords({ kind, from, to }: Asked): string {
  const parts = [kind ?? "all", from && `from ${from.toISOString()}`, to && `to ${to.toISOString()}`];
  return parts.filter(Boolean).join(", ");
}
