import { number, type Row, type Table, verdictOf } from "./row.ts";

export type Report = {
  /** New Zealand day: `2026-11-20`. */
  day: string;
  /** Which effort and which groups, in words. */
  run: string;
  machine: readonly string[];
  load: { before: string; after: string };
  rows: readonly Row[];
  tables: readonly Table[];
};

const HEAD = ["Figure", "Target", "Measured", "Measured ÷ target", "Verdict"];

/** The table as people read it on a terminal and in `docs/benchmarks.md`. */
export function tableOf(rows: readonly Row[]): string {
  return markdown(HEAD, rows.map(cellsOf));
}

export function reportOf({ day, run, machine, load, rows, tables }: Report): string {
  const missed = rows.filter((row) => verdictOf(row) === "missed");
  return `# Benchmarks

Written by \`npm run bench\` on ${day} (${run}); every figure was measured in that run. Bytes, counts and ratios are exact: the command fails when one is missed. Times are told, and sway with whatever else the machine does: its load was ${load.before} before and ${load.after} after, and above the number of its cores every time is too long. Processor times sway less.

${machine.map((line) => `- ${line}`).join("\n")}

${missed.length === 0 ? "Nothing that was measured missed its target." : `Missed: ${missed.length} of ${rows.length}.`}

${tableOf(rows)}

${tables.map(({ title, head, rows: lines }) => `## ${title}\n\n${markdown(head, lines)}\n`).join("\n")}`;
}

function cellsOf(row: Row): string[] {
  const { figure, target, measured, ratio } = row;
  return [figure, target || "–", measured, ratio === null ? "–" : number(ratio), verdictOf(row)];
}

function markdown(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}
