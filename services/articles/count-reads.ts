import { isbot } from "isbot";
import { countArticleRead } from "#database/article-reads.ts";
import type { Keeping } from "#services/services.ts";

/** What of a request tells a person's browser from a robot. */
export type Reader = { method: string; userAgent: string | undefined; purpose: string | undefined };

/**
 * Counts reads: one number per article and day, nothing about the reader. A page does not wait for it, nor fail with it.
 * Reads that come while others are written are written together next, so a burst costs two transactions.
 */
export function readCounter({ database, log, today }: Keeping) {
  let waiting = new Map<string, Read>();
  let isQueued = false;

  function takeAll(): Read[] {
    const all = [...waiting.values()];
    waiting = new Map();
    isQueued = false;
    return all;
  }

  async function write(): Promise<void> {
    let taken: Read[] | undefined;
    try {
      await database.transact(async (tx) => {
        taken ??= takeAll();
        for (const { articleId, day, reads } of taken) await countArticleRead(tx, articleId, day, reads);
      });
    } catch (error) {
      for (const { articleId } of taken ?? takeAll())
        log({ event: "read not counted", article: articleId, error });
    }
  }

  return (articleId: number, reader: Reader): void => {
    if (!isRead(reader)) return;
    const day = today();
    const key = `${day} ${articleId}`;
    waiting.set(key, { articleId, day, reads: (waiting.get(key)?.reads ?? 0) + 1 });
    if (isQueued) return;
    isQueued = true;
    void write();
  };
}

type Read = { articleId: number; day: string; reads: number };

/** Longer than any browser's. */
const LONGEST_AGENT = 500;

/** No robot, no HEAD, no prefetch: a browser that shows the page. */
function isRead({ method, userAgent, purpose }: Reader): boolean {
  const agent = userAgent?.slice(0, LONGEST_AGENT);
  const isPrefetch = /prefetch|prerender/.test(purpose ?? "");
  return method === "GET" && agent !== undefined && !isbot(agent) && !isPrefetch;
}
