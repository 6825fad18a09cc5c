import { Command, Option } from "commander";
import { eachSubmission, type Submission, type SubmissionKind } from "#database/submissions.ts";
import { withDatabase } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

/** `submissions [--kind booking|contact|partner] [--format table|json]` */
export function submissionsCommand(): Command {
  return new Command("submissions")
    .description("List what visitors sent in, the oldest first. Holds personal data: mind who sees it.")
    .addOption(new Option("--kind <kind>", "only these").choices(["booking", "contact", "partner"]))
    .addOption(formatOption())
    .action(({ kind, format }: { kind?: SubmissionKind; format: Format }) =>
      withDatabase((database) =>
        printRows(eachSubmission(database.read, kind ? { kind } : {}), format, {
          reference: (row: Submission) => row.reference,
          kind: (row) => row.kind,
          status: (row) => row.status,
          received: (row) => row.receivedAt.toISOString(),
          place: (row) => String(row.fields.location ?? row.fields.city ?? ""),
          asks: (row) => String(row.fields.service ?? row.fields.category ?? row.fields.practiceName ?? ""),
        }),
      ),
    );
}
