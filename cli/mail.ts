import { Command, Option } from "commander";
import type { Database } from "#database/database.ts";
import { countInWords } from "#domain/counts.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { handleMail } from "#services/desk/mails.ts";
import {
  dismissMessage,
  type GivenUpMessage,
  givenUpMessages,
  type HandledHow,
  mailName,
  resendMessage,
} from "#outbox/outbox-records.ts";
import { confirm, yesOption } from "./confirm.ts";
import { testMail } from "./mail-test.ts";
import { commandServices } from "./command-services.ts";
import { AT_COMMAND_LINE, auditIn, withDatabase, withSecret } from "./open.ts";
import { type Format, formatOption, oneLine, printRows } from "./output.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** `mail test ADDRESS` · `mail list` · `mail resend MESSAGE…|--all` · `mail dismiss MESSAGE…|--all` · `mail handled MESSAGE` */
export function mailCommand(): Command {
  const settle = (name: string, what: string) =>
    new Command(name)
      .description(what)
      .argument("[messages...]", "their ids, from mail list or the log")
      .option("--all", "every undelivered email");
  return new Command("mail")
    .description("Test the email; see what couldn’t be sent, send it again, or dismiss it.")
    .addCommand(
      new Command("test")
        .description("Send one test email now, and say what the mail server answered. Needs no database.")
        .argument("<address>", "a mailbox you can read")
        .action(testMail),
    )
    .addCommand(
      new Command("list")
        .description("List the emails we couldn’t deliver, the latest first. Shows no addresses.")
        .addOption(formatOption())
        .action(list),
    )
    .addCommand(
      settle("resend", "Send undelivered emails again. The running site tries for two more days.").action(
        resend,
      ),
    )
    .addCommand(
      settle("dismiss", "Delete the text of undelivered emails. doctor stops counting them.")
        .addOption(yesOption())
        .action(dismiss),
    )
    .addCommand(
      new Command("handled")
        .description("Note how you dealt with an undelivered email. The desk and doctor stop counting it.")
        .argument("<message>", "its id, from mail list")
        .addOption(new Option("--how <how>", "what you did").choices(["told", "not needed"]).default("told"))
        .action(handled),
    );
}

async function handled(name: string, { how }: { how: HandledHow }): Promise<void> {
  await withSecret(async (opened) => {
    const [message] = await chosen(opened.database, [name], {});
    await handleMail(commandServices(opened), AT_COMMAND_LINE, {
      id: message!.id,
      how,
      act: "mail handled",
    });
    console.log(`${name} is dealt with.`);
  });
}

type Options = { all?: boolean; yes?: boolean };

function list({ format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const rows = (await givenUpMessages(database.read)).map(({ messageId, ...about }) => ({
      message: mailName(messageId),
      ...about,
    }));
    await printRows(rows, format, {
      message: (row) => row.message,
      about: (row) => row.reference ?? row.keyName ?? "newsletter",
      "given up": (row) => formatInstant(row.givenUpAt),
      attempts: (row) => String(row.attempts),
      why: (row) => row.lastError,
    });
  });
}

async function resend(names: string[], options: Options): Promise<void> {
  await withDatabase(async ({ database }) => {
    const now = new Date();
    for (const message of await chosen(database, names, options)) {
      const name = mailName(message.messageId);
      const answer = await database.transact(async (tx) => {
        await auditIn(tx, "mail resend", message.reference ?? message.keyName ?? name);
        return resendMessage(tx, message.messageId, now);
      });
      if (answer === "gone")
        throw new Error(
          `The text of ${name} was deleted, or it’s too late to send it. Write to the person yourself, then: mail dismiss ${name}`,
        );
      console.log(`${name} is back in the outbox. The running site sends it within seconds.`);
    }
  });
}

async function dismiss(names: string[], options: Options): Promise<void> {
  await withDatabase(async ({ database }) => {
    const messages = await chosen(database, names, options);
    if (messages.length > 0)
      await confirm(`This deletes the text of ${countInWords(messages.length, "email")} for good.`, options);
    for (const message of messages) {
      const name = mailName(message.messageId);
      await database.transact(async (tx) => {
        await auditIn(tx, "mail dismiss", message.reference ?? message.keyName ?? name);
        await dismissMessage(tx, message.messageId);
      });
      console.log(`${name} is dismissed.`);
    }
  });
}

/** Throws for a name that no mail has that was given up, before any is changed. */
async function chosen(
  database: Database,
  names: readonly string[],
  { all }: Options,
): Promise<readonly GivenUpMessage[]> {
  if ((all === true) === names.length > 0)
    throw new WrongUsage("Give the ids of the emails, from mail list, or --all.");
  const givenUp = await givenUpMessages(database.read);
  if (all) return givenUp;
  return names.map((name) => {
    const found = givenUp.find(({ messageId }) => mailName(messageId) === name);
    if (!found) throw new Error(`There’s no undelivered email ${oneLine(name)}. To see them: mail list`);
    return found;
  });
}
