import { Command, InvalidArgumentError } from "commander";
import { ALL_PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import { type ImportCounts, listImports } from "#database/imports/imports.ts";
import { putBackBroken, undoImport } from "#database/imports/undo-import.ts";
import { formatCount } from "#domain/counts.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { confirm, yesOption } from "./confirm.ts";
import { withDatabase } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

/** `imports` · `imports undo ID` */
export function importsCommand(): Command {
  return new Command("imports")
    .description("List imports, the latest first, or undo one.")
    .addOption(formatOption())
    .action(list)
    .addCommand(
      new Command("undo")
        .description("Undo an import: put back what it changed, and stop listing what it added.")
        .argument("<id>", "its number", readId)
        .addOption(yesOption())
        .action(undo),
    );
}

function list({ format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    await endBrokenImport(database);
    const rows = (await listImports(database.read)).map(({ counts, ...about }) => ({ ...about, ...counts }));
    const count = (kind: string) => (row: object) => formatCount((row as ImportCounts)[kind] ?? 0);
    await printRows(rows, format, {
      id: (row) => String(row.id),
      startedAt: (row) => newZealandMinute(new Date(row.startedAt)),
      file: (row) => row.file,
      source: (row) => row.source,
      new: count("new"),
      changed: count("changed"),
      unchanged: count("unchanged"),
      withdrawn: count("withdrawn"),
      refused: count("refused"),
      state: (row) => row.state,
    });
  });
}

function undo(id: number, options: { yes?: boolean }): Promise<void> {
  return withDatabase(async ({ database }) => {
    await confirm(`This puts back everything that import ${id} changed.`, options);
    await endBrokenImport(database);
    const records = await undoImport(database, id, { places: ALL_PLACES, now: () => new Date() });
    console.log(`Import ${id} is undone: ${formatCount(records)} records are as they were before.`);
  });
}

/** An import that broke off is put back before anything else, and the operator is told. */
export async function endBrokenImport(database: Database): Promise<void> {
  const ended = await putBackBroken(database, { places: ALL_PLACES, now: () => new Date() });
  if (!ended) return;
  console.error(
    `Import ${ended.id} (${ended.file}) broke off. We’ve undone what it had written: ${formatCount(ended.records)} records.`,
  );
}

function readId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`“${text}” isn’t the number of an import. To see them: imports`);
}
