import { once } from "node:events";
import { Option } from "commander";

export type Format = "table" | "json";

/** `--format table|json`, the same for every command that lists things. */
export function formatOption(): Option {
  return new Option("--format <format>", "a table for people, or JSON, one object a line")
    .choices(["table", "json"])
    .default("table");
}

/**
 * Prints rows as they come: JSON lines at once, a table once its widths are known.
 * `columns` names what the table shows of a row; JSON always has all of it.
 */
export async function printRows<Row extends object>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  format: Format,
  columns: { [Title in string]: (row: Row) => string },
): Promise<void> {
  if (format === "json") {
    for await (const row of rows) await print(JSON.stringify(row));
    return;
  }
  const titles = Object.keys(columns);
  const lines: string[][] = [titles];
  for await (const row of rows) lines.push(titles.map((title) => oneLine(columns[title]!(row))));
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  for (const line of lines) {
    await print(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    );
  }
}

/** Waits where the reader is slower than we are, so that a million rows do not pile up in memory. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

/** Prints facts with their names, one a line; those without a value are left out. */
export function printFacts(facts: readonly [string, string][]): void {
  for (const [name, value] of facts) if (value !== "") console.log(`${name.padEnd(18)}${oneLine(value)}`);
}

/** What a visitor typed, or a file has, cannot drive the operator's terminal. */
export function oneLine(text: string): string {
  return text.replace(/\p{C}+/gu, " ");
}
