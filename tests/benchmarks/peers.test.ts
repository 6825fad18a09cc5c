import { expect, test } from "vitest";
import type { LookAt } from "./lighthouse.ts";
import { besidePeers } from "./peers.ts";
import { isBroken } from "./row.ts";

const OURS = ["/", "/directory"].map((name) => ({ name, url: `http://localhost:3000${name}` }));
const PEER = { name: "A peer", url: "http://localhost:8080/" };

function painting(times: Readonly<Record<string, readonly number[]>>): LookAt {
  const asked = new Map<string, number>();
  return async (url) => {
    const at = asked.get(url) ?? 0;
    asked.set(url, at + 1);
    const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
    return { scores, lcp: (times[url] ?? [500])[at] ?? 500, blocking: 0, shift: 0, isHidden: false };
  };
}

test("Our slowest page that is painted after a peer's fails the bench, by medians", async () => {
  const slow = painting({ [OURS[1]!.url]: [990, 100, 1_010], [PEER.url]: [900, 900, 5_000] });
  const rows = await besidePeers({ ours: OURS, peers: [PEER], rounds: 3 }, slow);
  expect(rows).toHaveLength(OURS.length + 1);
  expect(rows.at(-1)).toMatchObject({ measured: "1.1× (900 ms)", ratio: 1.1 });
  expect(rows.filter(isBroken)).toHaveLength(1);
});

test("Pages that are all painted before it pass, and without a peer nothing is asked", async () => {
  const rows = await besidePeers({ ours: OURS, peers: [PEER], rounds: 1 }, painting({ [PEER.url]: [1_000] }));
  expect(rows.filter(isBroken)).toEqual([]);
  expect(await besidePeers({ ours: OURS, peers: [], rounds: 1 }, painting({}))).toEqual([]);
});
