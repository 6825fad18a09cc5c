import { redirect } from "react-router";
import { identityIn } from "#kit/seo/head.ts";
import { type Article, articlePath, categoryName } from "#content/articles/article.ts";
import { directoryHref } from "#content/links.ts";
import { pageReadsContext, servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/blog.css?url";
import { LinkButton } from "#kit/ui/button.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import { plainText } from "#content/articles/markdown.ts";
import { LOCALE } from "#content/site.ts";
import { faqPage } from "#kit/seo/faq-page.ts";
import { SHARE_PICTURE_SIZE, sharePicture } from "#kit/seo/share-picture.ts";
import { REVIEWED_EVERY } from "#content/sources.ts";
import { addMonths } from "#domain/nz-time.ts";
import { Breadcrumbs, type Crumb } from "#kit/ui/breadcrumbs.tsx";
import { Day } from "#kit/ui/day.tsx";
import { Headline } from "#kit/ui/unbroken.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/article-page.ts";
import { AuthorCard, Contents, Questions, ReadNext, Sources, TagLinks } from "./article-parts.tsx";
import { showsSpecifiedNow } from "#services/specified.ts";
import { viewArticle } from "./blog.server.ts";
import { BLOG_CRUMB, blogHead, originIn } from "./head.ts";
import { Prose } from "./prose.tsx";
import { dayStart } from "./dates.ts";
import { Cover } from "./cover.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const handle = { parameters: [] } satisfies PageHandle;

/** A slug that is not there leads to the blog without a word (specification, section 8); it may be there one day. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const view = viewArticle(params.slug, await showsSpecifiedNow(context.get(servicesContext)));
  if (!view) throw redirect("/blog", 302);
  context.get(pageReadsContext).articleId = view.article.id;
  return view;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { article } = loaderData;
  return [
    ...blogHead(matches, {
      title: article.metaTitle,
      description: article.metaDescription,
      path: articlePath(article),
      type: "article",
      trail: trailOf(article),
      things: articleThings(article, { origin: originIn(matches), siteName: identityIn(matches).name }),
    }),
    { name: "keywords", content: article.tags.join(", ") },
    { property: "article:published_time", content: article.publishDate },
    { property: "article:modified_time", content: article.lastModified },
  ];
};

/** The first block stands alone: on a phone the text begins before who wrote it, the drawing and the list of headings. */
export default function ArticlePage({ loaderData: { article, related } }: Route.ComponentProps) {
  return (
    <article className="wrap article">
      <ArticleHead article={article} trail={trailOf(article)} />
      <div className="prose article-lead">
        <Prose blocks={article.content.slice(0, 1)} />
      </div>
      <Contents article={article} />
      <div className="article-rest">
        <div className="prose">
          <Prose blocks={article.content.slice(1)} />
        </div>
        <Questions article={article} />
        <Sources article={article} />
        <TagLinks tags={article.tags} />
        <AuthorCard author={article.author} />
        <ReadNext articles={related} />
        <div className="cluster">
          <LinkButton href={directoryHref()}>Find a dentist</LinkButton>
          <OnwardLink href="/blog" text="More articles" />
        </div>
      </div>
    </article>
  );
}

function trailOf({ shortTitle }: { shortTitle: string }) {
  return [BLOG_CRUMB, { label: shortTitle }];
}

/** An article and its questions for machines, as schema.org has them. The picture is the one of a shared link. */
function articleThings(
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
      datePublished: dayStart(article.publishDate),
      dateModified: dayStart(article.lastModified),
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

/** Everything above the text: what it is about, who wrote it and when, and the drawing. */
function ArticleHead({ article, trail }: { article: Article; trail: readonly Crumb[] }) {
  const { title, excerpt, category, featuredImage } = article;
  return (
    <>
      <header className="article-head">
        <Breadcrumbs trail={trail} />
        <span className="badge">{categoryName(category)}</span>
        <h1>
          <Headline text={title} />
        </h1>
        <p className="lede">{excerpt}</p>
      </header>
      <Facts article={article} />
      <figure className="article-cover">
        <Cover image={featuredImage} isShownAlone />
        {featuredImage.caption && <figcaption className="small dim">{featuredImage.caption}</figcaption>}
      </figure>
    </>
  );
}

function Facts({
  article: { author, publishDate, lastModified, reviewedOn, readTime },
}: {
  article: Article;
}) {
  return (
    <div className="article-facts">
      <div className="signature">
        <span className="initials" aria-hidden="true">
          {author.image}
        </span>
        <div>
          <b>{author.name}</b>
          <br />
          {author.credentials}
        </div>
      </div>
      <div>
        {"Published "}
        <Day day={publishDate} />
        <br />
        {"Updated "}
        <Day day={lastModified} />
      </div>
      <div>
        {"Last checked "}
        <Day day={reviewedOn} />
        <br />
        {"Next review due "}
        <Day day={addMonths(reviewedOn, REVIEWED_EVERY)} />
      </div>
      <div>{`${readTime} min read`}</div>
    </div>
  );
}
