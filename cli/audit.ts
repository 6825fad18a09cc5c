import { Command, InvalidArgumentError, Option } from "commander";
import { type AuditedBy, type AuditedOf, type AuditLine, eachAuditLine } from "#database/desk/audit.ts";
import { emailHash, type Keyed } from "#database/email-hash.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { readReference } from "#domain/requests/reference.ts";
import { withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";
import { readId } from "./practice.ts";

/** `audit [--about REFERENCE|EMAIL|PRACTICE] [--who NAME] [--kind look|act] [--format table|json]` */
export function auditCommand(): Command {
  return new Command("audit")
    .description(
      "List who looked at or erased personal data, and who changed requests and listings. Shows no personal data.",
    )
    .addOption(
      new Option(
        "--about <subject>",
        "only lines about this reference, email address or number of a practice",
      ).argParser(readAbout),
    )
    .option("--who <name>", "only what this person did at the desk, or “command line”")
    .addOption(
      new Option("--kind <kind>", "only looks at personal data, or only acts").choices(["look", "act"]),
    )
    .addOption(formatOption())
    .action(({ about, format, ...by }: { about?: About; format: Format } & AuditedBy) =>
      withSecret(async ({ database, sealing }) => {
        const lines = eachAuditLine(database.read, about && whose(sealing, about), by);
        await printRows(lines, format, {
          at: (line: AuditLine) => newZealandMinute(line.at),
          who: (line) => line.who || "a practice",
          kind: (line) => line.kind,
          command: (line) => line.command,
          records: (line) => String(line.records),
          about: (line) => line.about,
        });
      }),
    );
}

type About = { email: string } | { reference: string } | { practice: number };

function readAbout(text: string): About {
  if (text.includes("@")) return { email: text };
  if (/^\d+$/.test(text)) return { practice: readId(text) };
  const reference = readReference(text);
  if (reference) return { reference };
  throw new InvalidArgumentError(
    "Use a reference like NIHO-7K4Q-2WXR-6M, an email address, or the number of a practice.",
  );
}

function whose(sealing: Keyed, about: About): AuditedOf {
  if ("practice" in about) return about;
  return { about: "email" in about ? emailHash(sealing, about.email) : about.reference };
}
