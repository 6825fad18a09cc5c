import { type Stats, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The path of a file that a command reads. Throws a sentence where there is none. */
export function fileToRead(file: string): string {
  const path = resolve(file);
  const found = statsOf(path);
  if (!found) throw new Error(`There is no file ${file}.`);
  if (found.isDirectory()) throw new Error(`${file} is a folder.`);
  return path;
}

/** The path of a file that a command writes. Throws a sentence where something is there that it may not replace. */
export function fileToWrite(file: string, { replace = false }: { replace?: boolean }): string {
  const path = resolve(file);
  const found = statsOf(path);
  if (found?.isDirectory()) throw new Error(`${file} is a folder.`);
  if (found && !replace) throw new Error(`${file} is there already; --replace writes over it.`);
  if (!statsOf(dirname(path))?.isDirectory()) throw new Error(`There is no folder ${dirname(path)}.`);
  return path;
}

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
