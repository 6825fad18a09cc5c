import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

/** `DATA_DIR` is not a folder, and none can be made there. */
class NoDataFolder extends Error {
  override readonly name = "NoDataFolder";
  constructor(path: string, { code }: NodeJS.ErrnoException) {
    const hint = ["EACCES", "EPERM", "EROFS"].includes(code ?? "") ? ` ${makeItOurs(path)}` : "";
    super(`DATA_DIR ${path} isn’t a folder, and can’t be made into one (${code}).${hint}`);
  }
}

/** `DATA_DIR` is a folder that this user may not write into. */
class UnwritableDataFolder extends Error {
  override readonly name = "UnwritableDataFolder";
  constructor(path: string, { code }: NodeJS.ErrnoException) {
    super(
      `DATA_DIR ${path} can’t be written by the user ${userInfo().username} (${code}). ${makeItOurs(path)}`,
    );
  }
}

function makeItOurs(path: string): string {
  const { username } = userInfo();
  return `As root: mkdir -p ${path} && chown -R ${username} ${path}. Or set DATA_DIR to another folder.`;
}

/**
 * Makes the folder of the data, for its owner alone, and those above it that are missing. Throws `NoDataFolder`, and `UnwritableDataFolder` for one of somebody else. One by
 * one, because `mkdirSync(…, { recursive: true })` never ends under /proc (Node 26.10).
 */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw new NoDataFolder(path, error as NodeJS.ErrnoException);
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UnwritableDataFolder(path, error as NodeJS.ErrnoException);
  }
}

function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
