import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MarkdownProblem, plainText, readMarkdown } from "./markdown.ts";

describe("An article’s Markdown", () => {
  test("is read as headings with an address, paragraphs, strong words and links", () => {
    const text =
      "## What Taupō costs\n\nAsk **now**, or see\n[the directory](/directory) and [call](tel:111).\n\n### More";
    expect(readMarkdown(text)).toEqual([
      { kind: "heading", level: 2, id: "what-taupo-costs", text: ["What Taupō costs"] },
      {
        kind: "paragraph",
        text: [
          "Ask ",
          { kind: "strong", text: ["now"] },
          ", or see ",
          { kind: "link", href: "/directory", text: ["the directory"] },
          " and ",
          { kind: "link", href: "tel:111", text: ["call"] },
          ".",
        ],
      },
      { kind: "heading", level: 3, id: "more", text: ["More"] },
    ]);
  });

  test("has lists, and notes of which some are urgent", () => {
    expect(readMarkdown("1. One\n2. Two\n\n- Three\n\n> Know this.\n\n> [!CAUTION]\n> Call *now*.")).toEqual([
      { kind: "list", isOrdered: true, items: [["One"], ["Two"]] },
      { kind: "list", isOrdered: false, items: [["Three"]] },
      { kind: "note", isUrgent: false, blocks: [{ kind: "paragraph", text: ["Know this."] }] },
      {
        kind: "note",
        isUrgent: true,
        blocks: [{ kind: "paragraph", text: ["Call ", { kind: "emphasis", text: ["now"] }, "."] }],
      },
    ]);
  });

  test("has tables with a caption, and knows which columns hold figures", () => {
    expect(readMarkdown("Table: Prices\n\n| What | Price |\n| --- | ---: |\n| Checkup | $80 |")).toEqual([
      {
        kind: "table",
        caption: "Prices",
        head: [["What"], ["Price"]],
        rows: [[["Checkup"], ["$80"]]],
        isFigures: [false, true],
      },
    ]);
  });

  test.each([
    ["<b>HTML</b>", "line 1: html"],
    ["Text\n\n<script>alert(1)</script>", "line 3: html"],
    ["![A photo](/photo.jpg)", "line 1: image"],
    ["# A second title", "line 1: headings are of level 2 or 3"],
    ["#### Too deep", "line 1: headings are of level 2 or 3"],
    ["- One\n  - Two", "line 1: an item of a list is one paragraph"],
    ["| A | B |\n| --- | --- |\n| 1 | 2 |", "line 1: a table needs a caption"],
    ["Code: `x`", "line 1: inlineCode"],
    ["***\n\nText", "line 1: thematicBreak"],
    ["[Run](javascript:alert(1))", "line 1: javascript:alert(1) is not an address"],
    ["[Elsewhere](//evil.example)", "line 1: //evil.example is not an address"],
    ["[Open](http://niho.example)", "line 1: http://niho.example is not an address"],
  ])("is refused, with the line, where it is %j", (text, message) => {
    expect(() => readMarkdown(text)).toThrow(MarkdownProblem);
    expect(() => readMarkdown(text)).toThrow(message);
  });

  test("whatever it holds is either read whole or refused by name", () => {
    const pieces = fc.constantFrom(
      "#",
      "- ",
      "> ",
      "|",
      "---",
      "**",
      "[",
      "](",
      ")",
      "<a>",
      "\n",
      "\n\n",
      "Table: ",
      "word ",
      "ā",
    );
    const soup = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(soup, (text) => {
        try {
          expect(plainText(readMarkdown(text))).not.toMatch(/<a>/);
        } catch (error) {
          if (!(error instanceof MarkdownProblem)) throw error;
        }
      }),
    );
  });
});
