import { parse, YAMLParseError } from "yaml";
import type { Article } from "./article.ts";
import { AUTHORS } from "./authors.ts";
import { frontMatter } from "./front-matter.ts";
import { type Block, MarkdownProblem, plainText, readMarkdown } from "./markdown.ts";

/** An article that cannot be published as it stands. The message names its file and the field. */
export class ArticleProblem extends Error {
  override readonly name = "ArticleProblem";
  constructor(file: string, field: string, what: string) {
    super(`content/articles/${file}: ${field}: ${what}`);
  }
}

/** Words a minute at which an article is read. */
const READING_SPEED = 200;

/**
 * A file with front matter, as an article. Throws `ArticleProblem` for the first thing that is wrong with it.
 *
 * `readArticle("braces.md", "---\nid: 7\n…\n---\n\nBraces are …").slug === "braces"`
 */
export function readArticle(file: string, text: string): Article {
  const parts = /^---\r?\n(?<matter>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(text)?.groups;
  if (!parts) throw new ArticleProblem(file, "front matter", "must come first, between two lines of ---.");
  const { author, faqData, ...facts } = checkedMatter(file, parts.matter!);
  const content = checkedBody(file, "content", parts.body!);
  const wordCount = countWords(plainText(content));
  return {
    ...facts,
    slug: file.replace(/\.md$/, ""),
    author: AUTHORS[author],
    wordCount,
    readTime: Math.max(1, Math.round(wordCount / READING_SPEED)),
    content,
    faqData: faqData.map(({ question, answer }) => ({
      question,
      answer: checkedBody(file, `faqData “${question}”`, answer),
    })),
  };
}

function checkedMatter(file: string, matter: string) {
  const { success, data, error } = frontMatter.safeParse(parsed(file, matter));
  if (success) return data;
  const { path, message } = error.issues[0]!;
  throw new ArticleProblem(file, path.join(".") || "front matter", message);
}

function parsed(file: string, matter: string): unknown {
  try {
    return parse(matter);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ArticleProblem(file, "front matter", error.message);
  }
}

function checkedBody(file: string, field: string, markdown: string): Block[] {
  try {
    return readMarkdown(markdown);
  } catch (error) {
    if (!(error instanceof MarkdownProblem)) throw error;
    throw new ArticleProblem(file, field, error.message);
  }
}

/** Space-separated words (specification, section 9). */
function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
