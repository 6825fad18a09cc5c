import { SEALING } from "./support/sealing.ts";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { FIELDS as CONTACT } from "#app/contact/fields.ts";
import { FIELDS as PARTNER } from "#content/partner-fields.ts";
import { FIELDS as BOOKING } from "#content/requests/fields.ts";
import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { writeAudit } from "#database/desk/audit.ts";
import { backUp } from "#database/backups/backup.ts";
import { erasuresFileIn } from "#database/backups/erasures-file.ts";
import type { Database } from "#database/database.ts";
import { findSubmission } from "#database/requests/submissions.ts";
import { textCounts } from "#database/texts.ts";
import { addDays } from "#domain/nz-time.ts";
import { eraseDue } from "#outbox/jobs/erase-due.ts";
import { outboxCounts } from "#outbox/outbox-records.ts";
import { readConfig } from "#server/config.ts";
import { loadSecret } from "#server/secret.ts";
import { dataFolders, sentFiles } from "#server/mailer.ts";
import { startServices } from "#server/services.ts";
import { createSite } from "#server/site.ts";
import { runCommand } from "./support/command-line.ts";
import { answersTo } from "./support/forms.ts";
import { memoryLog } from "./support/memory-log.ts";
import { newFolder } from "./support/new-folder.ts";

/** A day that the booking form takes, whenever this runs. */
const PREFERRED = addDays(new Date().toISOString().slice(0, 10), 30);

/** Every field of the three forms, with a text in it that is nowhere else where it can be freely chosen. */
const FORMS = {
  booking: {
    ...answersTo(BOOKING, "Qz"),
    service: "Root Canal",
    urgency: "urgent",
    location: "Nelson",
    preferredDate: PREFERRED,
    preferredTime: "9:30 AM",
    lastName: "Qzlāst",
    email: "qzbooking@marked.example",
    phone: "021 555 0171",
    textMe: "yes",
    bookingFor: "someone-else",
    patientType: "new",
    message: "Qzmessage one, it hurts",
    utm_source: "qzsource",
    utm_medium: "qzmedium",
    utm_campaign: "qzcampaign",
  },
  contact: {
    ...answersTo(CONTACT, "Qz"),
    email: "qzcontact@marked.example",
    category: "general",
  },
  partner: {
    ...answersTo(PARTNER, "Qz"),
    practiceType: "General Dentistry",
    experience: "11-15 years",
    website: "https://qzwebsite.example",
    city: "Nelson",
    services: "Veneers",
    currentPatients: "",
    email: "qzpartner@marked.example",
    phone: "021 555 0172",
  },
} as const;

/** What a search for personal data looks for, and none of our own words contain. */
const MARKERS = Object.values(FORMS)
  .flatMap((fields) => Object.values<string>(fields))
  .filter((text) => /qz|555/i.test(text));

async function openMarked() {
  const dataDir = newFolder();
  const config = readConfig({ DATA_DIR: dataDir, SAMPLE_PRACTICES: "20" });
  const running = await startServices(config, memoryLog().log);
  onTestFinished(() => running.close());
  const site = await createSite(running.services, { clientFiles: null, isReady: () => true });
  const references: string[] = [];
  for (const [name, fields] of Object.entries(FORMS)) {
    const answer = await site.fetch(
      new Request(new URL("/", config.publicUrl), {
        method: "POST",
        headers: { Accept: "application/json", "Content-Type": "application/json" },
        body: JSON.stringify({ "form-name": name, ...fields }),
      }),
    );
    const said = (await answer.json()) as { reference: string };
    expect([answer.status, said], name).toEqual([201, { ok: true, reference: said.reference }]);
    references.push(said.reference);
  }
  const { database } = running.services;
  await vi.waitFor(async () => {
    expect(await outboxCounts(database.read)).toMatchObject({ waiting: 0 });
    expect(await textCounts(database.read, new Date())).toMatchObject({ waiting: 0 });
  }, 15_000);
  const folders = dataFolders(config);
  const secret = await loadSecret(config);
  await backUp(database, join(folders.backupFolder, "marked.backup"), {
    secret,
    now: new Date(),
  });
  const mailer = sentFiles(config);
  const erasuresFile = erasuresFileIn(dataDir);
  const store = { database, mailer, checkClock: rightClock, erasuresFile, ...SEALING };
  return { ...running.services, dataDir, references, mailer, store, ...folders };
}

/** `mail/x.eml: Qzname` for each marker in each file, in any of the ways in which bytes are commonly written. */
function traces(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path).toString("latin1").toLowerCase();
      return MARKERS.filter((marker) => written(marker).some((one) => bytes.includes(one.toLowerCase()))).map(
        (marker) => `${path.slice(folder.length + 1)}: ${marker}`,
      );
    });
}

function written(marker: string): string[] {
  const utf8 = Buffer.from(marker);
  const base64 = [0, 1, 2].flatMap((shift) => {
    const inside = Buffer.concat([Buffer.alloc(shift), utf8])
      .toString("base64")
      .replaceAll("=", "");
    return [inside.slice(shift === 0 ? 0 : shift + 1, -1)];
  });
  return [
    utf8.toString("latin1"),
    ...base64,
    ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
    utf8.toString("hex"),
    encodeURIComponent(marker),
    encodeURIComponent(marker).replaceAll("%20", "+"),
    Buffer.from(marker, "utf16le").toString("latin1"),
    JSON.stringify(marker).slice(1, -1),
  ];
}

/** Keys by the name of the record. */
async function wrappedKeys(database: Database): Promise<Record<string, string>> {
  const rows = await database.read.selectFrom("record_keys").selectAll().execute();
  return Object.fromEntries(rows.map(({ name, wrapped_key }) => [name, wrapped_key]));
}

/** Those of the keys that stand in the database's file or its journal. */
function keyTraces(dataDir: string, keys: readonly string[]): string[] {
  const files = ["niho.db", "niho.db-wal"].map((name) =>
    readFileSync(join(dataDir, name)).toString("latin1"),
  );
  return keys.filter((key) => files.some((bytes) => bytes.includes(key)));
}

/** These tests move the clock on purpose. */
const rightClock = () => Promise.resolve({ isPlausible: true } as const);

test("what people type is found nowhere but in the mail that they are to get", async () => {
  const { dataDir, database, encryption, references } = await openMarked();
  const found = traces(dataDir);
  expect(found.filter((trace) => !trace.startsWith("mail/"))).toEqual([]);
  const [text] = readdirSync(join(dataDir, "texts"));
  expect(readFileSync(join(dataDir, "texts", text!), "utf8")).toMatch(/^To: \+64215550171$/m);
  expect(found.filter((trace) => /message|insurer|dentist|qzpatient|subject|source/i.test(trace))).toEqual(
    [],
  );
  expect(found.some((trace) => trace.endsWith("qzcontact@marked.example"))).toBe(true);
  const booking = await findSubmission(database.read, encryption, references[0]!);
  expect(booking).toMatchObject({ noticeVersion: NOTICE_VERSION, fields: { lastName: "Qzlāst" } });
});

test("what is due is gone to the byte, no earlier and no later than the policy says", async () => {
  const { dataDir, database, store, references } = await openMarked();
  const keys = await wrappedKeys(database);
  expect(keyTraces(dataDir, Object.values(keys))).toHaveLength(3);
  const instantOn = (day: string) => new Date(`${day}T12:00:00+12:00`);
  await eraseDue(store, instantOn(addDays(PREFERRED, 89)));
  expect(traces(dataDir).some((trace) => trace.endsWith("qzbooking@marked.example"))).toBe(true);
  const erased = await eraseDue(store, instantOn(addDays(PREFERRED, 90)));
  expect(erased).toEqual([references[0]]);
  expect(keyTraces(dataDir, [keys[references[0]!]!])).toEqual([]);
  // These are of what was found, not of the name of the file, which has a hash in it.
  const found = traces(dataDir).map((trace) => trace.slice(trace.lastIndexOf(": ")));
  expect(found.filter((mark) => /booking|first|lāst|0171/.test(mark))).toEqual([]);
  expect(traces(dataDir).some((trace) => trace.endsWith("qzcontact@marked.example"))).toBe(true);

  await eraseDue(store, instantOn(addDays(PREFERRED, 800)));
  expect(traces(dataDir)).toEqual([]);
  expect(readdirSync(join(dataDir, "texts"))).toEqual([]);
  expect(keyTraces(dataDir, Object.values(keys))).toEqual([]);
  expect(await wrappedKeys(database)).toEqual({});
});

test("what is due is gone from the database even while the mail folder cannot be read", async () => {
  const { dataDir, database, store, mailFolder } = await openMarked();
  rmSync(mailFolder, { recursive: true });
  writeFileSync(mailFolder, "in the way");
  await database.transact(async (tx) => {
    await writeAudit(tx, {
      at: new Date("2020-01-01"),
      command: "person",
      about: "somebody",
      records: 1,
      who: "Aroha",
      kind: "look",
    });
  });
  const late = new Date(`${addDays(PREFERRED, 800)}T12:00:00+12:00`);
  await expect(eraseDue(store, late)).rejects.toThrow("ENOTDIR");
  expect(traces(dataDir)).toEqual([]);
  // What comes after the mails have been looked for was done too.
  expect(await database.read.selectFrom("audit").selectAll().execute()).toEqual([]);
});

test("after erase there is nothing anywhere, the key in the file of the database included", async () => {
  const { dataDir, database, references } = await openMarked();
  const keys = await wrappedKeys(database);
  expect(Object.keys(keys).toSorted()).toEqual([...references].toSorted());
  for (const whose of [references[0]!, "QZcontact@Marked.example", "qzpartner@marked.example"])
    expect(await runCommand(["erase", whose], { DATA_DIR: dataDir })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Erased NIHO-/),
    });
  expect(traces(dataDir)).toEqual([]);
  expect(keyTraces(dataDir, Object.values(keys))).toEqual([]);
  for (const folder of ["mail", "texts"]) expect(readdirSync(join(dataDir, folder))).toEqual([]);
});
