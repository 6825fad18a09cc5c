import { isbot } from "isbot";
import type { MiddlewareFunction } from "react-router";
import { findArticle } from "#content/articles/articles.ts";
import { countArticleRead } from "#database/article-reads.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { nameOfError } from "../forms/error-name.ts";
import { type Services, servicesContext } from "../services.ts";

/**
 * Counts who reads an article: one more for the article and the day, and nothing about the reader. It begins when
 * the page is made, nobody waits for it, and a page whose read could not be counted is a page all the same.
 */
export const countReads: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const response = await next();
  const article = findArticle(params.slug ?? "");
  if (article && response.status === 200 && isRead(request)) {
    void countRead(context.get(servicesContext), article.id);
  }
  return response;
};

async function countRead({ database, now }: Services, articleId: number): Promise<void> {
  try {
    await database.transact((tx) => countArticleRead(tx, articleId, newZealandDay(now())));
  } catch (error) {
    console.error(`A read of article ${articleId} was not counted: ${nameOfError(error)}`);
  }
}

/** Longer than any browser's. */
const LONGEST_AGENT = 500;

/** A person's browser that shows the page: no robot, no look at the headers alone, no page fetched in case. */
function isRead({ method, headers }: Request): boolean {
  const agent = headers.get("User-Agent")?.slice(0, LONGEST_AGENT);
  const isFetchedInCase = /prefetch|prerender/.test(
    headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "",
  );
  return method === "GET" && agent !== undefined && !isbot(agent) && !isFetchedInCase;
}
