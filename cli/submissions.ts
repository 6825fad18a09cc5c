import { Command, InvalidArgumentError, Option } from "commander";
import { writeAudit } from "#database/audit.ts";
import {
  countSubmissions,
  eachSubmission,
  type Submission,
  type SubmissionKind,
} from "#database/submissions.ts";
import { newZealandInstant } from "#domain/nz-time.ts";
import { withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

type Options = { kind?: SubmissionKind; from?: Date; to?: Date; format: Format };

/** `submissions [--kind booking|contact|partner] [--from WHEN] [--to WHEN] [--format table|json]` */
export function submissionsCommand(): Command {
  return new Command("submissions")
    .description("List what visitors sent in, the oldest first. Holds personal data: mind who sees it.")
    .addOption(new Option("--kind <kind>", "only these").choices(["booking", "contact", "partner"]))
    .option(
      "--from <when>",
      "received then or later: 2026-11-20, or 2026-11-20T14:30, New Zealand time",
      readFrom,
    )
    .option("--to <when>", "received until then; a day is meant with its end", readTo)
    .addOption(formatOption())
    .action(({ format, ...asked }: Options) =>
      withSecret(async ({ database, sealing }) => {
        const records = await countSubmissions(database.read, asked);
        await database.transact((tx) =>
          writeAudit(tx, { at: new Date(), command: "submissions", about: inWords(asked), records }),
        );
        await printRows(eachSubmission(database.read, sealing.encryption, asked), format, {
          reference: (row: Submission) => row.reference,
          kind: (row) => row.kind,
          status: (row) => row.status,
          received: (row) => row.receivedAt.toISOString(),
          place: (row) => String(row.fields.location ?? row.fields.city ?? ""),
          asks: (row) => String(row.fields.service ?? row.fields.category ?? row.fields.practiceName ?? ""),
          who: nameIn,
          email: (row) => String(row.fields.email ?? ""),
        });
      }),
    );
}

function nameIn({ fields }: Submission): string {
  const { firstName = "", lastName = "", name = `${String(firstName)} ${String(lastName)}`.trim() } = fields;
  return String(fields.contactName ?? name);
}

/** Which records were listed, for the audit. */
function inWords({ kind, from, to }: Omit<Options, "format">): string {
  const parts = [kind ?? "all", from && `from ${from.toISOString()}`, to && `to ${to.toISOString()}`];
  return parts.filter(Boolean).join(", ");
}

function readFrom(text: string): Date {
  return readInstant(text, "start");
}

function readTo(text: string): Date {
  return readInstant(text, "end");
}

function readInstant(text: string, edge: "start" | "end"): Date {
  const instant = newZealandInstant(text, edge);
  if (instant) return instant;
  throw new InvalidArgumentError("It is like 2026-11-20, 2026-11-20T14:30 or 2026-11-20T01:30:00Z.");
}
