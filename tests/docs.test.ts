import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOMS, ROOT } from "./support/repository.ts";

const pages = globSync(["*.md", "docs/**/*.md", ".github/*.md", `{${ROOMS.join(",")},tools}/**/README.md`], {
  cwd: ROOT,
  exclude: ["**/node_modules/**"],
});

const FOLDERS: readonly string[] = [...ROOMS, "docs", "public", "tools", ".ci", ".github"];
const files = globSync(["*.*", `{${FOLDERS.join(",")}}/**/*.*`], {
  cwd: ROOT,
  exclude: ["**/node_modules/**"],
});

describe("Every file that a page of docs names is there:", () => {
  // The changelog tells of the past, and the report of the bench is written by a program.
  test.each(pages.filter((page) => page !== "CHANGELOG.md"))("%s", (page) => {
    expect(missingIn(page, read(page))).toEqual([]);
  });

  test("one that is not there is named", () => {
    const text =
      "[a](docs/none.md), [web](https://niho.example/x.md), `app/none.ts`, `domain/`, `app/{routes,none}.ts`";
    expect(missingIn("README.md", text)).toEqual(["docs/none.md", "app/none.ts", "app/{routes,none}.ts"]);
  });
});

describe("A recipe of docs/tour.md names what is there:", () => {
  const recipes = read("docs/tour.md").split("## Where a change goes")[1]!.split("\n- ").slice(1);

  test.each(recipes.map((text) => [/\*\*(.+?)\*\*/.exec(text)![1]!, text]))("%s", (_, text) => {
    expect(unknownIn(text)).toEqual([]);
  });

  test("a name that is not there is named, and a claim that nothing holds", () => {
    const text =
      "`noSuchName` and `FIELDS` in `app/contact/fields.ts`, `npm run nothing`. `app/routes.ts` does not compile.";
    expect(unknownIn(text)).toEqual(["noSuchName", "npm run nothing", "app/routes.ts does not compile"]);
  });
});

describe("Every variable of the configuration", () => {
  const readers = read("server/config.ts") + read("server/operator-variables.ts");
  const names = [...readers.matchAll(/(?:value|secret)\("([A-Z_]+)"\)/g)].map(([, name]) => name!);
  const example = new Map(
    [...read(".env.example").matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const table = new Map(
    [...read("docs/operating.md").matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`)?/gm)].map(([, name, value]) => [
      name!,
      value ?? "",
    ]),
  );

  test("is in docs/operating.md and in .env.example, and no other is", () => {
    const known = [...new Set(names)].toSorted();
    expect(known.length).toBeGreaterThan(10);
    expect([...table.keys()].toSorted()).toEqual(known);
    expect([...example.keys()].toSorted()).toEqual(known);
  });

  test("has the same default in both", () => {
    const written = Object.fromEntries(table);
    // Its default follows from the port.
    delete written["PUBLIC_URL"];
    expect(Object.fromEntries(example)).toMatchObject(written);
  });
});

/**
 * What a recipe says that is not so: a name of code that is in none of the files it names, a script that there is not, and a
 * file said not to compile without an entry, whose types ask for none.
 */
function unknownIn(recipe: string): string[] {
  const spans = [...recipe.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  const paths = spans.filter((span) => isPath(span) && !span.includes("…"));
  const texts = new Map(paths.flatMap(filesAt).map((file) => [file, read(file)]));
  const isNamed = (name: string) =>
    [...texts.values()].some((text) => new RegExp(`\\b${name}\\b`).test(text));
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const names = spans.filter((span) => /^<?[A-Za-z_]\w*>?$/.test(span) && !Object.hasOwn(scripts, span));
  const commands = spans.flatMap((span) => /^npm run (\S+)/.exec(span)?.[1] ?? []);
  const claims = recipe.split(/(?<=\.) /).filter((sentence) => sentence.includes("does not compile"));
  const named = claims.flatMap((sentence) =>
    [...sentence.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file!),
  );
  return [
    ...names.filter((name) => !TOOLS.has(name) && !isNamed(name.replaceAll(/[<>]/g, ""))),
    ...commands.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name}`),
    ...named
      .filter((file) => !/\bRecord<|\bin \w+\]/.test(read(file)))
      .map((file) => `${file} does not compile`),
  ];
}

const TOOLS: ReadonlySet<string> = new Set(["knip"]);

/** The source files of a path: those of a folder, or the file itself. */
function filesAt(path: string): string[] {
  const known = files.filter((file) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`));
  return known.length > 0 ? known : files.filter((file) => file.endsWith(`/${path}`));
}

/** The links and the paths in code of a page that lead to no file. */
function missingIn(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!);
  const local = links.filter((to) => !/^[a-z]+:/.test(to));
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, words]) => words!).filter(isPath);
  return [
    ...local.filter((to) => !existsSync(join(ROOT, dirname(page), to))),
    ...code.filter((path) => !alternatives(path).every((one) => isThere(page, one))),
  ];
}

/** `app/routes.ts`, `domain/`, `links.ts`: a path that begins with a room, or one that ends like a source file. */
function isPath(words: string): boolean {
  const [room] = words.split("/");
  const startsInRoom = words.includes("/") && FOLDERS.includes(room!);
  return startsInRoom || /^[\w./{},*…-]+\.(ts|tsx|md)$/.test(words);
}

/** `app/{a,b}.ts` names `app/a.ts` and `app/b.ts`. */
function alternatives(path: string): string[] {
  const [, before, inside, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? [];
  if (inside === undefined) return [path];
  return inside.split(",").flatMap((one) => alternatives(`${before}${one}${after}`));
}

/** From the root, from the folder of the page, or somewhere by its name alone. */
function isThere(page: string, path: string): boolean {
  const pattern = path.replace(/\/$/, "").replace("…", "*");
  if (!path.includes("/")) return files.some((file) => file.endsWith(pattern.replace("*", "")));
  return [ROOT, join(ROOT, dirname(page))].some((folder) => globSync(pattern, { cwd: folder }).length > 0);
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}
