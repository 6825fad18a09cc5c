import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { insertSubmission } from "#database/requests/submissions.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { runCommand, rowsIn } from "#tests/support/command-line.ts";
import { newDataFolder } from "#tests/support/data-folder.ts";
import { makeMessage } from "#tests/support/message.ts";
import { newFolder } from "#tests/support/new-folder.ts";

/** The commands that show and erase what people told us, on a database with four submissions of two people. */
let folder: string;
const SENT = [
  ["NIHO-7K4Q-2WXR-6M", "2026-11-18T00:30:00Z", "Hemi@Patient.example"],
  ["NIHO-2222-2222-22", "2026-11-19T10:59:59Z", "aroha@patient.example"],
  ["NIHO-3333-3333-33", "2026-11-19T11:00:00Z", "hemi@patient.example"],
  ["NIHO-4444-4444-44", "2026-11-20T11:00:00Z", "hemi@patient.example"],
] as const;

beforeAll(async () => {
  const { database, sealing, dataDir } = await newDataFolder();
  folder = dataDir;
  await database.transact(async (tx) => {
    for (const [reference, at, email] of SENT) {
      const receivedAt = new Date(at);
      const fields = { name: "Hēmi Ngāta", email, message: `About ${reference}` };
      const submission = {
        reference,
        kind: "contact",
        receivedAt,
        noticeVersion: "2026-11-20",
        fields,
      } as const;
      await insertSubmission(tx, sealing, submission);
      const message = makeMessage({ messageId: `<${reference}@niho.example>` });
      await enqueueMessage(tx, sealing.encryption, { message, reference, now: receivedAt });
    }
  });
  await database.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function niho(...words: string[]) {
  return runCommand(words, { DATA_DIR: folder });
}

function referencesIn(text: string): string[] {
  return [...new Set(text.match(/NIHO-[\w-]+/g))];
}

async function audit(): Promise<{ command: string; about: string; records: number }[]> {
  return rowsIn(await niho("audit", "--format", "json"));
}

describe("Personal data on the command line", () => {
  test("is never said not to be there because the secret is another one or gone, and no new secret is made", async () => {
    const secret = join(folder, "secret");
    const right = readFileSync(secret);
    for (const wrong of ["another secret of more than thirty-two characters", undefined]) {
      rmSync(secret);
      if (wrong !== undefined) writeFileSync(secret, wrong);
      for (const words of [
        ["person", "hemi@patient.example"],
        ["erase", "hemi@patient.example"],
      ]) {
        const { status, stdout, stderr } = await niho(...words);
        expect([words[0], status, stdout]).toEqual([words[0], 1, ""]);
        expect(stderr).toContain("doesn’t open this database, which was sealed with another secret");
      }
      expect((await niho("doctor")).stdout).toMatch(/✗ Secret +it doesn’t open this database/);
      expect(existsSync(secret)).toBe(wrong !== undefined);
    }
    writeFileSync(secret, right, { mode: 0o600 });
    expect((await niho("doctor")).stdout).toMatch(/✓ Secret /);
  }, 60_000);

  test("shows a person all that is held under an address, however it is written, and notes that it did", async () => {
    const shown = await niho("person", " HEMI@patient.example", "--format", "json");
    expect(shown.status).toBe(0);
    const held = rowsIn(shown);
    expect(held.map(({ reference }) => reference)).toEqual([SENT[0][0], SENT[2][0], SENT[3][0]]);
    expect(held[0]).toMatchObject({
      kind: "contact",
      receivedAt: "2026-11-18T00:30:00.000Z",
      eraseOn: "2027-11-18",
      noticeVersion: "2026-11-20",
      fields: { name: "Hēmi Ngāta", email: "Hemi@Patient.example" },
      mails: [{ queuedAt: "2026-11-18T00:30:00.000Z", sentAt: null }],
    });
    const table = (await niho("person", "aroha@patient.example")).stdout;
    expect(table).toMatch(/NIHO-2222-2222-22\s+message\s+About NIHO-2222-2222-22/);
    expect((await audit()).slice(-2)).toMatchObject([
      { command: "person", records: 3 },
      { command: "person", records: 1 },
    ]);
    expect(JSON.stringify(await audit())).not.toMatch(/patient\.|hemi@|aroha@/i);
  });

  test("corrects a name and an address by reference; the record is then found under the new one", async () => {
    const correct = (...words: string[]) => niho("person", "correct", SENT[1][0], ...words);
    expect(await correct("--email", "aroha@other.example", "--name", "Aroha Reti")).toEqual({
      status: 0,
      stdout: `${SENT[1][0]} is corrected.\n`,
      stderr: "",
    });
    expect((await niho("person", "aroha@patient.example")).stdout).toBe("");
    expect((await niho("person", "aroha@other.example")).stdout).toMatch(/name +Aroha Reti/);
    expect((await correct("--phone", "12")).stderr).toMatch(/^Give a phone number/);
    expect((await correct("--email", "aroha@patient.example")).status).toBe(0);
    expect((await audit()).filter(({ command }) => command === "person correct")).toHaveLength(4);
  });

  test("lists who was affected between two times, in New Zealand days or to the second", async () => {
    const between = async (...words: string[]) => referencesIn((await niho("submissions", ...words)).stdout);
    expect(await between("--from", "2026-11-20", "--to", "2026-11-20")).toEqual([SENT[2][0]]);
    expect(await between("--to", "2026-11-19T23:59:59")).toEqual([SENT[0][0], SENT[1][0]]);
    expect(await between("--from", "2026-11-20T11:00:00Z")).toEqual([SENT[3][0]]);
    expect((await audit()).at(-1)).toMatchObject({
      command: "submissions",
      about: "all, from 2026-11-20T11:00:00.000Z",
      records: 1,
    });
    expect((await niho("submissions", "--from", "yesterday")).status).toBe(2);
  });

  test("backs up, refuses to restore over what is there, and restores elsewhere with the secret alone", async () => {
    const file = join(folder, "copy", "niho.backup");
    const nowhere = await niho("backup", file);
    expect(nowhere).toMatchObject({ status: 1, stderr: `There’s no folder ${join(folder, "copy")}.\n` });
    mkdirSync(join(folder, "copy"));
    const made = await niho("backup", file);
    expect([made.status, made.stdout]).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
    const before = readFileSync(file);
    const again = await niho("backup", file);
    expect(again).toMatchObject({
      status: 1,
      stderr: `${file} already exists. To overwrite it, add --replace.\n`,
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect((await niho("backup", file, "--replace")).status).toBe(0);
    expect(readFileSync(file).equals(before)).toBe(false);
    expect((await niho("backup", folder)).stderr).toBe(`${folder} is a folder.\n`);
    expect(await niho("restore", file)).toMatchObject({ status: 1, stdout: "" });
    expect((await niho("restore", file)).stderr).toMatch(/already holds something\. .*--replace/);

    const elsewhere = newFolder();
    const without = await runCommand(["restore", file], { DATA_DIR: elsewhere });
    expect([without.status, without.stderr]).toEqual([1, expect.stringMatching(/put back the secret/)]);
    const secret = readFileSync(join(folder, "secret"), "utf8");
    const restored = await runCommand(["restore", file], { DATA_DIR: elsewhere, APP_SECRET: secret });
    expect(restored.stdout).toMatch(/all checksums equal/);
    expect(restored.status).toBe(0);
  });

  test("says what erasing would take, and takes nothing; asks on a terminal before it does", async () => {
    const before = (await niho("submissions")).stdout;
    expect(await niho("erase", "hemi@patient.example", "--dry-run")).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /^(This would erase NIHO-\S+, an? .+ 2026\.\n){3}Nothing was erased\.\n$/,
      ),
      stderr: "",
    });
    expect(await niho("erase", "nobody@patient.example", "--dry-run")).toMatchObject({
      stdout: "Nothing is held under this address.\n",
    });
    const refused = await runCommand(
      ["erase", "hemi@patient.example"],
      { DATA_DIR: folder },
      { typed: "n\n" },
    );
    expect(refused).toEqual({
      status: 1,
      stdout: "",
      stderr: "This erases 3 records for good. Go on? [y/N] Nothing was changed.\n",
    });
    expect((await niho("submissions")).stdout).toBe(before);
    expect((await niho("audit", "--about", "hemi@patient.example")).stdout).toMatch(/erase --dry-run +3/);
  });

  test("erases by reference and by address, says so, and does no harm the second time", async () => {
    const first = await niho("erase", "niho 7k4q 2wxr 6m");
    expect([first.status, first.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^Erased NIHO-7K4Q-2WXR-6M, a message of 18 November 2026\.\nEarlier backups still hold/,
      ),
    ]);
    expect(await niho("erase", SENT[0][0])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^NIHO-7K4Q-2WXR-6M was already erased on .+\.\n$/),
    });
    expect(referencesIn((await niho("erase", "hemi@PATIENT.example")).stdout)).toEqual([
      SENT[2][0],
      SENT[3][0],
    ]);
    expect((await niho("erase", "hemi@patient.example")).stdout).toBe(
      "Nothing is held under this address.\n",
    );
    expect(await niho("person", "hemi@patient.example")).toMatchObject({ status: 0, stdout: "" });
    expect(referencesIn((await niho("submissions")).stdout)).toEqual([SENT[1][0]]);
    expect((await niho("erase", "everything")).status).toBe(2);
    expect((await niho("audit", "--about", SENT[0][0])).stdout.match(/erase/g)).toHaveLength(2);
  });

  test("an older copy that is restored does not bring back what was erased", async () => {
    const { status, stdout } = await niho("restore", join(folder, "copy", "niho.backup"), "--replace");
    expect([status, stdout]).toEqual([0, expect.stringMatching(/Also erased 3 records /)]);
    expect(referencesIn((await niho("submissions")).stdout)).toEqual([SENT[1][0]]);
    expect(readFileSync(join(folder, "erasures.txt"), "utf8").match(/NIHO/g)).toHaveLength(3);
  });

  test("a restore takes nothing out of the audit, and has its own line there", async () => {
    const before = await audit();
    expect((await niho("restore", join(folder, "copy", "niho.backup"), "--replace")).status).toBe(0);
    expect(await audit()).toEqual([...before, expect.objectContaining({ command: "restore", kind: "act" })]);
  });

  test("doctor says what is overdue, and when jobs and backups were last done", async () => {
    const { stdout } = await niho("doctor");
    expect(stdout).toMatch(/Erasing\s+nothing is overdue/);
    expect(stdout).toMatch(/Backups\s+none in DATA_DIR\/backups yet/);
  });

  test("a restore under a clock that has jumped erases nothing that is due, and says so", async () => {
    const file = join(folder, "copy", "jumped.backup");
    expect((await niho("backup", file)).status).toBe(0);
    const kept = referencesIn((await niho("submissions")).stdout);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 800 * 86_400_000 });
    // Twice: what a wrong clock leaves behind must not vouch for it.
    for (const _ of [1, 2]) {
      const { status, stdout } = await niho("restore", file, "--replace");
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/^Nothing that is due was erased: the clock/m),
      ]);
      expect(referencesIn((await niho("submissions")).stdout)).toEqual(kept);
      expect((await niho("backup", file, "--replace")).status).toBe(0);
    }
    await niho("clock", "confirm");
    const { stdout } = await niho("restore", file, "--replace");
    expect(stdout).toMatch(/^Also erased 1 record /m);
    expect(referencesIn((await niho("submissions")).stdout)).toEqual([]);
  });
});
