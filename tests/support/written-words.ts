import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { readSources, ROOT, type Source } from "./repository.ts";

/** A piece of writing that people read, with where it stands. White space is one space each. */
export type Writing = { file: string; line: number; words: string };

/** Every string of pages, mails and commands, and every paragraph of the documentation and the articles. */
export function everyWriting(): Writing[] {
  const sources = readSources().filter(({ file }) => !file.startsWith("tests/") && !isTest(file));
  return [...sources.flatMap(stringsOf), ...readProse().flatMap(paragraphsOf)];
}

/** The strings, templates and JSX text of a file. The values in a template are shown as `{}`. */
export function stringsOf({ file, text }: Source): Writing[] {
  const found: Writing[] = [];
  const lineAt = lineCounter(text);
  const add = (words: string, start: number) => {
    const plain = words.replaceAll(/\s+/g, " ").trim();
    if (plain.includes(" ")) found.push({ file, line: lineAt(start), words: plain });
  };
  walk(parseSync(file, text).program, (node) => {
    if (node.type === "ImportDeclaration") return false;
    if (node.type === "Literal" && typeof node.value === "string") add(node.value, node.start);
    if (node.type === "JSXText") add(node.value as string, node.start);
    if (node.type === "TemplateLiteral") {
      const parts = node.quasis as { value: { cooked: string | null } }[];
      add(parts.map(({ value }) => value.cooked ?? "").join("{}"), node.start);
    }
    return true;
  });
  return found;
}

/** The paragraphs, list items and table rows of a Markdown file, without its code. */
export function paragraphsOf({ file, text }: Source): Writing[] {
  const withoutCode = text
    .replaceAll(/^```.*?^```/gms, (code) => code.replaceAll(/[^\n]/g, ""))
    .replaceAll(/`[^`\n]+`/g, "``");
  const lineAt = lineCounter(withoutCode);
  return [...withoutCode.matchAll(/^\|.*|^(?!\|).*\S.*(?:\n(?!\s*(?:[-*|]|\d+\.) ).*\S.*)*/gm)].map(
    ({ 0: words, index }) => ({
      file,
      line: lineAt(index),
      words: words.replaceAll(/\s+/g, " ").trim(),
    }),
  );
}

/** The changelog and the decisions say what was so on their day. */
function readProse(): Source[] {
  return globSync(["*.md", "docs/*.md", "content/articles/*.md", "*/README.md"], { cwd: ROOT })
    .filter((file) => file !== "CHANGELOG.md" && !file.startsWith("node_modules"))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
}

type Node = { type: string; start: number; [key: string]: unknown };

/** Goes through a syntax tree in the order of the text, below each node for which `visit` says true. */
function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit));
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && !visit(node as Node)) return;
  for (const value of Object.values(node)) walk(value, visit);
}

function lineCounter(text: string): (at: number) => number {
  return (at) => text.slice(0, at).split("\n").length;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
