/**
 * Whether an error says that the database cannot be used now, and not that our query is wrong: it is away, silent, locked,
 * full, damaged, for reading only, or closed because the process ends. Then the answer is 503: please come back later.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (NAMES.has(error.name) || MESSAGES.test(error.message)) return true;
  if ("errcode" in error) return SQLITE_CODES.has(Number(error.errcode) & 0xff);
  if (!("code" in error) || typeof error.code !== "string") return false;
  // PostgreSQL's socket is a file; any other file that is missing is a fault of our own.
  if (error.code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  return CODES.test(error.code);
}

/** Our own: `sqlite-files.ts` and `postgres.ts`. */
const NAMES: ReadonlySet<string> = new Set(["DatabaseFileLost", "QueryTimeout"]);

/** What the drivers and Kysely say where they give no code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|connection terminated|client (has encountered a connection error|was closed)|cannot use a pool after|driver has already been destroyed|database is not open)/i;

/** `BUSY`, `LOCKED`, `NOMEM`, `READONLY`, `IOERR`, `CORRUPT`, `FULL`, `CANTOPEN`, `PROTOCOL`, `NOTADB`: https://sqlite.org/rescode.html */
const SQLITE_CODES: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 26]);

/**
 * Codes of the system, and PostgreSQL's classes 08 (connection), 53 (resources), 57 (operator), 58 (system), XX (internal), with
 * 25006 (read only), 28 (who may connect), 3D (no such database), 40 (rolled back), 55P03 (locked):
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|EPIPE|E(HOST|NET)UNREACH|ETIMEDOUT|EMFILE|(08|28|3D|40|53|57|58|XX)...|25006|55P03)$/;
