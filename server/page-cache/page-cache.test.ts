import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { listPractices, makePractice } from "#tests/support/practice.ts";
import { contextWithoutConnection } from "../request-context.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const NEW = "A Practice That Was Not There";

async function addPractice(site: TestSite, id = 9_001): Promise<void> {
  const practice = makePractice({ id, name: NEW, rating: 5, reviewCount: 999, openingHours: "24/7" });
  await listPractices(site, [practice]);
}

const BROTLI = { headers: { "Accept-Encoding": "gzip, deflate, br" } };

describe("A public page", () => {
  test("is made once, and the same bytes are sent until it changes", async () => {
    const site = await openSite({ samples: 40 });
    const texts = [];
    for (let visit = 1; visit <= 6; visit++) texts.push(await (await site.fetch("/directory")).text());
    expect(new Set(texts).size).toBe(1);
    // The first visit alone is no reason to keep a page, the second is.
    expect(site.served.figures()).toMatchObject({ renders: 2, misses: 2, hits: 4, pages: 1 });
  });

  test("is made once for a thousand who ask at the same moment", async () => {
    const site = await openSite({ samples: 40 });
    const asked = Array.from({ length: 1_000 }, () => site.fetch("/directory?location=nelson", BROTLI));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get("ETag"))).size).toBe(1);
    expect(site.served.figures()).toMatchObject({ renders: 1, misses: 1_000 });
  });

  test("shows a change that this process wrote to the very next visitor", async () => {
    const site = await openSite({ samples: 40 });
    for (let visit = 1; visit <= 3; visit++) expect(await htmlAt(site, "/directory")).not.toContain(NEW);
    await addPractice(site);
    expect(await htmlAt(site, "/directory")).toContain(NEW);
    expect(await htmlAt(site, "/locations/nelson")).toContain(NEW);
  });

  test("says “Open now” only as long as it is true", async () => {
    // Friday 20 November 2026, a minute to five in the afternoon; the practice closes at five.
    const site = await openSite({ samples: 0, now: "2026-11-20T03:59:00Z" });
    const practice = makePractice({ id: 1, openingHours: "Mo-Fr 08:00-17:00" });
    await listPractices(site, [practice]);
    const says = async (time: string) => {
      site.clock.now = new Date(time);
      const { document } = await site.page("/directory");
      return /Open now|Opens (?:Mon|today) 8am/.exec(
        document.querySelector("main article")!.textContent,
      )?.[0];
    };
    for (const second of ["00", "01", "59"])
      expect(await says(`2026-11-20T03:59:${second}Z`)).toBe("Open now");
    expect(await says("2026-11-20T04:00:00Z")).toBe("Opens Mon 8am");
    // Midnight there, when "Monday" of Sunday becomes "tomorrow".
    expect(await says("2026-11-21T10:59:59Z")).toBe("Opens Mon 8am");
    expect(await says("2026-11-21T10:59:59Z")).toBe("Opens Mon 8am");
    expect(await says("2026-11-21T11:00:00Z")).toBe("Opens Mon 8am");
  });

  test("that was begun before closing time and finished after it says “Open now” to nobody else", async () => {
    const practice = makePractice({ id: 1, openingHours: "Mo-Fr 08:00-17:00" });
    const closing = Date.parse("2026-11-20T04:00:00Z");
    const saysOpen = (html: string) =>
      html.split("View Profile")[0]!.split("dentist found")[1]!.includes("Open now");
    /** The clock turns after so many looks at it: one after another, at every point of the making of a page. */
    const visit = async (turnsAfter: number) => {
      const site = await openSite({ samples: 0 });
      await listPractices(site, [practice]);
      let looks = 0;
      const now = () => new Date(++looks > turnsAfter ? closing + 100 : closing - 100);
      Object.defineProperty(site.clock, "now", { get: now });
      const [first] = await Promise.all([htmlAt(site, "/directory"), htmlAt(site, "/directory")]);
      const isOverBefore = looks <= turnsAfter;
      looks = Number.POSITIVE_INFINITY;
      return { first: saysOpen(first), next: saysOpen(await htmlAt(site, "/directory")), isOverBefore };
    };
    const seen = [];
    for (let looks = 0; !seen.at(-1)?.isOverBefore; looks++) seen.push(await visit(looks));
    expect(seen.some(({ first, isOverBefore }) => first && !isOverBefore)).toBe(true);
    expect(seen.filter(({ next }) => next)).toEqual([]);
  });

  test("is not kept beyond the day, even if no clock is on it", async () => {
    const site = await openSite({ samples: 10, now: "2026-12-31T10:59:00Z" });
    for (const visit of [1, 2, 3])
      expect([visit, (await htmlAt(site, "/about")).includes("2026")]).toEqual([visit, true]);
    site.clock.now = new Date("2026-12-31T11:00:00Z");
    expect(await htmlAt(site, "/about")).toContain("2027");
  });

  test("is the same page whatever else stands in the address, and in whatever order", async () => {
    const site = await openSite({ samples: 40 });
    const same = [
      "/directory?location=nelson&page=1",
      "/directory?utm_source=mail&location=nelson&page=1",
      "/directory?page=1&fbclid=x&location=nelson",
      "/directory?q=&location=nelson&service=&page=1&__proto__=1",
    ];
    const tags = [];
    for (const path of same) tags.push((await site.fetch(path, BROTLI)).headers.get("ETag"));
    expect(new Set(tags).size).toBe(1);
    expect(site.served.figures().pages).toBe(1);
    expect((await site.fetch("/directory?location=napier", BROTLI)).headers.get("ETag")).not.toBe(tags[0]);
  });

  test("that leads elsewhere takes along what it ignores itself", async () => {
    const site = await openSite({ samples: 10 });
    const answer = await site.fetch("/locations/wanganui?utm_source=mail");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      301,
      "/locations/whanganui?utm_source=mail",
    ]);
  });

  test("can be kept by browsers and by caches between, and says how it was encoded", async () => {
    const site = await openSite({ samples: 40 });
    for (const path of ["/", "/directory", "/emergency", "/blog/feed.xml", "/sitemap.xml"]) {
      const { headers } = await site.fetch(path, BROTLI);
      expect([path, headers.get("Cache-Control")]).toEqual([path, "public, max-age=0, s-maxage=30"]);
      expect(headers.get("Vary")).toBe("Accept-Encoding");
      expect(headers.get("ETag")).toMatch(/^"[\w-]{20}-br"$/);
      for (const [name] of headers) expect(name).not.toMatch(/^x-niho/);
    }
  });

  test("is not sent again to who has it, however it was compressed since", async () => {
    const site = await openSite({ samples: 40 });
    const tag = (await site.fetch("/directory", BROTLI)).headers.get("ETag")!;
    for (let visit = 0; visit < 8; visit++) {
      const again = await site.fetch("/directory", { headers: { ...BROTLI.headers, "If-None-Match": tag } });
      expect([visit, again.status, await again.text()]).toEqual([visit, 304, ""]);
      expect(again.headers.get("ETag")).toBe(tag);
      expect(again.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    }
    await addPractice(site);
    const changed = await site.fetch("/directory", { headers: { ...BROTLI.headers, "If-None-Match": tag } });
    expect(changed.status).toBe(200);
  });

  test("is not taken for another by a validator that was never sent, which is not repeated either", async () => {
    const site = await openSite({ samples: 10 });
    const digest = (await site.fetch("/directory", BROTLI)).headers.get("ETag")!.slice(1, 21);
    for (const suffix of ["-x", "-br8", "-br, x", "<script>"]) {
      const headers = { ...BROTLI.headers, "If-None-Match": `"${digest}${suffix}"` };
      const answer = await site.fetch("/directory", { headers });
      expect([suffix, answer.status, answer.headers.get("ETag")]).toEqual([suffix, 200, `"${digest}-br"`]);
    }
    const headers = { ...BROTLI.headers, "If-None-Match": `"other", W/"${digest}-gz9"` };
    const known = await site.fetch("/directory", { headers });
    expect([known.status, known.headers.get("ETag")]).toEqual([304, `"${digest}-gz9"`]);
  });

  test("is the same text in each encoding, before and after it was made as small as it gets", async () => {
    const site = await openSite({ samples: 40 });
    const plain = await htmlAt(site, "/directory");
    for (let visit = 0; visit < 12; visit++) {
      const read = async (accepted: string) => {
        const answer = await site.fetch("/directory", { headers: { "Accept-Encoding": accepted } });
        return Buffer.from(await answer.arrayBuffer());
      };
      expect(brotliDecompressSync(await read("br")).toString()).toBe(plain);
      expect(gunzipSync(await read("gzip")).toString()).toBe(plain);
      expect((await read("identity")).toString()).toBe(plain);
    }
  });

  test("too small to compress is the same text in each encoding too, in whatever order it is asked for", async () => {
    for (const first of ["br", "gzip", "identity"]) {
      const site = await openSite({ samples: 4 });
      for (const accepted of [first, first, "br", "gzip", "identity", "br", "br", "br", "gzip", "identity"]) {
        const answer = await site.fetch("/robots.txt", { headers: { "Accept-Encoding": accepted } });
        expect(answer.headers.has("Content-Encoding")).toBe(false);
        expect(await answer.text()).toContain("Allow: /");
      }
    }
  });

  test("is there while the database is away, if it was there before", async () => {
    const site = await openSite({ samples: 40 });
    const before = [await htmlAt(site, "/directory"), await htmlAt(site, "/directory")];
    await site.database.close();
    expect(await htmlAt(site, "/directory")).toBe(before[0]);
  });
});

describe("What is somebody’s own", () => {
  test.each([
    ["a form", "/book", {}],
    ["a form with what was chosen before", "/book?practice=1&utm_source=mail", {}],
    ["another form", "/contact", {}],
    ["an application", "/partner-with-us", {}],
    ["a success page", "/booking-success?reference=NIHO-7K4Q-2WXR-6M", {}],
    ["what was refused", "/book", { method: "POST", body: new URLSearchParams({ a: "b" }) }],
    ["a page that is not there", "/no-such-page", {}],
    ["a practice that is not there", "/dentists/99999", {}],
    ["a list that each reader changes", "/blog?sort=popular", {}],
  ])("is never kept: %s", async (_, path, init) => {
    const site = await openSite({ samples: 10 });
    for (const visit of [1, 2, 3]) {
      const answer = await site.fetch(path, init);
      expect([visit, answer.headers.get("Cache-Control")]).toEqual([visit, "private, no-cache"]);
      expect(answer.headers.get("ETag")).toBeNull();
    }
    expect(site.served.figures()).toMatchObject({ pages: 0, hits: 0 });
  });

  test("cannot get into a page: it is made without the visitor’s headers", async () => {
    const site = await openSite({ samples: 40 });
    const headers = { "User-Agent": "MARKER", Cookie: "a=MARKER", Referer: "https://MARKER.example/" };
    const first = await site.fetch("/directory?location=nelson", { headers });
    expect(await first.text()).not.toContain("MARKER");
  });
});

describe("A flood of addresses that nobody asks for twice", () => {
  test("neither grows what is kept nor pushes out what people use", async () => {
    const site = await openSite({ samples: 24 });
    for (const path of ["/", "/", "/directory", "/directory"]) await site.fetch(path, BROTLI);
    const before = site.served.figures();
    // What the page ignores: no page is made at all. (A hundred thousand: `admission-cache.test.ts`.)
    for (let at = 0; at < 500; at++) await site.fetch(`/directory?x=${at}`, BROTLI);
    expect(site.served.figures()).toMatchObject({ renders: before.renders, pages: 2, bytes: before.bytes });
    for (let at = 0; at < 60; at++) await site.fetch(`/directory?q=nobody${at}`, BROTLI);
    const { renders } = site.served.figures();
    expect(site.served.figures()).toMatchObject({ pages: 2, evicted: 0 });
    expect(site.served.figures().bytes).toBeLessThanOrEqual(before.bytes);
    await site.fetch("/", BROTLI);
    await site.fetch("/directory", BROTLI);
    expect(site.served.figures().renders).toBe(renders);
  });
});

describe("In front of the server", () => {
  async function serve(site: TestSite): Promise<string> {
    const listener = getRequestListener((request) => site.served.fetch(request), {
      overrideGlobalObjects: false,
    });
    const asked = contextWithoutConnection(new Request("http://127.0.0.1"));
    const server: Server = createServer((request, response) => {
      void Promise.resolve(site.served.answer(request, response, asked)).then((isAnswered) => {
        if (!isAnswered) void listener(request, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test("kept pages have the same head and text as those just made, for GET, for HEAD and for who has them", async () => {
    const site = await openSite({ samples: 40 });
    const origin = await serve(site);
    const ask = async (init?: RequestInit) => {
      const answer = await fetch(`${origin}/directory?utm_source=x`, init);
      const head = [...answer.headers].filter(
        ([name]) => !["date", "connection", "keep-alive"].includes(name),
      );
      return { status: answer.status, head: Object.fromEntries(head), text: await answer.text() };
    };
    const first = await ask();
    await ask();
    const { renders, hits } = site.served.figures();
    const kept = await ask();
    expect(site.served.figures()).toMatchObject({ renders, hits: hits + 1 });
    expect(kept).toEqual(first);
    const head = await ask({ method: "HEAD" });
    expect(head.text).toBe("");
    expect(head.head).toEqual(kept.head);
    const unchanged = await ask({ headers: { "If-None-Match": kept.head.etag! } });
    expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
    expect(unchanged.head.etag).toBe(kept.head.etag);
    await addPractice(site);
    expect((await ask()).text).toContain(NEW);
  });
});

async function htmlAt(site: TestSite, path: string): Promise<string> {
  return (await site.fetch(path)).text();
}
