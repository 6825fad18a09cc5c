import { type Article, articlePath, categoryName } from "#content/articles/article.ts";
import { plainText } from "#content/articles/markdown.ts";
import { LOCALE } from "#content/site.ts";
import { faqPage } from "#kit/seo/faq-page.ts";
import { SHARE_PICTURE_SIZE, sharePicture } from "#kit/seo/share-picture.ts";
import { startOf } from "./dates.ts";

/** An article and its questions for machines, as schema.org has them. The picture is the one of a shared link. */
export function articleThings(
  article: Article,
  { origin, siteName }: { origin: string; siteName: string },
): Record<string, unknown>[] {
  const url = `${origin}${articlePath(article)}`;
  return [
    {
      "@type": "BlogPosting",
      "@id": `${url}#article`,
      headline: article.title,
      description: article.metaDescription,
      url,
      mainEntityOfPage: url,
      image: {
        "@type": "ImageObject",
        url: `${origin}${sharePicture(articlePath(article))}`,
        ...SHARE_PICTURE_SIZE,
      },
      datePublished: startOf(article.publishDate),
      dateModified: startOf(article.lastModified),
      inLanguage: LOCALE,
      articleSection: categoryName(article.category),
      keywords: article.tags.join(", "),
      wordCount: article.wordCount,
      isAccessibleForFree: true,
      author: { "@type": "Organization", name: article.author.name, url: `${origin}/blog` },
      publisher: {
        "@type": "Organization",
        name: siteName,
        url: `${origin}/`,
        logo: { "@type": "ImageObject", url: `${origin}/icon-512.png` },
      },
      citation: article.sources.map(({ publisher, title, url: source }) => ({
        "@type": "CreativeWork",
        name: title,
        publisher: { "@type": "Organization", name: publisher },
        ...(source && { url: source }),
      })),
    },
    faqPage(article.faqData.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
  ];
}
