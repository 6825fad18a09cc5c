import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { makeMessage } from "#tests/support/message.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { folderMailer, sweepFolder } from "./folder.ts";

const DATE = new Date("2026-11-20T01:02:03.456Z");

test("each message is one whole file that its owner alone can read, named by time", async () => {
  const folder = join(newFolder(), "not", "there", "yet");
  const message = makeMessage({ subject: "Tō tono, Taupō" });
  await folderMailer(folder, () => DATE).send(message);
  expect(readdirSync(folder)).toEqual(["2026-11-20T01-02-03-456Z-7f3c-1.eml"]);
  const file = join(folder, "2026-11-20T01-02-03-456Z-7f3c-1.eml");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const email = await PostalMime.parse(readFileSync(file));
  expect(email).toMatchObject({ subject: message.subject, messageId: message.messageId });
  expect(email.text?.trimEnd()).toBe(message.text);
  expect(email.html?.trimEnd()).toBe(message.html);
});

test("a Message-ID cannot lead out of the folder", async () => {
  const folder = newFolder();
  const mailer = folderMailer(folder, () => DATE);
  await mailer.send(makeMessage({ messageId: "<../../etc/passwd@niho.example>" }));
  await mailer.send(makeMessage({ messageId: `<${"x".repeat(500)}@niho.example>` }));
  await mailer.send(makeMessage({ messageId: "<.@niho.example>" }));
  const names = readdirSync(folder);
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(/^[\w-]{24,110}\.eml$/);
});

test("a message that cannot be composed leaves nothing in the folder", async () => {
  const folder = newFolder();
  const broken = makeMessage({ to: { name: "", email: "nobody" } });
  await expect(folderMailer(folder).send(broken)).rejects.toMatchObject({ permanent: true });
  expect(readdirSync(folder)).toEqual([]);
});

test("forgetting deletes every file of a message by its Message-ID, and of no other", async () => {
  const folder = newFolder();
  let now = DATE;
  const mailer = folderMailer(folder, () => now);
  for (const messageId of ["<7f3c.a@niho.example>", "<7f3c.ab@niho.example>", "<x7f3c.a@niho.example>"]) {
    await mailer.send(makeMessage({ messageId }));
  }
  now = new Date(DATE.getTime() + 1000);
  await mailer.send(makeMessage({ messageId: "<7f3c.a@niho.example>" }));
  await mailer.forget(["<7f3c.a@niho.example>", "<unknown@niho.example>"]);
  expect(readdirSync(folder).map((name) => name.slice(25))).toEqual(["7f3cab.eml", "x7f3ca.eml"]);
  await expect(folderMailer(join(folder, "none")).forget(["<1@niho.example>"])).resolves.toBeUndefined();
});

test("sweeping deletes what is old and unknown or half written, and leaves what it did not name", async () => {
  const folder = newFolder();
  const old = folderMailer(folder, () => DATE);
  await old.send(makeMessage({ messageId: "<known@niho.example>" }));
  await old.send(makeMessage({ messageId: "<unknown@niho.example>" }));
  const later = new Date(DATE.getTime() + 1000);
  await folderMailer(folder, () => later).send(makeMessage({ messageId: "<fresh@niho.example>" }));
  writeFileSync(join(folder, ".2026-11-20T01-02-03-456Z-x.eml.unfinished"), "half");
  writeFileSync(join(folder, "notes.eml"), "mine");
  const count = await sweepFolder(folder, later, async () => new Set(["<known@niho.example>"]));
  expect(count).toBe(2);
  expect(readdirSync(folder)).toEqual([
    "2026-11-20T01-02-03-456Z-known.eml",
    "2026-11-20T01-02-04-456Z-fresh.eml",
    "notes.eml",
  ]);
});

test("the check fails where there can be no folder, and makes it where it can", async () => {
  const folder = newFolder();
  await folderMailer(join(folder, "mail")).check();
  expect(readdirSync(folder)).toEqual(["mail"]);
  writeFileSync(join(folder, "file"), "");
  await expect(folderMailer(join(folder, "file")).check()).rejects.toThrow(/EEXIST|ENOTDIR/);
});
