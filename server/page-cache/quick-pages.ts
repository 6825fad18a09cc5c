import { RouterContextProvider, type ServerBuild } from "react-router";
import { servicesContext } from "#app/services.ts";
import { refusedContext } from "#app/shell/refused.tsx";
import type { RequestContext } from "../request-context.ts";
import { documents } from "./documents.ts";
import { type HeaderLines, OF_PUBLIC_PAGES } from "../headers.ts";
import { type cacheExpiry, PUBLIC } from "./cache-expiry.ts";
import type { Rendered } from "./page-cache.ts";
import type { Found } from "../route-patterns.ts";
import type { FairQueue } from "../limits/fair-queue.ts";

/**
 * Makes public pages past the stack, of which nothing concerns a request without a visitor: it has no form, no origin,
 * no file and one address. FairQueue are taken as everywhere. Null where the page turns out to be anything but a document
 * that was found, or where too many wait: the stack then answers.
 */
export function quickPages(
  build: ServerBuild,
  {
    headers: security,
    find,
    hold,
    turns,
  }: {
    /** What every answer carries. */
    headers: HeaderLines;
    find: (path: string) => Found | undefined;
    hold: ReturnType<typeof cacheExpiry>;
    turns: FairQueue;
  },
): (request: Request, asked: RequestContext, from: Date) => Promise<Rendered | null> {
  const documentOf = documents(build);
  const headers = [
    ...new Headers([
      ...[...security, ...OF_PUBLIC_PAGES].map(([name, value]): [string, string] => [name, value]),
      ["Content-Type", "text/html; charset=utf-8"],
      ["Cache-Control", PUBLIC],
      ["Vary", "Accept-Encoding"],
    ]),
  ];

  return async (request, { visitor }, from) => {
    const found = find(new URL(request.url).pathname);
    const make = found && documentOf(found.route);
    const turn = make && turns.take(visitor.key, false);
    if (!make || !turn || typeof turn === "string") return null;
    const done = await turn;
    try {
      const { heard, until } = hold.watched(from);
      const context = new RouterContextProvider();
      context.set(servicesContext, heard);
      context.set(refusedContext, null);
      // What fails here fails again in the framework, which tells of it and shows the page for it.
      const page = await make(request, context).catch(() => null);
      if (page === null) return null;
      return { made: { status: 200, headers, bytes: Buffer.from(page) }, until: until(), articleId: null };
    } finally {
      done();
    }
  };
}
