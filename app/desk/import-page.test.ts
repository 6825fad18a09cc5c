import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listImports } from "#database/imports/imports.ts";
import { uploadsIn } from "#services/imports/uploads.ts";
import { type AtDesk, signInAtDesk } from "#tests/support/at-desk.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { newDataFolder } from "#tests/support/data-folder.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book } from "#tests/support/direct-site.ts";
import { mainText } from "#tests/support/head.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, ORIGIN, type TestSite } from "#tests/support/site.ts";

const FIRST = `external_id,name,address,town
A-1,Harbour View Dental,1 Queen Street,Auckland
A-2,Old Mill Dental,2 High Street,Nelson
A-3,Bay Road Dental,3 Bay Road,Quenstown
A-4,,4 Main Road,Napier
`;
const SECOND = `external_id,name,address,town
A-1,Harbour View Dental,11 Queen Street,Auckland
A-5,Thames Dental,5 Pollen Street,Thames
`;

eachDatabase("An import at the desk", (open) => {
  test("writes nothing until someone has looked; then imports, takes off what is gone, and is undone as one", async () => {
    const site = await openSite({ samples: 0, open });
    const aroha = await signInAtDesk(site);
    const look = await send(aroha, { text: FIRST });
    expect(look).toMatch(/^\/desk\/imports\/\d+$/);
    expect(await listed(site)).toEqual([]);
    expect((await aroha.page(look)).html).toContain(
      "Without a phone number: 2 of 2. Without opening hours: 2 of 2.",
    );
    expect(await listImports(site.database.read)).toEqual([]);

    const done = await press(aroha, look);
    expect(done).toBe(look);
    await settled(site);
    expect(await listed(site)).toEqual(["Harbour View Dental", "Old Mill Dental"]);
    expect(await listImports(site.database.read)).toMatchObject([{ state: "done", who: "Aroha" }]);

    const again = await send(aroha, { text: SECOND, isComplete: "yes" });
    const second = await aroha.page(again);
    expect(figuresOn(second.document)).toEqual([1, 1, 0, 1, 0, 0]);
    expect(second.html).toContain("1 practice would leave the list");
    expect(second.document.querySelector(".act button")?.textContent).toBe(
      "Import 2 and take 1 off the list",
    );
    await press(aroha, again);
    await settled(site);
    expect(await listed(site)).toEqual(["Harbour View Dental", "Thames Dental"]);

    const first = await aroha.post(look, { _act: "imports undo", version: "0" });
    expect(first.status).toBe(422);
    expect(await first.text()).toContain("Undo import 2 first.");
    expect((await aroha.post(again, { _act: "imports undo", version: "0" })).status).toBe(303);
    expect(await listed(site)).toEqual(["Harbour View Dental", "Old Mill Dental"]);
    const acts = await site.database.read
      .selectFrom("audit")
      .select(["command", "about"])
      .where("who", "=", "Aroha")
      .where("command", "like", "import%")
      .execute();
    expect(acts).toEqual([
      { command: "import", about: "import 1" },
      { command: "import", about: "import 2" },
      { command: "imports undo", about: "import 2" },
    ]);
  });

  test("writes nothing where its plan has changed since someone looked; of two at once the second is told", async () => {
    const site = await openSite({ samples: 0, open });
    const [aroha, mere] = [await signInAtDesk(site), await signInAtDesk(site, "Mere")];
    const one = await send(aroha, { text: FIRST });
    const other = await send(mere, { text: SECOND });
    const before = await formOf(mere, other);
    const both = await Promise.all([aroha, mere].map(async (who) => who.post(one, await formOf(aroha, one))));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    await settled(site);
    const answer = await mere.post(other, before);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("is different now");
    expect(await listed(site)).toEqual(["Harbour View Dental", "Old Mill Dental"]);
    const written = await press(mere, other);
    await settled(site);
    expect(await listed(site)).toContain("Thames Dental");
    expect((await mere.page(written)).html).toContain("Imported");
  });
});

test("a file is shown as `import --dry-run` has it, and replaces the samples only where someone says so", async () => {
  const site = await openSite({ samples: 3, routing: "direct" });
  const aroha = await signInAtDesk(site);
  const look = await send(aroha, { text: FIRST });
  const said = await dryRun(FIRST);
  expect(said.summary).toMatchObject({ new: 2, refused: 2 });
  const page = await aroha.page(look);
  expect(figuresOn(page.document)).toEqual([2, 0, 0, 0, 2, 0]);
  expect(await faultsOfHtml(page.html)).toEqual([]);
  const csv = await (await aroha.fetch(`${look}/notes.csv`)).text();
  for (const { line, reason } of said.notes) {
    expect(page.html).toContain(escaped(reason.slice(1)));
    expect(csv).toContain(`${line},`);
  }
  const fields = await formOf(aroha, look);
  const { replaceSamples: _, ...without } = fields;
  expect((await aroha.post(look, without)).status).toBe(422);
  expect(await listed(site)).toHaveLength(3);
  expect((await aroha.page(look)).html).not.toContain("Sample practices still have");
  const reference = await book(site, { practice: "3" });
  expect((await aroha.page(look)).document.querySelector("main")!.textContent).toContain(
    `Sample practices still have 1 open request: ${reference}.`,
  );
  await press(aroha, look);
  await settled(site);
  expect(await listed(site)).toEqual(["Harbour View Dental", "Old Mill Dental"]);
});

test("only staff send files, only here, up to 16 MB, and what can’t be read says why by the name of the file", async () => {
  const site = await openSite({ samples: 0 });
  const aroha = await signInAtDesk(site);
  const refused = async (given: Sent) => {
    const answer = await post(aroha, given);
    return [answer.status, (/<h2>(.+?)<\/h2>/.exec(await answer.text()) ?? [])[1]];
  };
  expect(await refused({ text: "" })).toEqual([422, "Choose a file."]);
  expect(await refused({ text: "a,b\n1,2\n" })).toEqual([
    422,
    expect.stringMatching(/^list\.csv has no column that is called name\./),
  ]);
  expect(await refused({ text: "external_id,name,town\n1,,Nelson\n" })).toEqual([
    422,
    expect.stringMatching(/^No row can be used/),
  ]);
  expect(await refused({ text: FIRST, source: "", newSource: "desk" })).toEqual([
    422,
    "Choose where it’s from, or name the new source.",
  ]);
  expect(await refused({ text: "x".repeat(17 * 1_024 * 1_024) })).toEqual([
    422,
    "The file is larger than 16 MB. Import it on the command line.",
  ]);
  const body = formData({ text: FIRST });
  const init = { method: "POST", headers: { Origin: ORIGIN } };
  expect((await site.fetch("/desk/imports/new", { ...init, body })).status).toBe(401);
  for (const path of ["/desk/people", "/desk/find", "/contact"])
    expect((await aroha.fetch(path, { ...init, body: formData({ text: FIRST }) })).status).toBe(415);
  const foreign = {
    method: "POST",
    headers: { Origin: "https://evil.example" },
    body: formData({ text: FIRST }),
  };
  expect((await aroha.fetch("/desk/imports/new", foreign)).status).toBe(403);
  expect(await listImports(site.database.read)).toEqual([]);
  const folder = uploadsIn(site.services.copies.dataDir);
  expect(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : []).toEqual([]);
});

test("a new source is called as staff typed it, with its capitals and macrons", async () => {
  const site = await openSite({ samples: 0 });
  const aroha = await signInAtDesk(site);
  const look = await send(aroha, { text: FIRST, newSource: "Te Rārangi o Ōtautahi" });
  for (const path of [look, "/desk/imports/new"])
    expect(mainText(await aroha.page(path)), path).toContain("Te Rārangi o Ōtautahi");
});

type Sent = { text: string; source?: string; newSource?: string; isComplete?: string };

function formData({ text, source = "", newSource = "our list", isComplete = "" }: Sent): FormData {
  const form = new FormData();
  const fields = { source, newSource, asOf: "2026-11-20", isComplete };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File([text], "list.csv", { type: "text/csv" }));
  return form;
}

function post(at: AtDesk, sent: Sent): Promise<Response> {
  return at.fetch("/desk/imports/new", { method: "POST", body: formData(sent), headers: { Origin: ORIGIN } });
}

async function send(at: AtDesk, sent: Sent): Promise<string> {
  const answer = await post(at, sent);
  return answer.headers.get("location") ?? (await answer.text());
}

/** The fields of the form that imports it, every box ticked. */
async function formOf(at: AtDesk, look: string): Promise<Record<string, string>> {
  const { document } = await at.page(look);
  const inputs = [...document.querySelector(".act")!.closest("form")!.querySelectorAll("input")];
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name")!, input.getAttribute("value") ?? ""]),
  );
}

async function press(at: AtDesk, look: string): Promise<string> {
  const answer = await at.post(look, await formOf(at, look));
  return answer.headers.get("location") ?? `${answer.status}`;
}

/** Once no import is under way. */
async function settled({ database }: TestSite): Promise<void> {
  await expect
    .poll(() => database.read.selectFrom("imports").select("id").where("is_open", "=", 1).execute())
    .toEqual([]);
}

async function listed({ database }: TestSite): Promise<string[]> {
  const rows = await database.read
    .selectFrom("practices")
    .select("name")
    .where("withdrawn_on", "is", null)
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

function figuresOn(document: Document): number[] {
  return [...document.querySelectorAll(".stats b")].map(({ textContent }) => Number(textContent));
}

type Note = { line: number; reason: string };

async function dryRun(text: string): Promise<{ summary: object; notes: Note[] }> {
  const { dataDir: folder, database } = await newDataFolder();
  await database.close();
  const file = join(folder, "list.csv");
  writeFileSync(file, text);
  const { stdout } = await runCommand(
    ["import", file, "--source", "our-list", "--as-of", "2026-11-20", "--dry-run", "--format", "json"],
    { DATA_DIR: folder, SAMPLE_PRACTICES: "0" },
  );
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Note & { kind: string });
  return { summary: lines.at(-1)!, notes: lines.slice(0, -1) };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
