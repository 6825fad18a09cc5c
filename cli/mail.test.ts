import { beforeEach, expect, test } from "vitest";
import { embeddedFile, openDatabase } from "#database/open.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { outboxCounts } from "#outbox/outbox-records.ts";
import { runCommand, rowsIn } from "#tests/support/command-line.ts";
import { makeMessage } from "#tests/support/message.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { writeMigrated } from "#tests/support/template-database.ts";

/** Three emails that were given up: one as it was, one whose text is deleted by now, one whose time is past. */
let dataDir: string;

function niho(words: string, input: string | { typed: string } = "") {
  return runCommand(words.split(" "), { DATA_DIR: dataDir, APP_SECRET: TEST_SECRET }, input);
}

async function counts() {
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const found = await outboxCounts(database.read);
  await database.close();
  return found;
}

beforeEach(async () => {
  dataDir = newFolder();
  await writeMigrated(embeddedFile(dataDir), 1);
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await database.transact(async (tx) => {
    for (const name of ["whole", "emptied", "past"]) {
      const message = { ...makeMessage(), messageId: `<${name}.booking-received@niho.example>` };
      await enqueueMessage(tx, SEALING.encryption, { message, now: new Date(), keyName: "listing 10001" });
    }
    const givenUp = {
      given_up_at: "2026-11-20T00:30:00.000Z",
      last_error: "550 no such mailbox",
      attempts: 9,
    };
    await tx.updateTable("outbox").set(givenUp).execute();
    await tx.updateTable("outbox").set({ message: "" }).where("message_id", "like", "<emptied%").execute();
    await tx
      .updateTable("outbox")
      .set({ not_after: "2026-11-20T00:30:00.000Z" })
      .where("message_id", "like", "<past%")
      .execute();
  });
  await database.close();
});

test("Emails that were given up are listed with the reason, by the name that the log has", async () => {
  expect(rowsIn(await niho("mail list --format json"))).toContainEqual(
    expect.objectContaining({
      message: "whole.booking-received",
      keyName: "listing 10001",
      givenUpAt: "2026-11-20T00:30:00.000Z",
      lastError: "550 no such mailbox",
    }),
  );
  expect((await niho("mail list")).stdout).toMatch(
    /whole\.booking-received +listing 10001 .* 9 +550 no such mailbox/,
  );
});

test("One is sent again, as if it had not been tried, and is noted in the audit", async () => {
  expect(await niho("mail resend whole.booking-received")).toMatchObject({ status: 0, stderr: "" });
  expect(await counts()).toEqual({ waiting: 1, givenUp: 2 });
  expect((await niho("audit")).stdout).toContain("mail resend");
  expect((await niho("mail resend whole.booking-received")).stderr).toBe(
    "There’s no undelivered email whole.booking-received. To see them: mail list\n",
  );
});

test.each(["emptied", "past"])("One is not sent again whose text or time is gone: %s", async (name) => {
  const { status, stderr } = await niho(`mail resend ${name}.booking-received`);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`mail dismiss ${name}.booking-received`)]);
  expect(await counts()).toEqual({ waiting: 0, givenUp: 3 });
});

test("Those that are let go are counted no more, and nothing of them is left to read", async () => {
  expect((await niho("doctor")).stdout).toMatch(/3 given up[^]* listing 10001: 550 no such mailbox/);
  expect(await niho("mail dismiss --all", { typed: "n\n" })).toMatchObject({ status: 1 });
  expect((await niho("mail dismiss whole.booking-received")).status).toBe(0);
  expect((await niho("mail dismiss --all --yes", { typed: "" })).stdout.split("\n")).toHaveLength(3);
  expect(await counts()).toEqual({ waiting: 0, givenUp: 0 });
  expect((await niho("mail list --format json")).stdout).toBe("");
  expect((await niho("mail dismiss --all")).status).toBe(0);
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const rows = await database.read.selectFrom("outbox").select("message").execute();
  await database.close();
  expect(rows.map(({ message }) => message)).toEqual(["", "", ""]);
});

test.each(["mail resend", "mail dismiss", "mail resend a --all", "mail dismiss a --all"])(
  "“%s” says neither which nor all, or both",
  async (words) => {
    expect(await niho(words)).toMatchObject({
      status: 2,
      stderr: "error: Give the ids of the emails, from mail list, or --all.\n",
    });
  },
);

test("A test email reaches the mailbox, and the command says what the mail server answered", async () => {
  const { port, received } = await startMailServer();
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    OPERATOR_EMAIL: "hi@smile.example",
  };
  const { status, stdout } = await runCommand(["mail", "test", "maia@example.co.nz"], environment);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^smtp 127\.0\.0\.1:\d+ accepted the email, and said: 250 /),
  ]);
  expect(received).toMatchObject([{ from: "hi@smile.example", to: ["maia@example.co.nz"] }]);
  expect(received[0]!.email.text).toContain("can send to you");
  expect(received[0]!.email.html).toContain("can send to you");
});

test("A test email that the mail server refuses says why, and without a mail server where it is", async () => {
  const refusing = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
  });
  const environment = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${refusing.port}` };
  const refused = await runCommand(["mail", "test", "maia@example.co.nz"], environment);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("550 no such mailbox")]);
  expect((await niho("mail test maia")).status).toBe(2);
  expect((await niho("mail test maia@example.co.nz")).stdout).toMatch(
    /^The email is in the file .*\.eml\. Without SMTP_URL, no email leaves this machine\.\n$/,
  );
});
