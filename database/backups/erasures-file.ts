import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
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
  if (references.length === 0) return;
  await using handle = await open(file, "a", 0o600);
  await handle.writeFile(references.map((reference) => `${now.toISOString()} ${reference}\n`).join(""));
  await handle.sync();
}

/** Empty where there is no such file; other lines are ignored. */
export async function readErasuresFile(file: string): Promise<Ended[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => {
    const [, erased_at, reference] = /^(\S+Z) (NIHO-[\w-]+)$/.exec(line) ?? [];
    return erased_at && reference ? [{ erased_at, reference, reason: "asked" as const }] : [];
  });
}
