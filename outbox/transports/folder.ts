import { constants } from "node:fs";
import { access, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { batchesOf } from "#domain/lists.ts";
import { flushFolder, writeDurably } from "#database/files/durable.ts";
import { compose } from "./compose.ts";
import type { Mailer, Texter, TextMessage } from "./message.ts";

/** Writes each mail as a file that mail programs open: `2026-11-20T01-02-03-456Z-7f3c….eml`. */
export function folderMailer(folder: string, now: () => Date = () => new Date()): Mailer {
  return { ...folderTransport(folder), send: (message) => write(folder, message, compose, "eml", now()) };
}

/** Writes each text as a file: its number, and what it says. */
export function folderTexter(folder: string): Texter {
  return {
    ...folderTransport(folder),
    send: (message) => write(folder, message, textFile, "txt", new Date()),
  };
}

function textFile({ messageId, number, text }: TextMessage): string {
  return `Message-ID: ${messageId}\nTo: ${number}\n\n${text}\n`;
}

/** Readable by its owner alone, whole or not at all. Names sort by time. Resolves to the path of the file. */
async function write<Content extends { messageId: string }>(
  folder: string,
  message: Content,
  contentOf: (message: Content, date: Date) => string | Buffer | Promise<string | Buffer>,
  extension: "eml" | "txt",
  date: Date,
): Promise<string> {
  const raw = await contentOf(message, date);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${nameOfDate(date)}-${fileName(message.messageId)}.${extension}`);
  await writeDurably(path, (file) => file.writeFile(raw));
  return path;
}

function folderTransport(folder: string): Omit<Mailer, "send"> {
  return {
    describe: () => `folder ${folder}`,
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK | constants.X_OK);
    },
    async forget(messageIds) {
      const gone = await mailFiles(folder, messageIds);
      for (const file of gone) await rm(join(folder, file), { force: true });
      if (gone.length > 0) await flushFolder(folder);
    },
    async close() {},
  };
}

/** The files in which these messages were written. */
export async function mailFiles(folder: string, messageIds: readonly string[]): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const names = new Set(messageIds.map(fileName));
  return (await messageFiles(folder)).filter(({ name }) => names.has(name)).map(({ file }) => file);
}

/**
 * Deletes the files that were written before an instant and whose messages are unknown, and what a crash left half
 * written. `knownOf` says which of some Message-IDs are known. Resolves with the number of deleted files.
 */
export async function sweepFolder(
  folder: string,
  before: Date,
  knownOf: (messageIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const old = (await messageFiles(folder)).filter(({ date }) => date < nameOfDate(before));
  let count = 0;
  for (const batch of batchesOf(old, SWEEP_BATCH)) {
    const some = await Promise.all(
      batch.map(async ({ file, isWhole }) => ({
        file,
        messageId: isWhole ? await messageIdIn(join(folder, file)) : undefined,
      })),
    );
    const known = await knownOf(some.flatMap(({ messageId }) => messageId ?? []));
    const gone = some.filter(({ messageId }) => messageId === undefined || !known.has(messageId));
    for (const { file } of gone) await rm(join(folder, file), { force: true });
    count += gone.length;
  }
  return count;
}

const SWEEP_BATCH = 100;

async function messageIdIn(path: string): Promise<string | undefined> {
  const text = await readFile(path, "utf8");
  return /^Message-ID:\s*(<[^\s<>]+>)/im.exec(text)?.[1];
}

type MessageFile = { file: string; date: string; name: string; isWhole: boolean };

/** The files that this mailer has written. None where there is not a folder. */
async function messageFiles(folder: string): Promise<MessageFile[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return files.flatMap((file) => {
    const found = FILE.exec(file)?.groups;
    return found ? [{ file, date: found.date!, name: found.name!, isWhole: !found.unfinished }] : [];
  });
}

const FILE =
  /^\.?(?<date>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-(?<name>[\w-]*)\.(?:eml|txt)(?<unfinished>\.unfinished)?$/;

function nameOfDate(date: Date): string {
  return date.toISOString().replace(/[:.]/g, "-");
}

/** The Message-ID as part of a file name: `<7f3c.booking-new@niho.example>` is `7f3cbooking-new`. */
function fileName(messageId: string): string {
  const id = messageId.split("@")[0]!.replace(/[^A-Za-z0-9-]/g, "");
  return id.slice(0, 80);
}
