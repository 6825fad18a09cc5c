import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { parseSync } from "vite";
import routes from "../../app/routes.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
export const ROOMS = [
  "app",
  "cli",
  "content",
  "database",
  "domain",
  "kit",
  "outbox",
  "server",
  "services",
  "tests",
] as const;

/** One source file, read once; the rules below ask it questions. */
export type Source = { file: string; text: string };
type Import = { target: string; isTypeOnly: boolean };

export function readSources(): Source[] {
  return globSync(`{${ROOMS.join(",")}}/**/*.{ts,tsx}`, { cwd: ROOT })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
}

/** What a room may import, by the table of `docs/tour.md`. */
const ARROWS: Record<string, readonly string[]> = {
  domain: [],
  content: ["domain"],
  database: ["domain"],
  outbox: ["database", "domain"],
  services: ["outbox", "database", "content", "domain"],
  kit: ["content", "domain"],
  app: ["kit", "content", "domain"],
  server: ["app", "kit", "services", "outbox", "database", "content", "domain"],
  cli: ["services", "server", "outbox", "database", "content", "domain"],
  tests: ["app", "cli", "content", "database", "domain", "kit", "outbox", "server", "services"],
};

type Route = { file: string; children?: Route[] };

/** Routes without a page: the build takes their loaders and actions out of what browsers get, and nothing is left. */
const ANSWERS: ReadonlySet<string> = new Set(
  (routes as Route[])
    .flatMap((route) => [route, ...(route.children ?? [])])
    .filter(({ file }) => file.endsWith(".ts"))
    .map(({ file }) => `app/${file}`),
);

/** What `*.server.ts` and routes without a page may import further. */
const ON_THE_SERVER: Record<string, readonly string[]> = {
  app: ["services", "database", "outbox"],
  kit: ["services"],
};

/** What every area may use of `app`. */
const SHARED_FILES = ["app/root.tsx"];

/** `file → #room/path` for each import that the arrows do not allow. */
export function forbiddenImports(sources: readonly Source[]): string[] {
  const words = filesOfWords(sources);
  return sources
    .filter((source) => !isTest(source.file))
    .flatMap((source) =>
      importsOf(source).flatMap((one) =>
        isAllowed(source.file, one) || isOfWords(source.file, one, words) ? [] : [said(source.file, one)],
      ),
    );
}

/** Circles of imports, types included, each as the files that are in it. */
export function circles(sources: readonly Source[]): string[][] {
  const all = sources.filter(({ file }) => !isTest(file));
  const known = new Set(all.map(({ file }) => file));
  const next = new Map(
    all.map((one) => [
      one.file,
      importsOf(one)
        .map(({ target }) => target)
        .filter((file) => known.has(file)),
    ]),
  );
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) return void found.push(path.slice(at));
    if (done.has(file)) return;
    for (const one of next.get(file)!) visit(one, [...path, file]);
    done.add(file);
  };
  for (const { file } of all) visit(file, []);
  return found;
}

/** A page says of a request what its mails say: from `services` it may have the words, which know no database. */
function isOfWords(file: string, { target }: Import, words: ReadonlySet<string>): boolean {
  return roomOf(file) === "app" && words.has(target);
}

/** Files of `services` that import neither the database nor the outbox, however far one follows. */
function filesOfWords(sources: readonly Source[]): ReadonlySet<string> {
  const all = new Map(
    sources.filter(({ file }) => roomOf(file) === "services").map((one) => [one.file, one]),
  );
  const reachesData = (file: string, seen: Set<string>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const source = all.get(file);
    if (!source) return ["database", "outbox"].includes(roomOf(file));
    return importsOf(source).some(({ target, isTypeOnly }) => !isTypeOnly && reachesData(target, seen));
  };
  return new Set([...all.keys()].filter((file) => !reachesData(file, new Set())));
}

function isAllowed(file: string, { target, isTypeOnly }: Import): boolean {
  if (!isOurs(target))
    return !file.startsWith("database/migrations/") || target === "kysely" || target.startsWith("./");
  const from = roomOf(file);
  const to = roomOf(target);
  if (file.startsWith("database/migrations/")) return target.startsWith("database/migrations/");
  if (ANSWERS.has(target) && !isTypeOnly) return false;
  // What assistants say comes from services, like the pages' own answers; only the contract is read from the app.
  if (file.startsWith("server/assistants/") && to === "app") return areaOf(target) === "";
  if (from === "app" && to === "app") return isAllowedInApp(file, target, isTypeOnly);
  if (from === to) return true;
  if (ARROWS[from]!.includes(to)) return true;
  // A type is gone before anything runs.
  if (from === "app" || from === "kit")
    return isTypeOnly || (isOnServer(file) && ON_THE_SERVER[from]!.includes(to));
  return false;
}

function isOnServer(file: string): boolean {
  return /\.server\.tsx?$/.test(file) || ANSWERS.has(file);
}

function isAllowedInApp(file: string, target: string, isTypeOnly: boolean): boolean {
  const area = areaOf(file);
  const other = areaOf(target);
  if (area === other || area === "" || SHARED_FILES.includes(target)) return true;
  return isTypeOnly && other === "";
}

/** Read once, for all rules. */
const modules = new WeakMap<Source, ReturnType<typeof parseSync>["module"]>();

function moduleOf(source: Source): ReturnType<typeof parseSync>["module"] {
  return modules.getOrInsertComputed(source, ({ file, text }) => parseSync(file, text).module);
}

/** Every import and re-export of a file, ours as paths from the root. */
function importsOf(source: Source): Import[] {
  const { file, text } = source;
  const module = moduleOf(source);
  const ofStatic = module.staticImports.map((one) => ({
    target: one.moduleRequest.value,
    isTypeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }));
  const ofReExports = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ target: entry.moduleRequest.value, isTypeOnly: entry.isType }] : [],
    ),
  );
  const ofDynamic = module.dynamicImports.map((one) => ({
    target: text.slice(one.moduleRequest.start, one.moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
    isTypeOnly: false,
  }));
  return [...ofStatic, ...ofReExports, ...ofDynamic].map((one) => ({
    ...one,
    target: fromRoot(file, one.target),
  }));
}

function fromRoot(file: string, target: string): string {
  const bare = target.replace(/\?\w+$/, "");
  if (bare.startsWith("#")) return bare.slice(1);
  return bare.startsWith(".") ? normalize(join(dirname(file), bare)) : target;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith("tests/");
}

function isOurs(target: string): boolean {
  return (ROOMS as readonly string[]).includes(roomOf(target)) && target.includes("/");
}

function roomOf(path: string): string {
  return path.split("/")[0]!;
}

function areaOf(path: string): string {
  const parts = path.split("/");
  return parts.length > 2 ? parts[1]! : "";
}

function said(file: string, { target }: Import): string {
  return `${file} → ${isOurs(target) ? "#" : ""}${target}`;
}

/** Files that read the environment although only the configuration may. */
export function readersOfTheEnvironment(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file, text }) => !isTest(file) && file !== "server/config.ts" && /\bprocess\.env\b/.test(text))
    .map(({ file }) => file);
}

/** Files of `app` that write an address which `content/links.ts` makes; patterns of routes, `/dentists/:id`, are none. */
export function writersOfAddresses(sources: readonly Source[]): string[] {
  const address =
    /^(?! *(?:\*|\/\*\*|\/\/)).*(?<!\^=)["'`]\/(?:(?:directory|book|emergency|compare)\?|(?:compare|dentists|locations|services)\/(?!:))/m;
  return sources
    .filter(
      ({ file, text }) =>
        file.startsWith("app/") && file !== "content/links.ts" && !isTest(file) && address.test(text),
    )
    .map(({ file }) => file);
}

/** Files that only hand on what others export. */
export function barrels(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => {
      const exports = moduleOf(source).staticExports.flatMap((one) => one.entries);
      return exports.length > 0 && exports.every((entry) => entry.moduleRequest);
    })
    .map(({ file }) => file);
}

/** Files in folders whose name says nothing. */
export function roomsWithoutAName(sources: readonly Source[]): string[] {
  return sources
    .map(({ file }) => file)
    .filter((file) => /(^|\/)(utils?|lib|helpers?|common|misc|shared)(\/|\.)/.test(file));
}
