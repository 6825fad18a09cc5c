import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { Command, InvalidArgumentError } from "commander";
import { endSessions, openSessions } from "#database/desk/desk-sessions.ts";
import { countInWords } from "#domain/counts.ts";
import { readWho } from "#domain/desk-member.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { makeStartLink } from "#services/desk/start-link.ts";
import { auditIn, withDatabase } from "./open.ts";
import { printRows } from "./output.ts";
import { WrongUsage } from "./wrong-usage.ts";

type Options = { for?: string; list?: boolean; end?: string | boolean };

/** `desk [--for NAME]` · `desk --list` · `desk --end [NAME]` */
export function deskCommand(): Command {
  return new Command("desk")
    .description("Print a link to sign in at the desk. It works once, for 15 minutes.")
    .option(
      "--for <name>",
      "the name of the person who’ll use it, as the audit will show it; by default, yours",
      readName,
    )
    .option("--list", "show who’s signed in; print no link")
    .option("--end [name]", "sign this person out; without a name, everyone")
    .action((options: Options) => {
      if ([options.for, options.list, options.end].filter((one) => one !== undefined).length > 1)
        throw new WrongUsage("Use one of --for, --list and --end.");
      if (options.list) return list();
      return options.end === undefined ? printLink(options.for) : end(options.end);
    });
}

function printLink(name: string | undefined): Promise<void> {
  const who = name ?? readWho(userInfo().username) ?? "Operator";
  return withDatabase(async ({ database, config: { publicUrl } }) => {
    const link = await makeStartLink({ database, randomBytes }, { who, publicUrl, now: new Date() });
    await database.transact((tx) => auditIn(tx, "desk link", who, 0));
    console.log(link);
  });
}

function list(): Promise<void> {
  return withDatabase(async ({ database }) => {
    const rows = await openSessions(database.read, new Date());
    if (rows.length === 0) return console.error("No one is signed in.");
    await printRows(rows, "table", {
      who: (row) => row.who,
      since: (row) => newZealandMinute(row.since),
      "last press": (row) => newZealandMinute(row.pressedAt),
      until: (row) => newZealandMinute(row.until),
    });
  });
}

function end(name: string | boolean): Promise<void> {
  return withDatabase(async ({ database }) => {
    const who = typeof name === "string" ? readName(name) : undefined;
    const ended = await database.transact(async (tx) => {
      await auditIn(tx, "desk end", who ?? "everyone", 0);
      return endSessions(tx, who === undefined ? "all" : { who }, new Date());
    });
    console.log(`Ended ${countInWords(ended, "session")}.`);
  });
}

function readName(text: string): string {
  const who = readWho(text);
  if (who !== undefined) return who;
  throw new InvalidArgumentError("Use a name like Aroha, 40 characters at most.");
}
