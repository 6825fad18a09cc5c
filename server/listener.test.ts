import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTestListener, speak } from "#tests/support/listener.ts";
import { openListed } from "#tests/support/listing.ts";
import { picturesPath } from "#tests/support/pictures.ts";
import { openSite } from "#tests/support/site.ts";
import type { ShownSite } from "./answers.ts";
import { NO_ROUTE } from "./own-routes.ts";

const GET = "GET /healthz HTTP/1.1\r\nHost: niho.test\r\n\r\n";

test.each([
  ["that isn’t trusted is told, once", "", ["127.0.0.1"]],
  ["that is trusted isn’t told", "127.0.0.1", []],
])("A proxy %s", async (_, proxies, told) => {
  const { served: site } = await openSite({ samples: 0 });
  const heard: (string | null)[] = [];
  const { url, log } = await openTestListener({
    site,
    proxies,
    onUntrustedProxy: (address) => heard.push(address),
  });
  for (let sent = 0; sent < 30; sent++) await (await fetch(`${url}/healthz`)).text();
  for (let sent = 0; sent < 120; sent++) {
    await (await fetch(`${url}/healthz`, { headers: { "X-Forwarded-For": `192.0.2.${sent}` } })).text();
    if (sent === 90) expect(heard).toEqual([]);
  }
  expect(heard).toEqual(told);
  expect(log.lines.filter((line) => line.includes("proxy not trusted"))).toHaveLength(told.length);
});

describe("Slow clients hold no one up:", () => {
  test.each([
    ["headers that never end", "GET / HTTP/1.1\r\nHost: niho.test\r\nX-Slow: ", { headersTimeout: 300 }],
    [
      "a body that never ends",
      "POST /contact HTTP/1.1\r\nHost: niho.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\nname=",
      { requestTimeout: 300, headersTimeout: 200 },
    ],
  ])("%s are answered 408 and cut off", async (_, bytes, limits) => {
    const { served: site } = await openSite({ samples: 0 });
    const { port, url } = await openTestListener({ site, limits: { timeoutCheckInterval: 50, ...limits } });
    const slow = await speak(port, bytes);
    const drip = setInterval(() => slow.socket.write("x"), 50);
    await slow.isOver;
    clearInterval(drip);
    expect(slow.heard()).toMatch(/^HTTP\/1.1 408 /);
    expect(slow.heard()).toContain("Content-Security-Policy: default-src 'none'");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test("a picture may take longer to arrive than a form", async () => {
    const { site, path } = await openListed();
    const limits = {
      requestTimeout: 300,
      headersTimeout: 200,
      timeoutCheckInterval: 50,
    };
    const { port } = await openTestListener({ site: site.served, limits });
    const body = '--x\r\nContent-Disposition: form-data; name="do"\r\n\r\nadd\r\n--x--\r\n';
    const head = [
      `POST ${picturesPath(path)} HTTP/1.1`,
      "Host: niho.test",
      "Connection: close",
      "Content-Type: multipart/form-data; boundary=x",
      `Content-Length: ${body.length}`,
    ];
    const slow = await speak(port, `${head.join("\r\n")}\r\n\r\n${body.slice(0, 9)}`);
    await pause(900);
    expect(slow.heard()).toBe("");
    slow.socket.write(body.slice(9));
    await slow.isOver;
    expect(slow.heard()).toMatch(/^HTTP\/1.1 422 [^]*Choose a picture/);
  });

  test("twenty bodies that never end do not delay a neighbour at the same address", async () => {
    const { served: site } = await openSite({ samples: 0 });
    const { port, url } = await openTestListener({ site });
    const slow =
      "POST /contact HTTP/1.1\r\nHost: niho.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\nname=";
    await Promise.all(Array.from({ length: 20 }, () => speak(port, slow)));
    const page = await fetch(`${url}/contact`, { signal: AbortSignal.timeout(20_000) });
    expect(page.status).toBe(200);
  });

  test("a post that breaks off in the middle never reaches the site, and is logged as 499", async () => {
    let asked = 0;
    const site = onlyFetch(async (request) => {
      asked += 1;
      return new Response(await request.text());
    });
    const { port, log } = await openTestListener({ site });
    const half =
      "POST /contact HTTP/1.1\r\nHost: niho.test\r\nContent-Length: 9\r\nConnection: close\r\n\r\nname=";
    const leaving = await speak(port, half);
    leaving.socket.resetAndDestroy();
    await expect.poll(() => log.lines.join()).toContain('"status":499');
    expect(asked).toBe(0);
    const staying = await speak(port, half);
    staying.socket.write("Aroh");
    await staying.isOver;
    expect(staying.heard()).toMatch(/name=Aroh$/);
    expect(asked).toBe(1);
  });

  test("a response that its client does not read is cut off", async () => {
    const endless = onlyFetch(
      async () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }),
        ),
    );
    const limits = { responseTimeout: 300, timeoutCheckInterval: 50 };
    const { port, log, listener } = await openTestListener({ site: endless, limits });
    const slow = await speak(port, GET);
    slow.socket.pause();
    await expect.poll(() => listener.connections()).toBe(0);
    expect(log.lines).toContain('{"event":"connection cut","why":"slow-response"}');
  });

  test("more connections than the site may have are refused, until the slow ones are cut", async () => {
    const { served: site } = await openSite({ samples: 0 });
    const limits = { connections: 20, headersTimeout: 1_000, timeoutCheckInterval: 50 };
    const { port, url, listener, log } = await openTestListener({ site, limits });
    const slow = Array.from({ length: 30 }, () => speak(port, "GET / HTTP/1.1\r\nX-Slow: "));
    await Promise.all(slow);
    await expect.poll(() => log.lines).toHaveLength(30);
    const tooMany = (line: string) => line === '{"event":"connection cut","why":"too-many"}';
    expect(log.lines.filter(tooMany)).toHaveLength(10);
    expect(log.lines.filter((line) => !tooMany(line) && line.includes('"status":408'))).toHaveLength(20);
    await expect.poll(() => listener.connections()).toBe(0);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe("An invalid or oversized request is refused at once, with the security headers:", () => {
  test.each([
    ["nonsense", "HELLO\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
    ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
    ["the same host twice", "GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n", 400],
    ["an expectation that is unknown", "GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n", 417],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc", 400],
    [
      "a length and chunks, which two servers would read differently",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["headers of 20 kB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["a thousand headers", `GET / HTTP/1.1\r\nHost: a\r\n${"a: b\r\n".repeat(1_000)}\r\n`, 431],
    ["an address of 9 kB", `GET /${"a".repeat(9_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 414],
    [
      "a body of a gigabyte",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\nConnection: close\r\n\r\n",
      413,
    ],
  ])("%s", async (_, bytes, status) => {
    const { served: site } = await openSite({ samples: 0 });
    const { port } = await openTestListener({ site });
    const spoken = await speak(port, bytes);
    await expect.poll(() => spoken.heard()).toMatch(/\r\n\r\n/);
    expect(Number(spoken.heard().split(" ")[1])).toBe(status);
    expect(spoken.heard()).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
    expect(spoken.heard()).toMatch(/\r\nx-content-type-options: nosniff/i);
  });

  test("a body that grows beyond 64 kB while it comes", async () => {
    const { served: site } = await openSite({ samples: 0 });
    const { port } = await openTestListener({ site });
    const head =
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    const spoken = await speak(port, `${head}${`4000\r\n${"x".repeat(0x4000)}\r\n`.repeat(5)}`);
    await expect.poll(() => spoken.heard()).toMatch(/^HTTP\/1.1 413 /);
  });
});

test("A few pipelined requests are answered in order; two hundred are cut off", async () => {
  const { served: site } = await openSite({ samples: 0 });
  const { port, url, log } = await openTestListener({ site });
  const few = await speak(port, `${GET.repeat(3)}GET /nowhere HTTP/1.1\r\nHost: niho.test\r\n\r\n`);
  await expect.poll(() => few.heard().match(/HTTP\/1.1 \d+/g)).toHaveLength(4);
  expect(
    few
      .heard()
      .match(/HTTP\/1.1 \d+/g)
      ?.at(-1),
  ).toBe("HTTP/1.1 404");

  const flood = await speak(port, "GET /directory HTTP/1.1\r\nHost: niho.test\r\n\r\n".repeat(200));
  await flood.isOver;
  expect(log.lines).toContain('{"event":"connection cut","why":"pipelined"}');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test("An error outside the stack is logged by the listener, and answered 500 with a page that has the number to call in pain", async () => {
  const broken = () => Promise.reject(new TypeError("broken"));
  for (const site of [onlyFetch(broken), { ...onlyFetch(broken), answer: broken }]) {
    const { url, log } = await openTestListener({ site });
    const response = await fetch(url);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      500,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toContain('href="tel:0800611116"');
    const faults = log.lines.filter((line) => line.includes('"page failed"'));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain("TypeError");
  }
});

test("The visitor's address comes from the connection, and a header that pretends to be one changes nothing", async () => {
  const keys: string[] = [];
  const site = onlyFetch(async (_, asked) => {
    keys.push(`${asked!.visitor.protocol} ${asked!.visitor.key}`);
    return new Response("ok");
  });
  const headers = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Proto": "https",
    "X-Real-IP": "203.0.113.9",
  };
  await fetch((await openTestListener({ site })).url, { headers });
  await fetch((await openTestListener({ site, proxies: "127.0.0.1" })).url, { headers });
  expect(keys).toEqual(["http: 127.0.0.1", "https: 203.0.113.9"]);
});

describe("Graceful shutdown:", () => {
  test("someone who has connected and is about to ask is answered", async () => {
    const { served: site } = await openSite({ samples: 0 });
    const { port, listener } = await openTestListener({
      site,
      limits: { shutdownTimeout: 30_000, firstRequestWait: 15_000 },
    });
    const asking = await speak(port, "");
    await expect.poll(() => listener.connections()).toBe(1);
    const closed = listener.close();
    await pause(50);
    asking.socket.write(GET);
    await closed;
    await asking.isOver;
    expect(asking.heard()).toMatch(/^HTTP\/1.1 200 /);
  });

  test("someone who has connected and asks nothing is not waited for", async () => {
    const { port, listener } = await openTestListener({
      limits: { shutdownTimeout: 30_000, firstRequestWait: 50 },
    });
    const silent = await speak(port, "");
    await expect.poll(() => listener.connections()).toBe(1);
    const began = performance.now();
    await listener.close();
    await silent.isOver;
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test("requests in flight are finished, idle connections closed, new ones refused", async () => {
    const asked = Promise.withResolvers<void>();
    const made = Promise.withResolvers<Response>();
    const site = onlyFetch(() => {
      asked.resolve();
      return made.promise;
    });
    const { port, url, listener } = await openTestListener({ site, limits: { shutdownTimeout: 30_000 } });
    const idle = await speak(port, "");
    const busy = await speak(port, GET);
    await expect.poll(() => listener.connections()).toBe(2);
    await asked.promise;
    const closed = listener.close();
    await idle.isOver;
    await expect(fetch(url)).rejects.toThrow("fetch failed");
    made.resolve(new Response("finished"));
    await closed;
    await busy.isOver;
    expect(busy.heard()).toMatch(/^HTTP\/1.1 200 [^]*finished$/);
  });

  test("nobody waits for a client that has its page and doesn’t hang up, as a phone asleep", async () => {
    const site = onlyFetch(async () => new Response("page"));
    const { port, listener } = await openTestListener({
      site,
      limits: { shutdownTimeout: 30_000, goodbyeWait: 50 },
    });
    const asleep = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => void asleep.destroy());
    asleep.write(GET);
    await once(asleep, "data");
    const began = performance.now();
    await listener.close();
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test("what takes longer than the timeout is cut off", async () => {
    const site = onlyFetch(() => new Promise<Response>(() => {}));
    const { port, listener } = await openTestListener({ site, limits: { shutdownTimeout: 100 } });
    const busy = await speak(port, GET);
    await expect.poll(() => listener.connections()).toBe(1);
    await listener.close();
    await busy.isOver;
    expect(busy.heard()).toBe("");
  });
});

/** A site of one answer. */
test("A client that leaves while its page is made is no fault in the log", async () => {
  const [asked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const site = onlyFetch(({ signal }) => {
    asked.resolve();
    const made = Promise.withResolvers<Response>();
    // As React Router does: the reason of @hono/node-server is a string.
    signal.addEventListener("abort", () => made.reject(signal.reason));
    return made.promise.finally(over.resolve);
  });
  const { port, log } = await openTestListener({ site });
  const { socket } = await speak(port, "GET /directory?q=a HTTP/1.1\r\nHost: a\r\n\r\n");
  await asked.promise;
  socket.destroy();
  await over.promise;
  await new Promise(setImmediate);
  expect(log.surprises()).toEqual([]);
});

function onlyFetch(fetch: ShownSite["fetch"]): ShownSite {
  return { fetch, answer: () => false, patternOf: () => NO_ROUTE };
}

describe("While the site starts,", () => {
  const site = onlyFetch(async (request) => new Response(`${request.method} ${await request.text()}`));
  const FORM =
    "POST /contact HTTP/1.1\r\nHost: niho.test\r\nContent-Length: 4\r\nConnection: close\r\n\r\nname";

  test("anyone who asks, or sends a form, waits a moment for it instead of being refused", async () => {
    const { port, url, listener } = await openTestListener();
    const form = await speak(port, FORM);
    const page = fetch(url);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(form.heard()).toBe("");
    listener.show(site);
    expect(await (await page).text()).toBe("GET ");
    await form.isOver;
    expect(form.heard()).toMatch(/^HTTP\/1.1 200 [^]*POST name$/);
  });

  test("what is asked for until it is there is in no log", async () => {
    const { url, listener, log } = await openTestListener({ limits: { startupWait: 10 } });
    expect((await fetch(`${url}/about`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const { served } = await openSite({ samples: 1 });
    listener.show(served);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    await expect.poll(() => log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain('"route":"/about","status":200');
  });

  test("nobody waits for one that takes long: a page says so, now and to anyone who comes after", async () => {
    const { url, listener } = await openTestListener({ limits: { startupWait: 100 } });
    const pages = [await fetch(url), await fetch(url)];
    for (const page of pages) {
      expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(await page.text()).toContain("0800&nbsp;611&nbsp;116");
    }
    listener.show(site);
    expect((await fetch(url)).status).toBe(200);
  });
});
