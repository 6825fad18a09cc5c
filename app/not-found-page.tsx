import { data } from "react-router";
import { pageHead } from "#kit/seo/head.ts";
import type { Route } from "./+types/not-found-page.ts";
import { helpFirst, likelyPages } from "#kit/shell/likely-pages.server.ts";
import { missingContext, NotFound } from "#kit/shell/not-found.tsx";
import { refusedContext, RefusedPage, refusedWords } from "#kit/shell/refused.tsx";

/** No page has this address, or the server refused the request, which this page then explains. */
export function loader({ context }: Route.LoaderArgs) {
  const refused = context.get(refusedContext);
  const path = refused ? "" : context.get(missingContext);
  return data(
    { refused, likely: likelyPages(path), urgent: helpFirst(path) },
    { status: refused?.status ?? 404 },
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refused
      ? refusedWords(loaderData.refused).title
      : (loaderData?.urgent?.help?.title ?? "Page not found"),
    description: loaderData?.refused
      ? "That didn’t work. Here’s what happened, and what to do next."
      : "We have no page at this address.",
    path: location.pathname,
    isIndexed: false,
  });

export default function NotFoundPage({ loaderData: { refused, likely, urgent } }: Route.ComponentProps) {
  return refused ? <RefusedPage refused={refused} /> : <NotFound likely={likely} urgent={urgent} />;
}
