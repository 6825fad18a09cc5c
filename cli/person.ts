import { Command, InvalidArgumentError } from "commander";
import { readEmail } from "#domain/email.ts";
import { aboutWhom, heldFacts, heldOn } from "#services/people/held.ts";
import { correctSubmission, type Correction } from "#services/people/correct.ts";
import { commandServices } from "./command-services.ts";
import { AT_COMMAND_LINE, auditNow, withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";
import { aboutReference } from "./reference.ts";

/** `person EMAIL [--format table|json]` · `person correct REFERENCE [--name …] [--email …] [--phone …]` */
export function personCommand(): Command {
  return new Command("person")
    .description("Show everything we hold under an email address, which its owner has a right to see.")
    .argument("<email>", "the address, in upper or lower case", readAddress)
    .addOption(formatOption())
    .action(show)
    .addCommand(
      aboutReference(
        "correct",
        "Correct the name, email or phone number in a record. Waiting emails go to the new address.",
      )
        .option("--first-name <name>", "for a request")
        .option("--last-name <name>", "for a request")
        .option("--name <name>", "for anything else")
        .option("--email <address>", "where we write from now on", readWorkingAddress)
        .option("--phone <number>", "where we call")
        .action(correct),
    );
}

function show(email: string, { format }: { format: Format }): Promise<void> {
  return withSecret(async (opened) => {
    const services = commandServices(opened);
    const held = await heldOn(services, { email });
    await auditNow(opened.database, "person", aboutWhom(services, { email }), held.length);
    if (held.length === 0) console.error("Nothing is held under this address.");
    else if (format === "json") await printRows(held, format, {});
    else {
      const lines = held.flatMap((record) =>
        heldFacts(record).map((fact) => ({
          reference: "reference" in record ? record.reference : "",
          ...fact,
        })),
      );
      await printRows(lines, format, {
        reference: (row) => row.reference,
        what: (row) => row.what,
        held: (row) => row.held,
      });
    }
  });
}

function correct(reference: string, correction: Correction): Promise<void> {
  return withSecret(async (opened) => {
    const answer = await correctSubmission(
      commandServices(opened),
      AT_COMMAND_LINE,
      { reference },
      correction,
    );
    if (answer.kind === "refused") throw new Error(answer.why);
    console.log(`${reference} is corrected.`);
  });
}

export function readAddress(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text.trim())) return text.trim();
  throw new InvalidArgumentError(`“${text}” isn’t an email address.`);
}

function readWorkingAddress(text: string): string {
  const email = readEmail(text.trim());
  if (email !== undefined) return email;
  throw new InvalidArgumentError(`“${text}” isn’t an email address.`);
}
