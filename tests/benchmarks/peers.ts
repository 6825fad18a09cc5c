import type { LookAt } from "./lighthouse.ts";
import { atMost, median, number, type Peer, type Row, told } from "./row.ts";

/** Our pages that are compared with other sites: home, the directory, a profile and the booking form. */
export const OURS_BESIDE_PEERS = ["/", "/directory", "/dentists/1", "/book?practice=2"];

/**
 * The largest element of ours and of peers, in ms with throttling applied, the median of `rounds`. Each round asks every
 * site once, so that all share a busy minute. Of ours the slowest counts.
 */
export async function besidePeers(
  { ours, peers, rounds }: { ours: readonly Peer[]; peers: readonly Peer[]; rounds: number },
  lookAt: LookAt,
): Promise<Row[]> {
  if (peers.length === 0) return [];
  const painted = [...ours, ...peers].map((site) => ({ ...site, times: [] as number[] }));
  for (let round = 0; round < rounds; round++)
    for (const { url: address, times } of painted) times.push((await lookAt(address, "devtools")).lcp);
  const medians = painted.map(({ name, times }) => ({ name, lcp: median(times) }));
  const slowest = medians.slice(0, ours.length).reduce((a, b) => (b.lcp > a.lcp ? b : a));
  return medians.map(({ name, lcp }, at) =>
    at < ours.length
      ? told(`F2 largest element painted, in turns with peers, ${name}`, lcp, "ms")
      : atMost(`F2 the same, ${slowest.name} beside ${name}`, 1, slowest.lcp / lcp, "×", {
          isExact: true,
          note: `${number(lcp)} ms`,
        }),
  );
}
