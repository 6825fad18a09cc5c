import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { addressKey, plainAddress, readVisitor } from "./visitor.ts";

function asks(remoteAddress: string, headers: Record<string, string>, proxies: string) {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: proxies });
  return readVisitor({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, trustedProxies);
}

describe("The visitor is", () => {
  test.each([
    ["the peer of the connection, where no proxy is trusted", "192.0.2.1", "203.0.113.9", "", "192.0.2.1"],
    ["the one that a trusted proxy names", "127.0.0.1", "203.0.113.9", "127.0.0.1", "203.0.113.9"],
    [
      "the last untrusted hop, not what that one claims",
      "127.0.0.1",
      "1.1.1.1, 203.0.113.9",
      "127.0.0.1",
      "203.0.113.9",
    ],
    ["found through two trusted hops", "10.0.0.2", "203.0.113.9, 10.0.0.1", "10.0.0.0/8", "203.0.113.9"],
    ["the proxy itself where it names no one", "127.0.0.1", "", "127.0.0.1", "127.0.0.1"],
    ["the nearest hop that can be read", "127.0.0.1", "203.0.113.9, unknown", "127.0.0.1", "127.0.0.1"],
    ["found behind a port", "::1", "203.0.113.9:51234", "::1", "203.0.113.9"],
    [
      "found when the peer is an IPv4-mapped IPv6 address",
      "::ffff:127.0.0.1",
      "203.0.113.9",
      "127.0.0.1",
      "203.0.113.9",
    ],
    ["an IPv4-mapped IPv6 address, as IPv4", "::ffff:cb00:7109", "", "", "203.0.113.9"],
    [
      "found where the header has empty entries",
      "127.0.0.1",
      "203.0.113.9,, 127.0.0.1",
      "127.0.0.1",
      "203.0.113.9",
    ],
    [
      "found behind a proxy on a link-local address",
      "fe80::1%eth0",
      "203.0.113.9",
      "fe80::/10",
      "203.0.113.9",
    ],
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

test("A header full of trusted addresses is read for twenty hops", () => {
  const forwarded = `203.0.113.9${", 10.0.0.7".repeat(40)}`;
  expect(asks("10.0.0.1", { "x-forwarded-for": forwarded }, "10.0.0.0/8").key).toBe("10.0.0.7");
});

test("A connection from this machine is loopback, unless a proxy there is trusted", () => {
  const isLoopback = (remote: string, proxies = "") => asks(remote, {}, proxies).isLoopback;
  expect([
    isLoopback("127.0.0.1"),
    isLoopback("::1"),
    isLoopback("::ffff:127.0.0.1"),
    isLoopback("192.0.2.1"),
  ]).toEqual([true, true, true, false]);
  expect(isLoopback("127.0.0.1", "127.0.0.1")).toBe(false);
});

test("Neighbours in one /64 are counted together, others apart, however they are written", () => {
  expect(addressKey("2001:db8:0:1::5")).toBe(addressKey("2001:db8::1:ffff:0:0:1"));
  expect(addressKey("2001:db8:0:1::5")).not.toBe(addressKey("2001:db8:0:2::5"));
  expect(addressKey("::1")).toBe("0:0:0:0::/64");
});

test("Other text is no address", () => {
  for (const text of [
    "",
    "unknown",
    "_hidden",
    "999.1.1.1",
    "1.2.3",
    "010.0.0.1",
    "::127.0.0.1",
    "[::1",
    "a".repeat(10_000),
  ]) {
    expect(plainAddress(text)).toBeUndefined();
  }
});
