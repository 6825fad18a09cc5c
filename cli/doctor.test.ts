import { ROOT } from "#tests/support/repository.ts";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { claimFirstMail } from "#database/requests/first-mails.ts";
import { appliedMigrations } from "#database/migrate.ts";
import { makeOlder } from "#tests/support/older-database.ts";
import { embeddedFile, openDatabase } from "#database/open.ts";
import type { Schema } from "#database/schema.ts";
import { markAnswered } from "#database/requests/answered.ts";
import { insertSubmission } from "#database/requests/submissions.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import { runCommand, rowsIn } from "#tests/support/command-line.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { writeMigrated } from "#tests/support/template-database.ts";

async function newSite(): Promise<string> {
  const dataDir = newFolder();
  await writeMigrated(embeddedFile(dataDir), 1);
  return dataDir;
}

/** Lines of the report that are about the secret. */
function secretLines(stdout: string): string[] {
  return stdout.split("\n").filter((line) => /^. (Secret|APP_SECRET) /.test(line));
}

describe("Of the secret the doctor", () => {
  test("says nothing while it is whole and its owner's alone", async () => {
    const dataDir = await newSite();
    writeFileSync(join(dataDir, "secret"), "0123456789abcdef0123456789abcdef", { mode: 0o600 });
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(stdout).not.toContain("✗");
    expect(secretLines(stdout)).toEqual([expect.stringMatching(/^✓ Secret +kept in DATA_DIR\/secret$/)]);
    expect([status, stdout]).toEqual([0, expect.stringContaining("All is well.")]);
  });

  test.each([
    ["an empty file", "", 0o600, "DATA_DIR/secret is empty or cut off"],
    ["one that is too short", "0123456789", 0o600, "DATA_DIR/secret is empty or cut off"],
    [
      "one that others can read",
      "0123456789abcdef0123456789abcdef",
      0o644,
      "other users of this machine can read DATA_DIR/secret",
    ],
  ])("reports %s and fails", async (_, content, mode, sentence) => {
    const dataDir = await newSite();
    const file = join(dataDir, "secret");
    writeFileSync(file, content);
    chmodSync(file, mode);
    const { status, stdout, stderr } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(secretLines(stdout)).toEqual([expect.stringMatching(/^✗ Secret /)]);
    expect(stdout).toContain(sentence);
    expect([status, stderr]).toEqual([1, "One thing needs mending.\n"]);
  });

  test("says that none is made yet, and whether APP_SECRET is set, also where there is no database", async () => {
    const dataDir = await newSite();
    const none = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(secretLines(none.stdout)).toEqual([expect.stringMatching(/^✓ Secret +none yet/)]);
    rmSync(join(dataDir, "niho.db"));
    const set = await runCommand(["doctor"], { DATA_DIR: dataDir, APP_SECRET: "s".repeat(32) });
    expect(secretLines(set.stdout)).toEqual([expect.stringMatching(/^✓ APP_SECRET +set$/)]);
  });
});

test.skipIf(process.platform === "win32")(
  "Of a database that others can read the doctor fails once: opening it has narrowed it",
  async () => {
    const dataDir = await newSite();
    writeFileSync(join(dataDir, "secret"), "0123456789abcdef0123456789abcdef", { mode: 0o600 });
    chmodSync(join(dataDir, "niho.db"), 0o644);
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(status).toBe(1);
    expect(stdout).toMatch(/✗ Database +other users of this machine could read niho\.db in DATA_DIR/);
    expect((await runCommand(["doctor"], { DATA_DIR: dataDir })).status).toBe(0);
  },
);

test("A command that needs the secret ends with 1 and a sentence when the file is empty", async () => {
  const dataDir = await newSite();
  writeFileSync(join(dataDir, "secret"), "");
  const { status, stderr } = await runCommand(["person", "maia@example.co.nz"], { DATA_DIR: dataDir });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^DATA_DIR\/secret has fewer than 32 characters .*\n$/),
  ]);
});

describe("Of the clock the doctor", () => {
  const HOUR = 3_600_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

  async function withClock(known: Partial<Schema["clock_checks"]>): Promise<string> {
    const dataDir = await newSite();
    const database = openDatabase({ databaseUrl: undefined, dataDir });
    await database.transact((tx) =>
      tx
        .insertInto("clock_checks")
        .values({ id: 1, trusted_at: inHours(0), ...known })
        .execute(),
    );
    await database.close();
    return dataDir;
  }

  test("says by how much it has jumped while the machine was on, either way", async () => {
    const { boot, milliseconds } = systemUptime();
    for (const [hours, words] of [
      [-6 * 24, "6 days ahead of"],
      [-3, "3 hours ahead of"],
      [5 * 24, "5 days behind"],
    ] as const) {
      const booted_at = new Date(Date.now() - milliseconds() + hours * HOUR).toISOString();
      const dataDir = await withClock({ boot, booted_at });
      const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
      expect([status, stdout]).toEqual([1, expect.stringContaining(`, which is ${words} what was expected`)]);
      expect(stdout).toContain("→ Set the clock right. If it is right: npm run -s niho -- clock confirm");
    }
  });

  test("tells for a week that it was wrong and set right, until an operator confirms it", async () => {
    const dataDir = await withClock({ righted_at: inHours(-24), wrong_at: inHours(5 * 24) });
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/✗ Clock .*; it showed .* until it was set right/),
    ]);
    expect(stdout).toMatch(/→ Find out why \(timedatectl\)\. What people sent meanwhile has the wrong time/);
    await runCommand(["clock", "confirm"], { DATA_DIR: dataDir });
    expect((await runCommand(["doctor"], { DATA_DIR: dataDir })).stdout).toMatch(/✓ Clock /);
    const longAgo = await withClock({ righted_at: inHours(-8 * 24), wrong_at: inHours(-3 * 24) });
    expect((await runCommand(["doctor"], { DATA_DIR: longAgo })).stdout).toMatch(/✓ Clock /);
  });

  test("does not call a weekend ill for which the machine was off", async () => {
    const dataDir = await withClock({ trusted_at: inHours(-60), boot: "before", booted_at: inHours(-900) });
    const { stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(stdout).toMatch(/✓ Clock .*; the site last ran .* Until .* nothing is erased/);
  });
});

test("The doctor names each message, application and review that is over its term, and what to do, until it is answered", async () => {
  const dataDir = await newSite();
  writeFileSync(join(dataDir, "secret"), TEST_SECRET, { mode: 0o600 });
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const add = (reference: string, kind: "contact" | "partner" | "review", days: number, category = "") =>
    database.transact((tx) =>
      insertSubmission(tx, SEALING, {
        reference,
        kind,
        receivedAt: daysAgo(days),
        noticeVersion: "1",
        fields: { email: "hemi@patient.example", category },
      }),
    );
  await add("NIHO-7K4Q-2WXR-6M", "contact", 12, "booking");
  await add("NIHO-4QC7-5F46-4K", "contact", 0, "general");
  await add("NIHO-2222-2222-22", "partner", 0);
  await add("NIHO-3333-3333-33", "review", 20);
  await database.close();
  const late = await runCommand(["doctor"], { DATA_DIR: dataDir });
  expect(late.stdout).toMatch(
    /✗ Messages +2 to answer, 1 late: NIHO-7K4Q-2WXR-6M, due \d+ \w+ \d{4}, .*\n +→ Reply at the desk\./,
  );
  expect(late.stdout).toMatch(/✓ Applications +1 to answer, none late/);
  expect(late.stdout).toMatch(
    /✗ Reviews to read +1 to decide on, 1 late: NIHO-3333-3333-33.*\n +→ Read and decide at the desk/,
  );
  expect([late.status, late.stderr]).toEqual([1, "2 things need mending.\n"]);
  const listed = await runCommand(["submissions", "--late", "--format", "json"], { DATA_DIR: dataDir });
  expect(rowsIn(listed)).toMatchObject([
    { reference: "NIHO-3333-3333-33", late: true },
    { reference: "NIHO-7K4Q-2WXR-6M", late: true },
  ]);
  const promised = await runCommand(["promises", "--format", "json"], { DATA_DIR: dataDir });
  expect(promised.stdout).toMatch(
    /"NIHO-4QC7-5F46-4K","kind":"contact","status":"received","whose":"ours","due":"[^"]+","next":"(late|passedUp)"/,
  );
  const reopened = openDatabase({ databaseUrl: undefined, dataDir });
  const note = { reference: "NIHO-7K4Q-2WXR-6M", now: new Date() };
  await reopened.transact((tx) => markAnswered(tx, SEALING.encryption, note));
  await reopened.close();
  const answered = await runCommand(["doctor"], { DATA_DIR: dataDir });
  expect(answered.stdout).toMatch(/✓ Messages +1 to answer, none late/);
});

test("The doctor counts the first mails that were left out, and does not call that ill", async () => {
  const dataDir = await newSite();
  writeFileSync(join(dataDir, "secret"), "0123456789abcdef0123456789abcdef", { mode: 0o600 });
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  for (let mail = 0; mail < 8; mail++)
    await database.transact((tx) => claimFirstMail(tx, SEALING, "hemi@example.nz", new Date()));
  await database.close();
  const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
  expect(stdout).toMatch(/✓ First mails +3 to 1 address left out in the last days; at most 5 an hour/);
  expect(status).toBe(0);
});

test("The doctor's findings as JSON are those of its report, one object a line", async () => {
  const environment = { DATA_DIR: await newSite(), SMPT_URL: "smtp://mail.example" };
  const report = await runCommand(["doctor"], environment);
  const inJson = await runCommand(["doctor", "--format", "json"], environment);
  const findings = rowsIn(inJson);
  expect([inJson.status, inJson.stderr]).toEqual([report.status, report.stderr]);
  expect(findings.length).toBe(report.stdout.match(/^[✓✗] /gm)!.length);
  expect(findings.find(({ what }) => what === "SMPT_URL")).toEqual({
    what: "SMPT_URL",
    found: "set, but nothing reads it",
    mend: "Niho doesn’t read SMPT_URL. Did you mean SMTP_URL?",
  });
});

test("The doctor looks at the parts that are asked for alone; its status is theirs, and a part there is not is refused", async () => {
  const environment = { DATA_DIR: await newSite(), SMPT_URL: "smtp://mail.example" };
  const asked = (...words: string[]) => runCommand(["doctor", ...words], environment);
  expect((await asked()).status).toBe(1);
  const some = await asked("--only", "mail,database", "--format", "json");
  expect([some.status, rowsIn(some).map(({ what }) => what)]).toEqual([
    0,
    ["Secret", "Database", "Mail queue", "First mails", "Texts", "Mail"],
  ]);
  expect((await asked("--only", "mail")).stdout).toMatch(/\nAll is well with mail\.\n$/);
  const setup = await asked("--only", "setup");
  expect([setup.status, setup.stderr]).toEqual([1, "One thing needs mending.\n"]);
  const wrong = await asked("--only", "mail,post");
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("practices, mail, requests")]);

  rmSync(join(environment.DATA_DIR, "niho.db"));
  const without = await asked("--only", "mail");
  expect([without.status, without.stdout]).toEqual([1, expect.stringMatching(/^✗ Database /)]);
});

describe("Of the operator the doctor", () => {
  test("says who it is", async () => {
    const { stdout } = await runCommand(["doctor"], { DATA_DIR: await newSite() });
    expect(stdout).toMatch(
      /✓ Operator +Smile NZ Limited, 1 Sample Street, Auckland 1010, privacy@smile\.example/,
    );
  });
});

test("The doctor says what a named operator leaves unsaid, what contradicts the file, and that practices are made up", async () => {
  const asked = async (environment: Record<string, string>) =>
    (await runCommand(["doctor", "--offline"], { DATA_DIR: await newSite(), ...environment })).stdout;
  expect(await asked({})).toMatch(/✓ SITE_FILE +not set, so no page says your price, hours, reply times/);
  const SITE_FILE = join(ROOT, "docs/site.example.yaml");
  const said = await asked({ SITE_FILE, PUBLIC_URL: "https://finder.example" });
  expect(said).toMatch(/✗ OPERATOR_NAME +differs from .*site\.example\.yaml, and the file counts/);
  expect(said).toMatch(/✗ Practices .*\n +→ You’ve named the operator, but every practice is made up/);
});

test("Of a public site without a mail server the doctor says that no email leaves the machine", async () => {
  const dataDir = await newSite();
  const asked = async (PUBLIC_URL: string) =>
    (await runCommand(["doctor", "--offline"], { DATA_DIR: dataDir, PUBLIC_URL })).stdout;
  expect(await asked("https://dentists.example")).toMatch(/✗ Mail +folder .*\n +→ Set SMTP_URL/);
  expect(await asked("http://localhost:3000")).toMatch(/✓ Mail +folder /);
});

describe("Of the database the doctor", () => {
  test("names who has joined and gets no request, or none but for everyday care, with the command that mends it", async () => {
    const dataDir = await newSite();
    const niho = (...words: string[]) => runCommand(words, { DATA_DIR: dataDir });
    await niho("samples", "remove");
    const list = join(dataDir, "list.csv");
    writeFileSync(
      list,
      "external_id,name,town,email\n1,Kea Dental,Nelson,kea@kea.example\n2,Tui Dental,Nelson,\n",
    );
    expect((await niho("import", list, "--source", "list")).status).toBe(0);
    for (const id of ["10001", "10002"]) await niho("practice", "join", id);
    const { stdout } = await niho("doctor");
    expect(stdout).toMatch(
      /✗ Joined +without an email address.*: 10002\n +→ .*practice set ID email ADDRESS/,
    );
    expect(stdout).toMatch(/Joined +without treatments: 10001.*practice set ID services/);
  });

  test("changes nothing: of one of an older release it says that this one would", async () => {
    const dataDir = newFolder();
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    await makeOlder(database);
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/✗ Database +SQLite in DATA_DIR: from an older release/),
    ]);
    expect(await appliedMigrations(database.read)).toEqual(["0001-release-1.0.0"]);
    await database.close();
  });

  test.each([
    [
      "update schema_migrations set name = '0001-practices-submissions-outbox'",
      /before release 1\.0\.0.*→ Keep its files/s,
    ],
    [
      "insert into schema_migrations values ('9999-from-the-future')",
      /newer than this program.*→ Start the newer release/s,
    ],
    ["delete from schema_migrations", /no release of Niho is noted in it\..*→ Name an empty one/s],
    [
      "alter table submissions rename to other",
      /aren’t those of this release.*→ Use the release that made it/s,
    ],
  ])("says of one of another release what to do, and nothing of permissions: %s", async (change, says) => {
    const dataDir = await newSite();
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    await database.transact((tx) => sql.raw(change).execute(tx));
    await database.close();
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect([status, stdout]).toEqual([1, expect.stringMatching(says)]);
    expect(stdout).not.toContain("Check the permissions");
  });

  test("says where one that is no database lies, and what brings it back", async () => {
    const dataDir = await newSite();
    writeFileSync(join(dataDir, "niho.db"), "x".repeat(10_000), { mode: 0o600 });
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect([status, stdout]).toEqual([
      1,
      expect.stringContaining("SQLite in DATA_DIR: file is not a database"),
    ]);
    expect(stdout).toContain("Move niho.db* away and restore the newest backup");
  });
});

/** No system has so many. */
const NO_PROCESS = 999_999_999;
const IMPORT = {
  id: 7,
  source: "list",
  file: "list.csv",
  format: "CSV",
  as_of: "2026-11-20",
  counts: "{}",
  started_at: "2026-11-20T00:30:00.000Z",
  state: "under way",
  is_open: 1,
} as const;

describe("Of what was killed halfway the doctor", () => {
  test("names an import that broke off, that one puts it back, and one that is at work", async () => {
    const dataDir = await newSite();
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    const openedBy = (process: string) =>
      database.transact(async (tx) => {
        await tx.deleteFrom("imports").execute();
        await tx
          .insertInto("imports")
          .values({ ...IMPORT, alive_at: new Date().toISOString(), process })
          .execute();
      });
    await openedBy(`${hostname()} ${NO_PROCESS}`);
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(stdout).toMatch(
      /✗ Import +import 7 \(list\.csv\) broke off: .*\n +→ .*five minutes.* niho -- imports\n/,
    );
    expect(status).toBe(1);
    await openedBy(`${hostname()} ${process.ppid}`);
    const atWork = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(atWork.stdout).toMatch(/✓ Import +import 7 \(list\.csv\) is under way\n/);
    await database.close();
  });

  test("names what is noted as erased and still held, and the command that finishes it", async () => {
    const dataDir = await newSite();
    writeFileSync(join(dataDir, "secret"), TEST_SECRET, { mode: 0o600 });
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    const [reference, gone] = ["NIHO-7K4Q-2WXR-6M", "NIHO-4QC7-5F46-4K"] as const;
    await database.transact((tx) => keep(tx, { reference }));
    await database.close();
    const note = [gone, reference].map((one) => `2026-11-20T00:30:00.000Z ${one}\n`).join("");
    writeFileSync(join(dataDir, "erasures.txt"), note);
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect([status, stdout]).toEqual([1, expect.stringContaining(`✗ Erasing `)]);
    expect(stdout).toContain(`${reference} is in erasures.txt and still held`);
    expect(stdout).not.toContain(gone);
    expect((await runCommand(["erase", reference], { DATA_DIR: dataDir })).status).toBe(0);
    const after = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(after.stdout).not.toContain("✗ Erasing");
  });
});
