import type { Command } from "commander";
import { findSubmission } from "#database/submissions.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import { fold } from "#domain/text.ts";
import { csvLine } from "./import/cells.ts";
import { auditNow, withSecret } from "./open.ts";
import { aboutReference } from "./reference.ts";

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
    const row = rowOf(reference, found.fields);
    process.stdout.write(csvLine(Object.keys(row)) + csvLine(Object.values(row)));
    console.error(ASK_FIRST);
  });
}

const ASK_FIRST =
  "The phone number and the e-mail address were given for our answer: ask whether patients may have them.";

function rowOf(reference: string, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const ticked = Array.isArray(fields["services"]) ? fields["services"].map(String) : [];
  const services = new Set(ticked.map((service) => treatmentSpelled(service) ?? service));
  return {
    external_id: reference,
    name: text("practiceName"),
    full_address: inOneLine(text("address"), text("city")),
    phone: text("phone"),
    email: text("email"),
    website: text("website"),
    services: [...services].join("; "),
  };
}

/** The form asks for street, suburb and postcode, and for the town beside it: `18 Revell Street, Cobden, Greymouth 7802`. */
function inOneLine(address: string, town: string): string {
  const postcode = /\b\d{4}\s*$/.exec(address)?.[0].trim() ?? "";
  const parts = address
    .slice(0, address.length - postcode.length)
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && fold(part) !== fold(town));
  return [...parts, `${town} ${postcode}`.trim()].join(", ");
}
