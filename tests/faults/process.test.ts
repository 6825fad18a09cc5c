import { once } from "node:events";
import { mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, vi } from "vitest";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { bookingOf, postForm } from "../stress/load.ts";
import { keptSubmissions } from "../stress/submissions.ts";
import { fault, run } from "./fault.ts";
import { newFolder } from "../support/new-folder.ts";
import { startUnready, type UnreadySite } from "../support/unready-site.ts";

/** What can only be done to a process: its means are taken away, its files, its time, its life. */

describe("The process:", () => {
  fault("no more files can be opened", async () => {
    const site = await start();
    const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => visitor.destroy());
    expect((await postForm(site.url, bookingOf(1), {}, visitor)).status).toBe(201);
    const open = readdirSync(`/proc/${site.child.pid}/fd`).length;
    limit(site, "nofile", open);
    const answers = await Promise.all([2, 3].map((n) => answerTo(site, n, visitor)));
    await fetch(`${site.url}/directory`).catch(() => undefined);
    limit(site, "nofile", 4_096);
    expect((await fetch(`${site.url}/directory`)).status).toBe(200);
    for (const number of [2, 3, 4]) answers.push(await answerTo(site, number, visitor));
    await tellsNoLies(site, answers);
  });

  fault("no file may grow any more", async () => {
    const site = await start();
    expect((await postForm(site.url, bookingOf(1))).status).toBe(201);
    limit(site, "fsize", 4_096);
    const refused = await postForm(site.url, bookingOf(2));
    expect(refused).toMatchObject({ status: 503, reference: undefined });
    expect((await fetch(`${site.url}/directory?q=dental`)).status).toBe(200);
    limit(site, "fsize", "unlimited");
    await tellsNoLies(site, [await answerTo(site, 2)]);
  });

  fault("the log’s disk is full", async () => {
    const { url, child, becomes } = await unready({}, openSync("/dev/full", "w"));
    await becomes(200);
    // More than is written at once, so that the log fails while visitors are here.
    for (let at = 0; at < 100; at++) expect((await fetch(`${url}/directory`)).status).toBe(200);
    expect((await postForm(url, bookingOf(1))).status).toBe(201);
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  });

  fault("the log’s reader goes away", async () => {
    const site = await start();
    site.child.stdout!.destroy();
    for (let at = 0; at < 100; at++) expect((await fetch(`${site.url}/directory`)).status).toBe(200);
    await tellsNoLies(site, [await answerTo(site, 1)]);
  });

  fault("a promise fails that no one waits for", async () => {
    const site = await start({ NODE_OPTIONS: onSignal("Promise.reject(new Error('nobody waits'))") });
    site.child.kill("SIGUSR2");
    await vi.waitFor(async () => {
      expect((await fetch(`${site.url}/directory`)).status).toBe(200);
      expect(site.output()).toContain("fault outside a request");
    }, 10_000);
    await tellsNoLies(site, [await answerTo(site, 1)]);
  });

  fault("an exception that no one catches", async () => {
    const site = await start({ NODE_OPTIONS: onSignal("throw new Error('no one catches')") });
    const { reference } = await postForm(site.url, bookingOf(1));
    site.child.kill("SIGUSR2");
    expect((await once(site.child, "exit"))[0]).toBe(1);
    expect(site.output()).not.toContain("no one catches");
    const next = await start({}, site.dataDir);
    expect((await postForm(next.url, bookingOf(1))).reference).toBe(reference);
  });

  fault("it is told to end while a form is on its way", async () => {
    const site = await start();
    const { port } = new URL(site.url);
    const body = new URLSearchParams(bookingOf(1)).toString();
    const socket = connect(Number(port), "127.0.0.1");
    let heard = "";
    socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
    socket.write(
      `POST / HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
    site.child.kill("SIGTERM");
    await expect.poll(() => site.output()).toContain('"stopping"');
    socket.write(body.slice(20));
    await once(socket, "close");
    expect(heard).toMatch(/^HTTP\/1.1 201 /);
    expect(await exitOf(site)).toBe(0);
    expect(await keptSubmissions({ dataDir: site.dataDir, environment: {} })).toHaveLength(1);
  });

  fault("it is killed after it has answered", async () => {
    const site = await start();
    const { reference } = await postForm(site.url, bookingOf(1));
    site.child.kill("SIGKILL");
    await once(site.child, "exit");
    const next = await start({}, site.dataDir);
    expect((await postForm(next.url, bookingOf(1))).reference).toBe(reference);
    expect(await keptSubmissions({ dataDir: site.dataDir, environment: {} })).toHaveLength(1);
  });

  fault("its port is taken when it starts again", async () => {
    const site = await start();
    const { port } = new URL(site.url);
    await site.stop();
    const other = createServer().listen(Number(port), "127.0.0.1");
    await once(other, "listening");
    await expect(start({ PORT: port }, site.dataDir)).rejects.toThrow(`PORT ${port} is in use`);
    other.close();
    await once(other, "close");
    expect((await fetch(`${(await start({ PORT: port }, site.dataDir)).url}/readyz`)).status).toBe(200);
  });
});

describe("What it needs at the start:", () => {
  fault("the database file is something else", async () => {
    const dataDir = newFolder();
    const file = join(dataDir, "niho.db");
    const first = await start({}, dataDir);
    const { reference } = await postForm(first.url, bookingOf(1));
    await first.stop();
    renameSync(file, `${file}.good`);
    writeFileSync(file, "This is no database. ".repeat(1_000));
    const { url, becomes } = await startInVain(dataDir);
    await meetsFallback(url);
    renameSync(`${file}.good`, file);
    await becomes(200);
    expect((await postForm(url, bookingOf(1))).reference).toBe(reference);
  });

  fault("the data folder cannot be made", async () => {
    const inTheWay = join(newFolder(), "file");
    writeFileSync(inTheWay, "");
    const { url, becomes } = await startInVain(join(inTheWay, "data"));
    await meetsFallback(url);
    rmSync(inTheWay);
    mkdirSync(inTheWay);
    await becomes(200);
    expect((await postForm(url, bookingOf(1))).status).toBe(201);
  });

  fault("the secret is gone", async () => {
    const dataDir = newFolder();
    const secret = join(dataDir, "secret");
    const first = await start({}, dataDir);
    const { reference } = await postForm(first.url, bookingOf(1));
    await first.stop();
    renameSync(secret, `${secret}.good`);
    const { url, becomes } = await startInVain(dataDir);
    await meetsFallback(url);
    renameSync(`${secret}.good`, secret);
    await becomes(200);
    expect((await postForm(url, bookingOf(1))).reference).toBe(reference);
  });

  fault("the secret is empty", async () => {
    const dataDir = newFolder();
    const file = join(dataDir, "secret");
    const first = await start({}, dataDir);
    const { reference } = await postForm(first.url, bookingOf(1));
    await first.stop();
    const secret = readFileSync(file);
    writeFileSync(file, "");
    await expect(start({}, dataDir)).rejects.toThrow(
      /ended with 1:\nDATA_DIR\/secret has fewer than 32 characters/,
    );
    expect(readFileSync(file, "utf8")).toBe("");
    writeFileSync(file, secret);
    expect((await postForm((await start({}, dataDir)).url, bookingOf(1))).reference).toBe(reference);
  });

  fault("the secret is another one", async () => {
    const dataDir = newFolder();
    const first = await start({ APP_SECRET: "one secret of more than thirty-two characters" }, dataDir);
    await postForm(first.url, bookingOf(1));
    await first.stop();
    const { url, said } = await startInVain(dataDir, {
      APP_SECRET: "another secret of more than thirty-two characters",
    });
    await meetsFallback(url);
    expect(said()).toContain("APP_SECRET doesn’t open this database");
  });
});

async function start(environment: Record<string, string> = {}, dataDir = newFolder()): Promise<RunningSite> {
  const site = await startSite({ dataDir, environment: { SAMPLE_PRACTICES: "10", ...environment } });
  onTestFinished(() => void site.child.kill("SIGKILL"));
  return site;
}

async function unready(environment: Record<string, string>, stdout?: number): Promise<UnreadySite> {
  const site = await startUnready({ DATA_DIR: newFolder(), ...environment }, stdout ? { stdout } : {});
  onTestFinished(() => void site.child.kill("SIGKILL"));
  return site;
}

/** Starts a site that cannot start its services, and waits until it has said so. */
async function startInVain(DATA_DIR: string, environment: Record<string, string> = {}) {
  const site = await unready({ DATA_DIR, ...environment });
  await expect.poll(() => site.said(), { timeout: 20_000 }).toContain("can’t start yet");
  return site;
}

/** Nothing works yet: a page says so with 503 and the numbers to call, and nothing that is sent is taken. */
async function meetsFallback(url: string): Promise<void> {
  const page = await fetch(`${url}/book`);
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  const html = await page.text();
  for (const word of ["Niho", "Loading...", "111", "0800 611 116"])
    expect(html.replaceAll("&nbsp;", " ")).toContain(word);
  expect(await postForm(url, bookingOf(1))).toEqual({ status: 503, reference: undefined });
}

type Told = { number: number; status: number; reference: string | undefined };

async function answerTo({ url }: RunningSite, number: number, agent?: Agent): Promise<Told> {
  const answer = await postForm(url, bookingOf(number), {}, agent).catch(() => undefined);
  return { number, status: answer?.status ?? 0, reference: answer?.reference };
}

/** Each answer was a reference that is kept, or no reference; and the one who tried last has one. */
async function tellsNoLies(site: RunningSite, answers: readonly Told[]): Promise<void> {
  expect(answers.at(-1)!.status).toBe(201);
  for (const { status, reference } of answers) {
    expect([201, 503, 0]).toContain(status);
    expect(reference !== undefined).toBe(status === 201);
  }
  expect(await site.stop()).toBe(0);
  const kept = (await keptSubmissions({ dataDir: site.dataDir, environment: {} })).map(
    ({ reference }) => reference,
  );
  expect(new Set(kept).size).toBe(kept.length);
  for (const { reference } of answers) if (reference) expect(kept).toContain(reference);
}

/** Changes a running process's limit; the hard one stays, so that it can be given back. */
function limit({ child }: RunningSite, what: "nofile" | "fsize", to: number | "unlimited"): void {
  run("prlimit", "--pid", String(child.pid), `--${what}=${to}:`);
}

/** A file that is loaded before the site and waits for a signal. */
function onSignal(statement: string): string {
  const file = join(newFolder(), "on-signal.mjs");
  writeFileSync(file, `process.on("SIGUSR2", () => { ${statement}; });`);
  return `--import=${file}`;
}

async function exitOf({ child }: RunningSite): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}
