import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { askable, bookingOf, sendForm } from "../support/ask-running-site.ts";
import { onPostgres } from "../support/databases.ts";
import { freshSchema } from "../support/fresh-schema.ts";
import { mailThat } from "../support/mail-folder.ts";
import { ROOT } from "../support/repository.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const SAMPLES = { SAMPLE_PRACTICES: "10" };

describe("Replacing the secret in the data folder", () => {
  test("refuses no one, ends no mailed link, and loses nothing, also when it is killed in the middle", async () => {
    const site = await start({ environment: { ...SAMPLES, TRUSTED_PROXIES: "127.0.0.1,::1" } });
    const { patient } = await askable(site, "ana").ask(1);
    const secret = () => readFileSync(join(site.dataDir, "secret"), "utf8");
    const first = secret();

    const visitors = visitorsOf(site);
    const killed = spawn(process.execPath, ["cli/main.ts", "secret", "rotate"], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
    });
    const ended = once(killed, "exit");
    await expect.poll(secret, { timeout: 60_000, interval: 1 }).not.toBe(first);
    killed.kill("SIGKILL");
    await ended;
    expect((await niho(site, "secret", "rotate")).stdout).toContain("sealed anew");
    await visitors.stop();
    expect(new Set(visitors.statuses)).toEqual(new Set([201]));

    expect((await fetch(site.url + patient)).status).toBe(200);
    expect((await niho(site, "doctor", "--only", "database")).stdout).toMatch(
      /✓ Secret +kept in DATA_DIR\/secret; keep DATA_DIR\/secret\.old until .*, for backups from before/,
    );
    await site.stop();
    rmSync(join(site.dataDir, "secret.old"));
    const again = await start({ environment: SAMPLES, dataDir: site.dataDir });
    expect((await fetch(again.url + patient)).status).toBe(200);
    const { stdout } = await niho(site, "submissions", "--format", "json");
    const rows = stdout.trim().split("\n");
    expect(rows).toHaveLength(visitors.statuses.length + 1);
    for (const row of rows)
      expect(JSON.parse(row)).toMatchObject({ fields: { email: expect.stringMatching(/@example/) } });
  });

  test("after a leak new links take the place of the mailed ones, while the site is stopped", async () => {
    const site = await start({ environment: SAMPLES });
    const { patient, practice } = await askable(site, "ana").ask(1);
    expect(await niho(site, "secret", "new-links")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Stop the site first"),
    });
    await site.stop();
    expect((await niho(site, "secret", "new-links")).stdout).toContain("2 links made anew");
    const again = await start({ environment: SAMPLES, dataDir: site.dataDir });
    for (const path of [patient, practice]) expect((await fetch(again.url + path)).status).toBe(404);

    await fetch(`${again.url}/lost-link`, {
      method: "POST",
      headers: { Origin: again.url },
      body: new URLSearchParams({ email: "ana1@example.com" }),
    });
    // The port is another one now; the links of before name the one from before.
    const link = new RegExp(`${again.url}(/request[?]token=[0-9a-f]{64})`);
    const mail = await mailThat(again, "the new link", ({ text = "" }) => link.test(text));
    const [, path] = link.exec(mail.text!)!;
    expect(path).not.toBe(patient);
    expect((await fetch(again.url + path)).status).toBe(200);
  });
});

onPostgres("Replacing APP_SECRET", (server) => {
  test("a process with the new one waits until all others know it; then each seals with it, one after the other", async () => {
    const { url, drop } = await freshSchema(server);
    onTestFinished(drop);
    const [former, newer] = ["the former secret, of 32 characters", "the newer secret, of 32 characters"];
    const on = (secret: string, old?: string) => ({
      ...SAMPLES,
      DATABASE_URL: url,
      APP_SECRET: secret,
      ...(old && { APP_SECRET_OLD: old.replaceAll(/[ ,]/g, "-") }),
    });
    // White space and commas part the secrets in APP_SECRET_OLD.
    const [a, b] = [former, newer].map((one) => one.replaceAll(/[ ,]/g, "-")) as [string, string];
    const site = await start({ environment: on(a) });
    const { patient } = await askable(site, "ana").ask(1);

    const early = spawn(process.execPath, ["server/main.ts"], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: site.dataDir, ...on(b, a) },
    });
    let said = "";
    early.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await vi.waitFor(
      () => expect(said).toContain("Another process of this site doesn’t know the new APP_SECRET"),
      {
        timeout: 30_000,
      },
    );
    early.kill("SIGKILL");
    await once(early, "exit");

    // All know both; then the new one comes first, in one after the other.
    await site.stop();
    const knowing = await start({ environment: on(a, b), dataDir: site.dataDir });
    const turned = await start({ environment: on(b, a) });
    const sent = await Promise.all([
      sendForm(knowing, { ...bookingOf(2), email: "b2@example.com" }),
      sendForm(turned, { ...bookingOf(3), email: "b3@example.com" }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    for (const { url: one } of [knowing, turned]) expect((await fetch(one + patient)).status).toBe(200);
    await knowing.stop();

    const environment = { DATA_DIR: turned.dataDir, ...on(b, a) };
    expect((await run(environment, "secret", "rotate")).stdout).toContain("sealed anew");
    expect((await run(environment, "doctor", "--only", "database")).stdout).toMatch(
      /✓ APP_SECRET +set; keep APP_SECRET_OLD until/,
    );
    await turned.stop();
    const alone = await start({ environment: on(b) });
    expect((await fetch(alone.url + patient)).status).toBe(200);
    const { stdout } = await run({ DATA_DIR: alone.dataDir, ...on(b) }, "submissions", "--format", "json");
    expect(stdout.match(/"lastName":"Hēnare"/g)).toHaveLength(3);
  });
});

const CONTACT = {
  "form-name": "contact",
  name: "Tāne Hēnare",
  category: "technical",
  subject: "Hello",
  message: "Do you list practices that are open on Saturdays?",
};

/** Sends forms, each from an address of its own, until it is told to stop, and notes how each was answered. */
function visitorsOf({ url }: RunningSite): { statuses: number[]; stop: () => Promise<void> } {
  const statuses: number[] = [];
  const stopping = new AbortController();
  const send = async (number: number) => {
    const { status } = await fetch(url, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "X-Forwarded-For": `192.0.2.${number % 250}`,
      },
      body: JSON.stringify({ ...CONTACT, email: `tane${number}@example.com` }),
    });
    statuses.push(status);
  };
  const sending = (async () => {
    for (let number = 0; !stopping.signal.aborted; number++) await send(number);
  })();
  return {
    statuses,
    stop: async () => {
      stopping.abort();
      await sending;
    },
  };
}

function niho({ dataDir }: RunningSite, ...words: string[]) {
  return run({ DATA_DIR: dataDir }, ...words);
}

async function run(environment: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, ["cli/main.ts", ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const [status] = (await once(child, "close")) as [number];
  return { status, stdout, stderr };
}

async function start(options: Parameters<typeof startSite>[0]): Promise<RunningSite> {
  const site = await startSite(options);
  onTestFinished(site.dispose);
  return site;
}
