import { approveApplication, writeToApplicant } from "#services/desk/applications.ts";
import { type Command, InvalidArgumentError } from "commander";
import { findSubmission } from "#database/requests/submissions.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import type { Registration } from "#domain/practices/registration.ts";
import { listingOfApplication, findLookalikes, rowOfApplication } from "#services/desk/application-row.ts";
import { csvLine } from "#services/imports/cells.ts";
import { checkLinks } from "./check-links.ts";
import { deskServices } from "./desk-services.ts";
import { AT_COMMAND_LINE, readWords, tell, messageVersion } from "./message.ts";
import { auditNow, withSecret } from "./open.ts";
import { readId } from "./practice.ts";
import { aboutReference } from "./reference.ts";

/** `application REFERENCE` */
export function applicationCommand(): Command {
  return aboutReference(
    "application",
    "Print a practice’s application as a CSV file that import can read. Shows personal data.",
  )
    .action(printApplication)
    .addCommand(
      aboutReference("decline", "Decline an application, and email the reason.")
        .requiredOption("--because <words>", "what the email says", readWords)
        .action(decline),
    )
    .addCommand(
      aboutReference(
        "approve",
        "List the practice, let requests go to them, and email them the link, all at once.",
      )
        .option(
          "--dentist <line>",
          "a dentist, as in the register: “Name; number; scope; day the certificate ends; day you looked”; repeat for each",
          readDentist,
        )
        .option("--same <practice>", "the number of the practice, if it’s already listed", readId)
        .option("--show-phone", "show patients the phone number; only if they’ve said we can")
        .action(approve),
    );
}

function decline(reference: string, { because }: { because: string }): Promise<void> {
  return withSecret(async (opened) => {
    checkLinks(opened.config);
    const about = await messageVersion(opened, reference);
    const words = { does: "decline", words: because } as const;
    tell(await writeToApplicant(deskServices(opened), AT_COMMAND_LINE, about, words));
    console.log(`${reference} is declined. The running site sends the email.`);
  });
}

type Approval = { dentist?: readonly Registration[]; same?: number; showPhone?: boolean };

function approve(reference: string, { dentist = [], same, showPhone = false }: Approval): Promise<void> {
  return withSecret(async (opened) => {
    const { database, sealing } = opened;
    checkLinks(opened.config);
    const application = await findSubmission(database.read, sealing.encryption, reference);
    if (application?.kind !== "partner") throw new Error(`No application has the reference ${reference}.`);
    const today = newZealandDay(new Date());
    const listing = listingOfApplication(reference, application.fields, today);
    const services = deskServices(opened);
    const alike = await findLookalikes(services, listing, today);
    if (same === undefined && alike.length > 0)
      throw new Error(
        `It might already be listed: ${alike.map(({ id, name }) => `${id} ${name}`).join(", ")}. Add --same ID, or approve it at the desk.`,
      );
    const about = await messageVersion(opened, reference);
    const approval = {
      ...about,
      listing,
      same: same ?? ("new" as const),
      mayShowPhone: showPhone,
      register: dentist,
    };
    tell(await approveApplication(services, AT_COMMAND_LINE, approval));
    console.log(`${reference} is approved and listed. The running site sends the link.`);
  });
}

function readDentist(line: string, before: readonly Registration[] = []): readonly Registration[] {
  const [name = "", number = "", scope = "", until = "", seenOn = ""] = line
    .split(";")
    .map((part) => part.trim());
  const [untilDay, seenDay] = [readDay(until), readDay(seenOn)];
  if (!name || !number || !untilDay || !seenDay)
    throw new InvalidArgumentError(
      "Write it like “Mereana Tipa; 51234; Orthodontics; 2027-03-31; 2026-11-25”.",
    );
  return [...before, { name, number, scope, until: untilDay, seenOn: seenDay }];
}

function printApplication(reference: string): Promise<void> {
  return withSecret(async ({ database, sealing }) => {
    const submission = await findSubmission(database.read, sealing.encryption, reference);
    const found = submission?.kind === "partner" ? submission : undefined;
    await auditNow(database, "application", reference, found ? 1 : 0);
    if (!found) throw new Error(`No application has the reference ${reference}.`);
    const { row, notes } = rowOfApplication(reference, found.fields);
    process.stdout.write(csvLine(Object.keys(row)) + csvLine(Object.values(row)));
    for (const note of [...notes, ASK_FIRST]) console.error(note);
  });
}

const ASK_FIRST =
  "They gave this phone number and email address so that we can reply. Ask whether patients can have them too.";
