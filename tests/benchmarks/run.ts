import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { showProgress } from "#cli/progress.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { buildIfNeeded } from "#server/build.ts";
import { ROOT } from "../support/repository.ts";
import { bytes } from "./bytes.ts";
import { cached } from "./cached.ts";
import { feel } from "./feel.ts";
import { lab } from "./lab.ts";
import { describeMachine, loadNow } from "./machine.ts";
import { navigation } from "./navigation.ts";
import { reportOf, tableOf } from "./report.ts";
import { type Effort, type Group, isBroken, type Measured, notRun, type Peer, type Row } from "./row.ts";
import { search } from "./search.ts";
import { several } from "./several.ts";
import { start } from "./start.ts";
import { submissions } from "./submissions.ts";
import { touch } from "./touch.ts";
import { uncached } from "./uncached.ts";

/** What there is to measure; `start` is first because it makes the build that the others use. */
const GROUPS: Record<string, { title: string; group: Group }> = {
  start: { title: "F7 build and start", group: start },
  bytes: { title: "F1 bytes and requests", group: bytes },
  navigation: { title: "F6 clicks", group: navigation },
  feel: { title: "F6 suggestions", group: feel },
  touch: { title: "F6 the first touch", group: touch },
  submissions: { title: "Submissions with the flush", group: submissions },
  several: { title: "Several processes and a cache in front", group: several },
  uncached: { title: "F4 uncached page", group: uncached },
  cached: { title: "F3 cached page and memory", group: cached },
  lab: { title: "F2 Lighthouse", group: lab },
  search: { title: "F5 search as the directory grows", group: search },
};

type Options = { only?: string; quick?: string | true; write: boolean; peer: Peer[] };

/** `npm run bench -- --only cached,search --quick`: measures, shows how far it is, writes the report, says its verdict. */
await new Command("bench")
  .description("Measure what docs/benchmarks.md reports, and write it anew.")
  .option("--only <groups>", `of ${Object.keys(GROUPS).join(", ")}, with commas between`)
  .option("--quick [groups]", "few rounds, for a first look; of all, or of these groups")
  .option(
    "--peer <name=url>",
    "another site that runs here, whose first paint is measured in turns with ours",
    addPeer,
    [],
  )
  .option("--no-write", "print the table, and leave docs/benchmarks.md as it is")
  .action(async (options: Options, command: Command) => {
    const wanted = namesIn(options.only, command);
    const hurried = options.quick === undefined ? [] : namesIn(options.quick, command);
    const before = loadNow();
    await buildIfNeeded();
    const machine = options.write ? await describeMachine() : [];
    const measured = new Map<string, Measured>();
    for (const name of wanted) {
      const effort = { isQuick: hurried.includes(name), peers: options.peer };
      measured.set(name, await withBar(name, effort));
      // After each, so that a run which is broken off leaves what it has seen.
      if (options.write) write(machine, { before, after: loadNow() }, measured, sayHow(options));
    }
    const rows = rowsOf(measured);
    console.log(tableOf(rows));
    const broken = rows.filter(isBroken);
    for (const { figure, measured: seen, target } of broken)
      console.error(`Missed: ${figure}: ${seen}, not ${target}`);
    if (broken.length > 0) process.exitCode = 1;
  })
  .parseAsync();

/** All of them where none are named. In the order of `GROUPS`. */
function namesIn(text: string | true | undefined, command: Command): string[] {
  const all = Object.keys(GROUPS);
  if (text === undefined || text === true) return all;
  const names = text.split(",");
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    command.error(`There is nothing called ${unknown.join(", ")} to measure.`, { exitCode: 2 });
  return all.filter((name) => names.includes(name));
}

/** `Eleventy=http://localhost:8080/` after those before it. */
function addPeer(text: string, before: readonly Peer[]): Peer[] {
  const at = text.indexOf("=");
  const url = text.slice(at + 1);
  if (at < 1 || !URL.canParse(url)) throw new InvalidArgumentError("Write it as name=url.");
  return [...before, { name: text.slice(0, at), url }];
}

function sayHow({ only, quick }: Options): string {
  const hurried = typeof quick === "string" ? `with few rounds of ${quick}` : "with few rounds";
  const parts = [only ? `only ${only}` : "everything", quick && hurried];
  return parts.filter(Boolean).join(", ");
}

function write(
  machine: readonly string[],
  load: { before: string; after: string },
  measured: ReadonlyMap<string, Measured>,
  run: string,
): void {
  const tables = [...measured.values()].flatMap((one) => one.tables ?? []);
  const day = newZealandDay(new Date());
  const report = reportOf({ day, run, machine, load, rows: rowsOf(measured), tables });
  writeFileSync(join(ROOT, "docs/benchmarks.md"), report);
}

/** F1 to F7, then what has no target. What was not measured is in it, and says so. */
function rowsOf(measured: ReadonlyMap<string, Measured>): Row[] {
  return Object.entries(GROUPS)
    .flatMap(([name, { title }]) => measured.get(name)?.rows ?? [notRun(title, "not run this time")])
    .toSorted((a, b) => targetOf(a) - targetOf(b));
}

function targetOf({ figure }: Row): number {
  return Number(/^F(\d) /.exec(figure)?.[1] ?? 9);
}

/** What cannot be measured does not keep the rest from it, and fails the bench. */
async function withBar(name: string, effort: Effort): Promise<Measured> {
  const { title, group } = GROUPS[name]!;
  const bar = showProgress(name, 1);
  try {
    return await group(effort, bar.set);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return { rows: [notRun(title, "could not be measured")] };
  } finally {
    bar.stop();
  }
}
