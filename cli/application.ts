import type { Command } from "commander";
import { findSubmission } from "#database/submissions.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import { csvLine } from "#services/imports/cells.ts";
import { auditNow, withSecret } from "./open.ts";
import { aboutReference } from "./reference.ts";
import { inOneLine, townOfAddress } from "./town-of-address.ts";

/** `application REFERENCE` */
export function applicationCommand(): Command {
  return aboutReference(
    "application",
    "Print an application to join as a CSV file for import. Shows personal data.",
  ).action(printApplication);
}

function printApplication(reference: string): Promise<void> {
  return withSecret(async ({ database, sealing }) => {
    const submission = await findSubmission(database.read, sealing.encryption, reference);
    const found = submission?.kind === "partner" ? submission : undefined;
    await auditNow(database, "application", reference, found ? 1 : 0);
    if (!found) throw new Error(`No application has the reference ${reference}.`);
    const { row, notes } = rowOf(reference, found.fields);
    process.stdout.write(csvLine(Object.keys(row)) + csvLine(Object.values(row)));
    for (const note of [...notes, ASK_FIRST]) console.error(note);
  });
}

const ASK_FIRST =
  "The phone number and the e-mail address were given for our answer: ask whether patients may have them.";

function rowOf(reference: string, fields: Readonly<Record<string, unknown>>) {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const ticked = Array.isArray(fields["services"]) ? fields["services"].map(String) : [];
  const services = new Set(ticked.map((service) => treatmentSpelled(service) ?? service));
  const { town, note } = townOfAddress(text("address"), text("city"));
  const row = {
    external_id: reference,
    name: text("practiceName"),
    full_address: inOneLine(text("address"), town),
    phone: text("phone"),
    email: text("email"),
    website: text("website"),
    services: [...services].join("; "),
  };
  return { row, notes: note === null ? [] : [note] };
}
