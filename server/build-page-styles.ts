import { hash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  type CustomAtRules,
  Features,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from "lightningcss";
import routes from "#app/routes.ts";
import type { BuiltStyles } from "./surroundings.ts";

/**
 * Writes the CSS that each route inlines: of the built sheets the rules that its page can use, without the unused ones; and
 * as one file, for all pages, what waits for a touch, for paper or for a reader with letters or colours of their own.
 * `node server/build-page-styles.ts build/client build/page-styles.json`. Decision 29 says why a page inlines it.
 *
 * It keeps a rule when strings in the page's views (`.tsx`) name every class, id and `type` of its selector. They name
 * those of every state, so also of the states that only a script sets. What few pages show stands in a module of its own.
 */
const [folder, output] = process.argv.slice(2);
if (!folder || !output) throw new Error("Name the folder of the built client and the file to write.");

/** What served styles are written for: the first browsers with `:is()`, `inset` and `gap` for flex (decision 38). */
const BROWSERS = { chrome: 88 << 16, safari: (14 << 16) | (1 << 8) };
const ROOT = resolve(import.meta.dirname, "..");
/** Values from our own rooms with markup; types are erased. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?"(?:#(app|content|kit)\/|(?=\.))([^"?]+)[^"]*";$/gm;
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
/** Names of classes alone, or put together: no sentence and no path. */
const STRING = /"[\sa-z\d-]+"|`(?:[\sa-z\d-]|\$\{[^}]*\})+`/g;
const HOLE = /\$\{[^}]*\}/g;
const WORD = /[a-z][\w-]*/g;
const SITE_SHEET = "kit/styles/site.css";
const WAITING_SHEETS = ["kit/styles/later.css", "kit/styles/modes.css"];
/** Every page can fail, and carries these styles only then. */
const PROBLEM = "app/problem.tsx";
const ANY_OF: ReadonlySet<string> = new Set(["is", "where", "has"]);

const sheetFiles = globSync("assets/*.css", { cwd: folder }).map(
  (file) => [file, readFileSync(join(folder, file))] as const,
);
/** Sheets by their names: `site` for `assets/site-ChpU-o4b.css`. */
const sheets = new Map(
  sheetFiles.map(([file, sheet]) => [/^assets\/(.+)-[\w-]{8}\.css$/.exec(file)![1]!, sheet]),
);
/** Every class that a rule is for: a string with other words is a sentence. */
const classes = new Set(
  [...sheets.values()].flatMap((sheet) =>
    [...sheet.toString().matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  ),
);
const imports = new Map<string, readonly string[]>();
const styles = routes
  // The desk links its own sheet: its pages change in the browser, and a browser keeps the file.
  .filter(({ file }) => file.endsWith(".tsx") && !file.startsWith("desk/"))
  .map(({ id, file }) => [id ?? file.slice(0, -".tsx".length), stylesOf(["app/root.tsx", `app/${file}`])]);
const built: BuiltStyles = {
  sheets: Object.fromEntries(styles),
  ofProblem: stylesOf(["app/root.tsx", PROBLEM]),
  later: laterFile(),
};
writeFileSync(output, JSON.stringify(built));
// An island links its sheet beside such a page, and a page whose first loader failed links the whole ones.
for (const [file, sheet] of sheetFiles) writeFileSync(join(folder, file), forOlderBrowsers(sheet));

function stylesOf(entries: readonly string[]): string {
  const files = new Set(entries);
  for (const file of files) for (const next of importsOf(file)) if (next !== PROBLEM) files.add(next);
  const isNamed = wordsIn([...files].filter((file) => file.endsWith(".tsx")));
  const carried = [...files]
    .filter((file) => file.endsWith(".css") && !WAITING_SHEETS.includes(file))
    .map((file) => withRules(ofFirstLook(file), (selector) => couldMatch(selector, isNamed)));
  return forOlderBrowsers(Buffer.from(carried.join("")));
}

/** What every page shares waits in the file that all have; the rules of a page's own sheet are few, and stay in the page. */
function ofFirstLook(file: string): Uint8Array {
  return file === SITE_SHEET ? withMedium(builtSheet(file), "screen") : builtSheet(file);
}

/** Writes the file, and returns its address. */
function laterFile(): string {
  const waiting = [withMedium(builtSheet(SITE_SHEET), "print"), ...WAITING_SHEETS.map(builtSheet)];
  const sheet = forOlderBrowsers(Buffer.concat(waiting));
  const name = `assets/touch-${hash("sha256", sheet).slice(0, 8)}.css`;
  writeFileSync(join(folder!, name), sheet);
  return `/${name}`;
}

/** From the root of the project. An island links its own sheet once it needs it. */
function importsOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const known = imports.get(file);
  if (known) return known;
  const found = [...sourceText(file).matchAll(IMPORT)]
    .map(([, room, path]) => (room ? join(room, path!) : join(dirname(file), path!)))
    .filter((path) => !(path.endsWith(".css") && file.endsWith(".island.tsx")));
  imports.set(file, found);
  return found;
}

function sourceText(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

function builtSheet(file: string): Buffer {
  const sheet = sheets.get(/([^/]+)\.css$/.exec(file)![1]!);
  if (!sheet) throw new Error(`The build has no ${file}.`);
  return sheet;
}

/** Whether a word is named, or put together: `btn-${kind}` names all that begin so. */
function wordsIn(files: readonly string[]): (word: string) => boolean {
  const strings = files.flatMap((file) => sourceText(file).replace(COMMENT, "").match(STRING) ?? []);
  const words = new Set(strings.flatMap(namesIn));
  const beginnings = [...words].filter((word) => word.endsWith("-"));
  return (word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** Reads classes that are listed; a word alone may be an id or a `type` too. */
function namesIn(text: string): readonly string[] {
  const words = text.replace(HOLE, " ").match(WORD) ?? [];
  const isList = words.length === 1 || words.every((word) => classes.has(word) || word.endsWith("-"));
  const holes = [...text.matchAll(HOLE)].flatMap(([hole]) => hole.match(STRING) ?? []);
  return [...(isList ? words : []), ...holes.flatMap(namesIn)];
}

/** The rules of a sheet that stand in `@media print`, or all others. */
function withMedium(code: Uint8Array, medium: "screen" | "print"): Uint8Array {
  let depth = 0;
  const visitor: Visitor<CustomAtRules> = {
    Rule(rule) {
      const isPaper = isForPaper(rule);
      if (depth === 0 && isPaper !== (medium === "print")) return [];
      if (isPaper) depth++;
      return undefined;
    },
    RuleExit: (rule) => void (isForPaper(rule) && depth--),
  };
  return transform({ filename: "sheet.css", code, visitor }).code;
}

function isForPaper(rule: Rule): boolean {
  return (
    rule.type === "media" && rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === "print")
  );
}

function withRules(sheet: Uint8Array, isKept: (selector: Selector) => boolean): string {
  const { code } = transform({
    filename: "page.css",
    code: sheet,
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some(isKept) ? undefined : []) },
      Selector: (selector) => (isKept(selector) ? undefined : []),
    },
  });
  return code.toString();
}

function couldMatch(selector: Selector, isNamed: (word: string) => boolean): boolean {
  return selector.every((part) => {
    if (part.type === "class" || part.type === "id") return isNamed(part.name);
    if (part.type === "attribute" && part.name === "type") return isNamed(part.operation!.value);
    if (part.type === "pseudo-class" && ANY_OF.has(part.kind) && "selectors" in part)
      return part.selectors!.some((inner) => Array.isArray(inner) && couldMatch(inner, isNamed));
    return true;
  });
}

/** No sheet uses `light-dark()`, and what stands in for it would be in every page. */
function forOlderBrowsers(code: Uint8Array): string {
  const options = { minify: true, targets: BROWSERS, exclude: Features.LightDark };
  return transform({ filename: "sheet.css", code, ...options }).code.toString();
}
