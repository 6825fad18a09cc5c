import { approvePicture, declinePicture } from "#services/listings/picture-decisions.ts";
import { writeFile } from "node:fs/promises";
import { Command, InvalidArgumentError } from "commander";
import { fileOfPicture, listPictures, type StoredPicture } from "#database/practices/practice-pictures.ts";
import { cleanText } from "#domain/clean.ts";
import { formatInstant, newZealandMinute } from "#domain/nz-time.ts";
import { pictureId } from "#domain/practices/practice-picture.ts";
import { checkLinks } from "./check-links.ts";
import { STANDARD, withFileToWrite } from "./files.ts";
import { auditIn, BY_COMMAND, type OpenedWithSecret, withDatabase, withSecret } from "./open.ts";
import { type Format, formatOption, printFacts, printRows } from "./output.ts";

/** `picture list|show|approve|decline` */
export function pictureCommand(): Command {
  const about = (name: string, what: string) =>
    new Command(name).description(what).argument("<id>", "its id, from picture list: 10001-3f9a2c4b", readId);
  return new Command("picture")
    .description("Look at the pictures that practices send, and approve or decline them.")
    .addCommand(
      new Command("list")
        .description("List the pictures that are waiting for you, the oldest first.")
        .option("--all", "include those that people already see")
        .addOption(formatOption())
        .action(list),
    )
    .addCommand(
      about("show", "Save a picture to a file, and print how the practice describes it.")
        .requiredOption("--to <file>", "a new JPEG file: picture.jpg; - is standard output")
        .action(show),
    )
    .addCommand(about("approve", "Let people see a picture, and tell the practice.").action(approve))
    .addCommand(
      about("decline", "Delete a picture, even if people already see it, and tell the practice why.")
        .requiredOption("--because <text>", "why, as the practice reads it", readReason)
        .action(decline),
    );
}

function list({ all = false, format }: { all?: boolean; format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const pictures = await listPictures(database.read, { waitingOnly: !all });
    if (pictures.length === 0)
      return console.error(all ? "There are no pictures." : "No pictures are waiting.");
    const rows = pictures.map(({ practiceId, practiceName, alt, caption, isShown, sentAt, ...picture }) => {
      const id = pictureId({ practiceId, hash: picture.hash });
      return { id, practiceId, practiceName, alt, caption, isShown, sentAt };
    });
    return printRows(rows, format, {
      id: (row: (typeof rows)[number]) => row.id,
      sent: (row) => newZealandMinute(row.sentAt),
      seen: (row) => (row.isShown ? "yes" : "no"),
      practice: (row) => row.practiceName,
      shows: (row) => row.alt,
    });
  });
}

function show(id: string, { to }: { to: string }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const picture = await known(database, id);
    const file = { format: "jpg", width: picture.widths.at(-1)! } as const;
    await database.transact((tx) => auditIn(tx, "picture show", `${picture.practiceId} ${id}`));
    const bytes = (await fileOfPicture(database.read, picture, file))!;
    await withFileToWrite(to, {}, (path) => writeFile(path, bytes, { mode: 0o600 }));
    if (to === STANDARD) return;
    printFacts([
      ["Practice", `${picture.practiceId} ${picture.practiceName}`],
      ["Shows", picture.alt],
      ["Caption", picture.caption],
      ["Sent", formatInstant(picture.sentAt)],
      ["Seen by people", picture.isShown ? "yes" : "no"],
      ["Written to", to],
    ]);
  });
}

function approve(id: string): Promise<void> {
  return withSecret(async (opened) => {
    const picture = await known(opened.database, id);
    checkLinks(opened.config);
    const answer = await approvePicture(servicesOf(opened), picture, auditOf("picture approve", picture));
    if (answer === "not listed")
      throw new Error(
        `Practice ${picture.practiceId} is no longer listed, or has left, so no one can see their pictures.`,
      );
    if (answer === "not there") throw new Error(`${id} is gone: the practice has removed it.`);
    console.log(
      answer === "shown before"
        ? `${id}: people already see it. Nothing was changed.`
        : `${id}: people see it now. The running site tells the practice.`,
    );
  });
}

function decline(id: string, { because }: { because: string }): Promise<void> {
  return withSecret(async (opened) => {
    const picture = await known(opened.database, id);
    checkLinks(opened.config);
    const audit = auditOf("picture decline", picture);
    const answer = await declinePicture(servicesOf(opened), picture, { because, ...audit });
    if (answer === "not there") throw new Error(`${id} is gone: the practice has removed it.`);
    console.log(`${id}: deleted. The running site tells the practice why.`);
  });
}

async function known({ read }: OpenedWithSecret["database"], id: string) {
  const found = (await listPictures(read, { waitingOnly: false })).find((one) => pictureId(one) === id);
  if (!found) throw new Error(`There’s no picture ${id}. To see them: picture list --all`);
  return found;
}

function auditOf(command: string, picture: StoredPicture) {
  const now = new Date();
  const about = `${picture.practiceId} ${pictureId(picture)}`;
  return { now, audit: { at: now, command, about, records: 1, ...BY_COMMAND } };
}

function servicesOf({ database, sealing, config: { publicUrl, operator, deskMembers } }: OpenedWithSecret) {
  return { ...sealing, database, publicUrl, operator, deskMembers };
}

function readId(text: string): string {
  if (/^[1-9]\d{0,8}-[0-9a-f]{8}$/.test(text)) return text;
  throw new InvalidArgumentError(`“${text}” isn’t a picture’s id, like 10001-3f9a2c4b in picture list.`);
}

const MOST_REASON = 500;

function readReason(text: string): string {
  const words = cleanText(text);
  if (words !== "" && words.length <= MOST_REASON) return words;
  throw new InvalidArgumentError(`Give between 1 and ${MOST_REASON} characters.`);
}
