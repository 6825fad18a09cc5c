import { randomBytes } from "node:crypto";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { nonceContext } from "#kit/context.ts";
import { CSP } from "../headers.ts";
import type { RenderRoute } from "./render-route.ts";

/** Headers of every answer of the desk: no cache keeps it, and no search engine lists it. */
const PRIVATE = [
  ["Cache-Control", "no-store"],
  ["X-Robots-Tag", "noindex, nofollow"],
] as const;

/**
 * Renders the desk, an ordinary React Router application: the framework's own handler answers its documents, their data
 * and its posts. Its scripts run under the site's policy, by a nonce that is new for each document.
 */
export function applicationRenderer(build: ServerBuild, policyWith: (nonce: string) => string): RenderRoute {
  const handle = createRequestHandler(build, "production");
  return async (request: Request, context: RouterContextProvider) => {
    const nonce = randomBytes(16).toString("base64");
    context.set(nonceContext, nonce);
    const answer = await handle(atItsOrigin(request), context);
    const response = new Response(answer.body, answer);
    for (const [name, value] of PRIVATE) response.headers.set(name, value);
    if (response.headers.get("Content-Type")?.startsWith("text/html"))
      response.headers.set(CSP, policyWith(nonce));
    return response;
  };
}

/**
 * React Router compares `Origin` with the address as this process was asked. Behind a proxy that takes https off they
 * differ, and the stack has compared it with our public address already.
 */
function atItsOrigin(request: Request): Request {
  const origin = request.headers.get("Origin");
  if (origin === null || request.method !== "POST") return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, origin), request);
}
