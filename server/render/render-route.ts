import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { type SentAgain, sentAgainContext } from "#kit/shell/send-again.tsx";
import { isUnreachable } from "#database/unreachable.ts";

export type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

/** Runs a route's action and loaders, and makes the response: a document, or its own where it has no component. */
export type RenderRoute = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * One renderer for each route, out of the parts that React Router documents for servers of one's own
 * (`createStaticHandler`, `ServerRouter`). It answers as the framework's `createRequestHandler` does, without what only
 * a router in the browser has a use for: that handler encodes the loaders' data a second time into each document,
 * builds the tree of all routes and matches the address three times. decision 27 has the measurements, and
 * `render-route.test.ts` compares the two.
 *
 * `routeRenderers(build)(route)(request, context)`
 */
export function routeRenderers(build: ServerBuild): (route: BuiltRoute) => RenderRoute {
  const renderers = new Map<BuiltRoute, RenderRoute>();
  return (route) => renderers.getOrInsertComputed(route, () => rendererOf(build, route));
}

function rendererOf(build: ServerBuild, route: BuiltRoute): RenderRoute {
  const { default: component, ErrorBoundary } = route.module;
  return component || ErrorBoundary ? documentRenderer(build, route) : resourceRenderer(build, route);
}

function documentRenderer(build: ServerBuild, page: BuiltRoute): RenderRoute {
  const root = build.routes.root!;
  const handler = handlerOf(root, page);
  const entryContext = entryContextOf(build, [root, page]);
  const { default: respond, handleError } = build.entry.module;

  return async (request, context) => {
    const report = (error: unknown) => handleError?.(error, { request, context, params: {} });
    const render = async (loaded: StaticHandlerContext, headers: Headers) =>
      respond(
        request,
        loaded.statusCode,
        headers,
        { ...entryContext, staticHandlerContext: loaded },
        context,
      );
    const response = await handler.query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const loaded = await query(request);
        if (loaded instanceof Response) return loaded;
        const headers = headersOf(page, loaded);
        const errors = Object.values(loaded.errors ?? {});
        errors.forEach(report);
        if (errors.some(isUnreachable)) headers.set("Retry-After", RETRY_AFTER);
        const sent = context.get(sentAgainContext);
        return render(withoutDetails(loaded, sent), headers).catch((error: unknown) => {
          report(error);
          const failed = { ...loaded, errors: { [root.id]: error } };
          return render(withoutDetails(failed, sent), headers);
        });
      },
    });
    return response as Response;
  };
}

function resourceRenderer({ routes, entry }: ServerBuild, route: BuiltRoute): RenderRoute {
  const handler = handlerOf(routes.root!, route);
  const { handleError } = entry.module;

  return async (request, context) => {
    try {
      return await handler.queryRoute(request, {
        routeId: route.id,
        requestContext: context,
        generateMiddlewareResponse: (query) => query(request),
      });
    } catch (error) {
      if (error instanceof Response) return error;
      handleError?.(error, { request, context, params: {} });
      const headers = { "Content-Type": "text/plain" };
      return isUnreachable(error)
        ? new Response(AWAY_WORDS, { status: 503, headers: { ...headers, "Retry-After": RETRY_AFTER } })
        : new Response("Unexpected Server Error", { status: 500, headers });
    }
  };
}

/** The route is known by now, so the handler matches against nothing else. */
function handlerOf(root: BuiltRoute, page: BuiltRoute) {
  return createStaticHandler([{ ...routeOf(root), path: "", children: [routeOf(page)] } as RouteObject]);
}

function routeOf({ id, path, index, module }: BuiltRoute) {
  const { handle, loader, action, middleware } = module;
  return { id, path, index, handle, loader, action, middleware };
}

function entryContextOf(
  build: ServerBuild,
  routes: readonly BuiltRoute[],
): Omit<EntryContext, "staticHandlerContext"> {
  const { assets, future, ssr, isSpaMode, routeDiscovery } = build;
  return {
    manifest: { ...assets, routes: Object.fromEntries(routes.map(({ id }) => [id, assets.routes[id]])) },
    routeModules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    branches: [],
    future,
    ssr,
    isSpaMode,
    routeDiscovery,
  };
}

/** What the route's `headers` says, and the cookies of its action and loader. A page of an error has none of them. */
function headersOf({ id, module }: BuiltRoute, loaded: StaticHandlerContext): Headers {
  if (loaded.errors) return new Headers();
  const loaderHeaders = loaded.loaderHeaders[id] ?? new Headers();
  const actionHeaders = loaded.actionHeaders[id] ?? new Headers();
  const parts = { loaderHeaders, actionHeaders, parentHeaders: new Headers(), errorHeaders: undefined };
  const headers = new Headers(typeof module.headers === "function" ? module.headers(parts) : module.headers);
  for (const cookie of [...actionHeaders.getSetCookie(), ...loaderHeaders.getSetCookie()]) {
    if (!headers.getSetCookie().includes(cookie)) headers.append("Set-Cookie", cookie);
  }
  return headers;
}

/**
 * An error boundary sees a status, never a message or a stack: 503 where it is the database that cannot be used. With it
 * comes the form that was posted, since no loader may have got so far.
 */
function withoutDetails(loaded: StaticHandlerContext, sent: SentAgain | null): StaticHandlerContext {
  const errors = Object.entries(loaded.errors ?? {});
  if (errors.length === 0) return loaded;
  const shown = errors.map(([id, error]) => [
    id,
    isRouteErrorResponse(error) ? error : failure(isUnreachable(error) ? 503 : 500, sent),
  ]);
  const [[, first]] = shown as [[string, { status: number }]];
  return { ...loaded, statusCode: first.status, errors: Object.fromEntries(shown) };
}

/** As React Router knows a status (`isRouteErrorResponse`). */
function failure(status: 500 | 503, data: SentAgain | null) {
  return { status, statusText: "", internal: false, data };
}

/** In seconds. */
const RETRY_AFTER = "30";
const AWAY_WORDS = "We can’t look this up just now. Please try again in a few minutes.\n";
