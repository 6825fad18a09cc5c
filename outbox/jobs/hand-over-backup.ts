import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { newestBackup } from "./backup-files.ts";
import type { Job } from "../schedule.ts";

/** The operator's program that takes a backup elsewhere, and the environment it runs with. */
export type BackupHook = { program: string; environment: Readonly<Record<string, string | undefined>> };

/** The hook has ended with another status than 0, or was ended. `code` is in the log and in `doctor`. */
class HookFailed extends Error {
  override readonly name = "HookFailed";
  readonly code: string;
  constructor(status: number | null, signal: NodeJS.Signals | null) {
    const code = status === null ? String(signal) : `status ${status}`;
    super(`The backup hook has ended with ${code}`);
    this.code = code;
  }
}

export const HAND_OVER_BACKUP = "hand over backup";
/** The job looks as often as the schedule does. */
const EVERY = 300_000;
/** Milliseconds after which the hook is killed: 1 GB at 2 MB a second. */
const LONGEST = 600_000;
/** A file in the folder of backups, with the name of the backup that was handed over last. */
const LAST = "handed-over";

/**
 * Runs the operator's program with each new backup, `HOOK FILE`, without a shell. What it prints goes to standard error.
 * It is tried again until it ends with 0. Only the newest is handed over: it holds all that the earlier ones held.
 */
export function handOverBackupJob(folder: string, hook: BackupHook): Job {
  return {
    name: HAND_OVER_BACKUP,
    every: EVERY,
    scope: "process",
    run: async () => {
      const newest = await newestBackup(folder);
      if (newest === undefined || newest.file === (await lastHandedOver(folder))) return;
      await runHook(hook, join(folder, newest.file));
      await writeFile(join(folder, LAST), newest.file, { mode: 0o600 });
    },
  };
}

/** The name of the backup that was handed over last. Undefined when there is none. */
export function lastHandedOver(folder: string): Promise<string | undefined> {
  return readFile(join(folder, LAST), "utf8").catch(() => undefined);
}

async function runHook({ program, environment }: BackupHook, file: string): Promise<void> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  const hook = spawn(program, [file], {
    env: { ...environment, NIHO_BACKUP_SHA256: hash.digest("hex") },
    // Standard output has the log, a line of JSON each.
    stdio: ["ignore", 2, 2],
    timeout: LONGEST,
    killSignal: "SIGKILL",
  });
  await new Promise<void>((resolve, reject) => {
    hook.once("error", reject);
    hook.once("close", (status, signal) =>
      status === 0 ? resolve() : reject(new HookFailed(status, signal)),
    );
  });
}
