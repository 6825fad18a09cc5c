import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { renderDocument } from "./document.tsx";
import { servicesContext } from "./services.ts";

/** What the framework calls for pages that do more than load and show; `server/page-cache/documents.ts` makes the others. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(renderDocument(routerContext, request.url), { status, headers });
}

/** Expected outcomes (404, 405, a visitor who left) are not worth a stack; everything else is a bug and is told. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(servicesContext).log({ event: "page failed", error });
}
