import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { longestMailWait } from "#outbox/due-mails.ts";
import { outboxCounts } from "#outbox/outbox-records.ts";
import { type DeskFigures, deskFigures } from "#services/desk/figures.ts";
import { readQueue } from "#services/desk/queue.ts";
import { loadDay } from "#tests/support/sample-day.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { postJson } from "#tests/support/form.ts";
import { openTestListener } from "#tests/support/listener.ts";
import { openSite } from "#tests/support/site.ts";
import { openMetrics } from "./metrics.ts";

const TOKEN = "a token of more than thirty-two characters";
const AS_READER = { headers: { Authorization: `Bearer ${TOKEN}` } };

test("The numbers are for the bearer of the token; without one set there is no such address", async () => {
  const closed = await openSite({ samples: 0 });
  expect((await closed.fetch("/metrics", AS_READER)).status).toBe(404);

  const { site } = await openCounted();
  for (const Authorization of ["", "Bearer", "Bearer x", `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
    const answer = await site.fetch("/metrics", { headers: { Authorization } });
    expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.text()).not.toContain("niho_");
  }
  expect((await site.fetch("/metrics", AS_READER)).status).toBe(200);
});

test("They tell answers by route, forms by kind, refusals, waiting mail, connections and the process", async () => {
  const answered = { kind: "message", half: 1, most: 2 } as const;
  const { site, metrics, url } = await openCounted({ answered: [answered] });
  await (await fetch(`${url}/dentists/1`)).text();
  await (await fetch(`${url}/dentists/2`)).text();
  await (await fetch(`${url}/nowhere`)).text();
  await postJson(site, {
    "form-name": "contact",
    name: "Māia",
    email: "maia@example.co.nz",
    subject: "Hello",
    category: "general",
    message: "Kia ora",
  });
  for (const line of site.log.lines) metrics.count(JSON.parse(line) as never);
  metrics.count({ event: "post refused", by: "address" });
  await expect.poll(read).toMatch(/route="-",status="404"\} 1/);

  const text = await read();
  expect(text).toMatch(/niho_request_seconds_count\{route="\/dentists\/:id",status="\d+"\} 2/);
  expect(text).toContain('niho_events_total{event="submission",kind="contact kept"} 1');
  expect(text).toContain('niho_events_total{event="post refused",kind="address"} 1');
  expect(text).toMatch(/niho_outbox_messages\{state="waiting"\} \d/);
  expect(text).toContain('niho_outbox_messages{state="given up"} 0');
  expect(text).toContain('niho_job_failed{job="back up"} 1');
  expect(text).toContain('niho_job_done_timestamp_seconds{job="back up"} 1795096800');
  expect(text).toMatch(/niho_connections \d/);
  expect(text).toContain("niho_data_free_bytes Nan");
  expect(text).toContain("niho_nodejs_eventloop_lag_seconds");
  expect(text).toContain("niho_process_resident_memory_bytes");
  expect(text).not.toContain("dentists/1");

  async function read(): Promise<string> {
    return (await site.fetch("/metrics", AS_READER)).text();
  }
});

test("They tell what waits at the desk, what was done there and how soon; the handbook names each of them", async () => {
  const { site, metrics } = await openCounted({ samples: 240 });
  await loadDay(site);
  const aroha = await signInAtDesk(site);
  const today = await aroha.page("/desk/today?kind=message");
  const message = today.document.querySelector("[data-row]")!.getAttribute("href")!;
  for (const words of ["Kia ora, please open the link.", "Another answer"])
    await aroha.post(message, { _act: "message answer", version: "0", answer: words });
  for (const line of site.log.lines) metrics.count(JSON.parse(line) as never);
  const text = await (await site.fetch("/metrics", AS_READER)).text();
  const values = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}.* ([\\d.]+)$`, "gm"))].map(([, value]) => Number(value));
  const queue = await readQueue(site.services);
  expect(values("niho_desk_items").reduce((sum, one) => sum + one)).toBe(queue.length);
  expect(values('niho_desk_items\\{kind="emergency"').reduce((sum, one) => sum + one)).toBe(
    queue.filter(({ isEmergency }) => isEmergency).length,
  );
  expect(text).toContain('niho_desk_acts_total{act="message-answer",answer="done"} 1');
  expect(text).toContain('niho_desk_acts_total{act="message-answer",answer="conflict"} 1');
  expect(values("niho_desk_sessions")).toEqual([1]);
  const hours = values('niho_desk_answer_hours\\{kind="message"');
  expect(hours).toHaveLength(2);
  expect(hours[0]).toBeGreaterThan(0);
  const handbook = await readFile("docs/operating.md", "utf8");
  const names = new Set([...text.matchAll(/^# TYPE (niho_\w+)/gm)].map(([, name]) => name!));
  const ours = [...names].filter((name) => !/^niho_(process|nodejs)_/.test(name));
  expect(ours.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
});

test("Each metric and label of the alerts and of the dashboard is served", async () => {
  const answered = { kind: "message", half: 1, most: 2 } as const;
  const { site, metrics, url } = await openCounted({ answered: [answered] });
  await (await fetch(`${url}/healthz`)).text();
  metrics.count({ event: "form not stored", kind: "booking", error: new Error("The disk is full.") });
  metrics.count({ event: "submission", kind: "booking", outcome: "kept" });
  metrics.count({ event: "booking", kind: "booked" });
  metrics.count({ event: "booking", kind: "taken" });
  metrics.count({ event: "desk act", act: "message-answer", answer: "done" });
  const served = await vi.waitFor(async () => {
    const text = await (await site.fetch("/metrics", AS_READER)).text();
    expect(text).toContain("niho_request_seconds_count{");
    return text.split("\n");
  }, 15_000);
  const { groups } = parse(await readFile("deploy/alerts.yaml", "utf8")) as Alerts;
  const { panels } = JSON.parse(await readFile("deploy/dashboard.json", "utf8")) as Dashboard;
  for (const expressions of [
    groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]) {
    const asked = expressions.flatMap((expr) => [...expr.matchAll(/(niho_\w+)(?:\{(.*?)\})?/g)]);
    expect(asked.length).toBeGreaterThan(12);
    const unserved = asked.filter(([, name, labels]) => {
      const wanted = labels?.match(/\w+="[^"]*"/g) ?? [];
      return !served.some(
        (line) => /^\w+/.exec(line)?.[0] === name && wanted.every((one) => line.includes(one)),
      );
    });
    expect(unserved.map(([selector]) => selector)).toEqual([]);
  }
});

type Alerts = {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
};
type Dashboard = { panels: { targets?: { expr: string }[] }[] };

test("Each alert leads to the lines of the runbook that say what to do, and each of those has its alert", async () => {
  const { groups } = parse(await readFile("deploy/alerts.yaml", "utf8")) as Alerts;
  const alerts = groups.flatMap(({ rules }) => rules);
  const runbook = await readFile("docs/runbook.md", "utf8");
  const headings = [...runbook.matchAll(/^## (\w+)\n\n((?:.+\n)+)/gm)];
  expect(headings.map(([, name]) => name)).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  for (const [, name, text] of headings)
    for (const part of ["**Visitors**", "**Look**", "**Do**"]) expect(text, name).toContain(part);
});

test("A database that is gone does not take the other numbers with it", async () => {
  const { site } = await openCounted();
  const before = await (await site.fetch("/metrics", AS_READER)).text();
  expect(before).toContain("niho_database_up 1");
  await site.database.close();
  site.services.wakeMail();
  await site.mail();
  const text = await (await site.fetch("/metrics", AS_READER)).text();
  expect(text).toContain("niho_database_up 0");
  expect(text).not.toMatch(/^niho_desk_items\{/m);
  expect(text).toContain('niho_outbox_messages{state="waiting"} Nan');
  expect(text).toContain("niho_outbox_oldest_seconds Nan");
  expect(text).toContain("niho_process_resident_memory_bytes");
});

test("A database that says nothing does not hold up the other numbers", async () => {
  const { registry } = openMetrics({
    outbox: () => new Promise(() => undefined),
    mailWait: () => new Promise(() => undefined),
    desk: () => new Promise(() => undefined),
    jobs: () => new Promise(() => undefined),
    isDatabaseUp: () => false,
    isClockTrusted: () => true,
    connections: () => 7,
    freeSpace: async () => 41,
  });
  const began = performance.now();
  const text = await registry.metrics();
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const line of ["niho_connections 7", "niho_data_free_bytes 41"]) expect(text).toContain(line);
});

const BACKUP_FAILED = {
  name: "back up",
  doneAt: new Date("2026-11-19T14:00:00Z"),
  failedAt: new Date("2026-11-20T14:00:00Z"),
};

async function openCounted({
  samples = 10,
  answered = [],
}: { samples?: number; answered?: DeskFigures["answers"] } = {}) {
  let outbox: () => ReturnType<typeof outboxCounts> = () => Promise.resolve({ waiting: 0, givenUp: 0 });
  let mailWait = () => Promise.resolve(0);
  let desk: () => Promise<DeskFigures> = () => Promise.resolve({ items: [], sessions: 0, answers: [] });
  let connections = () => 0;
  let isDatabaseUp = () => true;
  const metrics = openMetrics({
    outbox: () => outbox(),
    mailWait: () => mailWait(),
    desk: () => desk(),
    jobs: () => Promise.resolve([BACKUP_FAILED]),
    isDatabaseUp: () => isDatabaseUp(),
    isClockTrusted: () => true,
    connections: () => connections(),
    freeSpace: () => Promise.reject(new Error("The disk is gone.")),
    pageCache: () => ({ hits: 1, unchanged: 0, misses: 1, renders: 1, pages: 1, bytes: 9, evicted: 0 }),
  });
  const site = await openSite({ samples, surroundings: { metrics: { metrics, token: TOKEN } } });
  outbox = () => outboxCounts(site.database.read);
  mailWait = () => longestMailWait(site.database.read, site.clock.now);
  desk = async () => {
    const figures = await deskFigures(site.services);
    return { ...figures, answers: [...figures.answers, ...answered] };
  };
  const { url, listener } = await openTestListener({
    site: site.served,
    log: { log: metrics.count, lines: [], expect: () => {}, surprises: () => [] },
  });
  connections = listener.connections;
  isDatabaseUp = site.isDatabaseUp;
  return { site, metrics, url };
}
