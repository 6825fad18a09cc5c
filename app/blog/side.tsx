import { slugify } from "#domain/text.ts";
import { PlainChip } from "#kit/ui/chip.tsx";
import { type BlogFilter, blogHref, SHOWN_AT_ONCE } from "./blog-filter.ts";
import type { CategoryCount } from "./blog-view.ts";
import { FEED_PATH } from "./head.ts";
import { SearchForm } from "./search-form.tsx";
import { NEWSLETTER } from "#content/newsletter.ts";
import { NewsletterFields } from "#kit/forms/newsletter-fields.tsx";
import { Panel } from "#kit/ui/panel.tsx";

/** The side column of the blog: categories, topics, newsletter, search, feed. */
export function Side({
  categories,
  current,
}: {
  categories: readonly CategoryCount[];
  /** Left out on pages that are no category. */
  current?: BlogFilter;
}) {
  return (
    <aside className="blog-side stack-l" aria-label="More from the blog">
      <nav aria-labelledby="categories">
        <h2 id="categories">Categories</h2>
        <ul className="blog-list">
          {categories.map((category) => (
            <li key={category.name}>
              <Category category={category} current={current} />
            </li>
          ))}
        </ul>
      </nav>
      <Topics />
      {current && <NewsletterBox />}
      {current && <SearchForm label="Search the blog" />}
      <p className="small soft">
        {"Read us in a feed reader: "}
        <a href={FEED_PATH}>Atom feed</a>
      </p>
    </aside>
  );
}

function Category({
  category: { slug, name, count },
  current,
}: {
  category: CategoryCount;
  current: BlogFilter | undefined;
}) {
  return (
    <a
      href={blogHref({ category: slug, sort: current?.sort ?? "newest", show: SHOWN_AT_ONCE })}
      aria-current={current?.category === slug ? "true" : undefined}
    >
      {name}
      <span className="dim">
        {count}
        <span className="visually-hidden">{count === 1 ? " article" : " articles"}</span>
      </span>
    </a>
  );
}

/** Each finds something: a test sees to it. */
const TOPICS = ["Invisalign", "Dental costs", "Whitening", "Wisdom teeth", "Root canal", "Children"];

function Topics() {
  return (
    <nav aria-labelledby="topics">
      <h2 id="topics">Popular topics</h2>
      <div className="chips">
        {TOPICS.map((topic) => (
          <PlainChip key={topic} href={topicHref(topic)} text={topic} />
        ))}
      </div>
    </nav>
  );
}

/** Lower case with hyphens (specification, section 2): `/blog/search?q=dental-costs`. */
export function topicHref(topic: string): string {
  return `/blog/search?q=${slugify(topic)}`;
}

/** The newsletter, beside the articles. What is wrong with an address, the newsletter's own page says. */
function NewsletterBox() {
  return (
    <form action="/newsletter" method="post" noValidate aria-label="Newsletter">
      <Panel title={NEWSLETTER.title} kind="sea">
        <p className="small soft">{NEWSLETTER.promise}</p>
        <NewsletterFields page="/blog" />
      </Panel>
    </form>
  );
}
