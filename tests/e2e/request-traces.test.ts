import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { sendForm } from "../support/ask-running-site.ts";
import { runCommand } from "../support/command-line.ts";
import { onPostgres } from "../support/databases.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { freshSchema } from "../support/fresh-schema.ts";
import { newFolder } from "../support/new-folder.ts";
import { mailThat } from "../support/mail-folder.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

/** What a request that went the whole way leaves behind: in pages, in the log, in files, in a backup, and after erasing. */

const DAY = addDays(newZealandDay(new Date()), 10);
const EMAIL = "aroha@patient.example";
const BOOKING = {
  "form-name": "booking",
  practice: "3",
  service: "Root Canal",
  preferredDate: DAY,
  preferredTime: "9:30 AM",
  firstName: "Aroha",
  lastName: "Ngāta",
  email: EMAIL,
  phone: "021 555 0147",
};

const here = forAllTests({ site: () => startSite({ environment: { SAMPLE_PRACTICES: "10" } }) });
let went: Awaited<ReturnType<typeof wholeJourney>>;

beforeAll(async () => {
  went = await wholeJourney(here.site);
});

test("a token is in mails alone: in no cookie, script, sitemap, line of the log or file of the database", async () => {
  const { site } = here;
  const { paths, tokens } = went;
  for (const path of paths) {
    const response = await fetch(site.url + path);
    const page = await response.text();
    expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null]);
    for (const script of await scriptsOf(site, page))
      expect(script).not.toMatch(/submit\(|method:\s*["'`]POST/i);
    expect(page).not.toMatch(/\son[a-z]+=/);
  }
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toMatch(/token|\/request|lost-link/);
  expect(await niho(site, ["backup", join(site.dataDir, "all.backup")])).toContain("rows are in");

  const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("/mail"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(3);
  const kept = [...files, Buffer.from(site.output())].map((bytes) => bytes.toString("latin1"));
  const found = (text: string) => kept.filter((bytes) => bytes.includes(text)).length;
  for (const token of tokens) {
    expect(waysToWrite(token).map(found)).toEqual(waysToWrite(token).map(() => 0));
    // The search finds what is there: a token is kept as its hash.
    expect(found(createHash("sha256").update(token).digest("hex"))).toBeGreaterThan(0);
  }
});

onPostgres("A backup of the embedded database", (url) => {
  test("is restored into PostgreSQL, and one of that back, with the same requests to the letter", async () => {
    const { site } = here;
    const secret = { APP_SECRET: readFileSync(join(site.dataDir, "secret"), "utf8") };
    const schema = await freshSchema(url);
    onTestFinished(schema.drop);
    const there = { ...secret, DATABASE_URL: schema.url };
    const back = newFolder();
    const [first, second] = [join(site.dataDir, "1.backup"), join(site.dataDir, "2.backup")];
    const submissions = ["submissions", "--format", "json"];

    const before = await niho(site, submissions);
    expect(lines(before)).toHaveLength(1);
    await niho(site, ["backup", first]);
    expect(await niho(site, ["restore", first], there)).toContain("all checksums equal");
    expect(await niho(site, submissions, there)).toBe(before);
    await niho(site, ["backup", second], there);
    expect(await niho(site, ["restore", second], { ...secret, DATA_DIR: back })).toContain(
      "all checksums equal",
    );
    expect(await niho(site, submissions, { ...secret, DATA_DIR: back })).toBe(before);
  });
});

test("person shows what has happened, and after erase there is no event, link, mail or file of it", async () => {
  const { site } = here;
  const { reference } = went;
  const [held] = lines(await niho(site, ["person", EMAIL, "--format", "json"]));
  expect(held).toMatchObject({
    reference,
    status: "closed",
    request: { events: EVENTS.map((event) => ({ event })) },
  });
  const about = () => {
    const database = new DatabaseSync(join(site.dataDir, "niho.db"), { readOnly: true });
    const counts = ["submissions", "submission_events", "links", "outbox"].map(
      (table) => database.prepare(`select count(*) as rows from ${table}`).get()!.rows,
    );
    database.close();
    return [...counts, site.mailFiles().length];
  };
  expect(about().every((rows) => Number(rows) > 0)).toBe(true);
  expect(await niho(site, ["erase", reference])).toMatch(/^Erased NIHO-/);
  expect(about()).toEqual([0, 0, 0, 0, 0]);
});

const EVENTS = ["sent", "opened", "offered", "chose", "changed", "confirmed", "cancelled"];

/** Asked for, offered, chosen, changed, confirmed, its link lost and sent again, and cancelled. */
async function wholeJourney(site: RunningSite) {
  const { reference } = await sendForm(site, BOOKING);
  const tokenIn = async (which: string) => {
    const mail = await mailThat(site, which, ({ messageId }) => messageId?.includes(which), 30_000);
    return /token=([0-9a-f]{64})/.exec(mail.text!)?.[1];
  };
  const patient = `/request?token=${await tokenIn("booking-received")}`;
  const practice = `/practice/request?token=${await tokenIn("practice-request-1")}`;
  const post = async (path: string, fields: Record<string, string>, status = 303) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(site.url + path, { method: "POST", body, redirect: "manual" });
    expect([fields, answer.status]).toEqual([fields, status]);
  };
  const offers = { date1: DAY, time1: "10:00", date2: DAY, time2: "14:15", date3: DAY, time3: "16:00" };
  await post(practice, { do: "open", version: "1" }, 200);
  await post(practice, { do: "answer", answer: "offer", ...offers, version: "1" });
  await post(patient, { do: "answer", choice: "2", version: "2" });
  await post(patient, { do: "change", date: DAY, time: "11:00", words: "", version: "3" });
  const confirm = { do: "answer", answer: "confirm", date: DAY, time: "11:00", minutes: "45" };
  await post(practice, { ...confirm, version: "4" });
  await post("/lost-link?send", { email: EMAIL });
  const again = await tokenIn("booking-link");
  await post(patient, { do: "cancel", sure: "yes", version: "5" });
  await tokenIn("practice-off-6");
  expect(again).toBe(patient.split("=")[1]);
  const paths = [patient, practice];
  return { reference, paths, tokens: paths.map((path) => path.split("=")[1]!) };
}

/** What a page runs: the text of each script, and of those that it loads. */
async function scriptsOf({ url }: RunningSite, page: string): Promise<string[]> {
  const all = [...page.matchAll(/<script(?<facts>[^>]*)>(?<text>[^<]*)/g)].map(({ groups }) => groups!);
  return Promise.all(
    all.map(async ({ facts, text }) => {
      const src = /src="([^"]+)"/.exec(facts!)?.[1];
      return src ? (await fetch(new URL(src, url))).text() : text!;
    }),
  );
}

function waysToWrite(token: string): string[] {
  const bytes = Buffer.from(token, "hex");
  const base64 = [bytes.toString("base64"), Buffer.from(token).toString("base64")].map((text) =>
    text.replace(/.?=*$/, ""),
  );
  return [token, token.toUpperCase(), token.slice(0, 32), bytes.toString("latin1"), ...base64];
}

async function niho(
  { dataDir }: RunningSite,
  words: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const { status, stdout, stderr } = await runCommand(words, { DATA_DIR: dataDir, ...environment });
  expect([words, status, stderr]).toEqual([words, 0, expect.any(String)]);
  return stdout;
}

function lines(printed: string): unknown[] {
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}
