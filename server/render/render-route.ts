import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";

export type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

/** Runs a route's action and loaders, and makes the response: a document, or its own where it has no component. */
export type RenderRoute = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * One renderer for each route, out of the parts that React Router documents for servers of one's own
 * (`createStaticHandler`, `ServerRouter`). It answers as the framework's `createRequestHandler` does, without what only
 * a router in the browser has a use for: that handler encodes the loaders' data a second time into each document,
 * builds the tree of all routes and matches the address three times. docs/decisions/0022 has the measurements, and
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
        Object.values(loaded.errors ?? {}).forEach(report);
        return render(withoutDetails(loaded), headers).catch((error: unknown) => {
          report(error);
          return render({ ...loaded, statusCode: 500, errors: { [root.id]: FAILED } }, headers);
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
      return new Response("Unexpected Server Error", {
        status: 500,
        headers: { "Content-Type": "text/plain" },
      });
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

/** An error boundary sees a status, never a message or a stack. */
function withoutDetails(loaded: StaticHandlerContext): StaticHandlerContext {
  const errors = Object.entries(loaded.errors ?? {}).map(([id, error]) => [
    id,
    isRouteErrorResponse(error) ? error : FAILED,
  ]);
  return errors.length === 0 ? loaded : { ...loaded, errors: Object.fromEntries(errors) };
}

const FAILED = new Error("The page could not be made.");
