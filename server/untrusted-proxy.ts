import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { isTrusted, plainAddress } from "./visitor.ts";

/** A visitor may send the header too, but hardly so often. */
const MANY = 100;
const REMEMBERED_ADDRESSES = 100;

/**
 * Tells once, with the address, that a hundred requests have come from one address that isn't trusted, each saying for whom
 * it was forwarded: most likely our own proxy, so all visitors behind it count as one. Null for an address of the internet,
 * which may be somebody's.
 */
export function watchForProxies(
  trusted: BlockList,
  tell: (address: string | null) => void,
): (request: IncomingMessage) => void {
  const counts = new LRUCache<string, number>({ max: REMEMBERED_ADDRESSES });
  let isTold = false;
  return ({ headers, socket }) => {
    if (isTold || headers["x-forwarded-for"] === undefined) return;
    const peer = plainAddress(socket.remoteAddress ?? "");
    if (peer === undefined || isTrusted(peer, trusted)) return;
    const count = (counts.get(peer) ?? 0) + 1;
    counts.set(peer, count);
    if (count < MANY) return;
    isTold = true;
    tell(isOurNetwork(peer) ? peer : null);
  };
}

/** This machine, or a network that the internet doesn't reach. */
function isOurNetwork(address: string): boolean {
  return ["loopback", "private", "uniqueLocal", "linkLocal"].includes(ipaddr.parse(address).range());
}
