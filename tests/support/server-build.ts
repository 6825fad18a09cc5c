import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");
const VIRTUAL = "virtual:react-router/server-build";

/**
 * Gives page tests the router's server build straight from `app/routes.ts`, without building anything:
 * the framework's own plugin cannot run inside the test runner.
 */
export function serverBuildFromRoutes(): Plugin {
  return {
    name: "niho-server-build-from-routes",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { default: routes } = (await import(join(ROOT, "app/routes.ts"))) as { default: RouteEntry[] };
      return serverBuildModule(routes);
    },
  };
}

type RouteEntry = { id?: string; path?: string; index?: boolean; file: string; children?: RouteEntry[] };
type Flat = RouteEntry & { parentId?: string };

function flat(routes: readonly RouteEntry[], parentId: string): Flat[] {
  return routes.flatMap(({ children = [], ...entry }) => [
    { ...entry, parentId },
    ...flat(children, idOf(entry)),
  ]);
}

function idOf({ id, file }: RouteEntry): string {
  return id ?? file.replace(/\.tsx?$/, "");
}

function serverBuildModule(routes: readonly RouteEntry[]): string {
  const all: readonly Flat[] = [{ id: "root", path: "", file: "root.tsx" }, ...flat(routes, "root")];
  const imports = all.map(
    ({ file }, at) => `import * as route${at} from ${JSON.stringify(join(ROOT, "app", file))};`,
  );
  const entries = all.map((entry, at) => {
    const id = idOf(entry);
    const { path, index, parentId } = entry;
    return `[${JSON.stringify(id)}]: { ...${JSON.stringify({ id, parentId, path, index })}, module: asBuilt(route${at}) },`;
  });
  return `
    import { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from "react-router";
    import * as entryModule from ${JSON.stringify(join(ROOT, "app/entry.server.tsx"))};
    ${imports.join("\n")}
    function asBuilt(module) {
      return {
        ...module,
        ...(module.default && { default: UNSAFE_withComponentProps(module.default) }),
        ...(module.ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(module.ErrorBoundary) }),
      };
    }
    export const entry = { module: entryModule };
    export const routes = { ${entries.join("\n")} };
    export const assets = {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: Object.fromEntries(Object.values(routes).map(({ module, ...route }) => [route.id, {
        ...route,
        module: "/assets/route.js",
        hasLoader: module.loader !== undefined,
        hasAction: module.action !== undefined,
        hasErrorBoundary: module.ErrorBoundary !== undefined,
        hasClientLoader: false,
        hasClientAction: false,
        hasClientMiddleware: false,
      }])),
      url: "/assets/manifest.js",
      version: "tests",
    };
    export const publicPath = "/";
    export const assetsBuildDirectory = "";
    export const basename = "/";
    export const future = {};
    export const ssr = true;
    export const isSpaMode = false;
    export const prerender = [];
    export const routeDiscovery = { mode: "initial" };
    export const allowedActionOrigins = false;
  `;
}
