import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { backupsToRemove, removeOldBackups } from "./backup-files.ts";

const nameOf = (at: Date) => `niho-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;

/** A folder in which a job that runs every so often has written for 100 days. */
function afterHundredDays(every: number): { files: string[]; now: Date } {
  let files: string[] = [];
  let now = new Date("2026-11-20T01:00:00Z");
  for (let passed = 0; passed < 100 * 24 * HOUR; passed += every) {
    now = new Date(now.getTime() + every);
    files.push(nameOf(now));
    const gone = new Set(backupsToRemove(files, now));
    files = files.filter((file) => !gone.has(file));
  }
  return { files, now };
}

test.each([4, 6, 24])(
  "made every %d hours, those of a day stay, a week of them and three of the weeks before",
  (hours) => {
    const { files, now } = afterHundredDays(hours * HOUR);
    const ofDay = files.filter((file) => file > nameOf(new Date(now.getTime() - 24 * HOUR)));
    expect(ofDay.length).toBe(24 / hours);
    expect(files.length - ofDay.length).toBeGreaterThanOrEqual(8);
    expect(files.length - ofDay.length).toBeLessThanOrEqual(10);
    expect(files).toContain(nameOf(now));
    const oldest = new Date(files.toSorted()[0]!.slice(5, 15));
    const days = (now.getTime() - oldest.getTime()) / (24 * HOUR);
    expect(days).toBeGreaterThan(14);
    expect(days).toBeLessThanOrEqual(29);
  },
);

test("however few there are, none outlives 28 days", () => {
  const old = nameOf(new Date("2026-11-20T01:00:00Z"));
  expect(backupsToRemove([old], new Date("2026-12-18T00:59:59Z"))).toEqual([]);
  expect(backupsToRemove([old], new Date("2026-12-18T01:00:00Z"))).toEqual([old]);
});

test("one from before an upgrade stays for 28 days, whatever comes after it", () => {
  const before = nameOf(new Date("2026-11-20T01:00:00Z")).replace("Z.", "Z.before-upgrade.");
  const later = nameOf(new Date("2026-11-20T02:00:00Z"));
  expect(backupsToRemove([before, later], new Date("2026-12-18T00:59:59Z"))).toEqual([]);
  expect(backupsToRemove([before], new Date("2026-12-18T01:00:00Z"))).toEqual([before]);
});

test("what a crash left half written goes after a day, or at once when a wrong clock has dated it; files of other names stay", () => {
  const now = new Date("2026-11-22T01:00:00Z");
  const stale = `.${nameOf(new Date("2026-11-20T01:00:00Z"))}.unfinished`;
  const fresh = `.${nameOf(new Date("2026-11-22T00:59:00Z"))}.unfinished`;
  const future = `.${nameOf(new Date("2026-12-27T00:59:00Z"))}.unfinished`;
  const others = ["mine.backup", "niho-2020.backup", ".DS_Store", "niho-2020-01-01T00-00-00Z.backup.gpg"];
  expect(backupsToRemove([stale, fresh, future, ...others], now)).toEqual([stale, future]);
});

test("a backup that a wrong clock has dated ahead is dated anew, and takes the place of no other", async () => {
  const folder = newFolder();
  const now = new Date("2026-11-22T01:00:00Z");
  const today = nameOf(now);
  const yesterday = nameOf(new Date("2026-11-21T01:00:00Z"));
  for (const file of [today, yesterday, nameOf(new Date("2026-12-27T01:00:00Z"))])
    writeFileSync(join(folder, file), file);
  await removeOldBackups(folder, now);
  const dated = nameOf(new Date(now.getTime() - 1_000));
  expect(readdirSync(folder).toSorted()).toEqual([yesterday, dated, today]);
  for (const file of [today, yesterday]) expect(readFileSync(join(folder, file), "utf8")).toBe(file);
});
