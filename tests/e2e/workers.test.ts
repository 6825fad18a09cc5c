import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { embeddedFile } from "#database/open.ts";
import { onPostgres } from "../support/databases.ts";
import { freshSchema } from "../support/fresh-schema.ts";
import { newFolder } from "../support/new-folder.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { startUnready, type UnreadySite } from "../support/unready-site.ts";

const TOKEN = "a token of more than thirty-two characters";
const SOON = { timeout: 20_000, interval: 200 };

describe("Two workers on SQLite", () => {
  tests(async () => ({}));
});

onPostgres("Two workers", (server) => {
  tests(async () => {
    const { url, drop } = await freshSchema(server);
    onTestFinished(drop);
    return { DATABASE_URL: url, APP_SECRET: "a secret of more than thirty-two characters" };
  });
});

describe("Two workers", () => {
  test("that are stopped before the first has begun end with 0", async () => {
    const { child } = await startStopping({
      NODE_OPTIONS: `--import=data:text/javascript,${STOPPED_AT_ONCE}`,
    });
    await expect.poll(() => child.exitCode, ENDED).toBe(0);
  });

  test("that are stopped while the first opens end with 0, and start no second", async () => {
    const site = await startStopping({ TRUSTED_PROXIES: "127.0.0.1" });
    await expect.poll(() => existsSync(embeddedFile(site.dataDir)), { ...SOON, interval: 10 }).toBe(true);
    site.child.kill("SIGTERM");
    await expect.poll(() => site.child.exitCode, ENDED).toBe(0);
  });
});

/** The first process waits for its workers: once it has ended, none is left. */
const ENDED = { timeout: 15_000 };

/** SIGTERM comes once `main.ts` listens for it, and nothing else has been read. Workers start as ever. */
const STOPPED_AT_ONCE = encodeURIComponent(
  `if (!process.argv.includes("worker")) process.on("newListener", (name) => name === "SIGINT" && process.emit("SIGTERM"));`,
);

/** Two workers that nobody waits for. */
async function startStopping(
  environment: Record<string, string>,
): Promise<UnreadySite & { dataDir: string }> {
  const dataDir = newFolder();
  const site = await startUnready({ WORKERS: "2", DATA_DIR: dataDir, ...environment });
  onTestFinished(() => void site.child.kill("SIGKILL"));
  return { ...site, dataDir };
}

function tests(place: () => Promise<Record<string, string>>): void {
  test("keep forty identical posts once, of each of ten people, and send their mails once", async () => {
    const site = await start(await place());
    const references = await Promise.all(
      Array.from({ length: 10 * 40 }, async (_, at) => [at % 10, await post(site, at % 10)] as const),
    );
    const known = new Map(references);
    expect(new Set(known.values()).size).toBe(10);
    for (const [person, reference] of references) expect(reference).toBe(known.get(person));
    await expect.poll(() => site.mailFiles(), SOON).toHaveLength(20);
    await expect.poll(() => backups(site), SOON).toHaveLength(1);
  });

  test("count what one address posts together, and their metrics as one", async () => {
    const site = await start(await place());
    const statuses: number[] = [];
    for (let at = 0; at < 104; at++) statuses.push((await send(site, at)).status);
    // On loopback a post of a program costs 3 of 300 points.
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const text = await metrics(site);
    expect(text).toContain("niho_workers 2");
    expect(text).toContain('niho_events_total{event="submission",kind="contact kept"} 100');
    expect(text).toContain('niho_events_total{event="post refused",kind="address"} 4');
  });

  test("lose only what one was at when it is killed, the first too, and soon are two again", async () => {
    const site = await start(await place());
    for (const number of ["2", "1"]) {
      const failed = await whileAsking(site, () => process.kill(workerOf(site, number), "SIGKILL"));
      expect(failed, site.output()).toBeLessThanOrEqual(LANES);
      await expect.poll(() => metrics(site), SOON).toContain("niho_workers 2");
    }
    expect(await post(site, 1)).toMatch(/^NIHO-/);
    await expect.poll(() => site.mailFiles(), SOON).toHaveLength(2);
    expect(await site.stop()).toBe(0);
    expect(site.output()).toMatch(/"event":"worker ended","number":1,"why":"SIGKILL"/);
  });
}

async function start(place: Record<string, string>): Promise<RunningSite> {
  const environment = { WORKERS: "2", METRICS_TOKEN: TOKEN, SAMPLE_PRACTICES: "20", ...place };
  const site = await startSite({ environment });
  onTestFinished(site.dispose);
  await expect.poll(() => metrics(site), SOON).toContain("niho_workers 2");
  return site;
}

/** On a connection of its own, so that either worker may take it. */
function send({ url }: RunningSite, person: number): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", Connection: "close" },
    body: JSON.stringify({
      "form-name": "contact",
      name: "Māia",
      email: `maia${person}@example.co.nz`,
      subject: "Hello",
      category: "general",
      message: `Kia ora, ${person}`,
    }),
  });
}

async function post(site: RunningSite, person: number): Promise<string> {
  return ((await (await send(site, person)).json()) as { reference: string }).reference;
}

async function metrics({ url }: RunningSite): Promise<string> {
  const headers = { Authorization: `Bearer ${TOKEN}`, Connection: "close" };
  return (await fetch(`${url}/metrics`, { headers })).text();
}

function backups({ dataDir }: RunningSite): string[] {
  return readdirSync(join(dataDir, "backups")).filter((file) => file.endsWith(".backup"));
}

/** Its process, as the system lists it: `node server/main.ts worker 2 2`. */
function workerOf({ child }: RunningSite, number: string): number {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  const found = children.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`worker\0${number}\0`),
  );
  return Number(found);
}

/** Requests under way at the same time. */
const LANES = 4;

/** How many pages were not answered while something happens. */
async function whileAsking({ url }: RunningSite, happens: () => void): Promise<number> {
  let failed = 0;
  const over = new AbortController();
  const lanes = Array.from({ length: LANES }, async () => {
    while (!over.signal.aborted) {
      const signal = AbortSignal.timeout(10_000);
      const isAnswered = await fetch(`${url}/directory`, { headers: { Connection: "close" }, signal })
        .then(async (response) => (await response.text()) !== "" && response.ok)
        .catch(() => false);
      if (!isAnswered) failed += 1;
    }
  });
  await setTimeout(500);
  happens();
  await setTimeout(3_000);
  over.abort();
  await Promise.all(lanes);
  return failed;
}
