import { constants } from "node:fs";
import { access, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { compose } from "./compose.ts";
import type { Mailer } from "./message.ts";

/**
 * Each message is one file that a mail program opens, readable by its owner alone, complete or not there at all:
 * `2026-11-20T01-02-03-456Z-7f3c….eml`. Names sort by time.
 */
export function folderMailer(folder: string, now: () => Date = () => new Date()): Mailer {
  return {
    async send(message) {
      const date = now();
      const raw = await compose(message, date);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, fileName(date, message.messageId), raw);
    },
    describe: () => `folder ${folder}`,
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK | constants.X_OK);
    },
    async close() {},
  };
}

function fileName(date: Date, messageId: string): string {
  const id = messageId.replace(/^<|@.*$/g, "").replace(/[^A-Za-z0-9-]/g, "");
  return `${date.toISOString().replace(/[:.]/g, "-")}-${id.slice(0, 80)}.eml`;
}

/** Flushed before it gets its name, so that a power cut leaves no half a message under it. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.unfinished`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  await flushFolder(folder);
}

/** The new name is on disk only once the folder is; Windows has no such thing. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
