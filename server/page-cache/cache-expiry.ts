import { ARTICLE_HEADER } from "#app/blog/reads.server.ts";
import type { Services } from "#app/services.ts";
import type { Snapshot } from "#database/live-practices.ts";
import { nextMidnight } from "#domain/nz-time.ts";
import { nextOpeningChange, openingChangeMinutes } from "#domain/opening-changes.ts";
import { OF_PUBLIC_PAGES } from "../headers.ts";
import type { Rendered } from "./page-cache.ts";

/** Between us and ourselves, taken off before anybody sees it: the page has asked what time it is. */
const TIMED_HEADER = "X-Niho-Timed";

/**
 * A browser keeps the page and asks each time whether it still holds, which is quick; so does the page that it goes
 * back to, which is why nothing says `no-store`. A cache between us and many visitors may send it for half a minute.
 */
export const PUBLIC = "public, max-age=0, s-maxage=30";
const PRIVATE = "private, no-cache";

/**
 * How long pages hold: `said` watches what one asks for while it is made, `heard` reads it off the answer. `from` is the
 * instant before which nothing of the page was made: one that says "open now" a moment before closing time, and is
 * finished a moment after it, held until then.
 */
export function cacheExpiry(services: Services, addressOf: (asked: string) => string | null) {
  let midnight = 0;
  let minutes: { snapshot: Snapshot; past: readonly number[] } | undefined;

  return {
    /** The services for one page, which notice whether it asks for the time, and how long it then holds. */
    watched(from: Date): { heard: Services; until: () => number } {
      const { heard, isTimed } = noticing();
      return { heard, until: () => untilWhen(isTimed(), from) };
    },
    async said(request: Request, make: (services: Services) => Promise<Response>): Promise<Response> {
      const { heard, isTimed } = noticing();
      const response = await make(heard);
      if (isTimed()) response.headers.set(TIMED_HEADER, "1");
      const isRedirect = response.status >= 300 && response.status < 400;
      if (!isRedirect && !response.headers.has("Cache-Control")) {
        const isPublic = isSame(request, response);
        response.headers.set("Cache-Control", isPublic ? PUBLIC : PRIVATE);
        const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
        if (isPublic && isPage)
          for (const [name, value] of OF_PUBLIC_PAGES) response.headers.set(name, value);
      }
      return response;
    },
    /** Takes off what the page says to the server alone. */
    heard(response: Response, from: Date): Pick<Rendered, "until" | "articleId"> {
      const { headers } = response;
      const article = headers.get(ARTICLE_HEADER);
      const isTimed = headers.has(TIMED_HEADER);
      headers.delete(ARTICLE_HEADER);
      headers.delete(TIMED_HEADER);
      return { until: untilWhen(isTimed, from), articleId: article === null ? null : Number(article) };
    },
  };

  function noticing(): { heard: Services; isTimed: () => boolean } {
    let isTimed = false;
    const now = () => {
      isTimed = true;
      return services.now();
    };
    return { heard: { ...services, now }, isTimed: () => isTimed };
  }

  function untilWhen(isTimed: boolean, from: Date): number {
    return isTimed ? Math.min(turnAfter(from), dayEnds(from)) : dayEnds(from);
  }

  /** Whether the page has said that it is the same for everybody who asks for this address. */
  function isSame(request: Request, response: Response): boolean {
    if (response.status !== 200 || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const { pathname, search } = new URL(request.url);
    return addressOf(pathname + search) === pathname + search;
  }

  function dayEnds(from: Date): number {
    const isSameDay = from.getTime() < midnight && from.getTime() >= midnight - SHORTEST_DAY;
    if (!isSameDay) midnight = nextMidnight(from).getTime();
    return midnight;
  }

  function turnAfter(from: Date): number {
    const snapshot = services.practices.known();
    // Without knowing their hours: a minute is what all of them are written in.
    if (!snapshot) return nextOpeningChange(EVERY_MINUTE, from).getTime();
    if (minutes?.snapshot !== snapshot) {
      minutes = {
        snapshot,
        past: openingChangeMinutes(snapshot.schedules.map(({ openingHours }) => openingHours)),
      };
    }
    return nextOpeningChange(minutes.past, from).getTime();
  }
}

/** When the clocks go forward. */
const SHORTEST_DAY = 23 * 3_600_000;
const EVERY_MINUTE = Array.from({ length: 60 }, (_, minute) => minute);
