import { sql } from "kysely";
import { BEHIND_A_PROXY, bookingOf, fromAddressOf, postForm } from "../stress/load.ts";
import { cpuSeconds, CAN_COUNT_CPU } from "./processes.ts";
import { type Group, median, notRun, quantile, type Row, told } from "./row.ts";
import { type FreshDatabase, freshDatabases, postgresVersion } from "./servers.ts";
import { openMeasuredSite } from "./sites.ts";

const CLIENTS = 16;

/** How many requests for an appointment are accepted in a second, each on the disk before its answer leaves. */
export const submissions: Group = async ({ isQuick }, onProgress) => {
  const rows: Row[] = [];
  const wanted = isQuick ? 200 : 2_000;
  for (const fresh of freshDatabases()) {
    const at = await fresh();
    try {
      rows.push(...(await submit(at, wanted, (done) => onProgress(done, wanted))));
    } finally {
      await at.drop();
    }
  }
  if (postgresVersion() === null)
    rows.push(notRun("Submissions on PostgreSQL", "PostgreSQL is not installed"));
  return { rows };
};

async function submit(
  { kind, database, environment, dataDir }: FreshDatabase,
  wanted: number,
  onProgress: (done: number) => void,
): Promise<Row[]> {
  if (database.kind === "postgres") {
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(database.read);
    if (rows[0]?.fsync !== "on")
      return [notRun(`Submissions on ${kind}`, "its server does not flush what it acknowledges")];
  }
  const site = await openMeasuredSite({ ...environment, ...BEHIND_A_PROXY, SAMPLE_PRACTICES: "10" }, dataDir);
  const times: number[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < wanted) {
      const number = next++;
      const from = performance.now();
      const { status, reference } = await postForm(site.url, bookingOf(number), fromAddressOf(number));
      if (!reference) throw new Error(`A request was answered ${status}, without a reference.`);
      times.push(performance.now() - from);
      onProgress(times.length);
    }
  };
  const before = CAN_COUNT_CPU ? cpuSeconds([site.pid]) : Number.NaN;
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: CLIENTS }, visitor));
    const seconds = (performance.now() - began) / 1_000;
    const cpu = CAN_COUNT_CPU ? ((cpuSeconds([site.pid]) - before) / wanted) * 1e3 : Number.NaN;
    return [
      told(
        `Submissions a second with the flush, ${kind}`,
        wanted / seconds,
        "",
        `${CLIENTS} visitors at once`,
      ),
      told(
        `One of them, half and 99 in a hundred, ${kind}`,
        median(times),
        "ms",
        `${Math.round(quantile(times, 0.99))} ms`,
      ),
      ...(CAN_COUNT_CPU ? [told(`Processor time of one, mails included, ${kind}`, cpu, "ms")] : []),
    ];
  } finally {
    await site.stop();
  }
}
