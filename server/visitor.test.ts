import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { keyOf, plainAddress, visitorOf } from "./visitor.ts";

function asks(remoteAddress: string, headers: Record<string, string>, proxies: string) {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: proxies });
  return visitorOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, trustedProxies);
}

describe("The visitor is", () => {
  test.each([
    ["whoever holds the connection, where nobody is trusted", "192.0.2.1", "203.0.113.9", "", "192.0.2.1"],
    ["whom a trusted proxy names", "127.0.0.1", "203.0.113.9", "127.0.0.1", "203.0.113.9"],
    [
      "the last stranger, not what that one claims",
      "127.0.0.1",
      "1.1.1.1, 203.0.113.9",
      "127.0.0.1",
      "203.0.113.9",
    ],
    ["found through two trusted hops", "10.0.0.2", "203.0.113.9, 10.0.0.1", "10.0.0.0/8", "203.0.113.9"],
    ["the proxy itself where it names nobody", "127.0.0.1", "", "127.0.0.1", "127.0.0.1"],
    ["the nearest hop that can be read", "127.0.0.1", "203.0.113.9, unknown", "127.0.0.1", "127.0.0.1"],
    ["found behind a port", "::1", "203.0.113.9:51234", "::1", "203.0.113.9"],
    [
      "found when the connection is IPv4 in IPv6",
      "::ffff:127.0.0.1",
      "203.0.113.9",
      "127.0.0.1",
      "203.0.113.9",
    ],
    ["IPv4 in IPv6, unfolded", "::ffff:cb00:7109", "", "", "203.0.113.9"],
    ["a /64 of IPv6", "127.0.0.1", "[2001:DB8:0:7:1:2:3:4]:443", "127.0.0.1", "2001:db8:0:7::/64"],
  ])("%s", (_, remote, forwarded, proxies, key) => {
    expect(asks(remote, { "x-forwarded-for": forwarded }, proxies).key).toBe(key);
  });

  test("on https when a trusted proxy says so, and only then", () => {
    const headers = { "x-forwarded-proto": "https" };
    expect(asks("127.0.0.1", headers, "127.0.0.1").protocol).toBe("https:");
    expect(asks("127.0.0.1", headers, "").protocol).toBe("http:");
    expect(asks("127.0.0.1", { "x-forwarded-proto": "https, http" }, "127.0.0.1").protocol).toBe("http:");
  });
});

test("Who is on the machine itself is at home, unless a proxy there is trusted", () => {
  const home = (remote: string, proxies = "") => asks(remote, {}, proxies).isLoopback;
  expect([home("127.0.0.1"), home("::1"), home("::ffff:127.0.0.1"), home("192.0.2.1")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(home("127.0.0.1", "127.0.0.1")).toBe(false);
});

test("Neighbours in one /64 are counted together, others apart, however they are written", () => {
  expect(keyOf("2001:db8:0:1::5")).toBe(keyOf("2001:db8::1:ffff:0:0:1"));
  expect(keyOf("2001:db8:0:1::5")).not.toBe(keyOf("2001:db8:0:2::5"));
  expect(keyOf("::1")).toBe("0:0:0:0::/64");
});

test("What is no address is none", () => {
  for (const text of ["", "unknown", "_hidden", "999.1.1.1", "1.2.3", "[::1", "a".repeat(10_000)]) {
    expect(plainAddress(text)).toBeUndefined();
  }
});
