import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#services/log.ts";
import type { HeaderLines } from "./headers.ts";
import { readWholeBody } from "./limits/body-limits.ts";
import { isFileUpload } from "./limits/file-parts.ts";
import { OWN_ROUTES } from "./own-routes.ts";
import type { RawErrors } from "./raw-errors.ts";
import type { RequestContext } from "./request-context.ts";
import type { Site } from "./site.ts";
import { startupPage } from "./startup-page.ts";

/** Answers a request of Node's, with what is known of it besides. */
export type Answer = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => void;

/** What a listener needs of a site. */
export type ShownSite = Pick<Site, "answer" | "fetch" | "patternOf">;

/** From the page cache where it can, otherwise from the stack. What throws is logged and answered 500. */
export function siteAnswer(site: ShownSite, errors: RawErrors, log: Log): Answer {
  return (request, response, context) => {
    const isAnswered = site.answer(request, response, context);
    if (isAnswered === false) return fromStack(request, response, context);
    context.route = site.patternOf((request.url ?? "/").split("?", 1)[0]!);
    if (isAnswered === true) return;
    isAnswered.then(
      (isNow) => isNow || fromStack(request, response, context),
      (error: unknown) => {
        log({ event: "page failed", error });
        errors.send(response, 500);
      },
    );
  };

  function fromStack(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
    const listener = getRequestListener((webRequest) => site.fetch(webRequest, context), {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof Error && error.name === "RequestError") return errors.response(400);
        // A client that leaves while its page is made: what is thrown is the reason of the abort, which is no `Error`.
        if (!response.destroyed) log({ event: "page failed", error });
        return errors.response(500);
      },
    });
    if (isFileUpload(request.method, request.url, request.headers["content-type"]))
      void listener(request, response);
    else readWholeBody(request, () => void listener(request, response));
  }
}

/**
 * While the site starts, and when it cannot: alive (`/healthz`), not ready, and a page that says so. Requests wait for
 * `started`: for the site, which then answers them, or for null, when it takes too long.
 */
export function startupAnswer(
  securityHeaders: HeaderLines,
  siteName: string | null,
  started: Promise<Answer | null>,
): Answer {
  const headers = Object.fromEntries(securityHeaders);
  const page = startupPage(securityHeaders, siteName);
  return (request, response, context) => {
    if (request.url === OWN_ROUTES.health) {
      context.route = OWN_ROUTES.health;
      response.writeHead(200, { ...headers, "Content-Type": "text/plain" }).end("ok");
      return;
    }
    // A monitor wants to know now.
    if (request.url?.startsWith(OWN_ROUTES.ready)) return refuse(request, response);
    void started.then((answer) => {
      if (response.destroyed) return;
      if (answer) answer(request, response, context);
      else refuse(request, response);
    });
  };

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    response
      .writeHead(503, { ...headers, ...page.headers, "Retry-After": "5" })
      .end(request.method === "HEAD" ? undefined : page.html);
  }
}
