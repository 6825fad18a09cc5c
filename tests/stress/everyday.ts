import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { PLACES } from "#content/places.ts";
import { CAN_COUNT_CPU, cpuSeconds, memoryOf } from "../benchmarks/processes.ts";
import { quantile } from "../benchmarks/row.ts";
import { openMeasuredSite } from "../benchmarks/sites.ts";
import { BEHIND_A_PROXY, bookingAtPractice, fromAddressOf, postForm } from "./load.ts";
import { count, type Finding, type StressTest } from "./stress-test.ts";

/** Milliseconds within which 99 in a hundred are answered, on a quiet machine of two cores. */
const SLOWEST = { pages: 100, forms: 500 };

type Asked = { path: string; status?: number };

/**
 * What a day of visitors asks of a site with 1,236 practices, at a rate that does not wait for answers: a request that
 * the site keeps waiting counts from the moment at which its visitor pressed the link, not from when it was sent.
 */
export const everydayStressTest: StressTest<{ rate: number; seconds: number }> = async (
  { rate, seconds },
  onProgress = () => undefined,
) => {
  const site = await openMeasuredSite(BEHIND_A_PROXY);
  const url = `http://127.0.0.1:${site.port}`;
  try {
    const visit = await everydayMix(url);
    const total = rate * seconds;
    const before = CAN_COUNT_CPU ? cpuSeconds([site.pid]) : Number.NaN;
    const began = performance.now();
    const times = { pages: [] as number[], forms: [] as number[] };
    const failures = new Map<string, number>();
    const under: Promise<void>[] = [];
    for (let number = 0; number < total; number++) {
      const due = began + (number * 1_000) / rate;
      while (performance.now() < due) await pause(1);
      under.push(ask(visit(number), number, due));
      if (number % rate === 0) onProgress(number, total);
    }
    await Promise.all(under);
    const cpu = ((CAN_COUNT_CPU ? cpuSeconds([site.pid]) - before : Number.NaN) / total) * 1_000;
    return findings({ times, failures, rate, cpu, memory: CAN_COUNT_CPU ? memoryOf(site.pid) : Number.NaN });

    async function ask(asked: Asked | "form", number: number, due: number): Promise<void> {
      const isForm = asked === "form";
      const [path, wanted] = isForm ? ["form", 201] : [asked.path.split("?")[0]!, asked.status ?? 200];
      const answered = isForm ? formStatus(url, number) : pageStatus(url + asked.path);
      const status = await answered.catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
      const what = `${path}: ${status}`;
      if (status !== wanted) failures.set(what, (failures.get(what) ?? 0) + 1);
      times[isForm ? "forms" : "pages"].push(performance.now() - due);
    }
  } finally {
    await site.dispose();
  }
};

const AGENT = new Agent({ keepAlive: true, maxSockets: 512 });

async function formStatus(url: string, number: number): Promise<number> {
  return (await postForm(url, bookingAtPractice(number), fromAddressOf(number), AGENT)).status;
}

/** Once the answer is whole. */
async function pageStatus(url: string): Promise<number> {
  const asked = get(url, { agent: AGENT, headers: { "Accept-Encoding": "br" } });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response.statusCode!;
}

/** What the `number`th visitor asks for: of a thousand so many each, spread evenly. */
async function everydayMix(url: string): Promise<(number: number) => Asked | "form"> {
  const text = async (path: string) => (await fetch(url + path)).text();
  const lists = PLACES.slice(0, 20).flatMap(({ slug }) => [
    `/directory?location=${slug}`,
    `/directory?location=${slug}&page=2`,
  ]);
  const listed = await Promise.all(lists.map(text));
  const profiles = listed.flatMap((html) => html.match(/(?<=href=")\/dentists\/[^"?#]+/g) ?? []);
  const indexed = [...(await text("/sitemap.xml")).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)/g)];
  const under = (prefix: string) => indexed.flatMap(([, path]) => (path!.startsWith(prefix) ? [path!] : []));
  const of = (paths: readonly string[]) => (number: number) => ({ path: paths[number % paths.length]! });
  const shares: [perMille: number, visit: (number: number) => Asked | "form"][] = [
    [300, of(lists)],
    [200, of(profiles)],
    [150, of(under("/locations/"))],
    [80, of(["/"])],
    [50, of(under("/blog/"))],
    [80, of(["/after-load.js", "/favicon.svg"])],
    [60, (number) => ({ path: filteredList(number) })],
    [40, (number) => ({ path: `/api/v1/suggest?q=${PLACES[number % PLACES.length]!.slug.slice(0, 4)}` })],
    [20, (number) => ({ path: `/search?q=dentist+${PLACES[number % PLACES.length]!.slug}` })],
    [15, of(["/book"])],
    [3, () => "form"],
    [2, (number) => ({ path: `/nowhere-${number}`, status: 404 })],
  ];
  return (number) => {
    // 617 and 1,000 have no common factor: each thousand visitors ask for everything, in no order of ours.
    let at = (number * 617) % 1_000;
    for (const [perMille, visit] of shares) {
      if (at < perMille) return visit(number);
      at -= perMille;
    }
    throw new Error("The shares are less than a thousand.");
  };
}

/** One of 264 lists, of which the page cache has few. */
function filteredList(number: number): string {
  const { slug } = PLACES[number % PLACES.length]!;
  const wish = ["parking", "accepting", "wheelchair"][number % 3]!;
  return `/directory?location=${slug}&price=${1 + (number % 4)}&${wish}=yes`;
}

type Measured = {
  times: { pages: number[]; forms: number[] };
  failures: ReadonlyMap<string, number>;
  rate: number;
  cpu: number;
  memory: number;
};

function findings({ times, failures, rate, cpu, memory }: Measured): Finding[] {
  const failed = [...failures].map(([what, often]) => `${often} × ${what}`);
  const total = times.pages.length + times.forms.length;
  const within = (kind: "pages" | "forms"): Finding => {
    const [half, most] = [0.5, 0.99].map((share) => quantile(times[kind], share)) as [number, number];
    const seen = `half of ${times[kind].length} within ${half.toFixed(1)} ms, 99 in a hundred within ${most.toFixed(0)} ms`;
    return {
      target: "L1",
      promise: `99 in 100 ${kind} within ${SLOWEST[kind]} ms`,
      seen,
      held: most <= SLOWEST[kind],
    };
  };
  return [
    {
      target: "L1",
      promise: `At ${rate} a second nothing fails`,
      seen: `${count(total, "request")}, ${failed.join(", ") || "none failed"}; ${cpu.toFixed(2)} ms of processor time each, ${Math.round(memory / 1e6)} MB`,
      held: failures.size === 0,
    },
    within("pages"),
    within("forms"),
  ];
}
