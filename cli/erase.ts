import { Command, InvalidArgumentError } from "commander";
import { erasePlanned, type Erasing, lastDayInBackups, planErasing } from "#services/people/erase.ts";
import type { Whose } from "#services/people/held.ts";
import { COMMAND_LINE } from "#database/desk/audit.ts";
import { erasedAt } from "#database/erasing.ts";
import { countInWords } from "#domain/counts.ts";
import { formatInstantDay } from "#domain/nz-time.ts";
import { readReference } from "#domain/requests/reference.ts";
import { sentFiles } from "#server/mailer.ts";
import { confirm, yesOption } from "./confirm.ts";
import { composeMail } from "#services/requests/request-emails.ts";
import { commandServices } from "./command-services.ts";
import { auditNow, type OpenedWithSecret, withSecret } from "./open.ts";
import { readAddress } from "./person.ts";

const KINDS = {
  booking: "a request",
  contact: "a message",
  partner: "an application",
  review: "a review",
} as const;

/** `erase REFERENCE|EMAIL` */
export function eraseCommand(): Command {
  return new Command("erase")
    .description(
      "Erase a request, message, application or review, or everything from one email address. This can’t be undone.",
    )
    .argument("<whose>", "a reference or an email address", readWhose)
    .addOption(yesOption())
    .option("--dry-run", "say what would be erased, and erase nothing")
    .action((whose: Whose, options: Options) =>
      withSecret((opened) => erase(opened, whose, options, new Date())),
    );
}

type Options = { yes?: boolean; dryRun?: boolean };

async function erase(opened: OpenedWithSecret, whose: Whose, options: Options, now: Date): Promise<void> {
  const { config } = opened;
  const services = { ...commandServices(opened), now: () => now };
  const plan = await planErasing(services, whose);
  const { found, ended } = plan;
  if (options.dryRun) return tellWhatWouldGo(opened, plan);
  if (!isEmpty(plan)) await confirm(whatGoes(plan), options);
  const copies = { dataDir: config.dataDir, mailer: sentFiles(config) };
  const mails = ended.map(({ mail, facts }) => composeMail(services, mail, facts));
  const { wasSubscribed, watches } = await erasePlanned(services, copies, plan, { who: COMMAND_LINE, mails });
  for (const { reference, kind, receivedAt } of found) {
    console.log(`Erased ${reference}, ${KINDS[kind]} of ${formatInstantDay(receivedAt)}.`);
  }
  for (const { practice, facts } of ended) {
    console.log(`${practice} had ${facts.record.reference}: an email tells them it’s cancelled.`);
  }
  if (watches > 0)
    console.log(
      `This address no longer waits for ${countInWords(watches, "practice")} to take new patients.`,
    );
  if (wasSubscribed) console.log("Erased the address from the newsletter.");
  if (found.length === 0 && watches === 0 && !wasSubscribed) console.log(await nothingThere(opened, whose));
  else console.log(`Earlier backups still hold it, encrypted, until ${lastDayInBackups(now)} at the latest.`);
}

/** The answer shows that we hold something about this address, so the audit notes it like any other look. */
async function tellWhatWouldGo(opened: OpenedWithSecret, plan: Erasing): Promise<void> {
  const { whose, about, found, ended, isSubscribed, watches } = plan;
  const records = found.length + (isSubscribed ? 1 : 0) + watches;
  await auditNow(opened.database, "erase --dry-run", about, records);
  for (const { reference, kind, receivedAt } of found)
    console.log(`This would erase ${reference}, ${KINDS[kind]} of ${formatInstantDay(receivedAt)}.`);
  for (const { practice, facts } of ended)
    console.log(`${practice} has ${facts.record.reference}: an email would tell them it’s cancelled.`);
  if (watches > 0)
    console.log(
      `This address would no longer wait for ${countInWords(watches, "practice")} to take new patients.`,
    );
  if (isSubscribed) console.log("This would erase the address from the newsletter.");
  if (isEmpty(plan)) console.log(await nothingThere(opened, whose));
  else console.log("Nothing was erased.");
}

function isEmpty({ found, isSubscribed, watches }: Erasing): boolean {
  return found.length === 0 && watches === 0 && !isSubscribed;
}

/** `This erases 2 records and tells 1 practice, for good.` */
function whatGoes({ found, ended, isSubscribed, watches }: Erasing): string {
  const parts = [
    ...(found.length > 0 ? [countInWords(found.length, "record")] : []),
    ...(watches > 0 ? [`the wait for ${countInWords(watches, "practice")}`] : []),
    ...(isSubscribed ? ["a newsletter subscription"] : []),
  ];
  const told = ended.length > 0 ? ` It also tells ${countInWords(ended.length, "practice")}.` : "";
  return `This erases ${parts.join(" and ")} for good.${told}`;
}

async function nothingThere({ database }: OpenedWithSecret, whose: Whose): Promise<string> {
  if ("email" in whose) return "Nothing is held under this address.";
  const at = await erasedAt(database.read, whose.reference);
  const when = at && formatInstantDay(at);
  return when
    ? `${whose.reference} was already erased on ${when}.`
    : `Nothing is held under ${whose.reference}.`;
}

function readWhose(text: string): Whose {
  if (text.includes("@")) return { email: readAddress(text) };
  const reference = readReference(text);
  if (reference) return { reference };
  throw new InvalidArgumentError(`“${text}” isn’t a reference like NIHO-7K4Q-2WXR-6M or an email address.`);
}
