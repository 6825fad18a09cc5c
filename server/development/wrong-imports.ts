import { existsSync, readFileSync } from "node:fs";

/** The parts of an error that Vite shows beside its message. */
type Placed = Error & { id?: string; loc?: { file: string; line: number; column: number }; frame?: string };

/** What Vite and its module runner say of an import that leads nowhere. */
const WRONG_IMPORTS = [
  /Failed to load url (?<what>\S+) \(resolved id: .*\) in (?<importer>.+)\. Does the file exist\?/,
  /Cannot find (?:module|package) '(?<what>[^']+)' imported from '(?<importer>[^']+)'/,
  /requested module '(?<what>[^']+)' (?:does not provide an export named|is a CommonJS module)/,
];

/** The line of an `import` or `export … from`, of several lines the last. */
const IMPORT = /\b(?:from|import)\b[ (]*["'](.+)["']/;

/**
 * Vite gives the file of a wrong import at most: here the line is found, for it to show. `sources` are the files that
 * have been read. Any other error is left as it is.
 */
export function withPlaceOfImport(error: unknown, sources: Iterable<string>): unknown {
  if (!(error instanceof Error)) return error;
  const found = WRONG_IMPORTS.map((pattern) => pattern.exec(error.message)?.groups).find(Boolean);
  if (!found) return error;
  const name = /export (?:named )?'(\w+)'/.exec(error.message)?.[1] ?? "";
  for (const file of found.importer ? [found.importer] : sources) {
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    const at = lines.findIndex((line) => IMPORT.exec(line)?.[1] === found.what && line.includes(name));
    if (at < 0) continue;
    const loc = { file, line: at + 1, column: lines[at]!.indexOf(found.what!) + 1 };
    return Object.assign<Error, Partial<Placed>>(error, { id: file, loc, frame: `${at + 1} | ${lines[at]}` });
  }
  return error;
}
