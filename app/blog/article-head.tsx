import { type Article, categoryName } from "#content/articles/article.ts";
import { REVIEWED_EVERY } from "#content/sources.ts";
import { addMonths } from "#domain/nz-time.ts";
import { Breadcrumbs, type Crumb } from "#kit/ui/breadcrumbs.tsx";
import { Day } from "#kit/ui/day.tsx";
import { Headline } from "#kit/ui/unbroken.tsx";
import { Cover } from "./cover.tsx";

/** Everything above the text: what it is about, who wrote it and when, and the drawing. */
export function ArticleHead({ article, trail }: { article: Article; trail: readonly Crumb[] }) {
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
        {"Last reviewed "}
        <Day day={reviewedOn} />
        <br />
        {"Next review due "}
        <Day day={addMonths(reviewedOn, REVIEWED_EVERY)} />
      </div>
      <div>{`${readTime} min read`}</div>
    </div>
  );
}
