import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/** The client of a request, as far as a server can know it. Never logged and never stored. */
export type Visitor = {
  /** What rate limits count by: an IPv4 address, or the first 64 bits of an IPv6 one. */
  key: string;
  /** How the visitor's browser reached us: `https:` also where a trusted proxy ends TLS. */
  protocol: "http:" | "https:";
  /**
   * The connection comes from this machine and no proxy there is trusted: the operator, or an undeclared proxy that
   * makes all its visitors look like one. Limits are wider for both.
   */
  isLoopback: boolean;
};

/**
 * Reads the visitor from the connection, and from `X-Forwarded-For` only as far as hops are trusted: from the right,
 * because each proxy appends the address it saw, so anything left of the first untrusted hop can be forged.
 * In `X-Forwarded-Proto`, the last entry from a trusted proxy counts.
 */
export function readVisitor(request: IncomingMessage, trusted: BlockList): Visitor {
  const peer = plainAddress(request.socket.remoteAddress ?? "");
  if (!peer || !isTrusted(peer, trusted)) {
    return {
      key: addressKey(peer),
      protocol: "http:",
      isLoopback: peer !== undefined && isTrusted(peer, LOOPBACK),
    };
  }
  const isHttps = /(?:^|,)\s*https\s*$/i.test(String(request.headers["x-forwarded-proto"] ?? ""));
  return {
    key: addressKey(clientBehindProxies(request, trusted)),
    protocol: isHttps ? "https:" : "http:",
    isLoopback: false,
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Longer chains are forged: trust ends here, so a header full of trusted addresses costs no more. */
const MAX_HOPS = 20;

/** The first untrusted hop. Entries that are no address (`unknown`, RFC 7239 6.2) end the search at the hop before. */
function clientBehindProxies(request: IncomingMessage, trusted: BlockList): string | undefined {
  const hops = proxyAddr.all(request, (entry, hop) => {
    const address = plainAddress(entry);
    return hop < MAX_HOPS && address !== undefined && isTrusted(address, trusted);
  });
  return hops.map(plainAddress).findLast((address) => address !== undefined);
}

/**
 * The address alone: no port, brackets or zone; IPv4-mapped IPv6 (RFC 4291, 2.5.5.2) as IPv4. Undefined for other text.
 * `plainAddress("[2001:DB8::1]:443") === "2001:db8::1"` · `plainAddress("::ffff:192.0.2.1") === "192.0.2.1"`
 */
export function plainAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .split("%")[0]!;
  // ipaddr.js also reads `1.2.3` and octal numbers, and takes the deprecated `::192.0.2.1` (RFC 4291, 2.5.5.1) for mapped.
  return isIP(bare) && !/^::\d+\./.test(bare) ? ipaddr.process(bare).toString() : undefined;
}

/**
 * A household or an office usually has a whole /64 of IPv6 (RFC 6177), so single addresses are not worth counting.
 * `addressKey("2001:db8:0:1::5") === addressKey("2001:db8:0:1:ffff::")`
 */
export function addressKey(address: string | undefined): string {
  if (!address) return UNKNOWN;
  if (isIPv4(address)) return address;
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

/** The key where no address is known: a closed socket, or a test without a connection. */
export const UNKNOWN = "unknown";

/** Whether a plain address lies in the list. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}
