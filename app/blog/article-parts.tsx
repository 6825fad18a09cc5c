import type { Article, Author } from "#content/articles/article.ts";
import { articlePath } from "#content/articles/article.ts";
import { inlineText } from "#content/articles/markdown.ts";
import { Disclosures } from "#kit/ui/disclosure.tsx";
import { SourceLine } from "#kit/ui/reviewed.tsx";
import type { Teaser } from "./blog-view.ts";
import { Prose } from "./prose.tsx";
import { topicHref } from "./side.tsx";

/** Links to the main headings. */
export function Contents({ article }: { article: Article }) {
  const headings = article.content.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ id: block.id, text: inlineText(block.text) }] : [],
  );
  const parts = [...headings, { id: "questions", text: "Questions" }, { id: "sources", text: "Sources" }];
  return (
    <nav className="contents" aria-labelledby="contents">
      <div>
        <h2 id="contents">On this page</h2>
        <ol>
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

export function Questions({ article: { faqData } }: { article: Article }) {
  const items = faqData.map(({ question, answer }) => ({ question, answer: <Prose blocks={answer} /> }));
  return (
    <section className="article-part" aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      <Disclosures items={items} />
    </section>
  );
}

/** What the article rests on, and that it is no advice about one's own teeth. */
export function Sources({ article: { sources } }: { article: Article }) {
  return (
    <section className="article-part" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <div className="prose small">
        <ul>
          {sources.map((source) => (
            <li key={source.publisher + source.title}>
              <SourceLine source={source} />
            </li>
          ))}
        </ul>
        <p>
          This is general information, not advice about your own teeth. For that, ask a dentist who has looked
          at them.
        </p>
      </div>
    </section>
  );
}

/** Each leads to the blog's search for its topic. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <div className="tag-links small">
      <span className="dim" id="tagged">
        Tagged
      </span>
      <ul aria-labelledby="tagged">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={topicHref(tag)}>{tag}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function AuthorCard({ author: { name, image, bio } }: { author: Author }) {
  return (
    <aside className="panel author" aria-label="About the author">
      <span className="initials" aria-hidden="true">
        {image}
      </span>
      <div>
        <h2>{name}</h2>
        <p className="small soft">{bio}</p>
      </div>
    </aside>
  );
}

/** Those that have most tags in common with the article, as `viewArticle` finds them. */
export function ReadNext({ articles }: { articles: readonly Teaser[] }) {
  if (articles.length === 0) return null;
  return (
    <nav className="article-part" aria-labelledby="read-next">
      <h2 id="read-next" className="title-small">
        Read next
      </h2>
      <ul className="blog-list">
        {articles.map((article) => (
          <li key={article.slug}>
            <a href={articlePath(article)}>{article.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
