import { nginxVersion, startNginx } from "./nginx.ts";
import { ask, askCounting } from "./load.ts";
import { CAN_COUNT_CPU, cpuSeconds } from "./processes.ts";
import { atMost, type Group, median, notRun, number, type Row, told } from "./row.ts";
import { freshPostgres, postgresAddress } from "./servers.ts";
import { type MeasuredSite, openMeasuredSite } from "./sites.ts";

const PAGE = "/directory";
/** How many of ten thousand a shared cache may pass on, which takes less than one lifetime of a page in it: 30 s. */
const PASSED_ON = 10;

/**
 * For docs/scaling.md: one process alone, two behind a proxy on one PostgreSQL, and a cache of the kind of a CDN in
 * front. With as many processes as the machine has cores for, what counts is the processor time of a request.
 */
export const several: Group = async ({ isQuick }, onProgress) => {
  const postgres = postgresAddress();
  const missing = [
    !CAN_COUNT_CPU && "/proc",
    nginxVersion() === null && "nginx",
    postgres === null && "PostgreSQL",
  ];
  const lacks = missing.filter((one) => one !== false);
  if (lacks.length > 0 || postgres === null)
    return { rows: [notRun("Two processes behind a proxy", `not installed: ${lacks.join(", ")}`)] };
  const [rounds, each] = isQuick ? [2, 2_000] : [5, 10_000];
  const fresh = await freshPostgres(postgres);
  const environment = {
    ...fresh.environment,
    LOG_LEVEL: "warn",
    METRICS_TOKEN: TOKEN,
    TRUSTED_PROXIES: "127.0.0.1,::1",
  };
  const sites: MeasuredSite[] = [];
  try {
    for (const _ of [1, 2]) sites.push(await openMeasuredSite(environment));
    const proxy = await startNginx(balancing(sites));
    const cache = await startNginx(caching(sites));
    const all = sites.map(({ pid }) => pid);
    const alone: Round[] = [];
    const both: Round[] = [];
    for (const { port } of [...sites, proxy]) await ask({ port, paths: [PAGE], requests: 200 });
    for (let round = 0; round < rounds; round++) {
      alone.push(await askCounting({ port: sites[0]!.port, paths: [PAGE], requests: each }, [all[0]!]));
      const before = cpuSeconds([proxy.pid]);
      const shared = await askCounting({ port: proxy.port, paths: [PAGE], requests: each }, all);
      both.push({ ...shared, proxy: ((cpuSeconds([proxy.pid]) - before) / each) * 1e6 });
      onProgress(round + 1, rounds + 1);
    }
    const rows = rowsOf(alone, both, each);
    rows.push(await cacheRow(cache.port, sites));
    await proxy.close();
    await cache.close();
    return { rows };
  } finally {
    for (const site of sites) await site.dispose();
    await fresh.drop();
  }
};

type Round = { cpu: number; seconds: number; proxy?: number };

function rowsOf(alone: readonly Round[], both: readonly Round[], each: number): Row[] {
  const of = (rounds: readonly Round[], figure: (round: Round) => number) => median(rounds.map(figure));
  const cpu = { one: of(alone, (round) => round.cpu), two: of(both, (round) => round.cpu) };
  const rate = (rounds: readonly Round[]) => of(rounds, ({ seconds }) => each / seconds);
  return [
    told("One process on PostgreSQL, cached page, processor time a request", cpu.one, "µs"),
    told(
      "Two behind nginx, the same, of both together",
      cpu.two,
      "µs",
      `nginx ${number(of(both, ({ proxy = 0 }) => proxy))} µs`,
    ),
    told("One process, cached pages a second on this machine, asker included", rate(alone), ""),
    told("Two behind nginx, the same", rate(both), ""),
  ];
}

/** What reaches the sites of many requests for one page, through a cache that does as our headers allow. */
async function cacheRow(port: number, sites: readonly MeasuredSite[]): Promise<Row> {
  const requests = 10_000;
  const before = await servedBy(sites);
  await ask({ port, paths: ["/compare/price"], requests });
  const passed = (await servedBy(sites)) - before;
  const figure = `Of ${number(requests)} requests through a shared cache, passed on`;
  return atMost(figure, PASSED_ON, passed, "", { isExact: true });
}

async function servedBy(sites: readonly MeasuredSite[]): Promise<number> {
  let served = 0;
  for (const { url } of sites) {
    const numbers = await (
      await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
    ).text();
    for (const line of numbers.split("\n")) {
      if (line.startsWith('niho_request_seconds_count{route="/compare'))
        served += Number(line.split(" ").at(-1));
    }
  }
  return served;
}

const TOKEN = "a token of more than thirty-two characters";

function balancing(sites: readonly MeasuredSite[]) {
  return { http: upstream(sites), server: `location / { ${PASSING} }` };
}

function caching(sites: readonly MeasuredSite[]) {
  return {
    http: `${upstream(sites)} proxy_cache_path @/cache keys_zone=pages:10m;`,
    server: `location / { ${PASSING} proxy_cache pages; proxy_cache_lock on; proxy_cache_revalidate on; }`,
  };
}

function upstream(sites: readonly MeasuredSite[]): string {
  return `upstream sites { ${sites.map(({ port }) => `server 127.0.0.1:${port};`).join(" ")} keepalive 64; }`;
}

const PASSING = `proxy_pass http://sites; proxy_http_version 1.1; proxy_set_header Connection "";
  proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`;
