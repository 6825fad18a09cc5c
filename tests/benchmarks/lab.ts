import { startSite } from "../support/running-site.ts";
import { everyTemplate } from "../support/templates.ts";
import { type Category, type Look, type LookAt, middleOf, startLighthouse } from "./lighthouse.ts";
import { openNextPeer } from "./next-peer.ts";
import { besidePeers, OURS_BESIDE_PEERS } from "./peers.ts";
import { openRouterPeer } from "./router-peer.ts";
import { atMost, type Group, number, type Peer, type Row } from "./row.ts";

const LIMIT = { lcp: 1_000, blocking: 50, shift: 0, applied: 95 };

/** `rules`: what hangs on no time. `applied`: what the browser painted with the line and the processor slowed down. */
type Seen = { path: string; rules: Look; applied: Look };

/**
 * F2: Lighthouse sees each template: once for the scores that hang on no time, which are exact, and five times with its
 * throttling applied for the performance score, times and shift, which sway with whatever else the machine does and are
 * told as medians; with few rounds, once, and three times beside peers. Peers are measured in turns with ours, Next.js and
 * React Router's own server with 24 of our cards among them, and their ratio is exact.
 */
export const lab: Group = async ({ isQuick, peers: others }, onProgress) => {
  const rounds = isQuick ? { applied: 1, peers: 3 } : { applied: 5, peers: 5 };
  const paths = everyTemplate().flatMap(({ path, status }) => (status === 200 ? path : []));
  const site = await startSite();
  const lighthouse = await startLighthouse();
  const router = await openRouterPeer();
  const next = await openNextPeer();
  const peers = [
    { name: "React Router's own server with 24 cards", url: `http://localhost:${router.port}/?page=3` },
    { name: "Next.js with 24 cards", url: `http://localhost:${next.port}/?page=3` },
    ...others,
  ];
  const inTurns = (OURS_BESIDE_PEERS.length + peers.length) * rounds.peers;
  const total = paths.length * (1 + rounds.applied) + inTurns;
  let done = 0;
  const lookAt: LookAt = async (url, throttling) => {
    const look = await lighthouse.lookAt(url, throttling);
    onProgress(++done, total);
    return look;
  };
  try {
    const ours: Peer[] = [];
    for (const asked of OURS_BESIDE_PEERS)
      ours.push({ name: asked, url: site.url + (await addressOf(site.url, asked)) });
    const beside = await besidePeers({ ours, peers, rounds: rounds.peers }, lookAt);
    const seen: Seen[] = [];
    for (const asked of paths) {
      const path = await addressOf(site.url, asked);
      const rules = await lookAt(site.url + path, "simulate");
      const applied: Look[] = [];
      while (applied.length < rounds.applied) applied.push(await lookAt(site.url + path, "devtools"));
      seen.push({ path, rules, applied: middleOf(applied) });
    }
    return { rows: [...rowsOf(seen), ...beside], tables: [tableOf(seen)] };
  } finally {
    await next.close();
    await router.close();
    await lighthouse.close();
    await site.dispose();
  }
};

/** Where links lead: `/dentists/1-karaka-lane-dental` for `/dentists/1`, whose redirect only a visitor from elsewhere meets. */
async function addressOf(site: string, path: string): Promise<string> {
  const { pathname, search } = new URL((await fetch(site + path)).url);
  return pathname + search;
}

function rowsOf(seen: readonly Seen[]): Row[] {
  const rules = seen.map((one) => ({ path: one.path, look: one.rules }));
  const applied = seen.map((one) => ({ path: one.path, look: one.applied }));
  const highest = (
    figure: string,
    limit: number,
    unit: string,
    of: (look: Look) => number,
    isExact = false,
  ) => {
    const worst = applied.reduce((a, b) => (of(b.look) > of(a.look) ? b : a));
    const note = worst.path;
    return atMost(`F2 ${figure}, throttling applied`, limit, of(worst.look), unit, { isExact, note });
  };
  const shown = rules.filter(({ look: { isHidden } }) => !isHidden);
  return [
    lowest("performance", applied, { how: ", throttling applied", least: LIMIT.applied }),
    lowest("accessibility", rules, { isExact: true }),
    lowest("best-practices", rules, { isExact: true }),
    lowest("seo", shown, { isExact: true }),
    highest("largest element painted, slowest template", LIMIT.lcp, "ms", ({ lcp }) => lcp),
    highest("blocking time, slowest template", LIMIT.blocking, "ms", ({ blocking }) => blocking),
    highest("layout shift, worst template", LIMIT.shift, "", ({ shift }) => shift, true),
  ];
}

function lowest(
  name: Category,
  among: readonly { path: string; look: Look }[],
  { isExact = false, how = "", least = 100 } = {},
): Row {
  const worst = among.reduce((a, b) => (b.look.scores[name] < a.look.scores[name] ? b : a));
  const score = worst.look.scores[name];
  return {
    figure: `F2 Lighthouse, phone, ${name}, lowest of ${among.length} templates${how}`,
    target: least === 100 ? "100" : `≥ ${least}`,
    measured: score === 100 ? "100" : `${score} (${worst.path})`,
    ratio: least / score,
    isExact,
  };
}

function tableOf(seen: readonly Seen[]) {
  return {
    title: "Lighthouse, the five templates whose largest element comes last (phone, throttling applied)",
    head: ["Address", "Performance", "Largest element, ms", "Blocking, ms", "Shift"],
    rows: seen
      .toSorted((a, b) => b.applied.lcp - a.applied.lcp)
      .slice(0, 5)
      .map(({ path, applied }) => [
        `\`${path}\``,
        ...[applied.scores.performance, applied.lcp, applied.blocking, applied.shift].map(number),
      ]),
  };
}
