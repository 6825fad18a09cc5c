import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { htmlResponse } from "./html-response.ts";
import { nonceContext, servicesContext } from "#kit/context.ts";

/**
 * Renders a document in one synchronous pass: pages ship no router to the browser, so there is nothing to stream, and
 * `renderToString` takes 0.45 ms a page where streaming takes 0.75 ms. The desk does ship one: its data comes as a stream
 * of the router's, which only React's own stream waits for.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Response | Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const nonce = given.get(nonceContext);
  if (nonce !== "") return documentOfDesk(request, { status, headers }, { context, nonce, given });
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  return htmlResponse(`<!DOCTYPE html>${html}`, { status, headers });
}

async function documentOfDesk(
  request: Request,
  init: ResponseInit,
  { context, nonce, given }: { context: EntryContext; nonce: string; given: RouterContextProvider },
): Promise<Response> {
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const onError = (error: unknown) => handleError(error, { request, context: given });
  const stream = await renderToReadableStream(page, { nonce, onError });
  await stream.allReady;
  return new Response(stream, init);
}

/** Logs bugs. Not logged: expected statuses (404, 405, 422), and requests that the client has aborted. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(servicesContext).log({ event: "page failed", error });
}
