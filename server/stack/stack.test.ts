import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { ASSISTANT_PATHS } from "../assistants/card.ts";
import type { Slots } from "../limits/fair-queue.ts";
import { openPostCounts } from "../limits/post-counts.ts";
import { POST_RATES } from "../limits/limits.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import { contextWithoutConnection } from "../request-context.ts";
import { routeFinder } from "../route-patterns.ts";
import { RULES_PATH } from "../speculation-rules.ts";
import { openSite, ORIGIN, type TestSite } from "#tests/support/site.ts";
import { openStack } from "./stack.ts";

/**
 * Each of these answers before a visitor's turn has come and without being counted, so each must cost next to nothing: no
 * rendering, no database. Files of the build are the only others; a test has no build.
 */
const BEFORE_THE_LIMITS = [
  "/healthz",
  "/map/tiles.pmtiles",
  "/metrics",
  "/readyz",
  "/readyz/database",
  "/speculation-rules.json",
];

let site: TestSite;
let build: ServerBuild;
beforeAll(async () => {
  site = await openSite({ samples: 10 });
  build = await import("virtual:react-router/server-build");
});

/** The stack with queue and counts as a test wants them; whatever is rendered is one word. */
function openStackWith({ slots, refusesPosts = false }: { slots: Slots; refusesPosts?: boolean }) {
  const counts = openPostCounts(POST_RATES);
  return openStack({
    build,
    services: site.services,
    find: routeFinder(build),
    page: async (_, { refused, post, missing } = {}) =>
      new Response("rendered", {
        status: refused?.status ?? (post?.rateLimited ? 429 : missing ? 404 : 200),
      }),
    complete: (_, response) => response,
    failure: { html: "failed", headers: {} },
    slots,
    surroundings: {
      clientFiles: null,
      isReady: () => true,
      metrics: { metrics: {} as never, token: "a token", read: async () => "" },
      map: { origins: [], tiles: { version: "1", size: 1, read: () => new Response("x").body } as never },
      postCounts: refusesPosts ? { ...counts, attempt: async () => 7 } : counts,
    },
  });
}

/** Every address of the site: the router's, and whatever the stack has beside them. */
function everyAddress(stack: ReturnType<typeof openStack>): string[] {
  const ofRouter = Object.values(build.routes).map((route) => `/${route?.path ?? ""}`);
  const ofStack = stack.routes.map(({ path }) => path);
  const all = [...ofRouter, ...ofStack, ...Object.values(OWN_ROUTES), ...ASSISTANT_PATHS, RULES_PATH];
  const plain = all.map((path) => path.replaceAll(/:\w+|\*/g, "1"));
  return [...new Set(plain)].toSorted();
}

test("Before a visitor’s turn in the queue only the addresses that cost nothing answer", async () => {
  const stack = openStackWith({ slots: async () => new Response("in the queue", { status: 503 }) });
  const before = [];
  for (const path of everyAddress(stack)) {
    for (const method of ["GET", "POST"]) {
      const answer = await ask(stack, path, method);
      if ((await answer.text()) !== "in the queue") before.push(path);
    }
  }
  expect([...new Set(before)]).toEqual(BEFORE_THE_LIMITS);
});

test("Every post that an address takes is counted before anything is done with it", async () => {
  const stack = openStackWith({ slots: (_, make) => make(), refusesPosts: true });
  const answers = new Map<string, number>();
  for (const path of everyAddress(stack)) answers.set(path, (await ask(stack, path, "POST")).status);
  expect([...answers].filter(([, status]) => ![404, 405, 429].includes(status))).toEqual([]);
  expect([answers.get("/"), answers.get("/mcp"), answers.get("/book")]).toEqual([429, 429, 429]);
});

function ask(stack: ReturnType<typeof openStack>, path: string, method: string) {
  const body =
    method === "POST" ? { body: "{}", headers: { "Content-Type": "application/json", Origin: ORIGIN } } : {};
  const request = new Request(`${ORIGIN}${path}`, { method, ...body });
  return Promise.resolve(stack.fetch(request, contextWithoutConnection(request)));
}
