import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Who asks, as far as a server can know. Never logged and never kept. */
export type Visitor = {
  /** By whom posts and connections are counted: an IPv4 address, or the first 64 bits of an IPv6 one. */
  key: string;
  /** How the visitor's browser reached us: `https:` also where a trusted proxy ends TLS. */
  protocol: "http:" | "https:";
  /**
   * On this very machine, with no proxy trusted there: the operator who tries things out, or a proxy that nobody
   * has declared, behind which everybody is one. Either way more than one person's worth may come.
   */
  isLoopback: boolean;
};

/**
 * Reads who asks from the connection, and through `X-Forwarded-For` only as far as hops are trusted: from the right,
 * because every proxy adds at the end, and whatever stands left of the first stranger is what that stranger says.
 * `X-Forwarded-Proto` is believed of a trusted hop alone, its last entry.
 */
export function visitorOf({ socket, headers }: IncomingMessage, trusted: BlockList): Visitor {
  const hop = plainAddress(socket.remoteAddress ?? "");
  if (!hop || !isTrusted(hop, trusted)) {
    return { key: keyOf(hop), protocol: "http:", isLoopback: hop !== undefined && isTrusted(hop, LOOPBACK) };
  }
  const said = String(headers["x-forwarded-proto"] ?? "");
  const isHttps =
    said
      .slice(said.lastIndexOf(",") + 1)
      .trim()
      .toLowerCase() === "https";
  return {
    key: keyOf(firstStranger(hop, String(headers["x-forwarded-for"] ?? ""), trusted)),
    protocol: isHttps ? "https:" : "http:",
    isLoopback: false,
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** A chain longer than this is no chain of proxies. */
const MOST_HOPS = 20;

function firstStranger(hop: string, forwarded: string, trusted: BlockList): string {
  let nearest = hop;
  for (const entry of forwarded.split(",").slice(-MOST_HOPS).toReversed()) {
    const address = plainAddress(entry.trim());
    if (!address) return nearest;
    nearest = address;
    if (!isTrusted(address, trusted)) return nearest;
  }
  return nearest;
}

/**
 * Without port, brackets and zone, and IPv4 as IPv4; undefined for what is no address.
 * `plainAddress("[2001:DB8::1]:443") === "2001:db8::1"` · `plainAddress("::ffff:192.0.2.1") === "192.0.2.1"`
 */
export function plainAddress(text: string): string | undefined {
  const bare = text
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .split("%")[0]!
    .toLowerCase();
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return bare;
  return [groups[6]! >> 8, groups[6]! & 0xff, groups[7]! >> 8, groups[7]! & 0xff].join(".");
}

/**
 * A household or an office has a whole /64 of IPv6 to itself; counting single addresses would count nothing.
 * `keyOf("2001:db8:0:1::5") === keyOf("2001:db8:0:1:ffff::")`
 */
export function keyOf(address: string | undefined): string {
  if (!address) return "nobody knows";
  if (isIPv4(address)) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address);
  const hex = dotted
    ? address.slice(0, dotted.index) + [1, 3].map((at) => pairOf(dotted[at]!, dotted[at + 1]!)).join(":")
    : address;
  const [head = "", tail] = hex.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}

function pairOf(high: string, low: string): string {
  return (Number(high) * 256 + Number(low)).toString(16);
}
