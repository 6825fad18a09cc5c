import { once } from "node:events";
import { createReadStream, createWriteStream, type Stats, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";

/** What stands for standard input, or standard output, where a file is asked for. */
export const STANDARD = "-";

/** Does some work on a file that a command reads; - is what was piped in, in a file for its owner alone meanwhile. */
export async function withFileToRead<Result>(
  file: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (file !== STANDARD) return work(fileToRead(file));
  return inTemporaryFile(async (path) => {
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
    return work(path);
  });
}

/** Does some work that writes a file; what goes to - is written to standard output once it is complete. */
export async function withFileToWrite<Result>(
  file: string,
  options: { replace?: boolean },
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (file !== STANDARD) return work(fileToWrite(file, options));
  return inTemporaryFile(async (path) => {
    const result = await work(path);
    for await (const chunk of createReadStream(path))
      if (!process.stdout.write(chunk as Buffer)) await once(process.stdout, "drain");
    return result;
  });
}

/** Where a command says what it has done: not among what it writes to standard output. */
export function tellBeside(file: string, sentence: string): void {
  if (file === STANDARD) console.error(sentence);
  else console.log(sentence);
}

async function inTemporaryFile<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "niho-"));
  try {
    return await work(join(folder, "standard input"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The path of a file that a command reads. Throws a sentence where there is none. */
function fileToRead(file: string): string {
  const path = resolve(file);
  const found = statsOf(path);
  if (!found) throw new Error(`There’s no file ${file}.`);
  if (found.isDirectory()) throw new Error(`${file} is a folder.`);
  return path;
}

/** The path of a file that a command writes. Throws a sentence where something is there that it may not replace. */
function fileToWrite(file: string, { replace = false }: { replace?: boolean }): string {
  const path = resolve(file);
  const found = statsOf(path);
  if (found?.isDirectory()) throw new Error(`${file} is a folder.`);
  if (found && !replace) throw new Error(`${file} already exists. To overwrite it, add --replace.`);
  if (!statsOf(dirname(path))?.isDirectory()) throw new Error(`There’s no folder ${dirname(path)}.`);
  return path;
}

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
