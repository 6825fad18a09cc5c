import { Command, InvalidArgumentError } from "commander";
import { type EndedByErasing, endedByErasing } from "#services/requests/ended-by-erasing.ts";
import { COMMAND_LINE } from "#database/audit.ts";
import { emailHash, subscriberHash } from "#database/email-hash.ts";
import { erasedAt, type Held, heldUnder } from "#database/erasing.ts";
import { findSubscription } from "#database/newsletter.ts";
import { erasuresFileIn } from "#database/erasures-file.ts";
import { countInWords } from "#domain/counts.ts";
import { addDays, formatDay, formatDayOf, newZealandDay } from "#domain/nz-time.ts";
import { readReference } from "#domain/reference.ts";
import { BACKUP_DAYS } from "#domain/retention.ts";
import { eraseAsked } from "#outbox/jobs/erase.ts";
import { folderMailer } from "#outbox/transports/folder.ts";
import type { Message } from "#outbox/transports/message.ts";
import { foldersOf } from "#server/services.ts";
import { confirm, yesOption } from "./confirm.ts";
import { builtSite } from "./built-site.ts";
import { auditNow, type OpenedWithSecret, withSecret } from "./open.ts";
import { readEmail } from "./person.ts";

/** Whose data: what came under one reference, or everything from one address. */
type Whose = { reference: string } | { email: string };

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
      "Erase a request, message, application or review, or everything from one email address. There is no way back.",
    )
    .argument("<whose>", "a reference or an email address", readWhose)
    .addOption(yesOption())
    .option("--dry-run", "say what would go, and erase nothing")
    .action((whose: Whose, options: Options) =>
      withSecret((opened) => erase(opened, whose, options, new Date())),
    );
}

type Options = { yes?: boolean; dryRun?: boolean };

async function erase(opened: OpenedWithSecret, whose: Whose, options: Options, now: Date): Promise<void> {
  const { database, config, sealing } = opened;
  const about = "email" in whose ? emailHash(sealing, whose.email) : whose.reference;
  const subscriber = "email" in whose ? subscriberHash(sealing, whose.email) : null;
  const found: Held[] = await heldUnder(database.read, about);
  const references = found.map(({ reference }) => reference);
  const { encryption } = sealing;
  const ended = await endedByErasing(
    { database, encryption, now: () => now, operator: config.operator },
    references,
  );
  const isSubscribed =
    subscriber !== null && (await findSubscription(database.read, subscriber)) !== undefined;
  if (options.dryRun) return tellWhatWouldGo(opened, whose, { found, ended, isSubscribed });
  if (found.length > 0 || isSubscribed) await confirm(whatGoes(found, ended, isSubscribed), options);
  const { wasSubscribed } = await eraseAsked(
    { database, encryption, mailer: folderMailer(foldersOf(config).mailFolder) },
    { references, subscriber, about, who: COMMAND_LINE, mails: await mailsAbout(opened, ended) },
    { erasuresFile: erasuresFileIn(config.dataDir), now },
  );
  for (const { reference, kind, receivedAt } of found) {
    console.log(`Erased ${reference}, ${KINDS[kind]} of ${formatDayOf(receivedAt)}.`);
  }
  for (const { practice, facts } of ended) {
    console.log(`${practice} had ${facts.record.reference}: an email tells it that it is cancelled.`);
  }
  if (wasSubscribed) console.log("Erased the address from the newsletter.");
  if (found.length === 0 && !wasSubscribed) console.log(await nothingThere(opened, whose));
  else console.log(`Backups of before hold it, encrypted, until ${lastBackupDay(now)} at the latest.`);
}

type Going = { found: readonly Held[]; ended: readonly EndedByErasing[]; isSubscribed: boolean };

/** The answer shows that we hold something about this address, so the audit notes it like any other look. */
async function tellWhatWouldGo(
  opened: OpenedWithSecret,
  whose: Whose,
  { found, ended, isSubscribed }: Going,
): Promise<void> {
  const about = "email" in whose ? emailHash(opened.sealing, whose.email) : whose.reference;
  await auditNow(opened.database, "erase --dry-run", about, found.length + (isSubscribed ? 1 : 0));
  for (const { reference, kind, receivedAt } of found)
    console.log(`This would erase ${reference}, ${KINDS[kind]} of ${formatDayOf(receivedAt)}.`);
  for (const { practice, facts } of ended)
    console.log(`${practice} has ${facts.record.reference}: an email would tell them that it is cancelled.`);
  if (isSubscribed) console.log("This would erase the address from the newsletter.");
  if (found.length === 0 && !isSubscribed) console.log(await nothingThere(opened, whose));
  else console.log("Nothing was erased.");
}

/** `This erases 2 records and tells 1 practice, for good.` */
function whatGoes(found: readonly Held[], ended: readonly EndedByErasing[], isSubscribed: boolean): string {
  const parts = [
    ...(found.length > 0 ? [countInWords(found.length, "record")] : []),
    ...(isSubscribed ? ["a newsletter subscription"] : []),
  ];
  const told = ended.length > 0 ? ` It also tells ${countInWords(ended.length, "practice")}.` : "";
  return `This erases ${parts.join(" and ")} for good.${told}`;
}

/** Only the built site knows what mails look like: Node reads no JSX. It is asked only where there is one to write. */
async function mailsAbout(
  { config, sealing }: OpenedWithSecret,
  ended: readonly EndedByErasing[],
): Promise<Message[]> {
  if (ended.length === 0) return [];
  const { composeMail } = await builtSite();
  const services = { ...config, ...sealing };
  return ended.map(({ mail, facts }) => composeMail(services, mail, facts));
}

async function nothingThere({ database }: OpenedWithSecret, whose: Whose): Promise<string> {
  if ("email" in whose) return "Nothing is held under this address.";
  const at = await erasedAt(database.read, whose.reference);
  const when = at && formatDayOf(at);
  return when
    ? `${whose.reference} was erased on ${when} already.`
    : `Nothing is held under ${whose.reference}.`;
}

function lastBackupDay(now: Date): string {
  return formatDay(addDays(newZealandDay(now), BACKUP_DAYS + 1));
}

function readWhose(text: string): Whose {
  if (text.includes("@")) return { email: readEmail(text) };
  const reference = readReference(text);
  if (reference) return { reference };
  throw new InvalidArgumentError(`“${text}” is no reference like NIHO-7K4Q-2WXR-6M, nor an email address.`);
}
