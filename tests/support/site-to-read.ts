import { expect } from "vitest";
import { openSite, readPage, type TestSite } from "./site.ts";

/** What can be asked of a site that others ask, too. */
export type SiteToRead = Pick<TestSite, "fetch" | "page">;

type Routing = "direct" | "desk";

/** Sites by routing and how many samples are in them: one of a kind for each worker, open until it ends. */
const opened = new Map<string, Promise<TestSite>>();

/**
 * A site for tests that change nothing: it is opened when it is first asked, and shared by all of them, so that what one
 * test has asked comes to the next from the cache. It believes to be at the instant of `openSite()`.
 *
 *     const site = siteToRead(240);
 *     test("…", async () => expect((await site.page("/directory")).status).toBe(200));
 */
export function siteToRead(samples: number, routing: Routing = "desk"): SiteToRead {
  const fetch: SiteToRead["fetch"] = async (path, init, from) => {
    const site = await opened.getOrInsertComputed(`${routing} ${samples}`, () =>
      openSite({ samples, routing, staysOpen: true }),
    );
    const response = await site.fetch(path, init, from);
    expect(site.log.surprises(), "errors in the log").toEqual([]);
    return response;
  };
  return { fetch, page: async (path, init) => readPage(await fetch(path, init)) };
}
