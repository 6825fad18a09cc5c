import { renderToStaticMarkup } from "react-dom/server";
import { type Article, articlePath, categoryName } from "#content/articles/article.ts";
import { LOCALE } from "#content/site.ts";
import { escapeXml } from "#kit/seo/xml.ts";
import { dayStart } from "./dates.ts";
import { BLOG_DESCRIPTION, BLOG_TITLE, FEED_PATH } from "./head.ts";
import { Prose } from "./prose.tsx";

/** The blog for feed readers (Atom, RFC 4287): whole articles, and whole addresses in them. */
export function atomFeed(origin: string, siteName: string, articles: readonly Article[]): string {
  const changes = articles.map(({ lastModified }) => lastModified);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE}">
<title>${escapeXml(`${BLOG_TITLE} | ${siteName}`)}</title>
<subtitle>${escapeXml(BLOG_DESCRIPTION)}</subtitle>
<id>${escapeXml(`${origin}/blog`)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/blog`)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + FEED_PATH)}"/>
<updated>${dayStart(changes.toSorted().at(-1)!)}</updated>
${articles.map((article) => entry(article, origin)).join("")}</feed>
`;
}

function entry(article: Article, origin: string): string {
  const url = escapeXml(origin + articlePath(article));
  const html = renderToStaticMarkup(
    <Prose blocks={article.content} hrefOf={(href) => new URL(href, origin).href} />,
  );
  return `<entry>
<title>${escapeXml(article.title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${dayStart(article.publishDate)}</published>
<updated>${dayStart(article.lastModified)}</updated>
<author><name>${escapeXml(article.author.name)}</name></author>
<category term="${article.category}" label="${escapeXml(categoryName(article.category))}"/>
<summary>${escapeXml(article.excerpt)}</summary>
<content type="html">${escapeXml(html)}</content>
</entry>
`;
}
