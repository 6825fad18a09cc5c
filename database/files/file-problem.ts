import { userInfo } from "node:os";

const WORDS: Readonly<Record<string, (path: string, user: string) => string>> = {
  EACCES: (path, user) =>
    `${path} can’t be read or written by the user ${user}. Give it to them (chown), or use another folder.`,
  EPERM: (path, user) =>
    `${path} can’t be changed by the user ${user}. Give it to them (chown), or use another folder.`,
  EROFS: (path) =>
    `${path} is on a disk that is read-only. Use another folder, or mount the disk for writing.`,
  ENOSPC: (path) => `There’s no room left on the disk of ${path}. Make room, then try again.`,
  EDQUOT: (path, user) =>
    `The user ${user} has used up their share of the disk of ${path}. Make room, then try again.`,
  ENOTDIR: (path) => `A part of ${path} is a file, not a folder. Check the path.`,
  EISDIR: (path) => `${path} is a folder, not a file. Check the path.`,
  ENOENT: (path) => `${path} isn’t there. Check the path.`,
  EMFILE: (path) => `Too many files are open to open ${path}. Raise the limit of open files (ulimit -n).`,
};

const DAMAGED =
  "niho.db in DATA_DIR is damaged, or no database. Stop the site, move niho.db* away and restore the newest backup: npm run -s niho -- restore FILE";

/** SQLite's own: READONLY, CORRUPT, FULL, CANTOPEN and NOTADB, with every further detail (https://www.sqlite.org/rescode.html). */
const SQLITE: Readonly<Record<number, string>> = {
  8: "The database can’t be written by this user. Check the permissions on DATA_DIR and on niho.db in it.",
  11: DAMAGED,
  13: "There’s no room left on the disk of the database. Make room in DATA_DIR, then try again.",
  14: "The database can’t be opened. Check the permissions on DATA_DIR and on niho.db in it.",
  26: DAMAGED,
};

/**
 * What an operator reads of an error about a file: which one, and what to do. Undefined where it is another error.
 *
 * `EACCES: permission denied, open '/srv/x'` → `/srv/x can’t be read or written by the user niho. Give it to …`
 */
export function fileProblem(error: unknown): string | undefined {
  const { code, path, errcode } = (error ?? {}) as { code?: string; path?: string; errcode?: number };
  if (errcode !== undefined) return SQLITE[errcode & 0xff];
  if (code === undefined || path === undefined) return undefined;
  return WORDS[code]?.(path, userInfo().username);
}

/** Says what happened to the file, else the error's own words. Ends like a sentence. */
export function inOneSentence(error: unknown): string {
  const text = fileProblem(error) ?? (error instanceof Error ? error.message : String(error));
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
