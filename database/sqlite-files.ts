import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** How long to wait for another process that holds the file, in milliseconds. */
export const TIMEOUT = 5000;

export const SQLITE_BUSY = 5;

/** Whether another connection holds the file. The low byte is the code, the rest says more of it. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/**
 * Makes the database readable to its owner alone, whatever the umask and the mode of its folder. SQLite gives the
 * journal the mode of the database, so that one is made first. Windows has no such modes.
 */
export function narrowFiles(path: string): void {
  if (process.platform === "win32") return;
  // Not where it exists: closing a second descriptor would release the locks that SQLite holds on it (POSIX `fcntl`).
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  for (const file of exposedFiles(path)) {
    try {
      chmodSync(file, 0o600);
    } catch {
      // Another user's file: `doctor` reports it.
    }
  }
}

/** Those of a database's files that other users of this machine may read. */
export function exposedFiles(path: string): string[] {
  if (process.platform === "win32") return [];
  return ["", "-wal", "-shm"]
    .map((end) => path + end)
    .filter((file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);
}

/** The path leads to another file than the open one, or to none: what was written would be lost. */
class DatabaseFileLost extends Error {
  override readonly name = "DatabaseFileLost";
  constructor(file: string) {
    super(`${file} is not the file that was opened.`);
  }
}

/**
 * SQLite writes silently into a file that was moved, deleted or replaced, and into one whose pages are destroyed on
 * disk while its cache has them: all of it would be gone at the next start. Returns a check for the end of each
 * transaction, which throws unless both files are still those that were opened and a new connection can read them. The
 * latter is tried only after a checkpoint (2 ms, every thousandth page); otherwise the check costs 10 µs. It goes
 * through SQLite: closing another descriptor of the file would release SQLite's locks (POSIX `fcntl`).
 */
export function watchFiles(path: string): () => void {
  const journal = `${path}-wal`;
  const opened = stateOf(path);
  const openedJournal = stateOf(journal);
  let writtenAt = opened.writtenAt;
  return () => {
    const now = stateOf(path);
    if (now.identity !== opened.identity) throw new DatabaseFileLost(path);
    if (stateOf(journal).identity !== openedJournal.identity) throw new DatabaseFileLost(journal);
    if (now.writtenAt === writtenAt) return;
    using second = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
    second.prepare("select count(*) from sqlite_schema").get();
    writtenAt = now.writtenAt;
  };
}

function stateOf(file: string): { identity: string; writtenAt: bigint } {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? { identity: `${found.dev} ${found.ino}`, writtenAt: found.mtimeNs } : NO_FILE;
}

const NO_FILE = { identity: "none", writtenAt: 0n };
