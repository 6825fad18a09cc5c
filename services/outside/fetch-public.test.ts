import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { fetchPublic, type Resolve } from "./fetch-public.ts";

const PUBLIC = "93.184.215.14";

describe("An address that a stranger gave us reaches nothing inside:", () => {
  test.each([
    "http://calendar.example/",
    "https://calendar.example:8443/",
    "https://ana:secret@calendar.example/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://localhost/",
    "https://intranet/",
    "file:///etc/passwd",
    "no address",
  ])("%s is refused before its name is looked up", async (address) => {
    const asked: string[] = [];
    const resolve: Resolve = async (hostname) => [{ address: PUBLIC, family: asked.push(hostname) }];
    expect(await fetchPublic(address, { accept: "*/*", resolve })).toMatchObject({ why: "refused" });
    expect(asked).toEqual([]);
  });

  test.each([
    "127.0.0.1",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.20",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "::",
    "::127.0.0.1",
    "::7f00:1",
    "0:0:0:0:0:0:a00:1",
    "4000::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "2002:a00:1::",
    "2001::1",
    "fe80::1",
    "fc00::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
  ])("a name that stands for %s, alone or beside a public address", async (address) => {
    const family = address.includes(":") ? 6 : 4;
    const inside = { address, family };
    for (const found of [[inside], [{ address: PUBLIC, family: 4 }, inside]])
      expect(
        await fetchPublic("https://calendar.example/", { accept: "*/*", resolve: async () => found }),
      ).toEqual({ kind: "failed", why: "refused", retryAfterSeconds: null });
  });

  test("Microsoft 365 is asked as a browser would, and told who we are", async () => {
    const agents: string[] = [];
    const server = await serve((request, response) => {
      agents.push(request.headers["user-agent"] ?? "");
      response.end();
    });
    const publicUrl = "https://niho.example";
    await fetchPublic(server.url, { accept: "*/*", privateOrigins: [server.url], publicUrl });
    expect(agents[0]).toMatch(/^Mozilla\/5\.0 \(X11\) Chrome\/\d{3}\.0\.0\.0 /);
    expect(agents[0]).toContain("(compatible; Niho; +https://niho.example)");
  });

  test("a name is looked up once, by the connection itself, so that it cannot answer otherwise the second time", async () => {
    const answers = ["10.0.0.1", PUBLIC];
    let asked = 0;
    const resolve: Resolve = async () => [{ address: answers[asked++]!, family: 4 }];
    expect(await fetchPublic("https://calendar.example/", { accept: "*/*", resolve })).toMatchObject({
      why: "refused",
    });
    expect(asked).toBe(1);
  });

  test.each(["https://127.0.0.1/", "https://inside.example/", "http://calendar.example/"])(
    "a redirect to %s is judged like any address",
    async (location) => {
      const server = await serve((_, response) => response.writeHead(302, { location }).end());
      const resolve: Resolve = async () => [{ address: "10.0.0.1", family: 4 }];
      const fetched = await fetchPublic(server.url, { accept: "*/*", privateOrigins: [server.url], resolve });
      expect(fetched).toMatchObject({ why: "refused" });
    },
  );

  test("a private origin opens itself alone: not another port of the same machine", async () => {
    const [allowed, other] = [
      await serve((_, response) => response.end("a")),
      await serve((_, response) => response.end("b")),
    ];
    const privateOrigins = [allowed.url];
    expect(await fetchPublic(allowed.url, { accept: "*/*", privateOrigins })).toMatchObject({
      body: Buffer.from("a"),
    });
    expect(await fetchPublic(other.url, { accept: "*/*", privateOrigins })).toMatchObject({ why: "refused" });
    expect(other.asked).toEqual([]);
  });
});

describe("Of what a server answers,", () => {
  test("the text comes with its validators, which come back as 304", async () => {
    const server = await serve((request, response) => {
      const isKnown =
        request.headers["if-none-match"] === '"1"' && request.headers["if-modified-since"] === "Thu";
      if (isKnown) return response.writeHead(304).end();
      response.writeHead(200, { etag: '"1"', "last-modified": "Thu", "content-encoding": "gzip" });
      return response.end(gzipSync("Rātā"));
    });
    const asking = { accept: "*/*", privateOrigins: [server.url] };
    const first = await fetchPublic(server.url, asking);
    expect(first).toEqual({ kind: "body", body: Buffer.from("Rātā"), etag: '"1"', lastModified: "Thu" });
    expect(await fetchPublic(server.url, { ...asking, etag: '"1"', lastModified: "Thu" })).toEqual({
      kind: "same",
    });
  });

  test.each<[string, string, RequestListener]>([
    ["a drip is too slow", "slow", (_, response) => drip(response)],
    ["silence is too slow", "slow", () => undefined],
    ["5 MB are too large", "too-large", (_, response) => response.end(Buffer.alloc(5_000_001))],
    [
      "1 GB that was packed into 1 MB is too large",
      "too-large",
      (_, response) => {
        response.writeHead(200, { "content-encoding": "gzip" });
        for (let part = 0; part < 1_000; part++) response.write(PACKED_MEGABYTE);
        response.end();
      },
    ],
    [
      "what breaks off is unreachable",
      "unreachable",
      (_, response) => response.writeHead(200, { "content-length": 9 }).write("a", () => response.destroy()),
    ],
    ["a sign-in is gone", "gone", (_, response) => response.writeHead(401).end()],
    [
      "a circle of redirects is a bad answer",
      "bad-answer",
      (_, response) => response.writeHead(301, { location: "/" }).end(),
    ],
    [
      "a packing that nobody knows is a bad answer",
      "bad-answer",
      (_, response) => response.writeHead(200, { "content-encoding": "zip" }).end("a"),
    ],
  ])("%s", async (_, why, listener) => {
    const server = await serve(listener);
    const asking = { accept: "*/*", privateOrigins: [server.url], longest: why === "slow" ? 300 : 5_000 };
    expect(await fetchPublic(server.url, asking)).toMatchObject({ kind: "failed", why });
  });

  test("a server that has enough of us says for how long", async () => {
    const server = await serve((_, response) => response.writeHead(429, { "retry-after": "3600" }).end());
    const asking = { accept: "*/*", privateOrigins: [server.url] };
    expect(await fetchPublic(server.url, asking)).toEqual({
      kind: "failed",
      why: "bad-answer",
      retryAfterSeconds: 3_600,
      status: 429,
    });
  });
});

/** Packed files one after the other are one. */
const PACKED_MEGABYTE = gzipSync(Buffer.alloc(1_000_000));

function drip(response: Parameters<RequestListener>[1]): void {
  const dripping = setInterval(() => response.write("a"), 50);
  response.on("close", () => clearInterval(dripping));
}

/** A server on this machine, and what it was asked for. */
async function serve(listener: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.on("error", () => undefined);
    return listener(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
