import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { DAY, HOUR } from "#domain/durations.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { indexAlike } from "#domain/practices/same-practice.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import type { Database } from "#database/database.ts";
import { forgetLooks, listImports } from "#database/imports/imports.ts";
import { heldImports, listRenewals, setRenewal, storeRenewal } from "#database/imports/source-renewals.ts";
import { putBackBroken, undoImport, unfinishedImport } from "#database/imports/undo-import.ts";
import { ALL_PLACES } from "#content/places.ts";
import { renewals } from "#server/doctor/renewals.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { rowCounts } from "./checks.ts";
import { openRows } from "./file-rows.ts";
import { planImport } from "./plan.ts";
import { writePlan } from "./write.ts";
import { renewDueSources } from "./renew.ts";

const INWARDS = "The address, or where it leads, isn’t on the public internet.";

eachDatabase("A source that renews itself", (open) => {
  test("is imported as by hand, and is not sent again while it is as it was", async () => {
    const { site, server } = await openRenewed({ open, isRead: false });
    await later(site, 0);
    expect(await listed(site)).toHaveLength(20);
    await later(site, DAY);
    expect(server.statuses).toEqual([200, 304]);
    server.text = list(19, { renamed: 3 });
    await later(site, DAY);
    expect(await listed(site)).toHaveLength(19);
    expect(await listed(site)).toContain("Renamed Dental 1");
    const imports = await listImports(site.database.read);
    expect(imports).toMatchObject([
      { file: "list.csv", source: "ours", state: "done", who: "the schedule", counts: { withdrawn: 1 } },
      { file: "by-hand.csv", state: "done", who: "" },
    ]);
    expect(await renewals(site.database)).toEqual([{ what: "Sources", found: "1 source renewed by itself" }]);
    expect(await site.mail()).toEqual([]);
  });

  test("is put back and read again when the site is killed while it is written, and not while it still writes", async () => {
    const { site, server } = await openRenewed({ open, practices: 600 });
    const before = await rows(site);
    server.text = list(600, { renamed: 280 });
    site.clock.now = new Date(site.clock.now.getTime() + DAY);
    const dying = { ...site.services, database: killedAfter(site.database, 2), log: () => undefined };
    await expect(renewDueSources(dying)).rejects.toThrow("killed");
    expect((await listed(site)).filter((name) => name.startsWith("Renamed"))).toHaveLength(250);
    expect((await unfinishedImport(site.database.read, site.clock.now))?.isAtWork).toBe(false);
    server.status = 500;
    await renewDueSources(site.services);
    expect(await rows(site)).toEqual(before);
    server.status = 200;
    const { database } = site;
    const found: unknown[] = [];
    const transact: Database["transact"] = async (work) => {
      found.push(await putBackBroken(database, { places: ALL_PLACES, now: site.services.now }));
      return database.transact(work);
    };
    site.clock.now = new Date(site.clock.now.getTime() + HOUR);
    await renewDueSources({ ...site.services, database: { ...database, transact } });
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((one) => one !== undefined)).toEqual([]);
    expect((await listed(site)).filter((name) => name.startsWith("Renamed"))).toHaveLength(280);
    expect((await listImports(site.database.read)).map(({ state }) => state).slice(0, 2)).toEqual([
      "done",
      "put back",
    ]);
  });
});

describe("A source that renews itself", () => {
  test("stays undone once an operator has undone it, until its file changes", async () => {
    const { site, server } = await openRenewed();
    server.text = list(21);
    await later(site, DAY);
    const [latest] = await listImports(site.database.read);
    await undoImport(site.database, latest!.id, { places: ALL_PLACES, now: () => site.clock.now });
    server.knowsEtags = false;
    await later(site, DAY);
    expect(await listed(site)).toHaveLength(20);
    server.text = list(22);
    await later(site, DAY);
    expect(await listed(site)).toHaveLength(22);
  });

  test("waits at the desk at night when half of it is gone, and sends no email by day once someone has imported it", async () => {
    const { site, server } = await openRenewed({ now: "2026-11-20T09:00:00Z" });
    server.text = list(9);
    await later(site, DAY);
    const [held] = await heldImports(site.database.read);
    await pressImport(site, `/desk/imports/${held!.id}`);
    await later(site, 11 * HOUR);
    expect(await site.mail()).toEqual([]);
    expect(await listed(site)).toHaveLength(9);
  });

  test("waits at the desk when half of it is gone, until someone imports it or it is whole again", async () => {
    const { site, server } = await openRenewed();
    const before = await rows(site);
    server.text = list(9);
    await later(site, DAY);
    expect(await rows(site)).toEqual(before);
    const [finding] = await renewals(site.database);
    expect(finding!.found).toContain("11 of 20 practices would leave the list.");
    expect((await mailsOf(site)).map(({ subject }) => subject)).toEqual(["A new file from ours is waiting"]);
    // A session ends before the next day.
    const page = async (path: string) => (await signInAtDesk(site)).page(path);
    const today = await page("/desk/today?kind=import");
    const link = today.document.querySelector('main a[href^="/desk/imports/"]')?.getAttribute("href") ?? "";
    expect(today.html).toContain("A new file from ours is waiting");
    expect(await faultsOfHtml(today.html)).toEqual([]);
    expect(finding!.mend).toContain(link);

    server.text = list(20);
    await later(site, DAY);
    expect((await page(link)).status).toBe(404);
    expect((await renewals(site.database))[0]).not.toHaveProperty("mend");

    server.text = list(17);
    await later(site, DAY);
    const again = (await page("/desk/today")).document.querySelector('main a[href^="/desk/imports/"]')!;
    const look = await page(again.getAttribute("href")!);
    expect(look.html).toContain("Sent by the schedule.");
    expect(look.document.querySelector(".act button")?.textContent).toBe("Take 3 off the list");
    await pressImport(site, again.getAttribute("href")!);
    expect(await listed(site)).toHaveLength(17);
    expect((await page("/desk/today")).html).not.toContain("A new file from");
    expect((await renewals(site.database))[0]).not.toHaveProperty("mend");
    server.text = list(60);
    await later(site, DAY);
    expect((await renewals(site.database))[0]!.found).toContain("43 practices would be new, beside 17");
  });

  test("waits under its number until someone decides, whether it is read again or can’t be, and its mail leads to it", async () => {
    const { site, server } = await openRenewed();
    server.text = list(9);
    await later(site, DAY);
    const held = await heldImports(site.database.read);
    expect(held).toHaveLength(1);
    server.status = 500;
    await later(site, 20 * HOUR);
    expect(await heldImports(site.database.read)).toEqual(held);
    server.status = 200;
    await later(site, HOUR);
    expect(server.statuses).toEqual([200, 500, 200]);
    expect(await heldImports(site.database.read)).toEqual(held);
    // The hourly job forgets what has lain for a day.
    await site.database.transact((tx) => forgetLooks(tx, new Date(site.clock.now.getTime() - HOUR)));

    const mails = await mailsOf(site);
    expect(mails.map(({ subject }) => subject)).toEqual(["A new file from ours is waiting"]);
    const mailed = /https?:\/\/[^/\s]+(\/desk\S+)/.exec(mails[0]!.text)![1]!;
    const { document } = await (await signInAtDesk(site)).page(mailed);
    const path = document.querySelector('main a[href^="/desk/imports/"]')!.getAttribute("href")!;
    expect(path).toBe(`/desk/imports/${held[0]!.id}`);
    await pressImport(site, path);
    expect(await listed(site)).toHaveLength(9);
  });

  test("that can’t be read any more no longer waits, and the operator hears of that, too", async () => {
    const { site, server } = await openRenewed();
    server.text = list(9);
    await later(site, DAY);
    server.status = 500;
    await later(site, 20 * HOUR);
    await later(site, HOUR);
    expect(await heldImports(site.database.read)).toEqual([]);
    expect((await mailsOf(site)).map(({ subject }) => subject)).toEqual([
      "A new file from ours is waiting",
      "We can’t read ours",
    ]);
    server.status = 200;
    await later(site, 2 * HOUR);
    expect(await heldImports(site.database.read)).toHaveLength(1);
    expect((await mailsOf(site)).at(-1)!.subject).toBe("A new file from ours is waiting");
  });

  test("leaves the directory as it was when its file is empty, broken, another kind, slow, gone or on an inner network, and doctor says why", async () => {
    const { site, server } = await openRenewed();
    const before = await rows(site);
    const well = { text: list(19), status: 200, location: "", isSilent: false };
    const said: string[] = [];
    for (const [name, answer] of Object.entries(BAD)) {
      Object.assign(server, well, answer.is);
      // As long as they wait at most.
      await later(site, DAY, answer.is.isSilent ? 300 : 10_000);
      expect(await rows(site), name).toEqual(before);
      const [finding] = await renewals(site.database);
      expect(finding!.found, name).toContain(`we couldn’t read ours: ${answer.says}`);
      expect(finding!.mend, name).toContain("sources set ours --from");
      said.push(finding!.found);
    }
    expect(JSON.stringify([said, site.log.lines])).not.toMatch(/127\.0\.0\.1|key=secret/);
    Object.assign(server, well);
    await later(site, DAY);
    expect(await listed(site)).toHaveLength(19);
  });

  test("is asked less and less often while it fails, and the operator hears of it once, by day, unless it is back by then", async () => {
    const { site, server } = await openRenewed({ now: "2026-11-20T00:00:00Z" });
    server.status = 500;
    await later(site, DAY);
    for (let hour = 0; hour < 3; hour++) await later(site, HOUR);
    expect(server.statuses.filter((status) => status === 500)).toHaveLength(3);
    const about = async () => (await mailsOf(site)).map(({ subject, to }) => [subject, to.email]);
    expect(await about()).toEqual([["We can’t read ours", "escalation@niho.example"]]);
    for (let hour = 0; hour < 20; hour++) await later(site, HOUR);
    expect(await about()).toHaveLength(1);
    server.status = 200;
    await later(site, DAY);
    expect((await renewals(site.database))[0]).not.toHaveProperty("mend");

    const night = await openRenewed({ now: "2026-11-20T09:00:00Z" });
    night.server.status = 500;
    await later(night.site, DAY);
    await later(night.site, HOUR);
    night.server.status = 200;
    await later(night.site, 3 * HOUR);
    await later(night.site, 12 * HOUR);
    expect(await night.site.mail()).toEqual([]);
  });
});

/** What a server may answer instead of a list. */
const BAD: Readonly<Record<string, { is: Partial<Server>; says: string }>> = {
  "no rows": {
    is: { text: "external_id,name,address,town\n" },
    says: "The file has no rows. Nothing was written.",
  },
  "a web page": { is: { text: "<!doctype html><title>Sign in</title>" }, says: "list.csv is a web page" },
  "half a JSON": { is: { text: '[{"name": "A' }, says: "list.csv " },
  silence: { is: { isSilent: true }, says: "Its server took longer than a minute." },
  "404": { is: { status: 404 }, says: "Its server says there’s no file we can read at this address" },
  "500": { is: { status: 500 }, says: "Its server answered with an error." },
  inwards: { is: { status: 302, location: "https://127.0.0.1/list.csv" }, says: INWARDS },
  "16 MB and a byte": {
    is: { text: "x".repeat(16 * 1_024 * 1_024 + 1) },
    says: "The file is larger than 16 MB.",
  },
};

/** Opens the database for a process that dies after so many transactions: not even putting back is left to it. */
function killedAfter(database: Database, transactions: number): Database {
  let done = 0;
  const transact: Database["transact"] = (work) =>
    done++ < transactions ? database.transact(work) : Promise.reject(new Error("killed"));
  return { ...database, transact };
}

/**
 * A site with a source of practices on a server of the test's own, which was read once unless said: each reading of a
 * file starts a thread, so what the first one leaves is stored here.
 */
async function openRenewed({
  open,
  now = "2026-11-20T00:30:00Z",
  practices = 20,
  isRead = true,
}: { open?: () => Promise<Database>; now?: string; practices?: number; isRead?: boolean } = {}): Promise<{
  site: TestSite;
  server: Server;
}> {
  const server = await serve();
  server.text = list(practices);
  const options = { samples: 0, now, calendarPrivateHosts: [server.origin] };
  const site = await openSite({ ...options, ...(open && { open }) });
  await importByHand(site, server.text);
  const address = `${server.origin}/lists/list.csv?key=secret`;
  const renewal = { source: "ours", address, every: 1, isComplete: true, now: site.clock.now };
  await site.database.transact((tx) => setRenewal(tx, renewal));
  if (isRead) {
    const [stored] = await listRenewals(site.database.read);
    const fileHash = hash("sha256", server.text);
    const nextAt = new Date(site.clock.now.getTime() + DAY);
    await site.database.transact((tx) =>
      storeRenewal(tx, { ...stored!, fileHash, nextAt, okAt: renewal.now }),
    );
  }
  return { site, server };
}

/** As the command does it. */
async function importByHand({ database, clock }: TestSite, text: string): Promise<void> {
  const path = join(newFolder(), "by-hand.csv");
  writeFileSync(path, text);
  const { rows: rowsOfFile, format } = await openRows(path, new Map());
  const asOf = newZealandDay(clock.now);
  const around = { known: new Map(), today: asOf, asOf, isComplete: true };
  const plan = await planImport(rowsOfFile, {
    ...around,
    alike: async () => indexAlike([]),
    onRow: () => undefined,
  });
  const about = { source: "ours", file: "by-hand.csv", format, asOf, counts: rowCounts(plan) };
  const { signal } = new AbortController();
  await writePlan(database, plan, about, { replaceSamples: false, signal, onWritten: () => undefined });
}

async function pressImport(site: TestSite, path: string): Promise<void> {
  const aroha = await signInAtDesk(site);
  const { document } = await aroha.page(path);
  const form = document.querySelector(".act button")!.closest("form")!;
  const fields = [...form.querySelectorAll("input")].map((input) => [
    input.getAttribute("name")!,
    input.getAttribute("value") ?? "",
  ]);
  const { status } = await aroha.post(path, Object.fromEntries(fields));
  expect(status).toBe(303);
  await expect.poll(async () => unfinishedImport(site.database.read, site.clock.now)).toBeUndefined();
}

/** So many practices, of which the first have another name. */
function list(count: number, { renamed = 0 } = {}): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const name = index < renamed ? "Renamed Dental" : "Harbour Dental";
    return `${index},${name} ${index},${index} Bay Road,Nelson`;
  });
  return ["external_id,name,address,town", ...lines, ""].join("\n");
}

/** The test's clock leaps while a mail is being sent, which then goes out once more under the same name. */
async function mailsOf(site: TestSite) {
  return [...new Map((await site.mail()).map((mail) => [mail.messageId, mail])).values()];
}

async function later(site: TestSite, wait: number, longest = 10_000): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + wait);
  await renewDueSources(site.services, { longest });
}

async function listed(site: TestSite): Promise<string[]> {
  return (await rows(site)).map(({ name }) => name);
}

/** What is listed, whole. */
function rows({ database }: TestSite) {
  return database.read
    .selectFrom("practices")
    .selectAll()
    .where("withdrawn_on", "is", null)
    .orderBy("id")
    .execute();
}

type Server = {
  origin: string;
  text: string;
  status: number;
  location: string;
  isSilent: boolean;
  knowsEtags: boolean;
  statuses: number[];
};

async function serve(): Promise<Server> {
  const answer: RequestListener = (request, response) => {
    if (state.isSilent) return;
    const etag = state.knowsEtags ? `"${hash("sha1", state.text)}"` : undefined;
    const isKnown = etag !== undefined && request.headers["if-none-match"] === etag;
    const status = state.status === 200 && isKnown ? 304 : state.status;
    state.statuses.push(status);
    response.writeHead(status, {
      ...(etag && { etag }),
      ...(state.location && { location: state.location }),
    });
    response.end(status === 200 ? state.text : "");
  };
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: Server = {
    origin,
    text: "",
    status: 200,
    location: "",
    isSilent: false,
    knowsEtags: true,
    statuses: [],
  };
  return state;
}
