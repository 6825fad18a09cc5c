import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY } from "#domain/durations.ts";
import { BACKUP_DAYS } from "#domain/retention.ts";
import { writeDurably } from "../files/durable.ts";
import { instantBefore } from "../instant-before.ts";
import type { Ended } from "./lasting.ts";

/** The file lies beside the database, and is to be kept with its backups. */
export function erasuresFileIn(dataDir: string): string {
  return join(dataDir, "erasures.txt");
}

/**
 * Appends to the list of erasures that is kept as a file beside the database: a lost database takes its own list along,
 * and an older backup would bring back what was erased. One line each, `2026-11-20T00:30:00.000Z NIHO-7K4Q-2WXR-6M`; a
 * reference alone identifies no one. On disk when the promise resolves.
 */
export async function writeErasuresFile(
  file: string,
  references: readonly string[],
  now: Date,
): Promise<void> {
  await append(
    file,
    references.map((reference) => lineOf({ reference, erased_at: now.toISOString() })),
  );
}

/** What ended earlier is so in every backup that there still is. */
export function oldestEnding(now: Date): string {
  return instantBefore(now, (BACKUP_DAYS + 1) * DAY);
}

/**
 * Adds what has ended since `oldestEnding`, as the database says. What isn't a reference is a code made from an address, a
 * number or a link (`2026-11-20T00:30:00.000Z texts 3f09…`), which goes once no backup needs it.
 */
export async function noteEndings(file: string, endings: readonly Ended[], now: Date): Promise<void> {
  const before = await linesOf(file);
  const isCode = (line: string) => /^\S+Z [a-z]/.test(line);
  const kept = before.filter((line) => !isCode(line) || line > oldestEnding(now));
  const known = new Set(kept);
  const asked = endings.filter(({ reason }) => reason === "asked").map(lineOf);
  const missing = asked.filter((line) => !known.has(line));
  if (kept.length === before.length) return append(file, missing);
  const text = inText([...kept, ...missing]);
  return writeDurably(file, (handle) => handle.writeFile(text));
}

/** Empty where there is no such file; other lines are ignored. */
export async function readErasuresFile(file: string): Promise<Ended[]> {
  return (await linesOf(file)).flatMap((line) => {
    const [, erased_at, reference] = /^(\S+Z) (NIHO-[\w-]+|[a-z ]+ \w+)$/.exec(line) ?? [];
    return erased_at && reference ? [{ erased_at, reference, reason: "asked" as const }] : [];
  });
}

async function append(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await using handle = await open(file, "a", 0o600);
  await handle.writeFile(inText(lines));
  await handle.sync();
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").filter((line) => line !== "");
}

function lineOf({ reference, erased_at }: Pick<Ended, "reference" | "erased_at">): string {
  return `${erased_at} ${reference}`;
}

function inText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
