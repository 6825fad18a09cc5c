import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openSqlite } from "#database/sqlite.ts";
import { isStored, openWithLinks, sendLinkInVain } from "../support/every-link.ts";
import { keptIn } from "../support/form.ts";
import { BOOKING, sendWell } from "../support/forms.ts";
import { newFolder } from "../support/new-folder.ts";
import { openSite, type TestSite } from "../support/site.ts";
import { fault, run, smallDisk } from "./fault.ts";
import { DATABASE_AWAY, READY, readinessOf, sendAgain, sendInVain } from "./visitor.ts";

/** Milliseconds for which a transaction waits for a lock; the site's own is five seconds. */
const SHORT = 100;

describe("The embedded database:", () => {
  fault("another program holds the lock for a moment", async () => {
    const { site, file } = await openOn(newFolder());
    const other = await lockedElsewhere(file);
    const sent = sendWell(site, BOOKING, BOOKING.right);
    expect((await site.fetch("/directory?q=dental")).status).toBe(200);
    other.stdin!.end();
    const reference = await sent;
    expect((await keptIn(site)).map((kept) => kept.reference)).toEqual([reference]);
  });

  fault("another program does not let go of the lock", async () => {
    const { site, file } = await openOn(newFolder(), { timeout: SHORT });
    const other = await lockedElsewhere(file);
    const refused = sendInVain(site);
    expect((await site.fetch("/directory?q=dental")).status).toBe(200);
    const values = await refused;
    other.stdin!.end();
    await once(other, "exit");
    await sendAgain(site, values);
  });

  fault("the disk is full when a form is kept", async () => {
    const disk = smallDisk(16_384);
    const { site } = await openOn(disk);
    const rest = fill(disk);
    const values = await sendInVain(site);
    expect((await site.fetch("/directory?q=dental")).status).toBe(200);
    rmSync(rest);
    await sendAgain(site, values);
  });

  fault("the disk is full when the journal is moved into the file", async () => {
    const disk = smallDisk(16_384);
    const { site } = await openOn(disk, { samples: 240 });
    await sendWell(site, BOOKING, BOOKING.right);
    const rest = fill(disk);
    await expect(site.database.scrub()).rejects.toThrow(/full|journal/i);
    expect(await keptIn(site)).toHaveLength(1);
    rmSync(rest);
    await site.database.scrub();
    expect(await keptIn(site)).toHaveLength(1);
  });

  fault("the file may only be read", async () => {
    const { site, file } = await openOn(newFolder("/var/tmp"));
    const forbid = (how: "+i" | "-i") => run("chattr", how, file, `${file}-wal`);
    forbid("+i");
    onTestFinished(() => void forbid("-i"));
    const values = await sendInVain(site);
    expect((await site.fetch("/directory?q=dental")).status).toBe(200);
    forbid("-i");
    await sendAgain(site, values);
  });

  fault("the file is moved away under the running site", async () => {
    const { site, file } = await openOn(newFolder());
    renameSync(file, `${file}.elsewhere`);
    const values = await sendInVain(site);
    expect(await readinessOf(site)).toEqual(DATABASE_AWAY);
    renameSync(`${file}.elsewhere`, file);
    expect(await readinessOf(site)).toEqual(READY);
    await sendAgain(site, values);
  });

  fault("another file lies in the place of the database", async () => {
    const { site, file } = await openOn(newFolder());
    renameSync(file, `${file}.first`);
    writeFileSync(file, "");
    await sendInVain(site);
    renameSync(`${file}.first`, file);
  });

  fault("the journal is deleted under the running site", async () => {
    const { site, file } = await openOn(newFolder());
    rmSync(`${file}-wal`);
    await sendInVain(site);
  });

  fault("the file is cut off", async () => {
    const { site, file } = await openOn(newFolder());
    await site.database.scrub();
    truncateSync(file, 8_192);
    await sendInVain(site);
  });

  fault("the file is overwritten", async () => {
    const { site, file } = await openOn(newFolder());
    await site.database.scrub();
    writeFileSync(file, Buffer.alloc(statSync(file).size, "x"), { flag: "r+" });
    await sendInVain(site);
  });
});

describe("What a link opens", () => {
  test("takes nothing while the file is moved away, keeps every value, and takes it when it is back", async () => {
    const file = join(newFolder(), "niho.db");
    const { site, forms } = await openWithLinks({ open: async () => openSqlite(file) });
    site.log.expect("act not stored");
    site.log.expect("page failed");
    renameSync(file, `${file}.elsewhere`);
    for (const form of forms.filter(isStored)) await sendLinkInVain(site, form);
    renameSync(`${file}.elsewhere`, file);
    for (const { path, fields } of forms) expect((await site.post(path, fields)).status).toBeLessThan(500);
  });

  test("waits for another program that holds the lock, says that it stored nothing, and keeps every value", async () => {
    const file = join(newFolder(), "niho.db");
    const { site, forms } = await openWithLinks({ open: async () => openSqlite(file, { timeout: SHORT }) });
    site.log.expect("act not stored");
    site.log.expect("page failed");
    const other = await lockedElsewhere(file);
    const some = ["patient changes", "listing, words", "review", "newsletter, confirm"];
    const asked = forms.filter(({ what }) => some.includes(what));
    const shown = await Promise.all(asked.map((form) => sendLinkInVain(site, form)));
    expect(shown.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    other.stdin!.end();
    await once(other, "exit");
  });
});

async function openOn(
  folder: string,
  { samples = 10, timeout }: { samples?: number; timeout?: number } = {},
): Promise<{ site: TestSite; file: string }> {
  const file = join(folder, "niho.db");
  return { site: await openSite({ samples, open: async () => openSqlite(file, { timeout }) }), file };
}

/** Another process that writes, and does not end before its standard input does. */
async function lockedElsewhere(file: string): Promise<ChildProcess> {
  const program = `
    const db = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
    db.exec("begin exclusive");
    console.log("locked");
    process.stdin.resume().on("end", () => { db.exec("rollback"); db.close(); });
  `;
  const child = spawn(process.execPath, ["-e", program, file], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

/** Until nothing more fits. Gives the file that takes the room. */
function fill(disk: string): string {
  const file = join(disk, "the rest");
  for (const bytes of [1_024 * 1_024, 4_096]) {
    while (statfsSync(disk).bavail * statfsSync(disk).bsize >= bytes)
      appendFileSync(file, Buffer.alloc(bytes));
  }
  expect(existsSync(file)).toBe(true);
  return file;
}
