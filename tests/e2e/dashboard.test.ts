import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { bookTime, freeTimesOf } from "../support/book-running-site.ts";
import { freePort } from "../support/free-port.ts";
import { newFolder } from "../support/new-folder.ts";
import { ROOT } from "../support/repository.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const TOKEN = "a token of more than thirty-two characters";
/** Seconds: the panels look back an hour at most. Of a whole day promtool alone takes minutes. */
const [LONG, STEP] = [3 * 3_600, 60];

/** Debian's package `prometheus` has both. */
const isMissing = ["prometheus", "promtool"].some((name) => spawnSync(name, ["--version"]).status !== 0);

test.skipIf(isMissing)(
  "Each panel of the dashboard shows something of hours in which something happened",
  async () => {
    const site = await usedSite();
    const now = Math.floor(Date.now() / 1_000);
    const folder = newFolder();
    const file = join(folder, "metrics.txt");
    writeFileSync(file, hoursOf(await metricsOf(site), now));
    const data = join(folder, "data");
    execFileSync("promtool", ["tsdb", "create-blocks-from", "openmetrics", file, data], { stdio: "pipe" });
    const ask = await prometheusOn(data, folder);
    const empty: string[] = [];
    for (const { title, expr } of queries())
      if ((await ask(expr, now)).length === 0) empty.push(`${title}: ${expr}`);
    expect(empty).toEqual([]);
    // A name that no metric has would show nothing, too.
    expect(await ask("sum(niho_no_such_metric)", now)).toEqual([]);
  },
);

function queries(): { title: string; expr: string }[] {
  const { panels } = JSON.parse(readFileSync(join(ROOT, "deploy/dashboard.json"), "utf8")) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  const all = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
  expect(all.length).toBeGreaterThan(20);
  return all;
}

/** On which people have been, something was refused, and someone has worked at the desk. */
async function usedSite(): Promise<RunningSite> {
  const environment = { SAMPLE_PRACTICES: "240", METRICS_TOKEN: TOKEN, TRUSTED_PROXIES: "127.0.0.1,::1" };
  const site = await startSite({ environment });
  onTestFinished(site.dispose);
  const niho = (...words: string[]) =>
    execFileSync(process.execPath, ["cli/main.ts", ...words], {
      cwd: ROOT,
      encoding: "utf8",
      env: { PATH: process.env.PATH, PORT: new URL(site.url).port, DATA_DIR: site.dataDir, ...environment },
    });
  for (const path of ["/", "/directory", "/directory", "/nowhere"]) await fetch(site.url + path);
  await bookTime(site.url, (await freeTimesOf(site.url))[0]!, "hana");
  // More than a program may send from one address.
  const sent = [];
  for (let number = 0; number < 22; number++) sent.push((await sendAs("192.0.2.7", site, number)).status);
  expect(new Set(sent)).toEqual(new Set([201, 429]));
  await bookTime(site.url, (await freeTimesOf(site.url))[0]!, "hana");
  niho("samples", "desk");
  await workAtDesk(site, niho);
  return site;
}

function sendAs(address: string, { url }: RunningSite, number: number): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({
      "form-name": "contact",
      name: "Ana Hēnare",
      email: `ana${number}@patient.example`,
      category: "technical",
      subject: "Hello",
      message: "Do you list practices that are open on Saturdays?",
    }),
  });
}

/** Signs in by the link of the command line, and answers a message. */
async function workAtDesk(site: RunningSite, niho: (...words: string[]) => string): Promise<void> {
  const start = new URL(/https?:\S+/.exec(niho("desk"))![0]);
  const press = (path: string, fields: Record<string, string>, cookie = "") =>
    fetch(site.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: site.url, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
  const cookie = (await press(start.pathname + start.search, {})).headers.getSetCookie()[0]!.split(";")[0]!;
  const [message] = niho("submissions", "--kind", "contact", "--format", "json").split("\n");
  const { reference } = JSON.parse(message!) as { reference: string };
  const act = { _act: "message answer", version: "0", answer: "Yes, by “Open Saturday” in the directory." };
  await press(`/desk/messages/${reference}`, act, cookie);
}

async function metricsOf({ url }: RunningSite): Promise<string> {
  const read = async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  // The first jobs run some seconds after the start.
  return vi.waitFor(
    async () => {
      const text = await read();
      expect(text).toContain('niho_job_done_timestamp_seconds{job="back up"}');
      return text;
    },
    { timeout: 30_000, interval: 500 },
  );
}

/** One reading as hours of them: what counts up rises evenly to it, the rest stays. */
function hoursOf(metrics: string, now: number): string {
  const counters = new Set(
    [...metrics.matchAll(/^# TYPE (\S+) (?:counter|histogram)$/gm)].map(([, name]) => name!),
  );
  const lines = metrics.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const read = lines.concat('up{job="niho"} 1').flatMap((line) => {
    const [, series, text] = /^(.*) (\S+)$/.exec(line)!;
    const name = /^[^{]+/.exec(series!)![0];
    const rises = counters.has(name) || counters.has(name.replace(/_(?:bucket|count|sum)$/, ""));
    return Array.from({ length: LONG / STEP + 1 }, (_, at) => {
      const value = rises ? (Number(text) * 1_000 * at * STEP) / LONG : text;
      return `${series} ${value} ${now - LONG + at * STEP}`;
    });
  });
  return `${read.join("\n")}\n# EOF\n`;
}

/** Debian's Prometheus over some data, asked as the dashboard asks it. */
async function prometheusOn(data: string, folder: string) {
  const config = join(folder, "prometheus.yml");
  writeFileSync(config, "{}");
  const port = await freePort();
  const child = spawn(
    "prometheus",
    [`--config.file=${config}`, `--storage.tsdb.path=${data}`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: "ignore" },
  );
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(async () => (await fetch(`${address}/-/ready`)).status, { timeout: 30_000, interval: 200 })
    .toBe(200);
  return async (query: string, time: number): Promise<unknown[]> => {
    const asked = new URLSearchParams({ query, time: String(time) });
    const { data: found, error } = (await (await fetch(`${address}/api/v1/query?${asked}`)).json()) as {
      data?: { result: unknown[] };
      error?: string;
    };
    expect(error, query).toBeUndefined();
    return found!.result;
  };
}
