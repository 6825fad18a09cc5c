import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline, Inlines, TableBlock } from "#content/articles/markdown.ts";
import { NoteBox } from "#kit/ui/note-box.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";

type HrefOf = (href: string) => string;

/**
 * The text of an article as elements. There is no way from Markdown to HTML but through here. Parts never change
 * places, so they are spread as children and need no keys.
 */
export function Prose({
  blocks,
  hrefOf = asWritten,
}: {
  blocks: readonly Block[];
  /** Where a link leads; in a feed, addresses are whole. */
  hrefOf?: HrefOf;
}) {
  return createElement(Fragment, null, ...blocks.map((block) => blockElement(block, hrefOf)));
}

function asWritten(href: string): string {
  return href;
}

function blockElement(block: Block, hrefOf: HrefOf): ReactNode {
  if (block.kind === "paragraph") return withText("p", {}, block.text, hrefOf);
  if (block.kind === "heading") return withText(`h${block.level}`, { id: block.id }, block.text, hrefOf);
  if (block.kind === "table") return <ProseTable table={block} hrefOf={hrefOf} />;
  if (block.kind === "list") {
    const items = block.items.map((item) => withText("li", {}, item, hrefOf));
    return createElement(block.isOrdered ? "ol" : "ul", null, ...items);
  }
  return (
    <NoteBox kind={block.isUrgent ? "red" : "plain"}>
      <Prose blocks={block.blocks} hrefOf={hrefOf} />
    </NoteBox>
  );
}

/** The first column names its row. On a phone the middle of three folds under it, beside the figure. */
function ProseTable({ table, hrefOf }: { table: TableBlock; hrefOf: HrefOf }) {
  const { caption, head, rows, isFigures } = table;
  const folds = head.length === 3 && !isFigures[1] && isFigures[2] === true;
  const classOf = (column: number) => (isFigures[column] ? "number" : undefined);
  const headCells = head.map((cell, column) =>
    withText("th", { scope: "col", className: classOf(column) }, cell, hrefOf),
  );
  const bodyRows = rows.map((cells) => {
    const [name, ...others] = cells.map((cell, column) =>
      column === 0
        ? withText("th", { scope: "row" }, cell, hrefOf)
        : withText("td", { className: classOf(column) }, cell, hrefOf),
    );
    return createElement("tr", null, name, ...others);
  });
  return (
    <div className="block">
      <table className={folds ? "table folds" : "table"}>
        <caption>{caption}</caption>
        <thead>{createElement("tr", null, ...headCells)}</thead>
        {createElement("tbody", null, ...bodyRows)}
      </table>
    </div>
  );
}

function withText(
  tag: string,
  attributes: Record<string, string | undefined>,
  text: Inlines,
  hrefOf: HrefOf,
): ReactNode {
  return createElement(tag, attributes, ...text.map((inline) => inlineElement(inline, hrefOf)));
}

function inlineElement(inline: Inline, hrefOf: HrefOf): ReactNode {
  if (typeof inline === "string") return <WholeWords text={inline} />;
  if (inline.kind !== "link") {
    return withText(inline.kind === "strong" ? "b" : "em", {}, inline.text, hrefOf);
  }
  const isPhone = inline.href.startsWith("tel:");
  const attributes = { href: hrefOf(inline.href), className: isPhone ? "nowrap" : undefined };
  return withText("a", attributes, inline.text, hrefOf);
}
