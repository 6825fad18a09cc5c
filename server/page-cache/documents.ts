import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { renderDocument } from "#app/document.tsx";

type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

/** Loads and renders one route's page: the document, or null where it is anything but a page that was found. */
type MakeDocument = (request: Request, context: RouterContextProvider) => Promise<string | null>;

/**
 * Makes the documents of routes that only load and show, out of the parts that the router documents for servers of
 * one's own (`createStaticHandler`, `ServerRouter`). The framework's request handler makes the same document from the
 * same modules, but does for every request what only a router in the browser has a use for: it encodes the loaders'
 * data once more, builds the tree of all routes and matches the address three times. What is left out here is
 * measured in `docs/decisions/0022`; a test holds both to the same bytes.
 *
 * Undefined for a route with an action, middleware or headers of its own, which the framework serves.
 */
export function documents(build: ServerBuild): (route: BuiltRoute) => MakeDocument | undefined {
  const root = build.routes.root!;
  const makers = new Map<BuiltRoute, MakeDocument | undefined>();
  return (route) => {
    if (!makers.has(route)) makers.set(route, isPlain(route) ? makerOf(build, root, route) : undefined);
    return makers.get(route);
  };
}

function isPlain({ module }: BuiltRoute): boolean {
  const { default: page, action, middleware, headers } = module;
  return page !== undefined && action === undefined && middleware === undefined && headers === undefined;
}

function makerOf(build: ServerBuild, root: BuiltRoute, page: BuiltRoute): MakeDocument {
  const handler = createStaticHandler([
    { ...routeOf(root), path: "", children: [routeOf(page)] } as RouteObject,
  ]);
  const both = (routes: EntryContext["manifest"]["routes"]) => ({
    [root.id]: routes[root.id],
    [page.id]: routes[page.id],
  });
  const shared = {
    manifest: { ...build.assets, routes: both(build.assets.routes) },
    routeModules: { [root.id]: root.module, [page.id]: page.module },
    branches: [],
    future: build.future,
    ssr: build.ssr,
    isSpaMode: build.isSpaMode,
    routeDiscovery: build.routeDiscovery,
  };
  return async (request, requestContext) => {
    const found = await handler.query(request, { requestContext });
    if (found instanceof Response || found.errors || found.statusCode !== 200) return null;
    return renderDocument({ ...shared, staticHandlerContext: found }, request.url);
  };
}

function routeOf({ id, path, index, module }: BuiltRoute) {
  return { id, path, index, handle: module.handle, loader: module.loader };
}
