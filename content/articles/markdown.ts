import type {
  Blockquote,
  Heading,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { slugify } from "#domain/text.ts";

/** A piece of an article. The list is complete, so a page can show every kind. */
export type Block =
  | { kind: "paragraph"; text: Inlines }
  | { kind: "heading"; level: 2 | 3; id: string; text: Inlines }
  | { kind: "list"; isOrdered: boolean; items: readonly Inlines[] }
  | TableBlock
  /** Something beside the text; `isUrgent` is for emergencies only. */
  | { kind: "note"; isUrgent: boolean; blocks: readonly Block[] };

export type TableBlock = {
  kind: "table";
  caption: string;
  head: readonly Inlines[];
  rows: readonly (readonly Inlines[])[];
  /** Whether each column holds figures, which stand at the right. */
  isFigures: readonly boolean[];
};

export type Inline =
  | string
  | { kind: "strong" | "emphasis"; text: Inlines }
  | { kind: "link"; href: string; text: Inlines };
export type Inlines = readonly Inline[];

/** Something that articles are not written with, and the line on which it stands. */
export class MarkdownProblem extends Error {
  override readonly name = "MarkdownProblem";
  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
  }
}

/**
 * Markdown as articles are written: paragraphs, headings of level 2 and 3, lists, tables, notes (as quotes;
 * urgent ones begin with `[!CAUTION]`), strong, emphasis, links. A paragraph `Table: …` before a table is its
 * caption. Everything else, HTML above all, is refused with its line: `MarkdownProblem`.
 */
export function readMarkdown(text: string): Block[] {
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return blocksOf(root.children);
}

/** What is left without any marking: blocks apart by a line feed, cells by a space. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).join("\n");
}

/** `inlineText(["So ", { kind: "strong", text: ["be it"] }]) === "So be it"` */
export function inlineText(inlines: Inlines): string {
  return inlines.map((inline) => (typeof inline === "string" ? inline : inlineText(inline.text))).join("");
}

function textOfBlock(block: Block): string {
  if (block.kind === "list") return block.items.map(inlineText).join("\n");
  if (block.kind === "note") return plainText(block.blocks);
  if (block.kind !== "table") return inlineText(block.text);
  const rows = [block.head, ...block.rows].map((row) => row.map(inlineText).join(" "));
  return [block.caption, ...rows].join("\n");
}

const CAPTION = /^Table: /;

function blocksOf(nodes: readonly RootContent[]): Block[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    if (isCaption(node) && nodes[index + 1]?.type === "table") return [];
    return [blockOf(node, before && isCaption(before) ? rawText(before).replace(CAPTION, "") : undefined)];
  });
}

function isCaption(node: RootContent): node is Paragraph {
  return node.type === "paragraph" && CAPTION.test(rawText(node));
}

function blockOf(node: RootContent, caption: string | undefined): Block {
  switch (node.type) {
    case "paragraph":
      return { kind: "paragraph", text: inlinesOf(node.children) };
    case "heading":
      return headingOf(node);
    case "list":
      return listOf(node);
    case "table":
      return tableOf(node, caption);
    case "blockquote":
      return noteOf(node);
    default:
      throw problem(node, `${node.type} is not used in articles.`);
  }
}

function headingOf(node: Heading): Block {
  const { depth } = node;
  if (depth !== 2 && depth !== 3) throw problem(node, "headings are of level 2 or 3.");
  return {
    kind: "heading",
    level: depth,
    id: slugify(rawText(node)),
    text: inlinesOf(node.children),
  };
}

function listOf(node: List): Block {
  const items = node.children.map((item) => {
    const [paragraph, ...more] = item.children;
    if (paragraph?.type !== "paragraph" || more.length > 0)
      throw problem(item, "an item of a list is one paragraph.");
    return inlinesOf(paragraph.children);
  });
  return { kind: "list", isOrdered: node.ordered === true, items };
}

function tableOf(node: Table, caption: string | undefined): Block {
  if (!caption) throw problem(node, "a table needs a caption: a paragraph “Table: …” before it.");
  const [head, ...rows] = node.children.map(cellsOf);
  return {
    kind: "table",
    caption,
    head: head!,
    rows,
    isFigures: head!.map((_, column) => node.align?.[column] === "right"),
  };
}

function cellsOf(row: TableRow): Inlines[] {
  return row.children.map((cell) => inlinesOf(cell.children));
}

const URGENT = /^\[!CAUTION\]\n/;

function noteOf(node: Blockquote): Block {
  const [first] = node.children;
  const opening = first?.type === "paragraph" ? first.children[0] : undefined;
  const isUrgent = opening?.type === "text" && URGENT.test(opening.value);
  if (isUrgent) opening.value = opening.value.replace(URGENT, "");
  return { kind: "note", isUrgent, blocks: blocksOf(node.children) };
}

/** Our own pages from the root, other sites encrypted, phones and mail. */
const LINK = /^(\/(?!\/)|#|https:\/\/|tel:|mailto:)/;

function inlinesOf(nodes: readonly PhrasingContent[]): Inlines {
  return nodes.map((node) => {
    switch (node.type) {
      case "text":
        return node.value.replaceAll("\n", " ");
      case "strong":
      case "emphasis":
        return { kind: node.type, text: inlinesOf(node.children) };
      case "link":
        if (!LINK.test(node.url)) throw problem(node, `${node.url} is not an address for a link.`);
        return { kind: "link", href: node.url, text: inlinesOf(node.children) };
      default:
        throw problem(node, `${node.type} is not used in articles.`);
    }
  });
}

function rawText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(rawText).join("") : "";
}

function problem(node: Nodes, what: string): MarkdownProblem {
  return new MarkdownProblem(node.position?.start.line ?? 1, what);
}
