import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { makeMessage } from "#tests/support/message.ts";
import { folderMailer } from "./folder.ts";

const DATE = new Date("2026-11-20T01:02:03.456Z");

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "niho-mail-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

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

test("the check fails where there can be no folder, and makes it where it can", async () => {
  const folder = newFolder();
  await folderMailer(join(folder, "mail")).check();
  expect(readdirSync(folder)).toEqual(["mail"]);
  writeFileSync(join(folder, "file"), "");
  await expect(folderMailer(join(folder, "file")).check()).rejects.toThrow(/EEXIST|ENOTDIR/);
});
