import { Command, InvalidArgumentError, Option } from "commander";
import { type AuditLine, eachAuditLine } from "#database/audit.ts";
import { emailHashes } from "#database/email-hash.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { readReference } from "#domain/reference.ts";
import { withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

/** `audit [--about REFERENCE|EMAIL] [--format table|json]` */
export function auditCommand(): Command {
  return new Command("audit")
    .description(
      "List when personal data was looked at or erased, requests sent on or ended, and listings merged, split, taken off or joined. Shows no personal data.",
    )
    .addOption(
      new Option("--about <whose>", "only lines about this reference or email address").argParser(readAbout),
    )
    .addOption(formatOption())
    .action(({ about, format }: { about?: string; format: Format }) =>
      withSecret(async ({ database, sealing }) => {
        const wanted = about?.includes("@") ? emailHashes(sealing, about) : about ? [about] : undefined;
        await printRows(eachAuditLine(database.read, { about: wanted }), format, {
          at: (line: AuditLine) => newZealandMinute(line.at),
          command: (line) => line.command,
          records: (line) => String(line.records),
          about: (line) => line.about,
        });
      }),
    );
}

function readAbout(text: string): string {
  const about = text.includes("@") ? text : readReference(text);
  if (about) return about;
  throw new InvalidArgumentError("It is a reference like NIHO-7K4Q-2WXR-6M, or an email address.");
}
