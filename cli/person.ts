import { Command, InvalidArgumentError } from "commander";
import { writeAudit } from "#database/audit.ts";
import { emailHash } from "#database/record-keys.ts";
import { type Submission, submissionsFrom } from "#database/submissions.ts";
import { messagesAbout } from "#jobs/outbox.ts";
import { type OpenedWithSecret, withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

/** `person EMAIL [--format table|json]` */
export function personCommand(): Command {
  return new Command("person")
    .description(
      "Show everything that is held under an e-mail address, as the law entitles its owner to see.",
    )
    .argument("<email>", "the address, in any spelling", readEmail)
    .addOption(formatOption())
    .action((email: string, { format }: { format: Format }) =>
      withSecret(async (opened) => {
        const { database, sealing } = opened;
        const submissions = await submissionsFrom(database.read, sealing, email);
        const about = emailHash(sealing, email);
        await database.transact((tx) =>
          writeAudit(tx, { at: new Date(), command: "person", about, records: submissions.length }),
        );
        if (submissions.length === 0) console.error("Nothing is held under this address.");
        else if (format === "json") await printRows(heldOn(opened, submissions), format, {});
        else await printRows(factsOf(heldOn(opened, submissions)), format, COLUMNS);
      }),
    );
}

export function readEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text.trim())) return text.trim();
  throw new InvalidArgumentError("It is an e-mail address.");
}

type Held = Submission & { mails: { queuedAt: Date; sentAt: Date | null; givenUpAt: Date | null }[] };

async function* heldOn(
  { database }: OpenedWithSecret,
  submissions: readonly Submission[],
): AsyncGenerator<Held> {
  for (const submission of submissions) {
    yield { ...submission, mails: await messagesAbout(database.read, submission.reference) };
  }
}

type Fact = { reference: string; what: string; held: string };

const COLUMNS = {
  reference: (row: Fact) => row.reference,
  what: (row: Fact) => row.what,
  held: (row: Fact) => row.held,
};

/** For people: a line for each thing that is held. */
async function* factsOf(all: AsyncIterable<Held>): AsyncGenerator<Fact> {
  for await (const { reference, kind, receivedAt, eraseOn, noticeVersion, fields, mails } of all) {
    const facts = [
      ["kind", kind],
      ["received", receivedAt.toISOString()],
      ["erased on", eraseOn],
      ["privacy notice", noticeVersion],
      ...Object.entries(fields).map(([name, value]) => [name, [value].flat().join(", ")]),
      ...mails.map(({ queuedAt, sentAt }) => [
        "mail",
        sentAt ? `sent ${sentAt.toISOString()}` : `waiting since ${queuedAt.toISOString()}`,
      ]),
    ] as [string, string][];
    for (const [what, held] of facts) if (held !== "") yield { reference, what, held };
  }
}
