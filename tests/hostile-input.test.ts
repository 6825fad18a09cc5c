import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import type { PageHandle } from "#app/root.tsx";
import { keptIn } from "./support/form.ts";
import { faultsOfKept, markupLetIn } from "./support/hostile/faults.ts";
import { QUESTIONS } from "./support/hostile/questions.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { type HostileRequest, hostileRequest, rightAnswers } from "./support/hostile/requests.ts";
import { CORPUS, MARK } from "./support/hostile/texts.ts";
import { ORIGIN, openSite, readPage, type TestSite } from "./support/site.ts";
import { isFullSuite, sampleOf } from "./support/suite.ts";

/** It runs at a million requests over the wire: `npm run stress -- fuzz --share 1`. */

test(
  "Whatever is sent, nothing breaks, nothing typed becomes markup, and nothing is kept that the contract does not have",
  { timeout: 180_000 },
  async () => {
    const site = await openSite({ samples: 24, surroundings: WITHOUT_RATES });
    const request = hostileRequest(rightAnswers("2026-11-25"));
    await fc.assert(
      fc.asyncProperty(request, async (hostile) => {
        expect(await faultsOf(site, hostile)).toEqual([]);
      }),
      { numRuns: isFullSuite ? 500 : 100 },
    );
    const kept = await keptIn(site);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.flatMap(({ kind, fields }) => faultsOfKept(kind, fields))).toEqual([]);
  },
);

test("Whatever a page says that it reads from its address is among its questions", async () => {
  const { routes } = await import("virtual:react-router/server-build");
  const pages = Object.values(routes).flatMap((route) => (route && route.id !== "root" ? [route] : []));
  const known = pages.map(({ id, path, index }) => (index ? { id, index } : { id, path })) as RouteObject[];
  const idOf = (address: string) => matchRoutes(known, address)!.at(-1)!.route.id;
  const asked = QUESTIONS.flatMap(([path, names]) => names.map((name) => `${idOf(path)} ${name}`));
  const read = pages.flatMap(({ id, module }) => {
    const { parameters = [] } = (module.handle ?? {}) as PageHandle;
    return parameters.map((name) => `${id} ${name}`);
  });
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((one) => !asked.includes(one))).toEqual([]);
});

test.each(QUESTIONS)(
  "Every text of the corpus is taken by %s, in each of its questions and in all of them at once",
  { timeout: 60_000 },
  async (path, names) => {
    const site = await openSite({ samples: 6 });
    for (const [at, text] of sampleOf([...CORPUS], 8).entries()) {
      const one = names[at % names.length]!;
      for (const asked of names.length > 1 ? [[one], names] : [[one]]) {
        const target = `${path}?${new URLSearchParams(asked.map((name) => [name, text]))}`;
        expect(await faultsOf(site, { method: "GET", target, headers: [] }), target).toEqual([]);
      }
    }
  },
);

async function faultsOf(site: TestSite, hostile: HostileRequest): Promise<string[]> {
  const request = requestOf(hostile);
  if (!request) return [];
  const answer = await site.fetch(request);
  const faults = answer.status >= 500 ? [`${answer.status}`] : [];
  const said = [...answer.headers].filter(([name]) => name.includes(MARK) || name === "set-cookie");
  faults.push(...said.map(([name, value]) => `header ${name}: ${value}`));
  const location = answer.headers.get("Location");
  if (location !== null && new URL(location, ORIGIN).origin !== ORIGIN) faults.push(`leads to ${location}`);
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return faults;
  const { html, document } = await readPage(await unpacked(answer));
  if (html === "") return faults;
  if (html.includes(MARK)) faults.push(...markupLetIn(document));
  // Suggestions are a part of a page.
  const isPage = /^<!DOCTYPE/i.test(html);
  if (isPage && document.querySelectorAll("h1").length !== 1) faults.push("a page without its heading");
  return faults;
}

async function unpacked(answer: Response): Promise<Response> {
  const unpack = UNPACK[answer.headers.get("Content-Encoding") ?? ""];
  return unpack ? new Response(new Uint8Array(unpack(await answer.arrayBuffer()))) : answer;
}

const UNPACK: Record<string, (bytes: ArrayBuffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Undefined when no client could send it to this site: some targets are another site's address. */
function requestOf({ method, target, headers, body }: HostileRequest): Request | undefined {
  const url = URL.parse(target, ORIGIN);
  if (url?.origin !== ORIGIN) return undefined;
  return new Request(url, {
    method,
    headers: new Headers(headers.map(([name, value]) => [name, value])),
    body: body ?? null,
  } as RequestInit);
}
