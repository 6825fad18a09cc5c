import { articlePath, categoryName } from "#content/articles/article.ts";
import { formatDay } from "#domain/nz-time.ts";
import { Headline } from "#kit/ui/unbroken.tsx";
import type { Teaser } from "./blog-view.ts";
import { Cover } from "./cover.tsx";

/** The banner of the blog: one article, large. */
export function FeaturedTeaser({ article }: { article: Teaser }) {
  return (
    <article className="feature">
      <CoverLink article={article} />
      <div className="post">
        <Words article={article} heading="h2" author={article.author} />
      </div>
    </article>
  );
}

/** A list of articles, each with its drawing. */
export function Teasers({ articles }: { articles: readonly Teaser[] }) {
  return (
    <div className="posts">
      {articles.map((article) => (
        <article className="post" id={article.slug} key={article.slug}>
          <CoverLink article={article} />
          <div className="stack-xs">
            <Words article={article} heading="h3" />
          </div>
        </article>
      ))}
    </div>
  );
}

/** The drawing's link repeats the title's, so it is hidden from screen readers and the tab order. */
function CoverLink({ article }: { article: Teaser }) {
  return (
    <a href={articlePath(article)} tabIndex={-1} aria-hidden="true">
      <Cover image={article.featuredImage} />
    </a>
  );
}

function Words({
  article,
  heading: Heading,
  author,
}: {
  article: Teaser;
  heading: "h2" | "h3";
  author?: string;
}) {
  return (
    <>
      <p>
        <span className="badge">{categoryName(article.category)}</span>
      </p>
      <Heading>
        <a href={articlePath(article)}>
          <Headline text={article.title} />
        </a>
      </Heading>
      <p className="soft">{article.excerpt}</p>
      <p className="byline">
        {author && <span>{author}</span>}
        <time dateTime={article.publishDate}>{formatDay(article.publishDate)}</time>
        <span>{`${article.readTime} min read`}</span>
      </p>
    </>
  );
}
