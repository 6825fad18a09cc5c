import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { FIELDS as CONTACT } from "#app/contact/fields.ts";
import { FIELDS as PARTNER } from "#content/partner-fields.ts";
import { FIELDS as BOOKING } from "#content/requests/fields.ts";
import { type LogEvent, writable } from "#services/log.ts";
import { openTestListener, speak } from "#tests/support/listener.ts";
import { memoryLog } from "#tests/support/memory-log.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { mailLogEvent } from "../chores.ts";

const MARKER = "marker7Q";
const MARKED = `${MARKER} Māia ${MARKER}@example.co.nz`;

const FORMS: Record<string, readonly string[]> = {
  booking: Object.keys(BOOKING),
  contact: Object.keys(CONTACT),
  partner: Object.keys(PARTNER),
};

const GOOD = {
  "form-name": "contact",
  name: MARKED,
  email: `${MARKER}@example.co.nz`,
  subject: MARKED,
  category: "general",
  message: MARKED,
};

describe("The log holds nothing of a visitor", () => {
  test("whatever is put into fields, query, path, headers and keys, and whatever fails", async () => {
    const { site, url, port, lines } = await openMarked();
    const headers = {
      "Idempotency-Key": MARKER,
      "User-Agent": MARKER,
      Referer: `http://niho.test/${MARKER}`,
      Cookie: `a=${MARKER}`,
      "X-Forwarded-For": "203.0.113.77",
      Authorization: `Bearer ${MARKER}`,
      "Accept-Language": MARKER,
    };
    for (const path of [
      `/directory?q=${MARKER}&location=${MARKER}`,
      `/${MARKER}`,
      `/dentists/${MARKER}`,
      `/locations/${MARKER}`,
      `/blog/${MARKER}`,
      `/blog/search?q=${MARKER}`,
      `/compare/${MARKER}`,
      `/services/${MARKER}`,
      `/booking-success?reference=${MARKER}`,
      `/${MARKER}.css`,
      `/%E0%A4%A${MARKER}`,
      `/directory/?q=${MARKER}`,
      `/?q=${MARKER.repeat(2_000)}`,
    ]) {
      await (await fetch(url + path, { headers })).text();
    }
    for (const [form, names] of Object.entries(FORMS)) {
      const fields = Object.fromEntries(
        [...names, "utm_source", "bot-field-x"].map((name) => [name, MARKED]),
      );
      for (const accept of ["text/html", "application/json"]) {
        await send(url, { "form-name": form, ...fields }, { ...headers, Accept: accept });
      }
      await send(url, { "form-name": form, "bot-field": MARKED, ...fields }, headers);
    }
    await send(url, { "form-name": MARKER }, headers);
    expect(await send(url, GOOD, headers)).toBe(303);
    expect(await send(url, { ...GOOD, message: `${MARKED} again` }, headers)).toBe(422);
    const bad = await speak(port, `GET /${MARKER} HTTP/9.9\r\nHost: ${MARKER}\r\n\r\n`);
    await bad.isOver;

    site.log.expect("form not stored");
    site.log.expect("page failed");
    site.log.expect("lookup failed");
    await site.database.transact((tx) => sql`alter table outbox rename to lost`.execute(tx));
    expect(await send(url, { ...GOOD, subject: `${MARKED} failing` }, {})).toBe(503);
    await site.database.close();
    expect(await send(url, { ...GOOD, subject: `${MARKED} failing again` }, {})).toBe(503);
    for (const path of ["dentists/2", "directory", "emergency"]) {
      await fetch(`${url}/${path}?q=${MARKER}`, { headers });
    }
    await fetch(`${url}/book?practice=7&q=${MARKER}`, { headers });

    await expect.poll(() => lines().filter((line) => line.includes('"request"')).length).toBeGreaterThan(20);
    const written = lines().join("\n");
    expect(written).toMatch(/"event":"form not stored","kind":"contact"/);
    expect(written).toMatch(/"event":"page failed"/);
    for (const secret of [MARKER, "Māia", "203.0.113.77", "127.0.0.1", "NIHO-"]) {
      expect(written).not.toContain(secret);
    }
  });

  test("not even when an event is given what its field is not for", () => {
    const error = new Error(`${MARKED}\n    at ${MARKER} (/srv/x.ts:1:1)`, { cause: new TypeError(MARKED) });
    error.name = MARKED;
    Object.assign(error, { code: MARKED });
    const wrong = [
      { event: "form not stored", kind: MARKED, error, extra: MARKED },
      { event: "form not stored", kind: "booking", error: MARKED },
      { event: "request", method: MARKED, route: "-", status: MARKED, ms: MARKED, bytes: {} },
      { event: "mail given up", message: MARKED, attempt: [MARKED], error: { message: MARKED } },
    ] as unknown as LogEvent[];
    const log = memoryLog();
    for (const event of wrong) log.log(event);
    expect(log.lines).toHaveLength(4);
    expect(log.lines.join()).not.toContain(MARKER);
    expect(log.lines.join()).toContain('"cause":"TypeError"');
  });

  test("a failed mail is told by its opaque id and the server's code, without a word of the server", () => {
    const error = Object.assign(new Error(`550 no such user ${MARKED}`), { code: "EENVELOPE" });
    const event = mailLogEvent({
      event: "given up",
      channel: "mail",
      messageId: "<0123abcd.booking-received@niho.test>",
      attempt: 3,
      error,
    });
    const line = JSON.stringify(writable(event));
    expect(line).toContain('"message":"0123abcd.booking-received","attempt":3');
    expect(line).toContain('"code":"EENVELOPE"');
    expect(line).not.toContain(MARKER);
  });
});

test("A line says which route answered what, how fast and how long", async () => {
  const { url, lines } = await openMarked();
  await (await fetch(`${url}/dentists/1`, { redirect: "follow" })).text();
  await (await fetch(`${url}/nowhere`)).text();
  await (await fetch(`${url}/healthz`)).text();
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(3);
  const requests = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(requests.map(({ event, method, route, status }) => [event, method, route, status])).toEqual(
    expect.arrayContaining([
      ["request", "GET", "/dentists/:id", 200],
      ["request", "GET", "-", 404],
      ["request", "GET", "/healthz", 200],
    ]),
  );
  for (const { ms, bytes } of requests) {
    expect(ms).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(400);
  }
});

test("An error is told by its name, its code and where in our code it happened", () => {
  const fault = writable({
    event: "page failed",
    error: Object.assign(new RangeError("secret"), { code: "ERR_X" }),
  }).error as { name: string; code: string; at: string[] };
  expect([fault.name, fault.code]).toEqual(["RangeError", "ERR_X"]);
  expect(fault.at[0]).toContain("log.test.ts");
});

test("On standard output each event is one line of JSON from its level on, all of them written before the process ends", () => {
  const script = `
    import { openLog } from "./server/log/log.ts";
    const { log, flush } = openLog(process.argv[1]);
    log({ event: "mail sent", message: "a.b", attempt: 1 });
    log({ event: "stopping" });
    log({ event: "fault outside a request", error: new Error("secret") });
    flush();
  `;
  const said = (level: string) =>
    spawnSync(process.execPath, ["--input-type=module-typescript", "-e", script, level], {
      cwd: resolve(import.meta.dirname, "../.."),
      encoding: "utf8",
    })
      .stdout.split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { level: string; time: string; event: string });
  const lines = said("info");
  expect(lines.map(({ level, event }) => [level, event])).toEqual([
    ["info", "stopping"],
    ["fatal", "fault outside a request"],
  ]);
  expect(Date.parse(lines[0]!.time)).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(said("debug")).toHaveLength(3);
  expect(said("silent")).toHaveLength(0);
});

async function openMarked() {
  const site: TestSite = await openSite({ samples: 10 });
  const { url, port, log } = await openTestListener({ site: site.served });
  return { site, url, port, lines: () => [...site.log.lines, ...log.lines] };
}

async function send(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<number> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(url, { method: "POST", body, headers, redirect: "manual" });
  await answer.text();
  return answer.status;
}
