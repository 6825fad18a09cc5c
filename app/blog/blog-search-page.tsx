import { countInWords } from "#domain/counts.ts";
import { searchHref } from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import stylesheet from "#kit/styles/sheets/blog.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { OnwardLink } from "#kit/ui/onward-link.tsx";
import type { Route } from "./+types/blog-search-page.ts";
import { servicesContext } from "#kit/context.ts";
import { showsSpecifiedNow } from "#services/specified.ts";
import { type BlogSearchView, searchBlog } from "./blog.server.ts";
import { BLOG_CRUMB, blogHead } from "./head.ts";
import { SearchForm } from "./search-form.tsx";
import { Side } from "./side.tsx";
import { Teasers } from "./teasers.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const handle = { parameters: ["q"] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs): Promise<BlogSearchView> {
  const withGuidePrices = await showsSpecifiedNow(context.get(servicesContext));
  return searchBlog(new URL(request.url).searchParams, withGuidePrices);
}

const TITLE = "Search the blog";
const TRAIL = [BLOG_CRUMB, { label: TITLE }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const words = loaderData?.words;
  return blogHead(matches, {
    title: words ? `“${words}” in the blog` : TITLE,
    description: "Search our articles about dental care in New Zealand by word.",
    path: "/blog/search",
    isIndexed: false,
    trail: TRAIL,
  });
};

export default function BlogSearchPage({ loaderData }: Route.ComponentProps) {
  const { words, articles, categories } = loaderData;
  return (
    <>
      <PlainHead trail={TRAIL} title={TITLE}>
        Every article has its sources and the day it was last reviewed.
      </PlainHead>
      <div className="wrap tail">
        <div className="blog">
          <div className="stack-l">
            <SearchForm label="What are you looking for?" words={words} isInLine />
            {words && <Found words={words} articles={articles} />}
            {/* Dentists, places and treatments may know what no article does. */}
            {words && (
              <OnwardLink href={searchHref(words)} text="Search the whole site" spoken={` for “${words}”`} />
            )}
          </div>
          <Side categories={categories} />
        </div>
      </div>
    </>
  );
}

function Found({ words, articles }: Pick<BlogSearchView, "words" | "articles">) {
  if (articles.length === 0) {
    return (
      <EmptyState title={`Nothing about “${words}”`} level={2} href="/blog" action="Read all articles">
        Try fewer words or other ones, or pick a topic.
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="title-small">{`${countInWords(articles.length, "article")} about “${words}”`}</h2>
      <Teasers articles={articles} />
    </>
  );
}
