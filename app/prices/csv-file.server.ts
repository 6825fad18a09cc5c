import { BOM, csvLine } from "#services/imports/cells.ts";

/** A spreadsheet to download: the first row has the names of the columns. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): Response {
  return new Response(BOM + rows.map((row) => csvLine(row)).join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
