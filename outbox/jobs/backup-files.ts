import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DAY, HOUR } from "#domain/durations.ts";
import { addDays, isoWeek, newZealandDay } from "#domain/nz-time.ts";
import { BACKUP_DAYS } from "#domain/retention.ts";

/** Kept: all of the last 24 hours, the newest of each of the last 7 days, and of each of the last 4 weeks. */
const DAILY = 7;
const WEEKLY = 4;

/** `backupName(now)` is `niho-2026-11-20T01-00-00Z.backup`. */
export function backupName(now: Date): string {
  return `niho-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** Names the backup that is made before an upgrade: `niho-2026-11-20T01-00-00Z.before-upgrade.backup`. It stays for 28 days. */
export function upgradeBackupName(now: Date): string {
  return backupName(now).replace(/backup$/, `${BEFORE_UPGRADE}backup`);
}

const BEFORE_UPGRADE = "before-upgrade.";

/** Prunes backups by `backupsToRemove`, and what a crash left half written; files of other names stay. */
export async function removeOldBackups(folder: string, now: Date): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const dated = await redateFuture(folder, files, now);
  for (const file of backupsToRemove(dated, now)) await rm(join(folder, file), { force: true });
}

/** Clocks of machines that share a folder may differ by so much. */
const MAX_SKEW = HOUR;

/**
 * Backups that were made under a clock ahead of time get today's date, or they would be kept for longer than the privacy
 * policy allows, and in place of others.
 */
async function redateFuture(folder: string, files: readonly string[], now: Date): Promise<string[]> {
  const names = new Set(files);
  const isFromFuture = (file: string) => !file.startsWith(".") && isAhead(dateIn(file), now);
  let time = now.getTime();
  for (const file of files.filter(isFromFuture).toSorted().toReversed()) {
    // The latest first, each a second before the one after it: none takes the place of another.
    time -= 1_000;
    while (names.has(backupName(new Date(time)))) time -= 1_000;
    const name = backupName(new Date(time));
    await rename(join(folder, file), join(folder, name));
    names.delete(file);
    names.add(name);
  }
  return [...names];
}

function isAhead(at: Date | undefined, now: Date): boolean {
  return at !== undefined && at.getTime() > now.getTime() + MAX_SKEW;
}

/**
 * The files to delete: those older than a day that are neither the newest of one of the last 7 days nor of one of the
 * last 4 weeks nor from before an upgrade, and those older than the privacy policy allows (28 days).
 */
export function backupsToRemove(files: readonly string[], now: Date): string[] {
  const ours = datedBackups(files);
  const whole = wholeBackups(ours);
  const days = new Set(Array.from({ length: DAILY }, (_, back) => addDays(newZealandDay(now), -back)));
  const newestOfEach = (period: (at: Date) => string) =>
    [...Map.groupBy(whole, ({ at }) => period(at)).values()].map(([newest]) => newest!);
  const ofDays = newestOfEach(newZealandDay).filter(({ at }) => days.has(newZealandDay(at)));
  const ofWeeks = newestOfEach((at) => isoWeek(newZealandDay(at))).slice(0, WEEKLY);
  const oldest = now.getTime() - BACKUP_DAYS * DAY;
  const stale = now.getTime() - DAY;
  const recent = whole.filter(({ at }) => at.getTime() > stale);
  const ofUpgrades = whole.filter(({ file }) => file.includes(BEFORE_UPGRADE));
  const kept = new Set([...recent, ...ofDays, ...ofWeeks, ...ofUpgrades].map(({ file }) => file));
  return ours
    .filter(({ file, at }) =>
      file.startsWith(".")
        ? at.getTime() < stale || isAhead(at, now)
        : !kept.has(file) || at.getTime() <= oldest,
    )
    .map(({ file }) => file);
}

/** The newest backup in the folder, and when it was made. Undefined when there is none. */
export async function newestBackup(folder: string): Promise<DatedBackup | undefined> {
  const files = await readdir(folder).catch(() => []);
  return wholeBackups(datedBackups(files))[0];
}

type DatedBackup = { file: string; at: Date };

function datedBackups(files: readonly string[]): DatedBackup[] {
  return files.flatMap((file) => {
    const at = dateIn(file);
    return at ? [{ file, at }] : [];
  });
}

/** Leaves out those that are not finished; the newest first. */
function wholeBackups(backups: readonly DatedBackup[]): DatedBackup[] {
  return backups
    .filter(({ file }) => !file.startsWith("."))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

const FILE =
  /^\.?niho-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:before-upgrade\.)?backup(?:\.unfinished)?$/;

function dateIn(file: string): Date | undefined {
  const [, day, hours, minutes, seconds] = FILE.exec(file) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
}
