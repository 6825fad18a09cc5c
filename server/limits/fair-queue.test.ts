import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteEnv } from "../request-context.ts";
import { LIMITS } from "./limits.ts";
import { NO_ROUTE } from "../own-routes.ts";
import { fairQueueing, openFairQueue, slotsOf } from "./fair-queue.ts";

function stack(limits: Partial<Record<keyof typeof LIMITS, number>>) {
  const made: string[] = [];
  const open: (() => void)[] = [];
  const app = new Hono<SiteEnv>();
  const queue = openFairQueue({ ...LIMITS, ...limits });
  app.use(fairQueueing(slotsOf(queue, (by) => new Response(by, { status: 503 }))));
  app.all("*", async (c) => {
    made.push(c.req.path);
    await new Promise<void>((done) => open.push(done));
    return c.text("page");
  });
  const ask = async (path: string, key: string, init?: RequestInit) =>
    app.request(path, init, { visitor: { key, protocol: "http:", isLoopback: false }, route: NO_ROUTE });
  return { ask, made, open };
}

async function aMoment(): Promise<void> {
  for (let at = 0; at < 100; at++) await new Promise((done) => setImmediate(done));
}

test("A visitor who asks for many pages at once gets them one after the other, and others do not wait for them", async () => {
  const { ask, made, open } = stack({ slotsPerVisitor: 2 });
  const greedy = ["/1", "/2", "/3", "/4"].map((path) => ask(path, "greedy"));
  await aMoment();
  expect(made).toEqual(["/1", "/2"]);
  const other = ask("/other", "other");
  await aMoment();
  expect(made).toEqual(["/1", "/2", "/other"]);
  for (let at = 0; at < 5; at++) {
    open[at]!();
    await aMoment();
  }
  expect(made).toEqual(["/1", "/2", "/other", "/3", "/4"]);
  expect((await Promise.all([...greedy, other])).map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200,
  ]);
});

test("Where too many wait, the next is told to come back; a post waits, but is never sent away", async () => {
  const { ask, made, open } = stack({ slotsPerVisitor: 1, waitingPerVisitor: 2 });
  const making = ask("/1", "greedy");
  await aMoment();
  const first = [making, ...[2, 3].map((at) => ask(`/${at}`, "greedy"))];
  const refused = await ask("/4", "greedy");
  expect([refused.status, await refused.text()]).toEqual([503, "visitor"]);
  const posted = ask("/post", "greedy", { method: "POST" });
  await aMoment();
  expect(made).toEqual(["/1"]);
  for (let at = 0; at < 4; at++) {
    open[at]!();
    await aMoment();
  }
  expect((await Promise.all([...first, posted])).every(({ status }) => status === 200)).toBe(true);
  expect(made.at(-1)).toBe("/post");
});

test("Where too many wait in total, each further request is told so", async () => {
  const { ask, open } = stack({ slotsPerVisitor: 1, waitingTotal: 2 });
  const making = ["a", "b"].map((key) => ask("/", key));
  await aMoment();
  const inLine = [...making, ...["a", "b"].map((key) => ask("/", key))];
  expect((await ask("/", "a")).status).toBe(503);
  expect((await ask("/", "c")).status).toBe(503);
  for (let at = 0; at < 4; at++) {
    open[at]!();
    await aMoment();
  }
  expect((await Promise.all(inLine)).every(({ status }) => status === 200)).toBe(true);
});

test("In a long queue every second slot goes to the newest request", async () => {
  const { ask, made, open } = stack({ slotsPerVisitor: 1, longQueue: 3 });
  const all = [1, 2, 3, 4, 5, 6].map((at) => ask(`/${at}`, "greedy"));
  for (let at = 0; at < 6; at++) {
    await aMoment();
    open[at]!();
  }
  await Promise.all(all);
  expect(made).toEqual(["/6", "/1", "/5", "/2", "/3", "/4"]);
});

test("A page that fails releases its slot", async () => {
  const app = new Hono<SiteEnv>();
  const queue = openFairQueue({ ...LIMITS, slotsPerVisitor: 1, waitingPerVisitor: 1 });
  app.use(fairQueueing(slotsOf(queue, () => new Response(null, { status: 503 }))));
  app.all("*", () => {
    throw new Error("planted");
  });
  app.onError((_, c) => c.text("sorry", 500));
  const asked = { visitor: { key: "one", protocol: "http:" as const, isLoopback: false }, route: NO_ROUTE };
  for (let at = 0; at < 3; at++) expect((await app.request("/", {}, asked)).status).toBe(500);
});
