import { ask, askCounting } from "./load.ts";
import { CAN_COUNT_CPU, memoryOf } from "./processes.ts";
import { atMost, type Group, median, notRun, number, type OnProgress, quantile, told } from "./row.ts";
import { openRouterPeer } from "./router-peer.ts";
import { openMeasuredSite } from "./sites.ts";

/** The share of what React Router's own server takes for the same 24 cards, as it is sent and before it is packed. */
const LIMITS = { packed: 0.4, unpacked: 0.55 };
const ENCODINGS = { packed: "br", unpacked: "identity" };
type Way = keyof typeof ENCODINGS;
const WAYS: readonly Way[] = ["unpacked", "packed"];

/**
 * F4: the processor time of filtered directory pages of 24 cards that nobody has asked for before, in turns with React
 * Router's own server, which renders as many, with our sheet and its face as a file; packed and not, since half of its
 * cost is its own packing. Another site with the same practices is asked first which addresses those
 * are, since asking twice is what has a page kept.
 */
export const uncached: Group = async ({ isQuick }, onProgress) => {
  const figure = "F4 uncached filtered directory, 24 cards, processor time a page";
  if (!CAN_COUNT_CPU) return { rows: [notRun(figure, "this system has no /proc to count by")] };
  const [rounds, each] = isQuick ? [3, 100] : [5, 300];
  const paths = await fullPages(WAYS.length * rounds * each + WARM, onProgress);
  const site = await openMeasuredSite({ LOG_LEVEL: "warn" });
  const peer = await openRouterPeer();
  const peerPaths = Array.from({ length: 50 }, (_, page) => `/?page=${page}`);
  try {
    // Compiles what is run often, which nobody's page is charged for.
    await ask({ port: site.port, paths, requests: WARM, connections: 4 });
    await ask({ port: peer.port, paths: peerPaths, requests: WARM, connections: 4 });
    const cpu: Record<Way, number[]> = { packed: [], unpacked: [] };
    const peerCpu: Record<Way, number[]> = { packed: [], unpacked: [] };
    const times: number[] = [];
    for (let round = 0; round < rounds * WAYS.length; round++) {
      const way = WAYS[round % WAYS.length]!;
      const from = WARM + round * each;
      const load = { requests: each, connections: 1, headers: { "Accept-Encoding": ENCODINGS[way] } };
      const ours = { ...load, port: site.port, paths: paths.slice(from, from + each) };
      const loaded = await askCounting(ours, [site.pid]);
      cpu[way].push(loaded.cpu);
      if (way === "packed") times.push(...loaded.times);
      peerCpu[way].push((await askCounting({ ...load, port: peer.port, paths: peerPaths }, [peer.pid])).cpu);
    }
    return {
      rows: [
        ...WAYS.flatMap((way) => {
          const [ours, theirs] = [median(cpu[way]), median(peerCpu[way])];
          const beside = "beside React Router's own server with 24 cards and our sheet";
          const note = `React Router ${number(theirs)} µs`;
          return [
            told(`${figure}, ${way}`, ours, "µs"),
            atMost(`F4 the same, ${beside}`, LIMITS[way], ours / theirs, "×", { isExact: true, note }),
          ];
        }),
        told("F4 the same, from the request to the last byte, half of them", median(times), "ms"),
        told("F4 the same, 99 in a hundred", quantile(times, 0.99), "ms"),
        told(`F4 memory after ${number(paths.length)} of them`, memoryOf(site.pid) / 1e6, "MB"),
      ],
    };
  } finally {
    await peer.close();
    await site.dispose();
  }
};

const WARM = 300;
const PLACES = ["", "auckland", "wellington", "christchurch", "hamilton", "tauranga", "dunedin"];
const SORTS = ["rating", "reviews", "name", "location"];
const WORDS = "d de den dent denta dental e en n t a l r o i s an ent".split(" ");
const SERVICES = [
  "",
  "invisalign",
  "implants",
  "teeth-whitening",
  "cosmetic",
  "veneers",
  "braces",
  "root-canal",
];

async function fullPages(wanted: number, onProgress: OnProgress): Promise<string[]> {
  const finder = await openMeasuredSite({ LOG_LEVEL: "warn" });
  const found: string[] = [];
  try {
    for (const path of candidates()) {
      if (found.length === wanted) return found;
      const response = await fetch(`${finder.url}${path}`);
      const cards = (await response.text()).match(/<article class="card/g) ?? [];
      if (response.status === 200 && cards.length === 24) found.push(path);
      onProgress(found.length, wanted);
    }
    throw new Error(`Only ${found.length} of ${wanted} addresses show 24 practices.`);
  } finally {
    await finder.dispose();
  }
}

function* candidates(): Generator<string> {
  for (const page of [1, 2, 3]) {
    for (const word of WORDS) {
      for (const place of PLACES) {
        for (const service of SERVICES) {
          for (const sort of SORTS) {
            const parameters = {
              q: word,
              location: place,
              service,
              sort,
              page: page > 1 ? String(page) : "",
            };
            const said = Object.entries(parameters).filter(([, value]) => value !== "");
            yield `/directory?${new URLSearchParams(said).toString()}`;
          }
        }
      }
    }
  }
}
