import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { availableParallelism, loadavg } from "node:os";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { UNAVAILABLE_PAGE } from "#server/build.ts";
import { bookingOf, postForm } from "../stress/load.ts";
import { checkout } from "../support/checkout.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { ROOT } from "../support/repository.ts";
import { startSite } from "../support/running-site.ts";
import { isFullSuite } from "../support/suite.ts";
import { freePort } from "../support/free-port.ts";
import { newFolder } from "../support/new-folder.ts";
import { noDatabase, startUnready, type UnreadySite } from "../support/unready-site.ts";

/** On the page of a site that is not there. */
const FALLBACK = ["Niho", "Loading...", "refresh", "111", "0800&nbsp;611&nbsp;116"];

/** How an operator meets the process: when it starts, when it cannot, and when it is told to end. */

let withoutDatabase: UnreadySite;

/** It keeps its first visitors waiting for five seconds, in which the other tests run. */
beforeAll(async () => {
  withoutDatabase = await startUnready(await noDatabase());
});
afterAll(() => withoutDatabase.child.kill("SIGKILL"));

test("A wrong value stops the start with one sentence that names the variable", async () => {
  const { exit, said } = await startUnready({ PORT: "eighty" });
  expect(await exit()).toBe(1);
  expect(said()).toBe("PORT must be a number from 0 to 65535.\n");
});

test.skipIf(process.platform !== "linux")(
  "A data folder that cannot be made is named, and the process still ends when it is told to",
  async () => {
    const { child, exit, said } = await startUnready({ DATA_DIR: "/proc/niho" });
    await expect.poll(said, { timeout: 20_000 }).toContain("DATA_DIR /proc/niho isn’t a folder");
    child.kill("SIGTERM");
    expect(await exit()).toBe(0);
  },
);

test("A port that is taken is named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const { exit, said } = await startUnready({ PORT: String(port) });
  expect(await exit()).toBe(1);
  expect(said()).toContain(`PORT ${port} is in use`);
});

test("For the proxy in front of a stopped site, the build has a page that needs no other file", () => {
  const html = readFileSync(UNAVAILABLE_PAGE, "utf8");
  for (const word of ["isn’t answering right now", "tel:111", "Healthline", "Go back and send it again"])
    expect(html).toContain(word);
  expect(html).not.toContain("Loading");
  expect(html).not.toMatch(/<(script|link|img)\b/);
});

/** In the full suite as often as a site is restarted in a year of releases. */
const RESTARTS = isFullSuite ? 20 : 1;
/** Milliseconds that a visitor waits at most while the site starts again. */
const LONGEST_WAIT = 4_000;
/** Fifty requests a second, of four visitors. */
const PACE = 80;

test(
  "A restart refuses no visitor and loses no form where a supervisor holds the socket",
  async () => {
    const socket = createServer().listen(0, "127.0.0.1");
    await once(socket, "listening");
    const { port } = socket.address() as { port: number };
    // As systemd does: starts the site with descriptor 3, and again when it has ended.
    const supervise = `for turn in $(seq ${RESTARTS + 1}); do LISTEN_FDS=1 sh -c 'LISTEN_PID=$$; export LISTEN_PID; echo "site $$" >&2; exec "$NODE" server/main.ts'; done`;
    const supervisor = spawn("sh", ["-c", supervise], {
      cwd: ROOT,
      detached: true,
      env: {
        PATH: process.env.PATH,
        NODE: process.execPath,
        DATA_DIR: newFolder(),
        SAMPLE_PRACTICES: "10",
        PORT: "1",
      },
      stdio: ["ignore", "pipe", "pipe", (socket as unknown as { _handle: { fd: number } })._handle.fd],
    });
    socket.close();
    let said = "";
    for (const stream of [supervisor.stdout!, supervisor.stderr!])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    onTestFinished(() => {
      if (supervisor.exitCode === null) process.kill(-supervisor.pid!, "SIGKILL");
    });
    const started = async (times: number) => {
      await expect.poll(() => said.split("Niho is at ").length - 1, { timeout: 20_000 }).toBe(times);
    };
    const end = () => process.kill(Number([...said.matchAll(/^site (\d+)$/gm)].at(-1)![1]), "SIGTERM");
    await started(1);
    expect(said).toContain(`Niho is at http://localhost:${port}`);

    const url = `http://127.0.0.1:${port}`;
    // A connection for each request, as nginx has them.
    const oneEach = new Agent({ keepAlive: false });
    const answers: { status: number; ms: number }[] = [];
    const over = new AbortController();
    const visitors = [1, 2, 3, 4].map(async (visitor) => {
      for (let at = 0; !over.signal.aborted; at++) {
        const began = performance.now();
        const isForm = at % 10 === 0 && at < 50;
        const status = isForm
          ? (await postForm(url, bookingOf(100 * visitor + at), {}, oneEach)).status
          : await statusOf(`${url}/directory`, oneEach);
        const ms = performance.now() - began;
        answers.push({ status, ms });
        await pause(Math.max(0, PACE - ms));
      }
    });
    const served = (more: number) => {
      const before = answers.length;
      return expect.poll(() => answers.length).toBeGreaterThan(before + more);
    };
    await served(20);
    for (let restart = 1; restart <= RESTARTS; restart++) {
      end();
      await started(restart + 1);
      await served(20);
    }
    over.abort();
    await Promise.all(visitors);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    // On a busy machine a start takes as long as the others let it.
    const isQuiet = loadavg()[0]! < 2 * availableParallelism();
    if (isFullSuite && isQuiet) expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST_WAIT);
    end();
    await once(supervisor, "exit");
  },
  60_000 + RESTARTS * 20_000,
);

describe("A first start", () => {
  const here = forAllTests({
    site: () =>
      startSite({
        dataDir: join(mkdtempSync(join(tmpdir(), "niho-")), "data"),
        environment: { SAMPLE_PRACTICES: "10", LOG_LEVEL: "debug" },
      }),
  });

  test("says nowhere what visitors ask for, and each line as JSON but for its address", async () => {
    const { site } = here;
    const asked = ["/%E0marker7Q", "/marker7Q", "/directory?q=marker7Q", "/dentists/1?marker7Q"];
    const near = ["/directory", "/emergency", "/api/v1/practices"].map(
      (path) => `${path}?near=-41.29,174.78`,
    );
    for (const path of [...asked, ...near]) await (await fetch(site.url + path)).text();
    await fetch(site.url, { method: "POST", body: new URLSearchParams({ "form-name": "marker7Q" }) });
    expect(await site.stop()).toBe(0);
    const lines = site.output().trim().split("\n");
    expect(lines.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThanOrEqual(8);
    expect(lines.filter((line) => !line.startsWith("{"))).toEqual([`Niho is at ${site.url}`]);
    // A request may have taken 41.29 ms.
    expect(site.output().replaceAll(/"(ms|bytes)":[\d.]+/g, "")).not.toMatch(/marker7Q|174\.78|41\.29/);
  });

  test("makes a secret that its owner alone can read, and that stays when the site starts again", async () => {
    const { dataDir } = here.site;
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const secret = join(dataDir, "secret");
    const { mode, mtimeMs } = statSync(secret);
    expect(mode & 0o777).toBe(0o600);
    const again = await startSite({ dataDir });
    expect(statSync(secret).mtimeMs).toBe(mtimeMs);
    await again.dispose();
  });
});

describe("When SIGTERM ends `npm start`", () => {
  test("no process is left, its port is free, and its status is 0", async () => {
    const npm = await npmStart(ROOT);
    await expect.poll(() => npm.said(), { timeout: 30_000 }).toContain("Niho is at");
    expect((await fetch(`${npm.url}/healthz`)).status).toBe(200);
    await endsClean(npm);
  });

  test.runIf(isFullSuite)("the same holds while it builds the site for the first time", async () => {
    const npm = await npmStart(checkout(join(newFolder(), "niho")));
    await expect.poll(() => npm.said(), { timeout: 30_000 }).toContain("Building the site");
    // It says so just before it listens.
    await expect.poll(async () => (await fetch(`${npm.url}/healthz`)).status).toBe(200);
    await endsClean(npm);
  });

  type Npm = Awaited<ReturnType<typeof npmStart>>;

  async function npmStart(folder: string) {
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      cwd: folder,
      // A group of its own, in which everything stays that it starts.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: newFolder(),
        SAMPLE_PRACTICES: "10",
      },
    });
    onTestFinished(() => {
      if (isAlive(npm.pid!)) process.kill(-npm.pid!, "SIGKILL");
    });
    let printed = "";
    for (const stream of [npm.stdout, npm.stderr])
      stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    return { child: npm, url: `http://127.0.0.1:${port}`, said: () => printed };
  }

  async function endsClean({ child, url, said }: Npm): Promise<void> {
    const sentAt = Date.now();
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    expect([child.exitCode, child.signalCode, said()]).toEqual([0, null, said()]);
    await expect.poll(() => isAlive(child.pid!)).toBe(false);
    expect(Date.now() - sentAt).toBeLessThan(10_000);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  }

  /** Whether any process of the group is there. */
  function isAlive(group: number): boolean {
    try {
      return process.kill(-group, 0);
    } catch {
      return false;
    }
  }
});

test.runIf(isFullSuite)(
  "A checkout in a folder whose path has a space and a # is built, and serves",
  async () => {
    const { url, child, exit, becomes } = await startUnready(
      {},
      { cwd: checkout(join(newFolder(), "a #1")) },
    );
    await becomes(200);
    const page = await fetch(`${url}/directory`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("10 dentists")]);
    expect((await fetch(`${url}/after-load.js`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exit()).toBe(0);
  },
  180_000,
);

test("While the database cannot be reached, visitors get a page with 503 and the numbers to call, and the process goes on trying", async () => {
  const { url, child, exit, said } = withoutDatabase;
  await expect.poll(said, { timeout: 20_000 }).toContain("can’t start yet");
  const page = await fetch(`${url}/directory`);
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  const html = await page.text();
  for (const word of FALLBACK) expect(html).toContain(word);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect(said()).not.toContain("a secret of more");
  child.kill("SIGTERM");
  expect(await exit()).toBe(0);
});

async function statusOf(url: string, agent: Agent): Promise<number> {
  const [answer] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  await once(answer.resume(), "end");
  return answer.statusCode!;
}
