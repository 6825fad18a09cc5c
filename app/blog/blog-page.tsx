import { data } from "react-router";
import { categoryName } from "#content/articles/article.ts";
import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import stylesheet from "#kit/styles/sheets/blog.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button, LinkButton } from "#kit/ui/button.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import type { Route } from "./+types/blog-page.ts";
import { showsSpecifiedNow } from "#services/specified.ts";
import { loadBlog } from "./blog.server.ts";
import { type BlogFilter, blogHref, FILTER_PARAMETERS, SHOWN_AT_ONCE, SORTS } from "./blog-filter.ts";
import { BLOG_DESCRIPTION, BLOG_TITLE, blogHead } from "./head.ts";
import { Side } from "./side.tsx";
import { FeaturedTeaser, Teasers } from "./teasers.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const handle = { parameters: FILTER_PARAMETERS } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const parameters = new URL(request.url).searchParams;
  const { database, today } = services;
  const view = await loadBlog(database.read, parameters, today(), await showsSpecifiedNow(services));
  // Every read of an article can change this order, so it is nothing to keep.
  const isPassing = view.filter.sort === "popular";
  return data(view, isPassing ? { headers: { "Cache-Control": "private, no-cache" } } : undefined);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const TRAIL = [{ label: BLOG_TITLE }];

/** A category, an order or a longer list is the same blog in another state: it is not listed a second time. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filter = loaderData?.filter;
  const category = filter?.category;
  return blogHead(matches, {
    title: category ? `${categoryName(category)}: ${BLOG_TITLE}` : BLOG_TITLE,
    description: BLOG_DESCRIPTION,
    path: filter ? blogHref(filter) : "/blog",
    isIndexed: filter !== undefined && blogHref(filter) === "/blog",
    trail: TRAIL,
  });
};

export default function BlogPage({ loaderData: view }: Route.ComponentProps) {
  const { filter, featured, articles } = view;
  return (
    <>
      <PlainHead trail={TRAIL} title={BLOG_TITLE}>
        What things cost, what to expect, and what to do when it hurts.
      </PlainHead>
      {featured && (
        <div className="wrap">
          <FeaturedTeaser article={featured} />
        </div>
      )}
      <div className="wrap section">
        <div className="blog">
          <div>
            <ListHead filter={filter} isSortable={articles.length > 1} />
            {articles.length === 0 ? (
              <p className="soft">There are no other articles yet.</p>
            ) : (
              <Teasers articles={articles} />
            )}
            {view.moreHref && (
              <p className="blog-more">
                <LinkButton kind="second" href={view.moreHref}>
                  Load More Articles
                </LinkButton>
              </p>
            )}
          </div>
          <Side categories={view.categories} current={filter} />
        </div>
      </div>
    </>
  );
}

/** There is nothing to sort in a list of one. */
function ListHead({ filter, isSortable }: { filter: BlogFilter; isSortable: boolean }) {
  const { category, sort, show } = filter;
  return (
    <div className="results-bar blog-bar">
      <h2>{category ? categoryName(category) : "All articles"}</h2>
      {isSortable && (
        <form className="blog-sort" action="/blog" method="get">
          {category && <input type="hidden" name="category" value={category} />}
          {show !== SHOWN_AT_ONCE && <input type="hidden" name="show" value={show} />}
          <SelectField name="sort" label="Sort by" isFilter options={SORTS} value={sort} />
          <Button kind="second" size="small">
            Sort
          </Button>
        </form>
      )}
    </div>
  );
}
